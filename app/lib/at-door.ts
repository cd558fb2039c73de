import type { SaleUnit } from '#shared/catalogue/product-rules.ts';
import { countryName } from '#shared/base/country.ts';
import { aboutRange } from '#shared/deals/landed-text.ts';
import { localeTags } from '#shared/base/locale.ts';
import { currencyOf } from '#shared/base/rates.ts';
import type { PageContext } from './page-context.ts';

/**
 * Prices of products at the door, by id: "about ₦9,300–₦9,900 per pair, cleared in Nigeria". Only products whose
 * whole cost is known are included. Empty if the visitor has not chosen a country.
 */
export async function pricesAtDoor(
  page: PageContext,
  ids: readonly string[],
): Promise<Record<string, string>> {
  const { services, country, tag, cacheTags } = page;
  if (country === null || ids.length === 0) return {};
  tag(cacheTags.reference, cacheTags.settings, cacheTags.categories);
  return doorTexts(page, country, await services.landedCosts.ofProducts(ids, country));
}

/** Formats price ranges at the door of a country, in the buyer's currency or the currency of the country. */
export async function doorTexts(
  { settings, currency, locale, t }: PageContext,
  country: string,
  prices: ReadonlyMap<string, { low: number; high: number; currency: string; saleUnit: SaleUnit }>,
): Promise<Record<string, string>> {
  const { rates } = await settings();
  const place = countryName(country, locale);
  const texts = [...prices].flatMap(([id, price]): [string, string][] => {
    const own = currency ?? currencyOf(country) ?? price.currency;
    const amount = aboutRange(localeTags[locale], price, price.currency, own, rates.perDollar);
    const unit = t(`product.perUnit.${price.saleUnit}`);
    return amount === null ? [] : [[id, t('product.cleared', { amount, unit, country: place })]];
  });
  return Object.fromEntries(texts);
}

/** Adds the price at the door to each card where it is known. */
export async function withPricesAtDoor<T extends { id: string }>(
  page: PageContext,
  lists: readonly (readonly T[])[],
): Promise<(T & { atDoor?: string })[][]> {
  const prices = await pricesAtDoor(page, [...new Set(lists.flat().map(({ id }) => id))]);
  return lists.map((cards) =>
    cards.map((card) => {
      const atDoor = prices[card.id];
      return atDoor === undefined ? card : { ...card, atDoor };
    }),
  );
}
