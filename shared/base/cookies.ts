import { knownDeviceDays, sessionDays } from './limits.ts';

const year = 365;

/** The page of the admin area that a user requested before signing in; for half an hour (app/lib/wanted-page.ts). */
export const wantedCookie = 'wanted';

/** All cookies of the site with their names and lifetimes in days. /privacy lists them from this table. */
export const cookieTable = {
  /** Secret of the visitor session. HttpOnly. */
  visitor: { name: 'baobab_visitor', days: year },
  /** Identifies a visitor without a session for counting product views: an id that grants no rights. HttpOnly. */
  viewer: { name: 'baobab_viewer', days: year },
  /** The chosen language. */
  language: { name: 'lng', days: year },
  /** "on" or "off": the visitor's own data-saver switch. */
  saver: { name: 'saver', days: year },
  /** Currency in which the visitor wants to see prices. */
  currency: { name: 'currency', days: year },
  /** Country for which the visitor wants to see landed costs. */
  country: { name: 'country', days: year },
  /** Present while the visitor has favourites: the start script then reads them (app/features/catalogue/favorite/heart.ts). */
  favorites: { name: 'favorites', days: year },
  /** Number of lines of the visitor's quote list, which cached pages do not contain (app/lib/list-count.ts). */
  quoteList: { name: 'quote_list', days: year },
  /** Secret of a signed-in session. HttpOnly. */
  staff: { name: 'baobab_staff', days: sessionDays },
  /** Proves that a user has signed in from this browser before. HttpOnly. */
  device: { name: 'baobab_device', days: knownDeviceDays },
  /** Language of the staff's sign-in page in this browser: that of the last user. */
  staffLanguage: { name: 'staff_lng', days: year },
} as const;
export type CookieKind = keyof typeof cookieTable;
export const cookieKinds = Object.keys(cookieTable) as CookieKind[];
