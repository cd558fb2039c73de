import { countryName } from '#shared/country.ts';
import { aboutRange } from '#shared/landed-text.ts';
import { localeTags } from '#shared/locale.ts';
import { currencyOf } from '#shared/rates.ts';
import type { PageContext } from './page-context.ts';

/**
 * Of products, by id: "about ₦9,300–₦9,900, cleared in Nigeria"; of those alone of which the whole cost is known. Nothing
 * while the visitor has chosen no country.
 */
export async function pricesAtDoor(
  page: PageContext,
  ids: readonly string[],
): Promise<Record<string, string>> {
  const { services, country, currency, locale, t, tag, cacheTags } = page;
  if (country === null || ids.length === 0) return {};
  tag(cacheTags.reference, cacheTags.settings, cacheTags.categories);
  const [found, { rates }] = await Promise.all([
    services.landedCosts.ofProducts(ids, country),
    page.settings(),
  ]);
  const place = countryName(country, locale);
  const texts = [...found].flatMap(([id, price]): [string, string][] => {
    const own = currency ?? currencyOf(country) ?? price.currency;
    const amount = aboutRange(localeTags[locale], price, price.currency, own, rates.perDollar);
    return amount === null ? [] : [[id, t('product.cleared', { amount, country: place })]];
  });
  return Object.fromEntries(texts);
}

/** Cards with their price at the door, where it is known. */
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
