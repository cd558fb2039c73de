import type {
  AddressOf,
  AnswerOf,
  FileCallName,
  FileFieldOf,
  FileFieldsOf,
  JsonCallName,
  Optional,
} from '#shared/platform/call-types.ts';
import { addressOf, ApiError, type Loose, send } from './api.ts';
import { noteAnswer } from './reach.ts';

type Options<N extends FileCallName> = AddressOf<N> & {
  /** Name of the file, if the browser knows none. */
  fileName?: string;
  signal?: AbortSignal;
};
type Given<N extends FileCallName> = [
  name: N,
  fields: Record<FileFieldOf<N>, Blob> & FileFieldsOf<N>,
  ...options: Optional<Options<N>>,
];

/**
 * Sends a file, and other fields, to a declared call that takes one.
 * @throws ApiError for any answer that is not OK; TypeError if the network fails, or if the file was changed or
 * removed since it was chosen; DOMException if `signal` aborts.
 */
export async function sendFile<N extends FileCallName & JsonCallName>(
  ...given: Given<N>
): Promise<AnswerOf<N>> {
  // The server has checked the answer against its schema.
  return (await (await post(given)).json()) as AnswerOf<N>;
}

/**
 * Sends a file and reports the share that has been sent, which `fetch` cannot.
 * @param options how many seconds it may take
 * @throws ApiError for any answer that is not OK; TypeError if the network fails or `signal` aborts; DOMException
 *   `TimeoutError` on timeout
 */
export async function sendFileWithProgress<N extends FileCallName & JsonCallName>(
  name: N,
  fields: Given<N>[1],
  {
    onProgress,
    seconds,
    fileName,
    signal,
    ...address
  }: Options<N> & { onProgress: (share: number) => void; seconds: number },
): Promise<AnswerOf<N>> {
  const { promise, resolve, reject } = Promise.withResolvers<AnswerOf<N>>();
  const request = new XMLHttpRequest();
  request.open(name.slice(0, name.indexOf(' ')), addressOf(name, address));
  request.timeout = seconds * 1000;
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total ? loaded / total : 0));
  request.addEventListener('load', () => {
    const { status, statusText, responseText } = request;
    noteAnswer(status);
    // The server has checked the answer against its schema.
    if (status >= 200 && status < 300) resolve(JSON.parse(responseText) as AnswerOf<N>);
    else reject(new ApiError(status, statusText, responseText));
  });
  for (const failure of ['error', 'timeout', 'abort'] as const)
    request.addEventListener(failure, () => {
      noteAnswer(null);
      const text = `the file could not be sent: ${failure}`;
      reject(failure === 'timeout' ? new DOMException(text, 'TimeoutError') : new TypeError(text));
    });
  signal?.addEventListener('abort', () => request.abort());
  request.send(formOf(fields, fileName));
  return promise;
}

/** Sends a file to a call that answers with another file. @throws as `sendFile` does */
export const exchangeFile = async <N extends Exclude<FileCallName, JsonCallName>>(
  ...given: Given<N>
): Promise<Blob> => (await post(given)).blob();

function post<N extends FileCallName>([name, fields, options]: Given<N>): Promise<Response> {
  const { fileName, signal, ...address } = (options ?? {}) as Loose & Pick<Options<N>, 'fileName' | 'signal'>;
  return send(name, address, { body: formOf(fields, fileName), ...(signal ? { signal } : {}) });
}

function formOf(fields: Readonly<Record<string, Blob | string>>, fileName?: string): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) {
    if (typeof value === 'string' || fileName === undefined) form.set(field, value);
    else form.set(field, value, fileName);
  }
  return form;
}
