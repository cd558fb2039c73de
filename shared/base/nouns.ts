import type { PageOfOne } from './pages.ts';

export type TextKind = 'line' | 'list' | number;

/** Properties of a noun; a property that does not apply is null. */
type NounRow = {
  /**
   * `record`: the common lifecycle (server/platform/db/record.ts), list and form (app/features/platform/record-admin). `given`: the
   * same for records that only buyers create. `parts`: the common lifecycle, with parts in tables of their own
   * (media, translations, versions, replies), and a list and form of its own. `log`: a noun only of the audit log.
   */
  life: 'record' | 'given' | 'parts' | 'log';
  /** Its collection in the API; null for nouns without a trash. */
  api: `/api/${string}` | null;
  /** Admin page where the staff edit it; `?edit=<id>` opens one record. */
  screen: `/admin/${string}` | null;
  /** Whether the command palette finds it. */
  palette: boolean;
  /** Public page of one record: the sitemap and the page cache use this pattern. */
  page: PageOfOne | null;
  /** Name of the count of its records that wait for an answer, as shown to the staff. */
  unread: string | null;
  /**
   * Its texts on the board of translations, in the order of the form, with their kinds: a single-line name first,
   * then texts with a number of lines, and lists with one item per line.
   */
  texts: Readonly<Record<string, TextKind>> | null;
  /**
   * Whether its records or their parts refer to pictures or videos: the media library lists and replaces them there.
   */
  files: boolean;
};

const logged = {
  life: 'log',
  api: null,
  screen: null,
  palette: false,
  page: null,
  unread: null,
  texts: null,
  files: false,
} as const;

/** A noun that the staff edit and that the command palette finds. */
const edited = { ...logged, life: 'record', palette: true } as const;

/** All nouns, one row each. Every module that must know all nouns reads this table (decision 021). */
export const nouns = {
  product: {
    ...edited,
    life: 'parts',
    api: '/api/products',
    screen: '/admin/products',
    page: '/product/:id',
    texts: { name: 'line', shortDescription: 2, description: 6, specifications: 5, features: 'list' },
    files: true,
  },
  category: {
    ...edited,
    api: '/api/categories',
    screen: '/admin/categories',
    texts: { name: 'line', description: 2 },
    files: true,
  },
  partner: { ...edited, api: '/api/partners', screen: '/admin/suppliers', files: true },
  canned_reply: { ...edited, api: '/api/canned-replies', screen: '/admin/canned-replies' },
  synonym: { ...edited, api: '/api/synonyms', screen: '/admin/search' },
  post: {
    ...edited,
    life: 'parts',
    api: '/api/blog',
    screen: '/admin/blog-management',
    page: '/blog/:slug',
    // No `texts`: each translation of a post is published separately, on a board of its own (decision 021).
    files: true,
  },
  quote: {
    ...edited,
    life: 'parts',
    api: '/api/quotes',
    screen: '/admin/quotes',
    unread: 'quotes',
    files: true,
  },
  customer: { ...edited, api: '/api/customers', screen: '/admin/customers' },
  supplier_price: {
    ...edited,
    api: '/api/supplier-prices',
    screen: '/admin/supplier-prices',
    // Found through its supplier or in its list: a product has many.
    palette: false,
  },
  offer_template: { ...edited, api: '/api/offer-templates', screen: '/admin/offer-templates' },
  reference_row: { ...edited, api: '/api/reference', screen: '/admin/reference' },
  catalog: { ...edited, api: '/api/catalogs', screen: '/admin/catalogs' },
  evidence: {
    ...edited,
    api: '/api/evidence',
    screen: '/admin/evidence',
    // Found through its supplier: titles such as "Visit" are too general for the palette.
    palette: false,
    files: true,
  },
  testimonial: { ...edited, life: 'given', api: '/api/testimonials', screen: '/admin/testimonials' },
  contact: {
    ...edited,
    life: 'parts',
    api: '/api/contact',
    screen: '/admin/contact-messages',
    unread: 'contactMessages',
  },
  conversation: { ...logged, screen: '/admin/chat', palette: true, unread: 'chatMessages' },
  user: { ...logged, screen: '/admin/users', palette: true },
  invitation: logged,
  order: { ...logged, screen: '/admin/orders', palette: true, unread: 'orders' },
  setting: { ...logged, files: true },
  mail: logged,
  job: { ...logged, screen: '/admin/jobs' },
  beneficiary: { ...logged, screen: '/admin/beneficiary' },
  media: { ...logged, screen: '/admin/media' },
  contact_note: logged,
  product_translation: logged,
  category_translation: logged,
  post_translation: logged,
  post_media: logged,
} as const satisfies Record<string, NounRow>;

type Nouns = typeof nouns;
export type Noun = keyof Nouns;

/** Nouns whose property `K` has type `V`. */
type NounsWhere<K extends keyof NounRow, V> = {
  [N in Noun]: Nouns[N][K] extends V ? N : never;
}[Noun];

export type RecordNoun = NounsWhere<'life', 'record' | 'given'>;
/** Nouns that server/platform/db/record.ts handles: all that have a trash. */
export type LifecycleNoun = NounsWhere<'life', 'record' | 'given' | 'parts'>;
/** Nouns that refer to files of the media library. */
export type FileNoun = NounsWhere<'files', true>;
export type PaletteNoun = NounsWhere<'palette', true>;
export type UnreadNoun = NounsWhere<'unread', string>;
export type TranslatedNoun = NounsWhere<'texts', object>;
/** API collections that the common list and form use. */
export type RecordPath = Nouns[RecordNoun]['api'];
/** Collections to which the staff can add records. */
export type AddedPath = Nouns[NounsWhere<'life', 'record'>]['api'];
/** Names of the unread counts. */
export type UnreadKey = Nouns[UnreadNoun]['unread'];
/** Names of a noun's translated texts. */
export type TextOf<N extends TranslatedNoun> = N extends TranslatedNoun ? keyof Nouns[N]['texts'] : never;

export const allNouns = Object.keys(nouns) as Noun[];

export const recordNouns = allNouns.filter(
  (noun): noun is RecordNoun => nouns[noun].life === 'record' || nouns[noun].life === 'given',
);

export const lifecycleNouns = allNouns.filter((noun): noun is LifecycleNoun => nouns[noun].life !== 'log');

export const paletteNouns = allNouns.filter((noun): noun is PaletteNoun => nouns[noun].palette);

export const fileNouns = allNouns.filter((noun): noun is FileNoun => nouns[noun].files);

export const unreadNouns = allNouns.filter((noun): noun is UnreadNoun => nouns[noun].unread !== null);

export const translatedNouns = allNouns.filter((noun): noun is TranslatedNoun => nouns[noun].texts !== null);

/** The translated texts of a noun, its name first. */
export const textsOf = (noun: TranslatedNoun): [string, TextKind][] => Object.entries(nouns[noun].texts);

/** Admin pages that list exactly the records of each unread count. */
export const waitingPaths: Record<UnreadKey, string> = {
  contactMessages: '/admin/contact-messages?status=new',
  chatMessages: '/admin/chat?status=needs_reply',
  quotes: '/admin/quotes?stage=us',
  orders: '/admin/orders?turn=waiting',
};

/** An object with one value per noun of a list. */
export const byNoun = <N extends Noun, T>(list: readonly N[], make: (noun: N) => T): Record<N, T> =>
  Object.fromEntries(list.map((noun) => [noun, make(noun)])) as Record<N, T>;
