import { z } from 'zod';
import { accountCalls } from '#shared/people/account-calls.ts';
import { AppError } from '#shared/base/errors.ts';
import { toStaffLanguage } from '#shared/base/locale.ts';
import { cookieNames, readSecret, setCookie } from '../../platform/http/cookies.ts';
import { handle, routesOf } from '../../platform/http/implement.ts';
import { signIn, type SignInServices } from '../../platform/http/sign-in.ts';
import type { UserSessionService } from './user-session.service.ts';
import type { AccountService } from './account.service.ts';
import type { UserService } from './user.service.ts';

type Dependencies = {
  accounts: AccountService;
  users: UserService;
  userSessions: UserSessionService;
  quoteLists: SignInServices['quoteLists'];
};

/**
 * Calls for signing in and out, registering, and the user's own account: /api/user, /api/login …
 * (docs/specification/calls.md#session-and-account).
 */
export function accountRoutes({ accounts, users, userSessions, quoteLists }: Dependencies) {
  return routesOf(
    handle(accountCalls.read, ({ user }) => user),
    handle(accountCalls.signIn, async ({ body, c }) => {
      const user = await signIn(c, { accounts, quoteLists }, body);
      c.header('Cache-Control', 'no-store');
      return user;
    }),
    // The menu's form works without script and leads to the home page.
    handle(accountCalls.signOut, async ({ c }) => {
      await accounts.signOut(await c.get('user')(), readSecret(c, cookieNames.staff));
      setCookie(c, 'staff', null);
      c.header('Cache-Control', 'no-store');
      // Clear the answers that the browser has cached. Not "storage": it holds unsent contact messages and
      // drafts, and input must not get lost. Not "cookies": that would also delete the visitor's session with its
      // favourites, and the cookie of the known device; the user session's own cookie is deleted above.
      c.header('Clear-Site-Data', '"cache"');
    }),
    handle(accountCalls.register, async ({ body, c }) =>
      users.register(await c.get('user')(), body, toStaffLanguage(c.get('locale'))),
    ),
    handle(accountCalls.changeProfile, ({ user, body }) => accounts.changeProfile(user, body)),
    handle(accountCalls.changePassword, ({ user, body, c }) =>
      accounts.changePassword(user, body.currentPassword, body.newPassword, c.get('ip')),
    ),
    handle(accountCalls.sessions, ({ user }) => userSessions.list(user.id, user.sessionId)),
    handle(accountCalls.endOtherSessions, ({ user, body, c }) =>
      accounts.endSessions(user, null, body.currentPassword, c.get('ip')),
    ),
    handle(accountCalls.endSession, ({ user, params, body, c }) => {
      const id = z.uuid().safeParse(params.id).data;
      if (!id) throw new AppError('not_found', 'no such session');
      return accounts.endSessions(user, id, body.currentPassword, c.get('ip'));
    }),
    handle(accountCalls.secondFactor, ({ user }) => accounts.secondFactorState(user)),
    handle(accountCalls.beginSecondFactor, ({ user, body, c }) =>
      accounts.beginSecondFactor(user, body.currentPassword, {
        address: c.get('ip'),
        issuer: new URL(c.get('origin')).host,
      }),
    ),
    handle(accountCalls.confirmSecondFactor, async ({ user, body }) => ({
      recoveryCodes: await accounts.confirmSecondFactor(user, body.code),
    })),
    handle(accountCalls.chooseLanguage, async ({ user, body, c }) => {
      await accounts.chooseLanguage(user, body.staffLanguage);
      setCookie(c, 'staffLanguage', body.staffLanguage);
    }),
    handle(accountCalls.endSecondFactor, ({ user, body, c }) =>
      accounts.endSecondFactor(user, body.currentPassword, c.get('ip')),
    ),
  );
}
