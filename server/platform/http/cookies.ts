import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type CookieKind, cookieKinds, cookieTable } from '#shared/base/cookies.ts';
import type { AppContext } from './env.ts';

/**
 * Names of the cookies, which `readCookie` reads without a full parser because every request needs them. One more
 * cookie, `wanted`, is used by the browser alone for half an hour: app/lib/wanted-page.ts.
 */
export const cookieNames = Object.fromEntries(cookieKinds.map((kind) => [kind, cookieTable[kind].name])) as {
  [K in CookieKind]: (typeof cookieTable)[K]['name'];
};

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

/** Cookies that scripts must not read. */
const secretKinds: ReadonlySet<CookieKind> = new Set(['visitor', 'viewer', 'staff', 'device']);

/** Builds a Set-Cookie value for the whole site; null deletes the cookie. */
export function cookie(kind: CookieKind, value: string | null, origin: string): string {
  const isSecret = secretKinds.has(kind);
  const name = cookieNames[kind];
  return [
    `${isSecret ? secretCookieName(name, origin) : name}=${value ?? ''}`,
    'Path=/',
    `Max-Age=${value === null ? 0 : cookieTable[kind].days * dayInSeconds}`,
    'SameSite=Lax',
    ...(isSecret ? ['HttpOnly'] : []),
    ...(origin.startsWith('https:') ? ['Secure'] : []),
  ].join('; ');
}

const dayInSeconds = 24 * 3600;

/** Sets a cookie with the answer, or deletes it if the value is null. */
export const setCookie = (c: AppContext, kind: CookieKind, value: string | null): void =>
  c.header('Set-Cookie', cookie(kind, value, c.get('origin')), { append: true });

/** The value of a secret cookie of the request. */
export const readSecret = (c: AppContext, name: string): string | undefined =>
  readCookie(c.req.header('cookie'), secretCookieName(name, c.get('origin')));

/** Tells the browser whether this visitor has favourites. */
export const setFavoritesCookie = (c: AppContext, hasFavorites: boolean): void =>
  setCookie(c, 'favorites', hasFavorites ? '1' : null);

/** Tells the browser how many lines this visitor's quote list has. */
export const setQuoteListCookie = (c: AppContext, count: number): void =>
  setCookie(c, 'quoteList', count > 0 ? String(count) : null);

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
  const id = randomUUID();
  setCookie(c, 'viewer', id);
  return id;
}
