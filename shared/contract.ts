import { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { Permission } from './policy.ts';

type MediaType = `${string}/${string}`;

/** A form with one file, and perhaps some fields; the handler reads and limits the bytes. */
type FileBody = {
  /** Name of the field that holds the file. */
  file: string;
  fields?: z.ZodObject;
};

/** A body that is the file itself; the handler checks and limits the bytes as they come. */
type BytesBody = { bytes: MediaType };

/** A body that a parameter of the path decides; the call names that parameter's values in `params`. */
type BodyByParameter = { by: string; of: Readonly<Record<string, z.ZodType>> };

/** What is known of one API call: who may make it, what it takes and what it answers (decision 019). */
export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The whole path, with `:name` in place of its parameters. */
  path: `/api/${string}`;
  permission: Permission;
  /** One line for the people who read the list of calls. */
  summary: string;
  /** Parameters of the path that not every text will do for; what does not fit is not found. */
  params?: z.ZodObject;
  query?: z.ZodType;
  /** Headers of the request that the call knows, and what they are for. */
  headers?: Readonly<Record<string, string>>;
  body?: z.ZodType | FileBody | BytesBody | BodyByParameter;
  /** The largest body in bytes, where it is more than that of a form. Files are limited by the service that reads them. */
  maxBodyBytes?: number;
  /** Seconds in which the body must have come, where it is more than usual. */
  bodySeconds?: number;
  /**
   * What its success may change besides what cached pages show. It is published, so that in every process open sockets ask
   * whether their session still counts, or staff screens read the inbox of contact messages again.
   */
  changes?: 'sessions' | 'inbox';
  /** What may leave the server; a call without it answers with a file of this type. */
  answer: z.ZodType | MediaType;
  status?: 201;
  /** Where a plain form is sent on to that makes this call without script. */
  formLeadsTo?: string;
  /** Errors of its own, beside those that its permission, parameters and body bring. */
  errors?: readonly ErrorCode[];
};

/** Declares a call; server, client, matrix and description read it from here. */
export const call = <const C extends Call>(declared: C): C => declared;

/** The name by which the client makes a call: "PUT /api/users/:id". */
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

/** What the handler of a call gets, parsed. */
export type CallInput<C extends Call> = {
  params: Record<ParametersOf<C['path']>, string> & ParsedParameters<C>;
  query: Parsed<C['query']>;
  body: Parsed<C['body']>;
};

/** What the handler of a call gives back: nothing when the answer only says that it is done, a Response for a file. */
export type CallAnswer<C extends Call, File> = C['answer'] extends z.ZodType
  ? { success: true } extends z.input<C['answer']>
    ? void
    : z.input<C['answer']>
  : File;

/** By this a repeated request is known that makes a record: its first answer may have been lost. */
export const requestKeyHeader = {
  'Idempotency-Key':
    'A request repeated with the same key makes nothing new, and answers what the first has made',
} as const;

/** Answers of changes that return no data. */
export const done = z.object({ success: z.literal(true) });
export const made = done.extend({ id: z.uuid() });
export const counted = done.extend({ count: z.number().int() });

/** Whether the body is a file, or a form with one. */
export const takesFile = ({ body }: Call): boolean =>
  body !== undefined && ('file' in body || 'bytes' in body);

/** Every error that a call may answer: its own, and what its permission, parameters and body bring. */
export function errorsOf(declared: Call): ErrorCode[] {
  const { method, permission, query, params, body, errors = [] } = declared;
  const isGuarded = permission !== 'anyone';
  const sets: (false | readonly ErrorCode[])[] = [
    errors,
    // Of an address that cannot be decoded, and of too many requests from one network.
    ['bad_request', 'too_many_requests', 'internal', 'unavailable'],
    isGuarded && ['unauthorized'],
    isGuarded && permission !== 'identity' && ['second_factor_required'],
    (permission === 'staff' || permission === 'users') && ['forbidden'],
    query !== undefined && ['bad_request'],
    params !== undefined && ['not_found'],
    body !== undefined && ['invalid'],
    method !== 'GET' && ['bad_origin', 'too_large', 'storage_full'],
  ];
  return [...new Set(sets.flatMap((set) => set || []))];
}
