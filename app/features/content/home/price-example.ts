import { countryName } from '#shared/base/country.ts';
import type { LandedLine } from '#shared/deals/landed-cost.ts';
import { localeTags } from '#shared/base/locale.ts';
import { formatMinor } from '#shared/base/minor-units.ts';
import { quantityText } from '#shared/catalogue/order-terms.ts';
import type { ProductCard } from '#shared/catalogue/product.ts';
import type { PageContext } from '../../../lib/page-context.ts';

/** Countries of the example for visitors who have not chosen their own; the first with complete data is used. */
const exampleCountries = ['CI', 'NG', 'SN', 'GH', 'KE'];

const parts = {
  goods: ['price'],
  freight: ['freight', 'insurance'],
  duty: ['duty', 'charge', 'vat'],
  inland: ['local'],
} as const satisfies Record<string, readonly LandedLine['kind'][]>;
type PricePart = keyof typeof parts;

type Range = { low: number; high: number };
const sum = (ranges: readonly Range[]): Range =>
  ranges.reduce((all, { low, high }) => ({ low: all.low + low, high: all.high + high }), { low: 0, high: 0 });
const middle = ({ low, high }: Range) => (low + high) / 2;

/**
 * The landed cost of one of the products, ready for display; the same sums as its page `/landed-cost`.
 * @returns null unless all costs of one product are known in the visitor's country, or an example country
 */
export async function priceExample(page: PageContext, cards: readonly ProductCard[]) {
  const { services, locale, t, country, tag, cacheTags } = page;
  tag(cacheTags.reference, cacheTags.settings, cacheTags.categories);
  const found = await services.landedCosts.firstComplete(
    cards.map(({ id }) => id),
    country === null ? exampleCountries : [country],
  );
  const card = cards.find(({ id }) => id === found?.id);
  if (!found || !card) return null;
  const { cost, quantity } = found;
  const money = (minor: number) => formatMinor(localeTags[locale], Math.round(minor), card.priceUnit);
  const write = ({ low, high }: Range) =>
    low === high ? money(low) : t('proof.price.range', { low: money(low), high: money(high) });
  const all = middle(cost.total);
  let before = 0;
  const rows = (Object.keys(parts) as PricePart[]).flatMap((part) => {
    const kinds: readonly string[] = parts[part];
    const amount = sum(cost.lines.filter(({ kind }) => kinds.includes(kind)));
    if (amount.high === 0) return [];
    const share = Math.round((100 * middle(amount)) / all);
    const start = before;
    before += share;
    return [{ part, amount: write(amount), share, start }];
  });
  return {
    rows,
    total: write(cost.total),
    piece: t('product.pricePerUnit', {
      price: write({ low: cost.total.low / quantity, high: cost.total.high / quantity }),
      unit: t(`product.perUnit.${card.saleUnit}`),
    }),
    lead: t('proof.price.lead', {
      quantity: quantityText({ saleUnit: card.saleUnit, minimumOrderQuantity: quantity }, t),
      product: card.name,
      country: countryName(found.country, locale),
    }),
    goods: t('proof.price.goods', { term: found.incoterm ?? '' }),
    path: `/landed-cost?product=${card.id}&quantity=${quantity}&country=${found.country}`,
  };
}
export type PriceExample = NonNullable<Awaited<ReturnType<typeof priceExample>>>;
