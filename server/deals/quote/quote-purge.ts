import { and, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/client.ts';
import { issuedDocuments } from '../document/document.schema.ts';
import { orders } from '../order/order.schema.ts';
import type { QuoteRequest } from './quote-request.writing.ts';

const d = issuedDocuments;

/** What emptying the trash does with requests (decision 044). */
export const quotePurge = {
  /** Accepted requests and issued papers are commercial records: retention and erasure decide about them. */
  async mustKeep(tx: Database, rows: readonly QuoteRequest[]): Promise<ReadonlySet<string>> {
    const ids = rows.map(({ id }) => id).join();
    const issued = await tx
      .selectDistinct({ id: d.quoteId })
      .from(d)
      .where(and(isNotNull(d.sha256), sql`${d.quoteId} = any(string_to_array(${ids}, ',')::uuid[])`));
    const ordered = await tx
      .selectDistinct({ id: orders.requestId })
      .from(orders)
      .where(sql`${orders.requestId} = any(string_to_array(${ids}, ',')::uuid[])`);
    const accepted = rows.filter(({ acceptedAt, sampleAccepted }) => acceptedAt ?? sampleAccepted);
    return new Set([...issued, ...ordered, ...accepted].flatMap(({ id }) => id ?? []));
  },

  /** Nothing of the person, so that an erasure finds nothing in it. The title of the entry is the reference. */
  purged: ({
    revision,
    totalMinor: total,
    offerCurrency: currency,
    createdAt: requestedAt,
    validOn,
  }: QuoteRequest) => ({
    before: { revision, total, currency, requestedAt, validOn },
  }),
};
