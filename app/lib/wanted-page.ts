/** The page of the admin area that the user requested before signing in. */
const cookieName = 'wanted';

/** Seconds to sign in, after which the request is forgotten. */
const maxAge = 1800;

/** A longer address is not stored. */
const maxLength = 500;

/** A Set-Cookie value that keeps the address of a request until its sender has signed in. */
export function keepWantedPage(request: Request, origin: string): string {
  const { pathname, search } = new URL(request.url);
  const isKept = pathname.length + search.length <= maxLength;
  const value = isKept ? encodeURIComponent(pathname + search) : '';
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  return `${cookieName}=${value}; Path=/; Max-Age=${isKept ? maxAge : 0}; SameSite=Lax${secure}`;
}

/** In the browser: returns the stored address once. Only addresses of the admin area count. */
export function takeWantedPage(): string | null {
  const found = new RegExp(`(?:^|; )${cookieName}=([^;]*)`).exec(document.cookie)?.[1];
  if (!found) return null;
  document.cookie = `${cookieName}=; Path=/; Max-Age=0; SameSite=Lax`;
  const address = URL.parse(decoded(found), location.origin);
  return address?.origin === location.origin && /^\/admin\/\w/.test(address.pathname)
    ? address.pathname + address.search
    : null;
}

/** A cookie that something else has written may be no text of ours. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
