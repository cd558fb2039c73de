import type {
  AddressOf,
  AnswerOf,
  FileCallName,
  FileFieldOf,
  FileFieldsOf,
  JsonCallName,
  Optional,
} from '#shared/call-types.ts';
import { type Loose, send } from './api.ts';

type Options<N extends FileCallName> = AddressOf<N> & {
  /** Name of the file, where the browser knows none. */
  fileName?: string;
  signal?: AbortSignal;
};
type Given<N extends FileCallName> = [
  name: N,
  fields: Record<FileFieldOf<N>, Blob> & FileFieldsOf<N>,
  ...options: Optional<Options<N>>,
];

/**
 * Sends a file, and fields beside it, to a declared call that takes one.
 * @throws ApiError for any answer that is not OK; TypeError when the network fails, or when the file has been changed or
 * taken away since it was chosen; DOMException when `signal` gives up.
 */
export async function sendFile<N extends FileCallName & JsonCallName>(
  ...given: Given<N>
): Promise<AnswerOf<N>> {
  // The server has put it through its schema.
  return (await (await post(given)).json()) as AnswerOf<N>;
}

/** Sends a file to a call that answers with another. @throws as `sendFile` does */
export const exchangeFile = async <N extends Exclude<FileCallName, JsonCallName>>(
  ...given: Given<N>
): Promise<Blob> => (await post(given)).blob();

function post<N extends FileCallName>([name, fields, options]: Given<N>): Promise<Response> {
  const { fileName, signal, ...address } = (options ?? {}) as Loose & Pick<Options<N>, 'fileName' | 'signal'>;
  const form = new FormData();
  for (const [field, value] of Object.entries<Blob | string>(fields)) {
    if (typeof value === 'string' || fileName === undefined) form.set(field, value);
    else form.set(field, value, fileName);
  }
  return send(name, address, { body: form, ...(signal ? { signal } : {}) });
}
