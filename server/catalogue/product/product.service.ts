import type { Picture } from '#shared/content/image.ts';
import { homeFeaturedCount, homeProductCount, nearMissCount, sitemapProducts } from '#shared/base/limits.ts';
import { fallbackLocale, type Locale } from '#shared/base/locale.ts';
import { loadDictionary } from '#shared/i18n/dictionary.ts';
import { createTranslator } from '#shared/i18n/translate.ts';
import type { AskedTerms } from '#shared/catalogue/asked-terms.ts';
import { termsOf } from '#shared/catalogue/order-terms.ts';
import {
  type GalleryItem,
  type Product,
  type ProductCard,
  type ProductMedia,
  type ProductQuery,
  productQuery,
} from '#shared/catalogue/product.ts';
import type { PriceLimit } from '#shared/base/price-words.ts';
import type { PerDollar } from '#shared/base/rates.ts';
import { respelt, writtenIn } from '#shared/catalogue/search.ts';
import type { Synonyms } from '#shared/catalogue/search-query.ts';
import { findById, isUuid } from '../../platform/db/find-by-id.ts';
import type { Database } from '../../platform/db/client.ts';
import type { ImageService } from '../../content/image/image.service.ts';
import type { CachedValues } from '../../platform/live/cached-values.ts';
import type { MediaLibraryService } from '../../content/media/media-library.service.ts';
import * as queries from './product.queries.ts';
import { createProductReader } from './product.reader.ts';
import { type CategoryCounts, newestOf } from './listing-rows.ts';
import type { Misspelt } from '../search/search-vocabulary.ts';
import {
  type Asked,
  findNearMisses,
  findProducts,
  type Found,
  nothing,
  readAsked,
} from '../search/product.search.ts';

export type ProductService = ReturnType<typeof createProductService>;

type Dependencies = {
  db: Database;
  images: ImageService;
  mediaLibrary: MediaLibraryService;
  counts: CachedValues<CategoryCounts>;
  synonyms: () => Promise<Synonyms>;
  rates: () => Promise<PerDollar>;
  shelves: CachedValues<ProductCard[]>;
};

/**
 * Why products are shown that do not match a search. `begun`: they contain words that begin like the searched
 * words.
 */
type NearKind = 'begun' | 'corrected' | 'partial' | 'price';

/** One page of a list as cards. */
type FoundCards = {
  cards: ProductCard[];
  /** Cards that do not match every word of the search as a whole. */
  near: ProductCard[];
  nearKind: NearKind;
  /** The search text without the words for a price limit. */
  words: string;
  /** The price limit in the search; `isKnown` is false if its currency has no rate. */
  price: (PriceLimit & { isKnown: boolean }) | null;
  /** The search with misspelt words corrected, if nothing matches as written; otherwise null. */
  corrected: string | null;
  total: number;
  facets: CategoryCounts;
};

/** The query for the few near misses below a search without results. */
const nearest = {
  categoryId: null,
  featured: false,
  sort: 'relevance',
  page: 1,
  limit: nearMissCount,
} as const;

