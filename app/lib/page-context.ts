import { createContext } from 'react-router';
import type { CacheTag, cacheTags } from '#server/platform/live/tags.ts';
import type { Services } from '#server/services.ts';
import type { Dictionary, Translate } from '#shared/i18n/dictionary.ts';
import type { Locale } from '#shared/base/locale.ts';
import type { BuyerCurrency } from '#shared/base/rates.ts';
import type { Visitor } from '#shared/people/session.ts';
import type { SiteSettings } from '#shared/content/setting.ts';
import type { SessionUser } from '#server/people/user/user-session.service.ts';
import type { Credentials, CurrentUser, SignOutReason } from '#shared/people/user.ts';
import type { Head } from './head.ts';

/** What a loader or action receives from the server: the services and the caller. */
export type PageContext = {
  services: Services;
  locale: Locale;
  dictionary: Dictionary;
  t: Translate;
  /** The company's settings, read once per request. */
  settings: () => Promise<SiteSettings>;
  /** Whether data saver is on. */
  savesData: boolean;
  /** The currency in which the visitor wants to see prices. */
  currency: BuyerCurrency | null;
  /** The country for which the visitor wants to see prices at the door. */
  country: string | null;
  /** Scheme and host of the site, for absolute addresses. */
  origin: string;
  /** The signed-in user and their session. */
  user: SessionUser | null;
  /** Why a browser that was signed in no longer is; null if no reason is known. */
  signOutReason: () => Promise<SignOutReason | null>;
  /** The database could not be read, so it is unknown who the user is. */
  isUserUnknown: boolean;
  visitor: () => Promise<Visitor | null>;
  /** The IP address of the request. */
  ip: string;
  /** Signs in the sender of the request. */
  signIn: (credentials: Credentials) => Promise<CurrentUser>;
  ensureVisitor: () => Promise<Visitor>;
  /** Stores in a cookie whether this visitor has favourites, because cached pages do not show it. */
  setHasFavorites: (hasFavorites: boolean) => void;
  /** Stores in a cookie how many lines this visitor's quote list has. */
  setListCount: (count: number) => void;
  /** Counts products that this visitor took into the quote list. */
  countAdded: (products: readonly string[]) => Promise<void>;
  /** All cache tags (server/platform/live/tags.ts). */
  cacheTags: typeof cacheTags;
  /** Registers what the page shows, so that a change removes only this page from the cache. */
  tag: (...shown: CacheTag[]) => void;
  /** Time in milliseconds since 1970 after which a cached copy is rendered anew; null for the usual age. */
  freshUntil: number | null;
  /** The words of the search if it found nothing, for counting. */
  missed: string | null;
  /** Metadata for crawlers and link previews. It is part of the document but not of the browser's data. */
  head: Head;
  /** Markup of the script that every document runs (app/start). */
  startScript: string;
  /** The rendered document; null for data and redirects. */
  document: {
    html: string;
    /** Hashes of its inline scripts and styles, for the content security policy. */
    inlineHashes: { scripts: readonly string[]; styles: readonly string[] };
    /** Whether it gets a process of its own in the browser (decision 015). */
    isIsolated: boolean;
  } | null;
};

export const pageContext = createContext<PageContext>();
