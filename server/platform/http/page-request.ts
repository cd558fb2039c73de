import { LRUCache } from 'lru-cache';
import { maxRequestMemoBytes } from '#shared/base/limits.ts';
import {
  fallbackLocale,
  type Locale,
  negotiateLocale,
  toLocale,
  toStaffLanguage,
} from '#shared/base/locale.ts';
import { canonicalPath, isStaffArea, type Page, pageOf, uncachedPages } from '#shared/base/pages.ts';
import { type BuyerCurrency, toBuyerCurrency } from '#shared/base/rates.ts';
import { toDestination } from '#shared/base/country.ts';
import type { CountedPage } from '../../operations/figure/count.service.ts';
import { cookieNames, readCookie } from './cookies.ts';
import { wantedCookie } from '#shared/base/cookies.ts';

/** The values that decide how a page looks for a visitor, read from the request without the database. */
export type PageRequest = {
  locale: Locale;
  /** Whether the address named the language; the answer then stores it in the cookie. */
  isLocaleFromQuery: boolean;
  /** Whether the page is in the admin area, where a signed-in user's own language takes precedence over `locale`. */
  isStaffArea: boolean;
  /** Data saver: small pictures, no slideshow, no display face. */
  savesData: boolean;
  /** The currency in which prices are also shown, beside their own. */
  currency: BuyerCurrency | null;
  /** The country for which prices at the door are shown; null also on pages that show none. */
  country: string | null;
  /** The country that the buyer has chosen, whatever the page shows. */
  chosenCountry: string | null;
  /** The public page for counting visits; null for all others, among them every secret address. */
  counted: CountedPage | null;
  /**
   * Path and meaningful query parameters in a fixed order; null if the page is not the same for all anonymous visitors.
   */
  cachePath: string | null;
  /** Which public page it is. */
  page: Page | null;
};

const memo = new LRUCache<string, PageRequest>({
  max: 2000,
  maxSize: maxRequestMemoBytes,
  // Strings take up to two bytes for each character; the rest is the entry itself.
  sizeCalculation: ({ cachePath }, key) => 2 * (key.length + (cachePath?.length ?? 0)) + 300,
});

/**
 * The language, in the order of docs/specification/site.md#languages as far as a server can apply it: lng
 * parameter, cookie, Accept-Language. The admin area does not use the public site's language (decision 029).
 */
export function detectLocale(
  path: string,
  lng: string | null,
  cookieHeader?: string,
  acceptLanguage?: string,
): Locale {
  if (isStaffArea(path)) {
    const kept = readCookie(cookieHeader, cookieNames.staffLanguage);
    const preferred = toStaffLanguage(negotiateLocale(acceptLanguage));
    return toStaffLanguage(lng) ?? toStaffLanguage(kept) ?? preferred ?? fallbackLocale;
  }
  return (
    toLocale(lng) ??
    toLocale(readCookie(cookieHeader, cookieNames.language)) ??
    negotiateLocale(acceptLanguage) ??
    fallbackLocale
  );
}

/**
 * Reads a page request. `rawUrl` is the undecoded path and query. Memoised, because the same four strings recur often.
 */
export function readPageRequest(
  rawUrl: string,
  cookieHeader: string | undefined,
  acceptLanguage: string | undefined,
  saveData: string | undefined,
): PageRequest {
  const memoKey = `${rawUrl}\n${cookieHeader ?? ''}\n${acceptLanguage ?? ''}\n${saveData ?? ''}`;
  let found = memo.get(memoKey);
  if (!found) {
    found = parse(rawUrl, cookieHeader, acceptLanguage, saveData);
    if (memoKey.length < 2000) memo.set(memoKey, found);
  }
  return found;
}

/** Cached pages that show prices at the door. All other pages are the same for every country. */
const pagesOfCountry = new Set<Page | null>(['/', '/products', '/product/:id', null]);

function parse(rawUrl: string, cookies?: string, acceptLanguage?: string, saveData?: string): PageRequest {
  const at = rawUrl.indexOf('?');
  const path = at < 0 ? rawUrl : rawUrl.slice(0, at);
  const params = new URLSearchParams(at < 0 ? '' : rawUrl.slice(at + 1));
  const lng = params.get('lng');
  const isOfStaff = isStaffArea(path);
  const saver = readCookie(cookies, cookieNames.saver);
  const isSignedIn = [cookieNames.staff, `__Host-${cookieNames.staff}`].some(
    (name) => readCookie(cookies, name) !== undefined,
  );
  const page = pageOf(path);
  const chosenCountry = toDestination(readCookie(cookies, cookieNames.country));
  const hasCountry = !isOfStaff && pagesOfCountry.has(page);
  return {
    locale: detectLocale(path, lng, cookies, acceptLanguage),
    isLocaleFromQuery: (isOfStaff ? toStaffLanguage(lng) : toLocale(lng)) !== undefined,
    isStaffArea: isOfStaff,
    savesData: saver === 'on' || (saver !== 'off' && /\bon\b/i.test(saveData ?? '')),
    currency: isOfStaff ? null : toBuyerCurrency(readCookie(cookies, cookieNames.currency)),
    country: hasCountry ? chosenCountry : null,
    chosenCountry,
    counted: countedPage(path, page),
    // React Router's `_routes` is dropped, like every parameter that the page does not use: our pages never
    // request single routes.
    // Who was sent away from the admin area finds a way to sign in on the home page.
    cachePath: isSignedIn || readCookie(cookies, wantedCookie) ? null : canonicalPath(path, params),
    page,
  };
}

/** Longest path that is counted, in characters. */
const longestCounted = 200;

/** What is counted of a path: pages of the table, whose addresses everybody may know. */
function countedPage(path: string, page: Page | null): CountedPage | null {
  const document = path.replace(/(?:^\/_|)\.data$/, '') || '/';
  if (page === null && !uncachedPages.some((it) => it === document)) return null;
  if (document.length > longestCounted) return null;
  // Copied, because a part of the address would keep the whole address in memory.
  const own = Buffer.from(document).toString();
  const product = page === '/product/:id' ? own.slice('/product/'.length).toLowerCase() : null;
  return { path: own, product, isData: document !== path };
}
