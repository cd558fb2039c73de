import { and, desc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import { AppError } from '#shared/base/errors.ts';
import type { PublicBeneficiary } from '#shared/deals/issued-document.ts';
import type { Database } from '../../platform/db/client.ts';
import { beneficiaries } from './document.schema.ts';

const b = beneficiaries;
export type Beneficiary = typeof b.$inferSelect;

/** The beneficiary at a moment; undefined on a site that has none yet. */
export async function beneficiaryAt(db: Database, now: Date): Promise<Beneficiary | undefined> {
  const [row] = await db
    .select()
    .from(b)
    .where(and(isNull(b.withdrawnAt), lte(b.validFrom, now)))
    .orderBy(desc(b.validFrom), desc(b.proposedAt))
    .limit(1);
  return row;
}

/** Selects changes that are proposed or confirmed, and not in effect at this moment. */
export const isOpenChange = (now: Date) =>
  and(isNull(b.withdrawnAt), or(isNull(b.validFrom), gt(b.validFrom, now)));

/**
 * Super admins stay as they are while a change is open, so that nobody makes a second person for it or removes those who
 * could withdraw it. Needs the lock of the users.
 * @throws AppError `beneficiary_open`
 */
export async function demandNoOpenChange(tx: Database): Promise<void> {
  const open = await tx.$count(b, isOpenChange(new Date()));
  if (open > 0) throw new AppError('beneficiary_open');
}

export async function beneficiaryOf(db: Database, id: string | null): Promise<Beneficiary | undefined> {
  if (id === null) return undefined;
  const [row] = await db.select().from(b).where(eq(b.id, id));
  return row;
}

/** The public data of a version that is or was valid. */
export const toPublicBeneficiary = ({ name, bank, country, account, currency, validFrom }: Beneficiary) =>
  ({
    name,
    bank,
    country,
    lastDigits: lastDigitsOf(account),
    currency,
    validFrom: validFrom!.toISOString(),
  }) satisfies PublicBeneficiary;

/** The last four letters or digits of an account number; fewer for a short one, so that it is never shown in full. */
export function lastDigitsOf(account: string): string {
  const bare = account.replaceAll(/[^0-9A-Za-z]/g, '');
  return bare.slice(-Math.min(4, Math.floor(bare.length / 2)));
}
