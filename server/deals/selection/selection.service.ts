import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { AppError } from '#shared/base/errors.ts';
import { loadDictionary, loadPaperTexts, type Translate } from '#shared/i18n/dictionary.ts';
import { createTranslator } from '#shared/i18n/translate.ts';
import { cataloguesWaiting, catalogueCacheBytes, maxCatalogueProducts } from '#shared/deals/paper-limits.ts';
import type { Locale } from '#shared/base/locale.ts';
import { termsOf } from '#shared/catalogue/order-terms.ts';
import { paperCompany, paySafelyPath } from '#shared/deals/paper-company.ts';
import type { ProductCard } from '#shared/catalogue/product.ts';
import type { SelectionKind } from '#shared/deals/selection-calls.ts';
import type { SiteSettings } from '#shared/content/setting.ts';
import { createTurns } from '#shared/base/turns.ts';
import type { ImageService } from '../../content/image/image.service.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import type { PdfService } from '../pdf/pdf.service.ts';
import type { ProductService } from '../../catalogue/product/product.service.ts';

export type SelectionService = ReturnType<typeof createSelectionService>;

type CataloguePaper = Extract<Parameters<PdfService['render']>[0], { kind: 'catalogue' }>;

type Dependencies = {
  limits: Limits;
  products: Pick<ProductService, 'cards'>;
  images: Pick<ImageService, 'paperPicture'>;
  pdf: Pick<PdfService, 'render'>;
  settings: () => Promise<SiteSettings>;
};

type Asked = {
  of: SelectionKind;
  productIds: readonly string[];
  /** The category's name; null for other selections, which have the name of their kind. */
  title: string | null;
  locale: Locale;
  origin: string;
  ip: string;
};

/**
 * Catalogues of what a visitor has selected, cached by their content, so that the same selection is rendered
 * once.
 */
export function createSelectionService({ limits, products, images, pdf, settings }: Dependencies) {
  // Rendered one at a time, including the pictures: however many strangers ask, documents of offers wait for at
  // most one catalogue.
  const takeTurn = createTurns(1, {
    maxWaiting: cataloguesWaiting,
    refuse: () => {
      throw new AppError('unavailable', 'too many catalogues wait', undefined, 10);
    },
  });
  const kept = new LRUCache<string, Uint8Array>({
    maxSize: catalogueCacheBytes,
    sizeCalculation: (bytes) => bytes.length,
  });
  const underWay = new Map<string, Promise<Uint8Array>>();

  async function render(
    cards: readonly ProductCard[],
    paper: Omit<CataloguePaper, 'products'>,
    origin: string,
    key: string,
  ) {
    const site: Translate = createTranslator(paper.locale, await loadDictionary(paper.locale));
    const shown: CataloguePaper['products'] = [];
    // One picture after the other, because pages need the processor too.
    for (const card of cards) {
      const { price, minimumOrder, leadTime } = termsOf(card, paper.locale, site);
      const picture = card.picture && (await images.paperPicture(card.picture.url));
      shown.push({
        name: card.name,
        sku: null,
        price,
        minimumOrder,
        leadTime,
        url: `${origin}/product/${card.id}`,
        picture,
      });
    }
    return pdf.render({ ...paper, products: shown }, key);
  }

  /** Renders a catalogue once for all concurrent requests. */
  async function made(key: string, ip: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const known = () => kept.get(key) ?? underWay.get(key);
    const found = known();
    if (found) return found;
    await limits.admit({ catalogues: ip });
    // Checked again, because another request may have begun it meanwhile.
    const begun = known() ?? takeTurn(make).finally(() => underWay.delete(key));
    if (!(begun instanceof Promise)) return begun;
    underWay.set(key, begun);
    const bytes = await begun;
    kept.set(key, bytes);
    return bytes;
  }

  return {
    /**
     * A catalogue of at most the first sixty products.
     * @throws AppError `not_found` if visitors may see none of them; `too_many_requests`; `unavailable`
     */
    async catalogue({ of, productIds, title, locale, origin, ip }: Asked): Promise<Uint8Array> {
      const cards = await products.cards(productIds.slice(0, maxCatalogueProducts), locale);
      if (cards.length === 0) throw new AppError('not_found', 'nothing is selected');
      const paper = {
        kind: 'catalogue',
        locale,
        title: title ?? (await loadPaperTexts(locale)).selections[of],
        company: paperCompany(await settings(), locale),
        // Only the day, so that the same selection is the same file all day.
        issuedAt: `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`,
        verification: null,
        paySafelyUrl: origin + paySafelyPath,
      } as const;
      const key = createHash('sha256')
        .update(JSON.stringify([paper, origin, cards]))
        .digest('base64url');
      const bytes = await made(key, ip, () => render(cards, paper, origin, key));
      await limits.admit({ 'catalogue downloads': ip }, { points: Math.ceil(bytes.length / 1024) });
      return bytes;
    },
  };
}
