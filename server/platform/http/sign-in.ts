import { isStaff } from '#shared/base/policy.ts';
import type { Credentials, CurrentUser } from '#shared/people/user.ts';
import type { QuoteListService } from '../../deals/quote/quote-list.service.ts';
import type { AccountService } from '../../people/user/account.service.ts';
import { cookieNames, readCookie, readSecret, setCookie, setQuoteListCookie } from './cookies.ts';
import type { AppContext } from './env.ts';

/** Origin of a request, for the user's list of sessions. */
const placeOf = (c: AppContext) => ({ address: c.get('ip'), userAgent: c.req.header('user-agent') ?? null });

/** The services that a sign-in needs. */
export type SignInServices = {
  accounts: Pick<AccountService, 'signIn'>;
  quoteLists: Pick<QuoteListService, 'adopt' | 'count'>;
};

/**
 * Signs in the sender of the request and sets the session's cookie. Used by the call and by the form without
 * script. The visitor's quote list becomes the user's.
 * @throws AppError as `accounts.signIn` does
 */
export async function signIn(
  c: AppContext,
  { accounts, quoteLists }: SignInServices,
  credentials: Credentials,
): Promise<CurrentUser> {
  const visitor = await c.get('visitor')();
  const { user, token, deviceToken, staffLanguage } = await accounts.signIn(credentials, {
    ...placeOf(c),
    oldToken: readSecret(c, cookieNames.staff),
    device: readSecret(c, cookieNames.device),
  });
  setCookie(c, 'staff', token);
  setCookie(c, 'device', deviceToken);
  if (isStaff(user)) setCookie(c, 'staffLanguage', staffLanguage);
  if (visitor) await quoteLists.adopt(visitor.sessionId, user.id);
  const count = await quoteLists.count({ userId: user.id });
  const hasCookie = readCookie(c.req.header('cookie'), cookieNames.quoteList) !== undefined;
  if (count > 0 || hasCookie) setQuoteListCookie(c, count);
  return user;
}
