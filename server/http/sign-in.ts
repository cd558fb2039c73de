import { knownDeviceDays, sessionDays } from '#shared/limits.ts';
import { isStaff } from '#shared/policy.ts';
import type { Credentials, CurrentUser } from '#shared/user.ts';
import type { AccountService } from '../user/account.service.ts';
import {
  cookie,
  cookieNames,
  dayInSeconds,
  readSecret,
  secretCookieName,
  setStaffLanguageCookie,
} from './cookies.ts';
import type { AppContext } from './env.ts';

/** Where a request comes from, for the list of one's own sessions. */
const placeOf = (c: AppContext) => ({ address: c.get('ip'), userAgent: c.req.header('user-agent') ?? null });

/**
 * Signs in the sender of the request, and gives the browser the session: for the call, and for the form
 * without script.
 * @throws AppError as `accounts.signIn` does
 */
export async function signIn(
  c: AppContext,
  accounts: Pick<AccountService, 'signIn'>,
  credentials: Credentials,
): Promise<CurrentUser> {
  const origin = c.get('origin');
  const { user, token, deviceToken, staffLanguage } = await accounts.signIn(credentials, {
    ...placeOf(c),
    oldToken: readSecret(c, cookieNames.staff),
    device: readSecret(c, cookieNames.device),
  });
  const keep = (name: string, value: string, maxAge: number) =>
    c.header(
      'Set-Cookie',
      cookie(secretCookieName(name, origin), value, { maxAge, isSecret: true, origin }),
      { append: true },
    );
  keep(cookieNames.staff, token, sessionDays * dayInSeconds);
  keep(cookieNames.device, deviceToken, knownDeviceDays * dayInSeconds);
  if (isStaff(user)) setStaffLanguageCookie(c, staffLanguage);
  return user;
}
