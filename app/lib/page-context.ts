import { createContext } from 'react-router';
import type { Services } from '../../server/services.ts';
import type { Dictionary, Translate } from '../../shared/i18n/dictionary.ts';
import type { Locale } from '../../shared/locale.ts';
import type { Visitor } from '../../shared/session.ts';
import type { SiteSettings } from '../../shared/setting.ts';
import type { CurrentUser } from '../../shared/user.ts';
import type { Head } from './head.ts';

/** A part that many pages show, and the class attributes of its elements. */
export type Fragment = { bytes: Uint8Array; looks: readonly string[] };

/** The style sheets of a document's first screen and of the rest, and the hashes by which the browser is told to allow them. */
export type Styles = { first: Uint8Array; rest: Uint8Array; hashes: readonly string[] };

type Store<T> = { get(key: string): T | undefined; set(key: string, value: T): unknown };

/** What is made once for many pages. */
export type Made = { fragments: Store<Fragment>; styles: Store<Styles> };

/** What a loader or action gets from the server: services and who is asking. */
export type PageContext = {
  services: Services;
  locale: Locale;
  dictionary: Dictionary;
  t: Translate;
  /** The company's settings, read once a request. */
  settings: () => Promise<SiteSettings>;
  /** Data saver is on. */
  isLite: boolean;
  /** The browser has the display face already, so that it may be used from the first paint on. */
  hasFont: boolean;
  /** Scheme and host of the site, for absolute addresses. */
  origin: string;
  /** Who is signed in, and in which session. */
  user: (CurrentUser & { sessionId: string }) | null;
  visitor: () => Promise<Visitor | null>;
  /** The address that the request came from. */
  ip: string;
  ensureVisitor: () => Promise<Visitor>;
  /** Marks that this visitor's pages must not come from the cache. */
  setPersonal: (isPersonal: boolean) => void;
  /** Names what the page shows, so that a write can throw just this page away (live/tags.ts). */
  tag: (...names: string[]) => void;
  /** What crawlers and link previews read; it goes into the document but not into the browser's data. */
  head: Head;
  /** Belongs to the renderer, which bounds it. */
  made: Made;
  /** The rendered page; bytes, because a Response's stream costs a tenth of rendering. Null for data and redirects. */
  document: { body: Uint8Array; styleHashes: readonly string[]; isForWork: boolean } | null;
};

export const pageContext = createContext<PageContext>();
