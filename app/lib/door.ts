import { countryName } from '#shared/country.ts';
import { loadLandedCostTexts } from '#shared/i18n/dictionary.ts';
import { papersOf } from '#shared/landed-text.ts';
import type { Product } from '#shared/product.ts';
import { officeDay } from '#shared/zoned-time.ts';
import { pricesAtDoor } from './at-door.ts';
import type { PageContext } from './page-context.ts';

/** What a product's page says of the buyer's country: its price there, where all of it is known, and the papers it needs. */
export async function doorOf(page: PageContext, { id }: Pick<Product, 'id'>) {
  const { services, country, locale, tag, cacheTags } = page;
  if (country === null) return null;
  tag(cacheTags.reference);
  const [prices, { rows, goodsClass }, texts] = await Promise.all([
    pricesAtDoor(page, [id]),
    services.landedCosts.papersFor(id, country),
    loadLandedCostTexts(locale),
  ]);
  return {
    country,
    name: countryName(country, locale),
    price: prices[id] ?? null,
    papers: papersOf(rows, [goodsClass], locale, texts, officeDay()),
    age: { due: texts.due, old: texts.old },
  };
}
export type Door = Awaited<ReturnType<typeof doorOf>>;
