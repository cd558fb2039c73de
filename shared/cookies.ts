import { knownDeviceDays, sessionDays } from './limits.ts';

const year = 365;

/** Every cookie of the site: its name, and the days after which a browser drops it. /privacy names them by this table. */
export const cookieTable = {
  /** The visitor session's secret. HttpOnly. */
  visitor: { name: 'baobab_visitor', days: year },
  /** Who looks at products, for visitors without a session: an id without any right. HttpOnly. */
  viewer: { name: 'baobab_viewer', days: year },
  /** The chosen language. */
  language: { name: 'lng', days: year },
  /** "on" or "off": the visitor's own data-saver switch. */
  saver: { name: 'saver', days: year },
  /** The currency in which the visitor wants to see prices. */
  currency: { name: 'currency', days: year },
  /** The country to which the visitor wants to see prices at the door. */
  country: { name: 'country', days: year },
  /** Present while the visitor has favourites: the start script then asks which (app/features/favorite/heart.ts). */
  favorites: { name: 'favorites', days: year },
  /** How many lines the visitor's quote list has, which cached pages do not know (app/lib/list-count.ts). */
  quoteList: { name: 'quote_list', days: year },
  /** A signed-in session's secret. HttpOnly. */
  staff: { name: 'baobab_staff', days: sessionDays },
  /** Proves that a user has signed in from this browser before. HttpOnly. */
  device: { name: 'baobab_device', days: knownDeviceDays },
  /** The language of the staff's sign-in in this browser: that of the last user. */
  staffLanguage: { name: 'staff_lng', days: year },
} as const;
export type CookieKind = keyof typeof cookieTable;
export const cookieKinds = Object.keys(cookieTable) as CookieKind[];
