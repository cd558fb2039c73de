import { Hono, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { AppError } from '#shared/base/errors.ts';
import { type Call, type CallAnswer, type CallInput, nameOf } from '#shared/base/contract.ts';
import type { SessionUser } from '../../people/user/user-session.service.ts';
import type { BusMessage, Publish } from '../live/messages.ts';
import { bodyPolicy } from './body-policy.ts';
import type { AppContext, AppEnv } from './env.ts';
import { permit } from './permit.ts';
import { answer, body, query } from './validate.ts';

type Handler<C extends Call> = (
  given: CallInput<C> & {
    /** The caller; null for calls that anyone may make, because the session is not read for them. */
    user: C['permission'] extends 'anyone' ? null : SessionUser;
    c: AppContext;
  },
) => CallAnswer<C, Response> | Promise<CallAnswer<C, Response>>;

/** A call with its handler. */
export type Implementation = { call: Call; run: (c: AppContext) => Promise<Response> };

const isForm = (c: AppContext) =>
  c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded') === true;

/** Binds a handler to its call: parses parameters and body, and reduces the answer to what its schema declares. */
export function handle<const C extends Call>(call: C, handler: Handler<C>): Implementation {
  const run = async (c: AppContext) => {
    const given = {
      params: readParameters(c, call),
      query: call.query && query(c, call.query),
      body: await readBody(c, call),
      user: call.permission === 'anyone' ? null : await c.get('user')(),
      c,
    } as Parameters<Handler<C>>[0];
    const value: unknown = await handler(given);
    if (typeof call.answer === 'string') return value as Response;
    if (call.formLeadsTo !== undefined && isForm(c)) return c.redirect(call.formLeadsTo, 303);
    return answer(c, call.answer, value === undefined ? { success: true } : value, call.status);
  };
  return { call, run };
}

/** Collects the handlers of a noun's calls. */
export const routesOf = (...handlers: Implementation[]): Implementation[] => handlers;

type ApiOptions = {
  /** Middleware of every call that reads public data. */
  publicReads: MiddlewareHandler<AppEnv>;
  publish: Publish;
};

/**
 * Creates the routes of all declared calls, to be mounted at /api. Only declared calls get a route, so nothing
 * else can be reached.
 * @throws Error where a call has no handler or two, or where a handler's call is not declared
 */
export function createApi(
  declared: readonly Call[],
  { publicReads, publish }: ApiOptions,
  implemented: readonly Implementation[],
): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  const missing = new Set(declared);
  for (const { call, run } of implemented.toSorted(byWords)) {
    if (!missing.delete(call)) throw new Error(`${nameOf(call)} is not declared, or has two handlers`);
    const path = call.path.slice('/api'.length);
    if (call.method !== 'GET') routes.on(call.method, path, bodyPolicy(call));
    if (call.permission !== 'anyone') routes.on(call.method, path, permit(call.permission));
    // Public reads query the database each time.
    else if (call.method === 'GET') routes.on(call.method, path, publicReads);
    // No ETag for files: a long one would have to be held in memory to compute it.
    if (call.method === 'GET' && typeof call.answer !== 'string')
      routes.on(call.method, path, etag({ weak: true }));
    if (call.changes) routes.on(call.method, path, publishing({ kind: call.changes }, publish));
    routes.on(call.method, path, run);
  }
  for (const call of missing) throw new Error(`${nameOf(call)} is declared and has no handler`);
  return routes;
}

/** Publishes a message once the call has succeeded. */
const publishing =
  (message: BusMessage, publish: Publish): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    await next();
    if (!c.error) publish(message);
  };

/** Order of routes: a word comes before a parameter in the same place, because the first route that matches is used. */
function byWords(a: Implementation, b: Implementation): number {
  const [one, other] = [a, b].map(({ call }) => call.path.replaceAll(':', '~'));
  return one === other ? 0 : one! < other! ? -1 : 1;
}

function readParameters(c: AppContext, { params }: Call): Record<string, unknown> {
  const given = c.req.param();
  if (!params) return given;
  const parsed = params.safeParse(given);
  if (!parsed.success) throw new AppError('not_found', 'no such path');
  return { ...given, ...parsed.data };
}

function readBody(c: AppContext, call: Call): Promise<unknown> | undefined {
  const wanted = call.body;
  if (wanted === undefined || 'file' in wanted || 'bytes' in wanted) return undefined;
  if (!('by' in wanted)) return body(c, wanted);
  const schema = wanted.of[c.req.param(wanted.by)!];
  if (!schema) throw new Error(`${nameOf(call)} has no body for what its parameters allow`);
  return body(c, schema);
}
