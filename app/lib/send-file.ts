import { ApiError } from './api.ts';

/**
 * Sends a file with some fields as a form.
 * @throws ApiError for any answer that is not OK; TypeError when the network fails, or when the file has been changed or
 * taken away since it was chosen.
 */
export async function sendFile<T>(path: string, file: File, fields: Record<string, string> = {}): Promise<T> {
  const form = new FormData();
  form.set('file', file);
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const response = await fetch(path, { method: 'POST', body: form, credentials: 'same-origin' });
  if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text());
  return (await response.json()) as T;
}