/** The public catalogue. It treats a product that visitors may not see as missing. */
export function createProductService(deps: Dependencies) {
  const { db, images, mediaLibrary, counts, synonyms, shelves } = deps;
  const read = createProductReader(db);

  async function find(query: ProductQuery): Promise<Found & { asked: Asked }> {
    const asked = await readAsked(query.search, deps.rates);
    // A category id that is not a UUID matches nothing; PostgreSQL would raise an error.
    const isNone = query.categoryId !== null && !isUuid(query.categoryId);
    const found = isNone ? nothing : await findProducts(db, asked, query, { counts, synonyms });
    return { ...found, asked };
  }

  /** Near misses of a search that finds nothing: the same search without its price limit, or else partial matches. */
  async function nearMisses(asked: Asked): Promise<Found & { kind: NearKind }> {
    const known = { counts, synonyms };
    const dearer = asked.dollars && (await findProducts(db, { ...asked, dollars: null }, nearest, known));
    if (dearer && dearer.total > 0) return { ...dearer, kind: 'price' };
    return { ...(await findNearMisses(db, asked, nearest, known)), kind: 'partial' };
  }

  /**
   * The search with misspelt words replaced by corrections that the first product contains, spelled as on its
   * card. Null if nothing is corrected.
   */
  async function corrected(words: string, misspelt: Misspelt, [first]: readonly ProductCard[]) {
    if (misspelt.size === 0 || !first) return null;
    const texts = [first.name, first.shortDescription ?? ''];
    const has = await queries.readSearchWords(db, first.id);
    const meant = [...misspelt].flatMap(([word, near]): [string, string][] => {
      const best =
        near.find((one) => has.has(`^${one}`) || has.has(`#${one}`)) ?? near.find((one) => has.has(one));
      return best === undefined ? [] : [[word, writtenIn(texts, best)]];
    });
    const text = respelt(words, new Map(meant));
    return meant.length === 0 || text === words ? null : text;
  }

  /** @throws AppError `not_found` */
  async function get(id: string): Promise<Product> {
    return findById(id, () => queries.readProduct(db, id));
  }

  /**
   * The newest products of a shelf, which every first page shows. Cached until a product changes; callers must
   * not change the result.
   */
  const shelf = (featured: true | 'none', count: number, locale: Locale): Promise<ProductCard[]> =>
    shelves.get(`${featured} ${count} ${locale}`, () =>
      read.cards(newestOf({ categoryId: null, featured }, count), locale),
    );

  return {
    get,

    /** One page of products in the original language, with the total count of matches. */
    async list(query: ProductQuery): Promise<{ products: Product[]; total: number }> {
      const { page, total } = await find(query);
      return { products: await read.products(page), total };
    },

    /**
     * One page of cards in the visitor's language; facets count the search's products by category. Cards that do
     * not match every word are in `near`. If nothing matches, `near` holds near misses, which no count includes.
     */
    async listCards(query: ProductQuery, locale: Locale): Promise<FoundCards> {
      const found = await find(query);
      const { asked, total, facets } = found;
      const isMiss = asked.words !== '' && facets.size === 0;
      const { kind, near, ...shown } = isMiss
        ? await nearMisses(asked)
        : { kind: 'begun' as const, ...found };
      const cards = await read.cards(shown.page, locale);
      const correction = await corrected(asked.words, shown.misspelt, cards);
      const isNear = ({ id }: ProductCard) => isMiss || near.has(id);
      return {
        cards: cards.filter((card) => !isNear(card)),
        near: cards.filter(isNear),
        nearKind: kind === 'begun' && correction !== null ? 'corrected' : kind,
        words: asked.words,
        price: asked.price && { ...asked.price, isKnown: asked.dollars !== null },
        corrected: correction,
        total,
        facets,
      };
    },

    /** The given products, in the given order, without those that visitors may not see. */
    some: (ids: readonly string[]): Promise<Product[]> => read.products(ids),

    /** Cards of the given products, in the given order. */
    cards: (ids: readonly string[], locale: Locale): Promise<ProductCard[]> => read.cards(ids, locale),

    /** Featured products, newest first. */
    featuredCards: (count: number, locale: Locale): Promise<ProductCard[]> => shelf(true, count, locale),

    /** Up to 4 featured products, filled with others to 8 (docs/specification/site.md#home). */
    async homeCards(locale: Locale): Promise<ProductCard[]> {
      const [featured, others] = await Promise.all([
        shelf(true, homeFeaturedCount, locale),
        shelf('none', homeProductCount, locale),
      ]);
      return [...featured, ...others].slice(0, homeProductCount);
    },

    /** A picture for each category: that of its newest product. */
    async categoryPictures(ids: readonly string[]): Promise<Map<string, Picture>> {
      const newest = await Promise.all(
        ids.map((id) =>
          shelves.get(`category ${id}`, () =>
            read.cards(newestOf({ categoryId: id, featured: false }, 1), fallbackLocale),
          ),
        ),
      );
      return new Map(
        ids.flatMap((id, i) => {
          const picture = newest[i]?.[0]?.picture;
          return picture ? [[id, picture] as const] : [];
        }),
      );
    },

    /** The product in the visitor's language: each translated text that is not empty replaces the original. */
    async getTranslated(id: string, locale: Locale): Promise<Product> {
      const product = await get(id);
      const translation = locale === fallbackLocale ? null : await queries.readTranslation(db, id, locale);
      if (!translation) return product;
      return {
        ...product,
        name: translation.name || product.name,
        description: translation.description || product.description,
        shortDescription: translation.shortDescription || product.shortDescription,
        specifications: translation.specifications || product.specifications,
        features: translation.features.length > 0 ? translation.features : product.features,
      };
    },

    async media(id: string): Promise<ProductMedia[]> {
      await get(id);
      const rows = await queries.readMedia(db, id);
      return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
    },

    /**
     * The items of the gallery. A product without media shows its main picture. A media record's own alternative
     * text is English: in another language, the media library's text takes precedence.
     */
    async gallery(product: Product, locale: Locale): Promise<GalleryItem[]> {
      const media = await queries.readMedia(db, product.id);
      const urls = [product.imageUrl, ...media.map((item) => item.url)];
      const [pictures, texts] = await Promise.all([
        images.find(urls),
        mediaLibrary.alternatives(urls, locale),
      ]);
      const toItem = (type: GalleryItem['type'], url: string, own: string | null): GalleryItem => {
        const known = texts.get(url) ?? null;
        const isOwn = own !== null && (locale === fallbackLocale || known === null);
        const { isIllustration = false, ...picture } = pictures.get(url) ?? {};
        return {
          type,
          url,
          altText: isOwn ? own : known,
          altLanguage: isOwn ? fallbackLocale : locale,
          picture: 'url' in picture ? picture : null,
          isIllustration,
        };
      };
      if (media.length === 0 && product.imageUrl !== null) return [toItem('image', product.imageUrl, null)];
      return media.map(({ type, url, altText }) => toItem(type, url, altText || null));
    },

    /**
     * The facts of a product for a reply, in a language; null without an id or if visitors may not see the
     * product.
     */
    async termsIn(id: string | null, locale: Locale): Promise<AskedTerms | null> {
      const [card] = id === null ? [] : await read.cards([id], locale);
      return card ? termsOf(card, locale, createTranslator(locale, await loadDictionary(locale))) : null;
    },

    /** Like `termsIn`, for the first products that a search finds, each with its id. */
    async listTerms(search: string, locale: Locale, limit: number): Promise<(AskedTerms & { id: string })[]> {
      const query = productQuery.parse({ search, limit: String(limit) });
      const { page } = await find(query);
      const t = createTranslator(locale, await loadDictionary(locale));
      return (await read.cards(page, locale)).map((card) => ({ id: card.id, ...termsOf(card, locale, t) }));
    },

    /** The translation of a product, null if there is none (docs/specification/translations.md#public-read). */
    async translation(id: string, locale: Locale) {
      await get(id);
      return queries.readTranslation(db, id, locale);
    },

    /** Counts a view once per viewer, product and UTC day. */
    async countView(id: string, viewerId: string): Promise<boolean> {
      await get(id);
      return queries.countView(db, id, viewerId, new Date().toISOString().slice(0, 10));
    },

    /** One file of the sitemap, counted from 1; empty beyond the last file. */
    sitemap: (file: number) => queries.readSitemapRows(db, (file - 1) * sitemapProducts, sitemapProducts),

    /** Number of sitemap files for products. */
    countSitemaps: async () => Math.ceil((await queries.countListed(db)) / sitemapProducts),

    /** The newest other products of the same category. */
    async related(product: Product, locale: Locale, count: number): Promise<ProductCard[]> {
      if (product.categoryId === null) return [];
      const newest = newestOf({ categoryId: product.categoryId, featured: false }, count + 1);
      const cards = await read.cards(newest, locale);
      return cards.filter((card) => card.id !== product.id).slice(0, count);
    },
  };
}
