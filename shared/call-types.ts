import type { z } from 'zod';
import type { calls } from './calls.ts';
import type { Call, ParametersOf } from './contract.ts';

type Nouns = typeof calls;
type AnyCall = { [N in keyof Nouns]: Nouns[N][keyof Nouns[N]] }[keyof Nouns];
type Named<C> = C extends Call ? `${C['method']} ${C['path']}` : never;
type CallsByName = { [C in AnyCall as Named<C>]: C };

/** Every call by its name, "PUT /api/users/:id": what the compiler knows of the declarations, and nothing at run time. */
export type CallName = keyof CallsByName;

type Body<C> = C extends { body: infer B }
  ? B extends z.ZodType
    ? z.input<B>
    : B extends { of: infer T extends Record<string, z.ZodType> }
      ? z.input<T[keyof T]>
      : never
  : never;

type KeysOf<T> = T extends readonly unknown[] ? never : T extends unknown ? keyof T : never;
/** Unchecked values of these fields: the server validates them, and reports the error of each. */
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

/** What an address is made of. */
export type AddressOf<N extends CallName> = GivenParameters<CallsByName[N]> & GivenQuery<CallsByName[N]>;

/** What a caller has to bring: parameters, and the body as an object or as the values of a form. */
export type GivenOf<N extends CallName> = AddressOf<N> &
  GivenHeaders<CallsByName[N]> &
  GivenBody<CallsByName[N]> & {
    /** Ends the call, instead of the limits of `callApi`. */ signal?: AbortSignal;
  };

/** Calls that answer with JSON; the others answer with a file. */
export type JsonCallName = {
  [N in CallName]: CallsByName[N]['answer'] extends z.ZodType ? N : never;
}[CallName];

/** What comes back. */
export type AnswerOf<N extends JsonCallName> = CallsByName[N] extends {
  answer: infer A extends z.ZodType;
}
  ? z.output<A>
  : never;

/** Calls that take a file. */
export type FileCallName = {
  [N in CallName]: CallsByName[N] extends { body: { file: string } } ? N : never;
}[CallName];

/** The field of a form that holds the file. */
export type FileFieldOf<N extends FileCallName> = CallsByName[N] extends {
  body: { file: infer F extends string };
}
  ? F
  : never;

/** The fields beside a file, as a form has them. */
export type FileFieldsOf<N extends FileCallName> = CallsByName[N] extends {
  body: { fields: infer F extends z.ZodObject };
}
  ? { [K in keyof z.input<F>]: string }
  : unknown;

/** An argument that may be left out where nothing in it is needed. */
export type Optional<T> = { [K in never]: K } extends T ? [given?: T] : [given: T];
