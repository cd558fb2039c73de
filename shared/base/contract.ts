import { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { Permission } from './policy.ts';

type MediaType = `${string}/${string}`;

/** A form with one file and optional fields; the handler reads the bytes and limits their number. */
type FileBody = {
  /** Name of the field that holds the file. */
  file: string;
  fields?: z.ZodObject;
};

/** A body that is the file itself; the handler checks and limits the bytes while it receives them. */
type BytesBody = { bytes: MediaType };

/** A body whose schema depends on a parameter of the path; the call lists the values of that parameter in `params`. */
type BodyByParameter = { by: string; of: Readonly<Record<string, z.ZodType>> };

/** Declaration of one API call: its permission, input and answer (decision 019). */
export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The whole path, with `:name` for each parameter. */
  path: `/api/${string}`;
  permission: Permission;
  /** One line for readers of the list of calls. */
  summary: string;
  /** Schemas of path parameters that do not accept every text; a value that does not match is `not_found`. */
  params?: z.ZodObject;
  query?: z.ZodType;
  /** Request headers that the call uses, with their descriptions. */
  headers?: Readonly<Record<string, string>>;
  body?: z.ZodType | FileBody | BytesBody | BodyByParameter;
  /**
   * Largest body in bytes, if larger than that of a form. The
   * sizes of files are limited by the service that reads them.
   */
  maxBodyBytes?: number;
  /** Seconds in which the body must be received, if longer than usual. */
  bodySeconds?: number;
  /**
   * What a successful call may change besides the content of cached pages. It is
   * published, so that in every process open sockets check whether their session
   * is still valid, or staff screens read the inbox of contact messages again.
   */
  changes?: 'sessions' | 'inbox';
  /** Schema of the answer: only fields in it leave the server. A media type means that the call answers with a file. */
  answer: z.ZodType | MediaType;
  status?: 201;
  /** Address to which a plain form that makes this call without JavaScript is redirected. */
  formLeadsTo?: string;
  /** Errors of this call, in addition to those of its permission, path and body. */
  errors?: readonly ErrorCode[];
};

/** Answers of changes that return no data. */
export const done = z.object({ success: z.literal(true) });
export const made = done.extend({ id: z.uuid() });
export const counted = done.extend({ count: z.number().int() });
/** Outcome of emptying a trash: `kept` records must not be deleted by hand. */
export const emptied = counted.extend({ kept: z.number().int() });

type Declared = Omit<Call, 'method' | 'path' | 'permission' | 'answer'> & Partial<Pick<Call, 'answer'>>;
type Answered<D> = D extends { answer: Call['answer'] } ? D : D & { answer: typeof done };

/**
 * Declares a call. The server, the client, the permission matrix and the OpenAPI description read the declaration.
 * Without an answer, it is `done`.
 */
export const call = <
  const M extends Call['method'],
  const P extends Call['path'],
  const Who extends Permission,
  const D extends Declared,
>(
  method: M,
  path: P,
  permission: Who,
  declared: D,
) =>
  ({ method, path, permission, answer: done, ...declared }) as {
    method: M;
    path: P;
    permission: Who;
  } & Answered<D>;

/** Name by which the client makes a call: "PUT /api/users/:id". */
export const nameOf = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`;

/** Names of the parameters in a path. */
export type ParametersOf<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParametersOf<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;
type Parsed<S> = S extends z.ZodType
  ? z.output<S>
  : S extends { of: infer T extends Record<string, z.ZodType> }
    ? z.output<T[keyof T]>
    : undefined;
type ParsedParameters<C extends Call> = C['params'] extends z.ZodObject ? z.output<C['params']> : unknown;

/** Parsed input that the handler of a call gets. */
export type CallInput<C extends Call> = {
  params: Record<ParametersOf<C['path']>, string> & ParsedParameters<C>;
  query: Parsed<C['query']>;
  body: Parsed<C['body']>;
};

/** Return value of a call's handler: nothing if the answer only confirms success, a Response for a file. */
export type CallAnswer<C extends Call, File> = C['answer'] extends z.ZodType
  ? { success: true } extends z.input<C['answer']>
    ? void
    : z.input<C['answer']>
  : File;

/** Identifies a repeated request that creates a record: its first answer may have been lost. */
export const requestKeyHeader = {
  'Idempotency-Key':
    'A request repeated with the same key makes nothing new, and answers what the first has made',
} as const;

/** Whether the body is a file, or a form with a file. */
export const acceptsFile = ({ body }: Call): boolean =>
  body !== undefined && ('file' in body || 'bytes' in body);

/** Every error that a call can answer with: its own, and those of its permission, path and body. */
export function errorsOf(declared: Call): ErrorCode[] {
  const { method, path, permission, query, body, errors = [] } = declared;
  const isGuarded = permission !== 'anyone';
  const sets: (false | readonly ErrorCode[])[] = [
    errors,
    // An address that cannot be decoded, or too many requests from one network.
    ['bad_request', 'too_many_requests', 'internal', 'unavailable'],
    isGuarded && ['unauthorized'],
    isGuarded && permission !== 'identity' && ['second_factor_required'],
    (permission === 'staff' || permission === 'users') && ['forbidden'],
    query !== undefined && ['bad_request'],
    path.includes(':') && ['not_found'],
    body !== undefined && ['invalid'],
    method !== 'GET' && ['bad_origin', 'too_large', 'storage_full'],
  ];
  return [...new Set(sets.flatMap((set) => set || []))];
}
