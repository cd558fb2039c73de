import type {
  AddressOf,
  AnswerOf,
  CallName,
  GivenOf,
  JsonCallName,
  Optional,
} from '#shared/platform/call-types.ts';
import type { ErrorBody } from '#shared/base/errors.ts';
import { longestReadMs } from '#shared/base/limits.ts';
import { withPatience } from './patience.ts';
import { recordAnswer } from './reach.ts';

/** The error answer of a call: "404: {…}" (docs/specification/errors.md#answers), with its parsed body. */
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

/** The parts of an address, with the types of any call. */
export type Loose = {
  params?: Readonly<Record<string, string>> | undefined;
  query?: Readonly<Record<string, string | number | undefined>> | undefined;
};

/** The input of a call, with the types of any call. */
type Given = Loose & {
  body?: unknown;
  form?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
};

/** Builds the address of a call. This is the only place that inserts and escapes parameters. */
export function addressOf(name: CallName, { params = {}, query = {} }: Loose = {}): string {
  const path = name
    .slice(name.indexOf(' ') + 1)
    .replaceAll(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  const asked = Object.entries(query).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)]],
  );
  return asked.length > 0 ? `${path}?${new URLSearchParams(asked)}` : path;
}

/** The address of a call that is used as a link: a file to save, or a page. */
export const pathOf = <N extends CallName>(name: N, ...[given]: Optional<AddressOf<N>>): string =>
  addressOf(name, given);

/**
 * Makes a declared call (shared/platform/calls.ts) with the visitor's cookies:
 * `callApi('PUT /api/users/:id', { params, body })`. The browser knows only the types of the declarations; the server
 * checks the input.
 * @throws ApiError for any answer that is not OK; TypeError if the network fails.
 */
export async function callApi<N extends JsonCallName>(
  name: N,
  ...given: Optional<GivenOf<N>>
): Promise<AnswerOf<N>> {
  // Cast through `unknown`: the union of the input of all calls is too large for the compiler.
  const [{ body, form, headers, signal, ...address } = {}] = given as readonly unknown[] as [Given?];
  const sent = body ?? form;
  const response = await send(name, address, {
    headers: { ...headers, ...(sent === undefined ? {} : { 'Content-Type': 'application/json' }) },
    ...(sent === undefined ? {} : { body: JSON.stringify(sent) }),
    ...(signal ? { signal } : {}),
  });
  // The server has checked the answer against its schema.
  return (await response.json()) as AnswerOf<N>;
}

/** A signal that aborts a read after the time limit. Old browsers without `AbortSignal.timeout` have no limit. */
const readingEnds = (): AbortSignal | null => AbortSignal.timeout?.(longestReadMs) ?? null;

/**
 * Makes a call and returns its answer.
 * @throws ApiError for any answer that is not OK; TypeError, or DOMException on timeout
 */
export async function send(name: CallName, address: Loose, init: RequestInit): Promise<Response> {
  return demandOk(await exchange(name, address, init));
}

/** @throws ApiError for any answer that is not OK */
export async function demandOk(response: Response): Promise<Response> {
  if (response.ok) return response;
  const error = new ApiError(response.status, response.statusText, await response.text());
  // On this event the shell of the admin area asks the user to sign in again (sign-in-again.tsx).
  if (error.body?.code === 'unauthorized') globalThis.dispatchEvent?.(new Event('unauthorized'));
  throw error;
}

/** Makes a call and returns its answer, whatever its status. @throws TypeError, or DOMException on timeout */
export async function exchange(name: CallName, address: Loose, init: RequestInit): Promise<Response> {
  const method = name.slice(0, name.indexOf(' '));
  const url = addressOf(name, address);
  const options: RequestInit = { ...init, method, credentials: 'same-origin' };
  const response = await request(url, options).catch((error: unknown) => {
    recordAnswer(null);
    throw error;
  });
  recordAnswer(response.status);
  return response;
}

/**
 * Sends a request. The user is not told of slow reads, nor of calls that outlive their page. A caller that passes a
 * signal sets its own time limit.
 */
async function request(url: string, options: RequestInit): Promise<Response> {
  if (options.signal || options.keepalive) return fetch(url, options);
  if (options.method === 'GET') return fetch(url, { ...options, signal: readingEnds() });
  return withPatience((signal) => fetch(url, { ...options, signal }));
}
