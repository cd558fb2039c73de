import { isAppError } from '#shared/base/errors.ts';
import { loadDictionary, type TextKey } from '#shared/i18n/dictionary.ts';
import { createTranslator } from '#shared/i18n/translate.ts';
import { renditionUrl } from '#shared/content/image.ts';
import type { LinkCard } from '#shared/conversations/link-card.ts';
import type { Locale } from '#shared/base/locale.ts';
import { termsOf } from '#shared/catalogue/order-terms.ts';
import type { PlainPage } from '#shared/base/pages.ts';
import type { ProductCard } from '#shared/catalogue/product.ts';
import type { BlogService } from '../../content/blog/blog.service.ts';
import type { ProductService } from '../../catalogue/product/product.service.ts';

export type LinkCardService = ReturnType<typeof createLinkCardService>;

/** Width of a card's picture in pixels; twice the displayed width, for high-resolution screens. */
const pictureWidth = 160;

const pageNames = {
  '/': 'nav.home',
  '/products': 'nav.products',
  '/blog': 'nav.blog',
  '/about': 'nav.about',
  '/services': 'nav.services',
  '/process': 'nav.process',
  '/check-us': 'footer.checkUs',
  '/how-we-did': 'footer.howWeDid',
  '/catalogs': 'footer.catalogs',
  '/pay-safely': 'footer.paySafely',
  '/privacy': 'footer.privacy',
  '/terms': 'footer.terms',
  '/contact': 'nav.contact',
} as const satisfies Record<PlainPage, TextKey>;

const isPlainPage = (path: string): path is PlainPage => Object.hasOwn(pageNames, path);
const productOf = (path: string) =>
  /^\/product\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i.exec(path)?.[1];
const slugOf = (path: string) => /^\/blog\/([^/]+)$/.exec(path)?.[1];

/** Cards of public pages for messages that link to them. */
export function createLinkCardService({
  products,
  blog,
}: {
  products: Pick<ProductService, 'cards'>;
  blog: Pick<BlogService, 'get' | 'pictures'>;
}) {
  async function ofPost(slug: string, path: string, locale: Locale): Promise<LinkCard[]> {
    try {
      const post = await blog.get(slug, locale);
      const hasPicture = (await blog.pictures([post])).size > 0;
      return [
        { path, name: post.title, imageUrl: hasPicture ? small(post.featuredImageUrl!) : null, facts: [] },
      ];
    } catch (error) {
      if (isAppError(error) && error.code === 'not_found') return [];
      throw error;
    }
  }

  return {
    /** Cards in a language, in the order of the paths. Pages that visitors may not see are left out. */
    async list(paths: readonly string[], locale: Locale): Promise<LinkCard[]> {
      const t = createTranslator(locale, await loadDictionary(locale));
      const ids = paths.flatMap((path) => productOf(path)?.toLowerCase() ?? []);
      const byId = new Map((await products.cards(ids, locale)).map((card) => [card.id, card]));
      const ofProduct = (path: string, card: ProductCard): LinkCard => {
        const { product: name, price, minimumOrder } = termsOf(card, locale, t);
        const facts = [
          price ?? t('product.contactForPrice'),
          t('common.labelled', { label: t('product.minimumOrder'), value: minimumOrder }),
        ];
        return { path, name, imageUrl: card.picture && small(card.picture.url), facts };
      };
      const found = await Promise.all(
        paths.map(async (path): Promise<LinkCard[]> => {
          const card = byId.get(productOf(path)?.toLowerCase() ?? '');
          if (card) return [ofProduct(path, card)];
          const slug = slugOf(path);
          if (slug) return ofPost(slug, path, locale);
          return isPlainPage(path) ? [{ path, name: t(pageNames[path]), imageUrl: null, facts: [] }] : [];
        }),
      );
      return found.flat();
    },
  };
}

const small = (url: string) => renditionUrl(url, pictureWidth, 'webp');
