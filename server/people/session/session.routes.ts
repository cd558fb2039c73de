import { sessionCalls } from '#shared/people/session-calls.ts';
import { handle, routesOf } from '../../platform/http/implement.ts';

/** The anonymous visitor's session (docs/specification/calls.md#session-and-account); the first call creates it. */
export function sessionRoutes() {
  return routesOf(
    handle(sessionCalls.read, async ({ c }) => ({
      success: true as const,
      anonymous: await c.get('ensureVisitor')(),
    })),
    handle(sessionCalls.create, async ({ c }) => ({
      success: true as const,
      ...(await c.get('ensureVisitor')()),
    })),
  );
}
