import type { z } from 'zod';
import type { calls } from './calls.ts';
import type { Call, ParametersOf } from '../base/contract.ts';

type Nouns = typeof calls;
type AnyCall = { [N in keyof Nouns]: Nouns[N][keyof Nouns[N]] }[keyof Nouns];
type Named<C> = C extends Call ? `${C['method']} ${C['path']}` : never;
type CallsByName = { [C in AnyCall as Named<C>]: C };

/**
 * Name of a call: "PUT /api/users/:id". Only types are derived
 * from the declarations here; nothing is loaded at run time.
 */
export type CallName = keyof CallsByName;

type Body<C> = C extends { body: infer B }
  ? B extends z.ZodType
    ? z.input<B>
    : B extends { of: infer T extends Record<string, z.ZodType> }
      ? z.input<T[keyof T]>
      : never
  : never;

type KeysOf<T> = T extends readonly unknown[] ? never : T extends unknown ? keyof T : never;
/** Unchecked values of these fields: the server validates them and reports an error for each invalid one. */
type FormOf<T> = Readonly<Partial<Record<KeysOf<T>, unknown>>>;

type GivenParameters<C extends Call> = [ParametersOf<C['path']>] extends [never]
  ? { params?: never }
  : {
      params: Record<ParametersOf<C['path']>, string> &
        (C['params'] extends z.ZodObject ? z.input<C['params']> : unknown);
    };
type GivenQuery<C> = C extends { query: infer Q extends z.ZodType }
  ? { query?: { readonly [K in keyof z.input<Q>]?: string | number } }
  : { query?: never };
type GivenHeaders<C> = C extends { headers: infer H }
  ? { headers?: { readonly [K in keyof H]?: string } }
  : { headers?: never };
type GivenBody<C> = [Body<C>] extends [never]
  ? { body?: never; form?: never }
  : { body: Body<C>; form?: never } | { body?: never; form: FormOf<Body<C>> };

/** Parameters and query, from which the address of a call is made. */
export type AddressOf<N extends CallName> = GivenParameters<CallsByName[N]> & GivenQuery<CallsByName[N]>;

/** Arguments of a call: parameters, query, headers, and the body as an object or as form values. */
export type GivenOf<N extends CallName> = AddressOf<N> &
  GivenHeaders<CallsByName[N]> &
  GivenBody<CallsByName[N]> & {
    /** Ends the call, instead of the limits of `callApi`. */ signal?: AbortSignal;
  };

/** Names of the calls that answer with JSON; all other calls answer with a file. */
export type JsonCallName = {
  [N in CallName]: CallsByName[N]['answer'] extends z.ZodType ? N : never;
}[CallName];

/** Parsed answer of a call. */
export type AnswerOf<N extends JsonCallName> = CallsByName[N] extends {
  answer: infer A extends z.ZodType;
}
  ? z.output<A>
  : never;

/** Names of the calls that accept a file. */
export type FileCallName = {
  [N in CallName]: CallsByName[N] extends { body: { file: string } } ? N : never;
}[CallName];

/** Name of the form field that holds the file. */
export type FileFieldOf<N extends FileCallName> = CallsByName[N] extends {
  body: { file: infer F extends string };
}
  ? F
  : never;

/** The other fields of a form with a file. */
export type FileFieldsOf<N extends FileCallName> = CallsByName[N] extends {
  body: { fields: infer F extends z.ZodObject };
}
  ? { [K in keyof z.input<F>]: string }
  : unknown;

/** An argument that can be omitted if all its fields are optional. */
export type Optional<T> = { [K in never]: K } extends T ? [given?: T] : [given: T];
