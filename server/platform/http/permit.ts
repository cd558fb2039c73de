import { createMiddleware } from 'hono/factory';
import { demand, type Permission } from '#shared/base/policy.ts';
import type { AppEnv } from './env.ts';

/** The permission that a guard requires. The permission matrix reads it from the route table. */
export const permissionOf = new WeakMap<object, Permission>();

/**
 * Middleware that admits callers with the permission. Used where the route is declared.
 * @throws AppError `unauthorized` without a signed-in user, `forbidden` if the user lacks the permission
 */
export function permit(permission: Permission) {
  const guard = createMiddleware<AppEnv>(async (c, next) => {
    const user = await c.get('user')();
    // Guarded calls come from the admin area, so their errors use its language.
    if (user) c.set('locale', user.staffLanguage);
    demand(user, permission);
    // Content for some users only must not be stored by caches between server and browser.
    c.header('Cache-Control', 'no-store');
    await next();
  });
  permissionOf.set(guard, permission);
  return guard;
}
