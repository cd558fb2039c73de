import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type CookieKind, cookieKinds, cookieTable } from '#shared/cookies.ts';
import type { StaffLanguage } from '#shared/locale.ts';
import type { AppContext } from './env.ts';

/**
 * Names of the cookies, read without a parser on the hot path. One more, `wanted`, lives for half an hour and for the browser
 * alone: app/lib/wanted-page.ts.
 */
export const cookieNames = Object.fromEntries(cookieKinds.map((kind) => [kind, cookieTable[kind].name])) as {
  [K in CookieKind]: (typeof cookieTable)[K]['name'];
};

/** Seconds that a browser keeps a cookie. */
export const maxAgeOf = (kind: CookieKind): number => cookieTable[kind].days * dayInSeconds;

/** Name prefix that browsers bind to this host and to TLS. */
const hostPrefix = '__Host-';

/** The name under which a secret travels: bound to the host where the site is served over TLS. */
export const secretCookieName = (name: string, origin: string) =>
  origin.startsWith('https:') ? hostPrefix + name : name;

/** One cookie's value from a Cookie header, or undefined. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return undefined;
}

/** A Set-Cookie value for the whole site. `maxAge` is in seconds; 0 deletes. */
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

/** A Set-Cookie value that deletes a secret. */
export const clearedCookie = (name: string, origin: string): string =>
  cookie(name, '', { maxAge: 0, isSecret: true, origin });

/** Keeps the language of the admin area for the next sign-in. */
export function setStaffLanguageCookie(c: AppContext, language: StaffLanguage): void {
  const value = cookie(cookieNames.staffLanguage, language, {
    maxAge: maxAgeOf('staffLanguage'),
    isSecret: false,
    origin: c.get('origin'),
  });
  c.header('Set-Cookie', value, { append: true });
}

/** A secret that the request carries. */
export const readSecret = (c: AppContext, name: string): string | undefined =>
  readCookie(c.req.header('cookie'), secretCookieName(name, c.get('origin')));

/** Notes for the browser whether this visitor has favourites. */
export function setFavoritesCookie(c: AppContext, hasFavorites: boolean): void {
  const maxAge = hasFavorites ? maxAgeOf('favorites') : 0;
  const value = cookie(cookieNames.favorites, '1', { maxAge, isSecret: false, origin: c.get('origin') });
  c.header('Set-Cookie', value, { append: true });
}

/** Notes for the browser how many lines this visitor's quote list has. */
export function setQuoteListCookie(c: AppContext, count: number): void {
  const maxAge = count > 0 ? maxAgeOf('quoteList') : 0;
  const value = cookie(cookieNames.quoteList, String(count), {
    maxAge,
    isSecret: false,
    origin: c.get('origin'),
  });
  c.header('Set-Cookie', value, { append: true });
}

/** The same where the browser knows another number: staff, or another device, may have changed the list. */
export function noteListCount(c: AppContext, count: number): void {
  const known = Number(readCookie(c.req.header('cookie'), cookieNames.quoteList) ?? 0);
  if (known !== count) setQuoteListCookie(c, count);
}

/** The id under which a visitor without a session has looked at products. */
export function readViewer(c: AppContext): string | null {
  const { data } = z.uuid().safeParse(readSecret(c, cookieNames.viewer));
  return data ?? null;
}

/**
 * Identifies a visitor's views: by the session, or else by a cookie that is set now. A view makes no session:
 * its answer may come after that of a favourite, and would replace the session that holds it.
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
