import { createMiddleware } from 'hono/factory';
import type { Visitor } from '#shared/people/session.ts';
import type { SessionService } from '../../people/session/session.service.ts';
import type { UserSessionService } from '../../people/user/user-session.service.ts';
import { cookieNames, readSecret, setCookie } from './cookies.ts';
import type { AppEnv } from './env.ts';

/** Gives all later handlers access to the session, which is read from the database at first use only. */
export function sessions(service: SessionService, userSessions: UserSessionService) {
  return createMiddleware<AppEnv>(async (c, next) => {
    let visitor: Promise<Visitor | null> | undefined;
    const readVisitor = () => (visitor ??= service.findVisitor(readSecret(c, cookieNames.visitor)));
    c.set('visitor', readVisitor);
    c.set('ensureVisitor', async () => {
      const known = await readVisitor();
      if (known) return known;
      const created = await service.createVisitor(c.get('ip'));
      visitor = Promise.resolve(created.visitor);
      setCookie(c, 'visitor', created.token);
      return created.visitor;
    });
    let user: ReturnType<UserSessionService['findUser']> | undefined;
    c.set('user', () => (user ??= readUser()));
    async function readUser() {
      const found = await userSessions.findUser(readSecret(c, cookieNames.staff));
      c.set('userId', found?.id);
      return found;
    }
    await next();
  });
}
