import { z } from 'zod';
import { AppError } from '#shared/errors.ts';
import type { Picture } from '#shared/image.ts';
import { homeFeaturedCount, homeProductCount, sitemapProducts } from '#shared/limits.ts';
import { fallbackLocale, type Locale } from '#shared/locale.ts';
import { loadDictionary } from '#shared/i18n/dictionary.ts';
import { createTranslator } from '#shared/i18n/translate.ts';
import { type AskedTerms, termsOf } from '#shared/order-terms.ts';
import {
  type GalleryItem,
  type Product,
  type ProductCard,
  type ProductMedia,
  type ProductQuery,
  productQuery,
} from '#shared/product.ts';
import type { Synonyms } from '#shared/search.ts';
import type { Database } from '../db/client.ts';
import type { ImageService } from '../image/image.service.ts';
import type { CachedValues } from '../live/cached-values.ts';
import type { MediaLibraryService } from '../media/media-library.service.ts';
import * as queries from './product.queries.ts';
import { createProductReader } from './product.reader.ts';
import { type CategoryCounts, findProducts, type Found, newestOf } from './product.search.ts';

export type ProductService = ReturnType<typeof createProductService>;

const isUuid = (id: string) => z.uuid().safeParse(id).success;

type Dependencies = {
  db: Database;
  images: ImageService;
  mediaLibrary: MediaLibraryService;
  counts: CachedValues<CategoryCounts>;
  synonyms: () => Promise<Synonyms>;
  shelves: CachedValues<ProductCard[]>;
};

/** The public catalogue. A product that visitors may not see does not exist here. */
export function createProductService(deps: Dependencies) {
  const { db, images, mediaLibrary, counts, synonyms, shelves } = deps;
  const read = createProductReader(db);

  const find = (query: ProductQuery): Promise<Found> =>
    // A category id that is no uuid matches nothing; PostgreSQL would call it an error.
    query.categoryId !== null && !isUuid(query.categoryId)
      ? Promise.resolve({ page: [], total: 0, facets: new Map() })
      : findProducts(db, query, { counts, synonyms });

  /** @throws AppError `not_found` */
  async function get(id: string): Promise<Product> {
    const product = isUuid(id) ? await queries.readProduct(db, id) : null;
    if (!product) throw new AppError('not_found', `no product ${id}`);
    return product;
  }

  /** The newest of a few, which every first page shows: cached until a product changes. Callers must not alter it. */
  const shelf = (featured: true | 'none', count: number, locale: Locale): Promise<ProductCard[]> =>
    shelves.get(`${featured} ${count} ${locale}`, () =>
      read.cards(newestOf({ categoryId: null, featured }, count), locale),
    );

  return {
    get,

    /** One page of products in the original language, with the number of all that match. */
    async list(query: ProductQuery): Promise<{ products: Product[]; total: number }> {
      const { page, total } = await find(query);
      return { products: await read.products(page), total };
    },

    /** One page of cards in the visitor's language; facets count the search's products by category. */
    async listCards(query: ProductQuery, locale: Locale) {
      const { page, total, facets } = await find(query);
      return { cards: await read.cards(page, locale), total, facets };
    },

    /** Given products, in the given order; those that visitors may not see are left out. */
    some: (ids: readonly string[]): Promise<Product[]> => read.products(ids),

    /** Cards of given products, in the given order. */
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

    /** A picture of each category: of its newest product. */
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

    /** The product in the visitor's language: a translated text replaces the original where it is not empty. */
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
     * What the gallery shows; a product without media but with a picture shows that one. A record's own text is English: in
     * another language the library's comes before it.
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

    /** The facts of a product for a reply, in a language; null for none or a hidden one. */
    async termsIn(id: string | null, locale: Locale): Promise<AskedTerms | null> {
      const [card] = id === null ? [] : await read.cards([id], locale);
      return card ? termsOf(card, locale, createTranslator(locale, await loadDictionary(locale))) : null;
    },

    /** The same of the first products that a search finds, each with its id. */
    async listTerms(search: string, locale: Locale, limit: number): Promise<(AskedTerms & { id: string })[]> {
      const query = productQuery.parse({ search, limit: String(limit) });
      const { page } = await find(query);
      const t = createTranslator(locale, await loadDictionary(locale));
      return (await read.cards(page, locale)).map((card) => ({ id: card.id, ...termsOf(card, locale, t) }));
    },

    /** Null where there is no translation (docs/specification/translations.md#public-read). */
    async translation(id: string, locale: Locale) {
      await get(id);
      return queries.readTranslation(db, id, locale);
    },

    /** Counts a view once a viewer, product and UTC day. */
    async countView(id: string, viewerId: string): Promise<boolean> {
      await get(id);
      return queries.countView(db, id, viewerId, new Date().toISOString().slice(0, 10));
    },

    /** One file of the sitemap, counted from 1; empty beyond the last. */
    sitemap: (file: number) => queries.readSitemapRows(db, (file - 1) * sitemapProducts, sitemapProducts),

    /** How many files of products the sitemap has. */
    countSitemaps: async () => Math.ceil((await queries.countListed(db)) / sitemapProducts),

    /** A few others of the same category. */
    async related(product: Product, locale: Locale, count: number): Promise<ProductCard[]> {
      if (product.categoryId === null) return [];
      const newest = newestOf({ categoryId: product.categoryId, featured: false }, count + 1);
      const cards = await read.cards(newest, locale);
      return cards.filter((card) => card.id !== product.id).slice(0, count);
    },
  };
}
