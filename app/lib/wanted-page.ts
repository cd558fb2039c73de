import { wantedCookie as cookieName } from '#shared/base/cookies.ts';

/** Seconds within which the user must sign in before the cookie expires. */
const maxAge = 1800;

/** Maximum length of a stored address. */
const maxLength = 500;

/** A Set-Cookie value that stores the address of a request until the user has signed in. */
export function keepWantedPage(request: Request, origin: string): string {
  const { pathname, search } = new URL(request.url);
  const isKept = pathname.length + search.length <= maxLength;
  const value = isKept ? encodeURIComponent(pathname + search) : '';
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  return `${cookieName}=${value}; Path=/; Max-Age=${isKept ? maxAge : 0}; SameSite=Lax${secure}`;
}

/** Whether the sender of a request was sent away from a page of the admin area. */
export const wantsStaffPage = (request: Request): boolean =>
  (request.headers.get('cookie') ?? '').includes(`${cookieName}=%2Fadmin`);

/** Returns the stored address once; for the browser. Only addresses of the admin area are accepted. */
export function consumeWantedPage(): string | null {
  const found = new RegExp(`(?:^|; )${cookieName}=([^;]*)`).exec(document.cookie)?.[1];
  if (!found) return null;
  document.cookie = `${cookieName}=; Path=/; Max-Age=0; SameSite=Lax`;
  const address = URL.parse(decoded(found), location.origin);
  return address?.origin === location.origin && /^\/admin\/\w/.test(address.pathname)
    ? address.pathname + address.search
    : null;
}

/** Decodes a cookie value. Other software may have written one that is not valid. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
