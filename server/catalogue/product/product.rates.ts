import { eq, sql } from 'drizzle-orm';
import type { PerDollar } from '#shared/base/rates.ts';
import { demoSettings, storedSettings } from '#shared/content/setting.ts';
import type { Database } from '../../platform/db/client.ts';
import { productListing as listing } from './product.schema.ts';
import { siteSettings } from '../../content/setting/setting.schema.ts';

/**
 * The staff's rates, locked for a transaction that writes prices by them. A change of rates waits until this
 * transaction has ended, and then recalculates its prices too.
 */
export async function readRates(tx: Database): Promise<PerDollar> {
  // The same lock that the settings service takes for a change of this section.
  await tx.execute(sql`select pg_advisory_xact_lock_shared(hashtext('setting rates'))`);
  const [row] = await tx
    .select({ value: siteSettings.value })
    .from(siteSettings)
    .where(eq(siteSettings.key, 'rates'));
  return (row ? storedSettings.shape.rates.parse(row.value) : demoSettings.rates).perDollar;
}

/** The columns by which a price is compared with others: its rank, and its amount in US dollars. */
export function comparedPrice(
  { price, priceUnit }: { price: string | null; priceUnit: string },
  perDollar: PerDollar,
): { priceRank: number; priceUsd: number | null } {
  if (price === null) return { priceRank: 2, priceUsd: null };
  const rate = (perDollar as Partial<PerDollar>)[priceUnit as keyof PerDollar];
  return rate ? { priceRank: 0, priceUsd: Number(price) / rate } : { priceRank: 1, priceUsd: null };
}

/** Recalculates `comparedPrice` for all products at once; writes only rows that change. */
export async function repriceProducts(tx: Database, perDollar: PerDollar): Promise<void> {
  const rate = sql`(${JSON.stringify(perDollar)}::jsonb ->> ${listing.priceUnit})::double precision`;
  const usd = sql`${listing.price}::double precision / ${rate}`;
  const rank = sql`case when ${listing.price} is null then 2 when ${rate} is null then 1 else 0 end`;
  await tx
    .update(listing)
    .set({ priceRank: rank, priceUsd: usd })
    .where(sql`(${listing.priceRank}, ${listing.priceUsd}) is distinct from (${rank}, ${usd})`);
}
