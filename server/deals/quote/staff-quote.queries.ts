import { asc, eq } from 'drizzle-orm';
import { pick } from '#shared/base/pick.ts';
import { isBelowFloor, marginOf } from '#shared/deals/quote-draft.ts';
import type { StaffQuote } from '#shared/deals/quote.ts';
import type { SiteSettings } from '#shared/content/setting.ts';
import type { Database } from '../../platform/db/client.ts';
import { beneficiaryAt } from '../document/pending-beneficiary.ts';
import { quoteOffers, quoteRequests } from './quote-request.schema.ts';
import { readProductsOf, readWhole } from './quote.queries.ts';

/** A request for the staff, with its draft; null for an unknown id. */
export async function readStaffQuote(
  db: Database,
  id: string,
  settings: () => Promise<SiteSettings>,
): Promise<StaffQuote | null> {
  const [row] = await db.select().from(quoteRequests).where(eq(quoteRequests.id, id));
  if (!row) return null;
  const [whole, { rates, marginFloor }, products, changeNotes, account] = await Promise.all([
    readWhole(db, row, new Date()),
    settings(),
    readProductsOf(db, row),
    readChangeNotes(db, id),
    beneficiaryAt(db, new Date()),
  ]);
  return {
    ...whole,
    ...pick(row, ['id', 'version', 'code', 'customerId', 'assignedToUserId', 'dueOn', 'sheet', 'validOn']),
    approvedBy: row.approvedBy,
    isDeleted: row.deletedAt !== null,
    margin: row.sheet && marginOf(row.sheet, rates.perDollar),
    needsApproval: row.sheet !== null && isBelowFloor(row.sheet, rates.perDollar, marginFloor),
    accountCurrency: account?.currency ?? null,
    changeNotes,
    products,
  };
}

/** What the staff noted about the reasons of changes, by revision. */
async function readChangeNotes(db: Database, requestId: string): Promise<StaffQuote['changeNotes']> {
  const rows = await db
    .select({ revision: quoteOffers.revision, sheet: quoteOffers.sheet })
    .from(quoteOffers)
    .where(eq(quoteOffers.requestId, requestId))
    .orderBy(asc(quoteOffers.revision));
  return rows.flatMap(({ revision, sheet: { lines, charges } }) => [
    ...lines.flatMap(({ name, changeReason: reason, changeNote: text }) =>
      text ? [{ revision, line: name, charge: null, reason, text }] : [],
    ),
    ...charges.flatMap(({ kind, changeReason: reason, changeNote: text }) =>
      text ? [{ revision, line: null, charge: kind, reason, text }] : [],
    ),
  ]);
}
