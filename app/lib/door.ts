import { countryName } from '#shared/base/country.ts';
import { loadLandedCostTexts } from '#shared/i18n/dictionary.ts';
import { papersOf, prohibitionsOf, transitsOf } from '#shared/deals/landed-text.ts';
import type { Product } from '#shared/catalogue/product.ts';
import { officeDay } from '#shared/base/zoned-time.ts';
import type { ListLine } from '#shared/deals/quote-list.ts';
import { doorTexts, pricesAtDoor } from './at-door.ts';
import type { PageContext } from './page-context.ts';

/**
 * What a product page shows about the buyer's country: the price there if the whole cost is known, how long goods are
 * under way, and the papers that are needed.
 */
export async function doorOf(page: PageContext, { id }: Pick<Product, 'id'>) {
  const { services, country, locale, tag, cacheTags } = page;
  if (country === null) return null;
  tag(cacheTags.reference);
  const [prices, { rows, goodsClass, hsCode }, texts] = await Promise.all([
    pricesAtDoor(page, [id]),
    services.landedCosts.papersFor(id, country),
    loadLandedCostTexts(locale),
  ]);
  return {
    country,
    name: countryName(country, locale),
    price: prices[id] ?? null,
    transits: transitsOf(rows, country, locale, texts, officeDay()),
    prohibitions: prohibitionsOf(rows, [hsCode], locale, texts, officeDay()),
    papers: papersOf(rows, [goodsClass], locale, texts, officeDay()),
    words: { due: texts.due, old: texts.old, prohibited: texts.prohibited },
  };
}
export type Door = Awaited<ReturnType<typeof doorOf>>;

/** What a quote list shows about the destination country: the price of each line there, and the needed papers. */
export async function listDoorOf(page: PageContext, lines: readonly ListLine[], country: string) {
  const { services, locale } = page;
  const [prices, basis, texts] = await Promise.all([
    services.landedCosts.ofLines(lines, country),
    services.landedCosts.basisOf(country, lines),
    loadLandedCostTexts(locale),
  ]);
  const classes = Object.values(basis?.goodsClasses ?? {});
  const words = await doorTexts(page, country, prices);
  return {
    country,
    name: countryName(country, locale),
    /** The price of a line, and the address that explains it. */
    ofLine({ id, productId, quantity }: Pick<ListLine, 'id' | 'productId' | 'quantity'>) {
      const text = words[id];
      const query = `product=${productId}&quantity=${quantity}&country=${country}`;
      return text === undefined ? null : { text, path: `/landed-cost?${query}` };
    },
    transits: transitsOf(basis?.rows ?? [], country, locale, texts, officeDay()),
    prohibitions: prohibitionsOf(
      basis?.rows ?? [],
      Object.values(basis?.hsCodes ?? {}),
      locale,
      texts,
      officeDay(),
    ),
    papers: papersOf(basis?.rows ?? [], classes, locale, texts, officeDay()),
    words: { due: texts.due, old: texts.old, prohibited: texts.prohibited },
  };
}
