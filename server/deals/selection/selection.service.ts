import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { AppError } from '#shared/base/errors.ts';
import {
  loadDictionary,
  loadPaperTexts,
  loadQuoteListTexts,
  type Translate,
} from '#shared/i18n/dictionary.ts';
import { createTranslator, fillText } from '#shared/i18n/translate.ts';
import { cataloguesWaiting, catalogueCacheBytes, maxCatalogueProducts } from '#shared/deals/paper-limits.ts';
import type { Locale } from '#shared/base/locale.ts';
import { formatPrice } from '#shared/base/money.ts';
import { quantityText, termsOf } from '#shared/catalogue/order-terms.ts';
import { priceAt } from '#shared/catalogue/price-tiers.ts';
import { lineSum } from '#shared/deals/list-sums.ts';
import type { ListLine, QuoteList } from '#shared/deals/quote-list.ts';
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

export type AskedCatalogue = {
  of: SelectionKind;
  productIds: readonly string[];
  /** The category's name; other selections have the name of their kind. */
  title?: string | null;
  /** The quote list whose quantities and sums are shown. */
  list?: Pick<QuoteList, 'lines' | 'totalAmount' | 'currency'>;
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
    lines: readonly ListLine[],
  ) {
    const site: Translate = createTranslator(paper.locale, await loadDictionary(paper.locale));
    const shown: CataloguePaper['products'] = [];
    // One picture after the other, because pages need the processor too.
    for (const card of cards) {
      const line = lines.find(({ productId }) => productId === card.id);
      const priced = line ? { ...card, price: priceAt(line, line.quantity) } : card;
      const { price, minimumOrder, leadTime } = termsOf(priced, paper.locale, site);
      const picture = card.picture && (await images.paperPicture(card.picture.url));
      shown.push({
        name: card.name,
        sku: null,
        price,
        ...(line ? { minimumOrder: null, ordered: orderedOf(line, site) } : { minimumOrder }),
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
    async catalogue({
      of,
      productIds,
      title,
      list,
      locale,
      origin,
      ip,
    }: AskedCatalogue): Promise<Uint8Array> {
      const cards = await products.cards(productIds.slice(0, maxCatalogueProducts), locale);
      if (cards.length === 0) throw new AppError('not_found', 'nothing is selected');
      const total = list && formatPrice(list.totalAmount, list.currency);
      const paper = {
        kind: 'catalogue',
        locale,
        total: total ? fillText((await loadQuoteListTexts(locale)).total, { amount: total }) : null,
        title: title ?? (await loadPaperTexts(locale)).selections[of],
        company: paperCompany(await settings(), locale),
        // Only the day, so that the same selection is the same file all day.
        issuedAt: `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`,
        verification: null,
        paySafelyUrl: origin + paySafelyPath,
      } as const;
      const key = createHash('sha256')
        .update(JSON.stringify([paper, origin, cards, list?.lines]))
        .digest('base64url');
      const bytes = await made(key, ip, () => render(cards, paper, origin, key, list?.lines ?? []));
      await limits.admit({ 'catalogue downloads': ip }, { points: Math.ceil(bytes.length / 1024) });
      return bytes;
    },
  };
}

/** The quantity of a line and its sum in the product's currency, as the list computes them. */
function orderedOf(line: ListLine, site: Translate) {
  const { saleUnit, quantity, priceUnit } = line;
  const sum = lineSum(line, quantity, priceUnit, {});
  return {
    quantity: quantityText({ saleUnit, minimumOrderQuantity: quantity }, site),
    sum: sum && formatPrice(sum.cents / 100, priceUnit),
  };
}
