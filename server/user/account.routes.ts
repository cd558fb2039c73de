import { Hono } from 'hono';
import { z } from 'zod';
import {
  credentials,
  currentUser,
  newUser,
  passwordChange,
  secondFactorCode,
  sessionRow,
} from '../../shared/user.ts';
import { AppError } from '../../shared/errors.ts';
import {
  clearedCookie,
  cookie,
  cookieNames,
  dayInSeconds,
  readSecret,
  secretCookieName,
} from '../http/cookies.ts';
import { knownDeviceDays, sessionDays } from '../../shared/limits.ts';
import type { AppContext, AppEnv } from '../http/env.ts';
import { permit } from '../http/permit.ts';
import { answer, body, done } from '../http/validate.ts';
import type { UserSessionService } from './user-session.service.ts';
import type { AccountService } from './account.service.ts';
import type { UserService } from './user.service.ts';

type Needs = { accounts: AccountService; users: UserService; userSessions: UserSessionService };

/** Where a request comes from, for the list of one's own sessions. */
const placeOf = (c: AppContext) => ({ address: c.get('ip'), userAgent: c.req.header('user-agent') ?? null });

/** Signing in and out, registering, and one's own account: /api/user, /api/login … (public-site section 7). */
export function accountRoutes({ accounts, users, userSessions }: Needs) {
  return new Hono<AppEnv>()
    .get('/user', permit('account'), async (c) => answer(c, currentUser, (await c.get('user')())!))
    .post('/login', async (c) => {
      const origin = c.get('origin');
      const { user, token, deviceToken } = await accounts.signIn(await body(c, credentials), {
        ...placeOf(c),
        oldToken: readSecret(c, cookieNames.staff),
        device: readSecret(c, cookieNames.device),
      });
      const keep = (name: string, value: string, maxAge: number) =>
        c.header(
          'Set-Cookie',
          cookie(secretCookieName(name, origin), value, { maxAge, isSecret: true, origin }),
          {
            append: true,
          },
        );
      keep(cookieNames.staff, token, sessionDays * dayInSeconds);
      keep(cookieNames.device, deviceToken, knownDeviceDays * dayInSeconds);
      c.header('Cache-Control', 'no-store');
      return answer(c, currentUser, user);
    })
    .post('/logout', async (c) => {
      await accounts.signOut(await c.get('user')(), readSecret(c, cookieNames.staff));
      c.header(
        'Set-Cookie',
        clearedCookie(secretCookieName(cookieNames.staff, c.get('origin')), c.get('origin')),
        {
          append: true,
        },
      );
      c.header('Cache-Control', 'no-store');
      // The menu's form works without script: it leads to the home page.
      return isForm(c) ? c.redirect('/', 303) : answer(c, done, { success: true });
    })
    .post('/register', async (c) =>
      answer(c, currentUser, await users.register(await c.get('user')(), await body(c, newUser)), 201),
    )
    .post('/change-password', permit('account'), async (c) => {
      const { currentPassword, newPassword } = await body(c, passwordChange);
      await accounts.changePassword(await c.get('user')(), currentPassword, newPassword);
      return answer(c, done, { success: true });
    })
    .get('/account/sessions', permit('account'), async (c) => {
      const user = (await c.get('user')())!;
      return answer(c, z.array(sessionRow), await userSessions.list(user.id, user.sessionId));
    })
    .delete('/account/sessions/:id', permit('account'), async (c) => {
      const id = z.uuid().safeParse(c.req.param('id'));
      const hasEnded = id.success && (await userSessions.end((await c.get('user')())!.id, id.data));
      if (!hasEnded) throw new AppError('not_found', 'no such session');
      return answer(c, done, { success: true });
    })
    .get('/account/second-factor', permit('account'), async (c) =>
      answer(
        c,
        z.object({ isOn: z.boolean(), codesLeft: z.number().int() }),
        await accounts.secondFactorState(await c.get('user')()),
      ),
    )
    .post('/account/second-factor', permit('account'), async (c) =>
      answer(
        c,
        z.object({ secret: z.string(), uri: z.string() }),
        await accounts.beginSecondFactor(await c.get('user')(), new URL(c.get('origin')).host),
      ),
    )
    .put('/account/second-factor', permit('account'), async (c) =>
      answer(c, z.object({ recoveryCodes: z.array(z.string()) }), {
        recoveryCodes: await accounts.confirmSecondFactor(
          await c.get('user')(),
          (await body(c, secondFactorCode)).code,
        ),
      }),
    )
    .delete('/account/second-factor', permit('account'), async (c) => {
      const { currentPassword } = await body(c, passwordChange.pick({ currentPassword: true }));
      await accounts.endSecondFactor(await c.get('user')(), currentPassword);
      return answer(c, done, { success: true });
    });
}

const isForm = (c: AppContext) =>
  c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded') === true;
