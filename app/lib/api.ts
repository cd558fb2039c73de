import type { ErrorBody } from '../../shared/errors.ts';

/** A call that was answered with an error: "404: {…}" (public-site section 8), with the parsed body beside it. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody | null;

  constructor(status: number, statusText: string, text: string) {
    super(`${status}: ${text || statusText}`);
    this.status = status;
    this.body = parse(text);
  }
}

function parse(text: string): ErrorBody | null {
  try {
    return JSON.parse(text) as ErrorBody;
  } catch {
    return null;
  }
}

/**
 * Calls the API with the visitor's cookies.
 * @throws ApiError for any answer that is not OK; TypeError when the network fails.
 */
export async function callApi<T>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<T> {
  const response = await fetch(path, {
    method,
    credentials: 'same-origin',
    headers: { ...headers, ...(body ? { 'Content-Type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return readAnswer<T>(response);
}

/** @throws ApiError for any answer that is not OK */
export async function readAnswer<T>(response: Response): Promise<T> {
  if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text());
  return (await response.json()) as T;
}
