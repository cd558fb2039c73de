import { createContext } from 'react-router';
import type { CacheTag, cacheTags } from '#server/live/tags.ts';
import type { Services } from '#server/services.ts';
import type { Dictionary, Translate } from '#shared/i18n/dictionary.ts';
import type { Locale } from '#shared/locale.ts';
import type { BuyerCurrency } from '#shared/rates.ts';
import type { Visitor } from '#shared/session.ts';
import type { SiteSettings } from '#shared/setting.ts';
import type { SessionUser } from '#server/user/user-session.service.ts';
import type { Credentials, CurrentUser, SignOutReason } from '#shared/user.ts';
import type { Head } from './head.ts';

/** What a loader or action gets from the server: the services and the caller. */
export type PageContext = {
  services: Services;
  locale: Locale;
  dictionary: Dictionary;
  t: Translate;
  /** The company's settings, read once a request. */
  settings: () => Promise<SiteSettings>;
  /** Data saver is on. */
  savesData: boolean;
  /** The currency in which the visitor wants to see prices. */
  currency: BuyerCurrency | null;
  /** The country to which the visitor wants to see prices at the door. */
  country: string | null;
  /** Scheme and host of the site, for absolute addresses. */
  origin: string;
  /** Who is signed in, and in which session. */
  user: SessionUser | null;
  /** Why a browser that was signed in no longer is; null for no reason that is known. */
  signOutReason: () => Promise<SignOutReason | null>;
  /** The database could not be asked who this is. */
  isUserUnknown: boolean;
  visitor: () => Promise<Visitor | null>;
  /** The address that the request came from. */
  ip: string;
  /** Signs in the sender of the request. */
  signIn: (credentials: Credentials) => Promise<CurrentUser>;
  ensureVisitor: () => Promise<Visitor>;
  /** Notes in a cookie whether this visitor has favourites, which the cached pages do not show. */
  setHasFavorites: (hasFavorites: boolean) => void;
  /** Notes in a cookie how many lines this visitor's quote list has. */
  setListCount: (count: number) => void;
  /** Every tag that there is (server/live/tags.ts). */
  cacheTags: typeof cacheTags;
  /** Names what the page shows, so that a write removes just this page from the cache. */
  tag: (...shown: CacheTag[]) => void;
  /** Milliseconds since 1970 after which a kept copy is rendered anew; null for the usual age. */
  freshUntil: number | null;
  /** What crawlers and link previews read; it goes into the document but not into the browser's data. */
  head: Head;
  /** Markup of the script that every document runs (app/start). */
  startScript: string;
  /** The rendered document; null for data and redirects. */
  document: {
    html: string;
    /** Hashes of its inline scripts and styles, as a content security policy names them. */
    inlineHashes: { scripts: readonly string[]; styles: readonly string[] };
    /** React starts at once: a page for work, not for reading. */
    isInteractive: boolean;
  } | null;
};

export const pageContext = createContext<PageContext>();
