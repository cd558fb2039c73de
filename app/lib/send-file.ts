import type {
  AddressOf,
  AnswerOf,
  FileCallName,
  FileFieldOf,
  FileFieldsOf,
  JsonCallName,
  Optional,
} from '#shared/platform/call-types.ts';
import { addressOf, demandOk, type Loose, send } from './api.ts';
import { failureOf } from './failure.ts';
import { recordAnswer } from './reach.ts';

/** How a body is sent, with its progress: `fetch` cannot report how much of it has been sent. */
type Sending = { onProgress: (share: number) => void; seconds?: number; signal?: AbortSignal };

type Options<N extends FileCallName> = AddressOf<N> & {
  /** Name of the file, if the browser knows none. */
  fileName?: string;
  signal?: AbortSignal;
} & Partial<Sending>;
type Given<N extends FileCallName> = [
  name: N,
  fields: Record<FileFieldOf<N>, Blob> & FileFieldsOf<N>,
  ...options: Optional<Options<N>>,
];

/**
 * Sends a file, and other fields, to a declared call that takes one.
 * @throws ApiError for any answer that is not OK; TypeError if the network fails, or if the file was changed or
 * removed since it was chosen; DOMException if `signal` aborts, `TimeoutError` after `seconds`
 */
export async function sendFile<N extends FileCallName & JsonCallName>(
  ...given: Given<N>
): Promise<AnswerOf<N>> {
  // The server has checked the answer against its schema.
  return (await (await post(given)).json()) as AnswerOf<N>;
}

/** Sends a file to a call that answers with another file. @throws as `sendFile` does */
export const exchangeFile = async <N extends Exclude<FileCallName, JsonCallName>>(
  ...given: Given<N>
): Promise<Blob> => (await post(given)).blob();

async function post<N extends FileCallName>([name, fields, options]: Given<N>): Promise<Response> {
  const { fileName, signal, onProgress, seconds, ...address } = (options ?? {}) as Loose &
    Partial<Options<N>>;
  const body = formOf(fields, fileName);
  const given = signal ? { signal } : {};
  if (!onProgress) return send(name, address, { body, ...given });
  const sending = { ...given, onProgress, ...(seconds === undefined ? {} : { seconds }) };
  try {
    const response = await sendBody(
      name.slice(0, name.indexOf(' ')),
      addressOf(name, address),
      body,
      sending,
    );
    recordAnswer(response.status);
    return await demandOk(response);
  } catch (error) {
    if (failureOf(error).status === null) recordAnswer(null);
    throw error;
  }
}

/** Sends a file to an address of its own, which may be that of an object store. @throws as `sendFile` does */
export const putFile = async (address: string, file: Blob, sending: Sending): Promise<Response> =>
  demandOk(await sendBody('PUT', address, file, sending));

function sendBody(
  method: string,
  address: string,
  body: Blob | FormData,
  { onProgress, seconds = 0, signal }: Sending,
): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const request = new XMLHttpRequest();
  request.open(method, address);
  request.responseType = 'blob';
  request.timeout = seconds * 1000;
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total ? loaded / total : 0));
  request.addEventListener('load', () => {
    const { status, statusText } = request;
    resolve(new Response(status === 204 ? null : (request.response as Blob), { status, statusText }));
  });
  for (const failure of ['error', 'timeout', 'abort'] as const)
    request.addEventListener(failure, () => {
      const text = `the file could not be sent: ${failure}`;
      reject(failure === 'timeout' ? new DOMException(text, 'TimeoutError') : new TypeError(text));
    });
  signal?.addEventListener('abort', () => request.abort());
  request.send(body);
  return promise;
}

function formOf(fields: Readonly<Record<string, Blob | string>>, fileName?: string): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) {
    if (typeof value === 'string' || fileName === undefined) form.set(field, value);
    else form.set(field, value, fileName);
  }
  return form;
}
