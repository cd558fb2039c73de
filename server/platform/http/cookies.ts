import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type CookieKind, cookieKinds, cookieTable } from '#shared/base/cookies.ts';
import type { StaffLanguage } from '#shared/base/locale.ts';
import type { AppContext } from './env.ts';

/**
 * Names of the cookies, which `readCookie` reads without a full parser because every request needs them. One more
 * cookie, `wanted`, is used by the browser alone for half an hour: app/lib/wanted-page.ts.
 */
export const cookieNames = Object.fromEntries(cookieKinds.map((kind) => [kind, cookieTable[kind].name])) as {
  [K in CookieKind]: (typeof cookieTable)[K]['name'];
};

/** Seconds that a browser keeps a cookie. */
export const maxAgeOf = (kind: CookieKind): number => cookieTable[kind].days * dayInSeconds;

/** Name prefix that browsers bind to this host and to TLS. */
const hostPrefix = '__Host-';

/** Name of a cookie that holds a secret: bound to the host if the site is served over TLS. */
export const secretCookieName = (name: string, origin: string) =>
  origin.startsWith('https:') ? hostPrefix + name : name;

/** The value of one cookie in a Cookie header, or undefined. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return undefined;
}

/** Builds a Set-Cookie value for the whole site. `maxAge` is in seconds; 0 deletes the cookie. */
export function cookie(
  name: string,
  value: string,
  options: { maxAge: number; isSecret: boolean; origin: string },
): string {
  return [
    `${name}=${value}`,
    'Path=/',
    `Max-Age=${options.maxAge}`,
    'SameSite=Lax',
    ...(options.isSecret ? ['HttpOnly'] : []),
    ...(options.origin.startsWith('https:') ? ['Secure'] : []),
  ].join('; ');
}

const dayInSeconds = 24 * 3600;

/** Builds a Set-Cookie value that deletes a secret cookie. */
export const clearedCookie = (name: string, origin: string): string =>
  cookie(name, '', { maxAge: 0, isSecret: true, origin });

/** Remembers the language of the admin area for the next sign-in. */
export function setStaffLanguageCookie(c: AppContext, language: StaffLanguage): void {
  const value = cookie(cookieNames.staffLanguage, language, {
    maxAge: maxAgeOf('staffLanguage'),
    isSecret: false,
    origin: c.get('origin'),
  });
  c.header('Set-Cookie', value, { append: true });
}

/** The value of a secret cookie of the request. */
export const readSecret = (c: AppContext, name: string): string | undefined =>
  readCookie(c.req.header('cookie'), secretCookieName(name, c.get('origin')));

/** Tells the browser whether this visitor has favourites. */
export function setFavoritesCookie(c: AppContext, hasFavorites: boolean): void {
  const maxAge = hasFavorites ? maxAgeOf('favorites') : 0;
  const value = cookie(cookieNames.favorites, '1', { maxAge, isSecret: false, origin: c.get('origin') });
  c.header('Set-Cookie', value, { append: true });
}

/** Tells the browser how many lines this visitor's quote list has. */
export function setQuoteListCookie(c: AppContext, count: number): void {
  const maxAge = count > 0 ? maxAgeOf('quoteList') : 0;
  const value = cookie(cookieNames.quoteList, String(count), {
    maxAge,
    isSecret: false,
    origin: c.get('origin'),
  });
  c.header('Set-Cookie', value, { append: true });
}

/** Corrects the browser's number of quote list lines: staff, or another device, may have changed the list. */
export function correctListCount(c: AppContext, count: number): void {
  const known = Number(readCookie(c.req.header('cookie'), cookieNames.quoteList) ?? 0);
  if (known !== count) setQuoteListCookie(c, count);
}

/** The id that identifies the product views of a visitor without a session. */
export function readViewer(c: AppContext): string | null {
  const { data } = z.uuid().safeParse(readSecret(c, cookieNames.viewer));
  return data ?? null;
}

/**
 * The id that identifies a visitor's product views: the session's, or else that of a cookie, which is set if
 * missing. A view must not create a session: its answer may arrive after that of a new favourite, and would
 * replace the session that holds the favourite.
 */
export async function ensureViewer(c: AppContext): Promise<string> {
  const visitor = await c.get('visitor')();
  if (visitor) return visitor.sessionId;
  const known = readViewer(c);
  if (known) return known;
  const origin = c.get('origin');
  const id = randomUUID();
  const value = cookie(secretCookieName(cookieNames.viewer, origin), id, {
    maxAge: maxAgeOf('viewer'),
    isSecret: true,
    origin,
  });
  c.header('Set-Cookie', value, { append: true });
  return id;
}
