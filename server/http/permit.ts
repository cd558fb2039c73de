import { createMiddleware } from 'hono/factory';
import { demand, type Permission } from '#shared/policy.ts';
import type { AppEnv } from './env.ts';

/** What a guarded route asks for, by its handler: the permission matrix reads it from the route table. */
export const permissionOf = new WeakMap<object, Permission>();

/**
 * Admits callers of a route who have the permission; named where the route is declared.
 * @throws AppError `unauthorized` without a signed-in user, `forbidden` when it is the wrong one
 */
export function permit(permission: Permission) {
  const guard = createMiddleware<AppEnv>(async (c, next) => {
    const user = await c.get('user')();
    // What only the staff may call is called from the admin area; its errors speak as that does.
    if (user) c.set('locale', user.staffLanguage);
    demand(user, permission);
    // Content for some users only must not be cached on the way.
    c.header('Cache-Control', 'no-store');
    await next();
  });
  permissionOf.set(guard, permission);
  return guard;
}
