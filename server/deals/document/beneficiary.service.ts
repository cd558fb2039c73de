import { and, desc, eq, inArray, isNotNull, max, or, sql } from 'drizzle-orm';
import { AppError } from '#shared/base/errors.ts';
import {
  type BeneficiaryDetails,
  beneficiaryWaitHours,
  independentDays,
  type StaffBeneficiary,
} from '#shared/deals/beneficiary.ts';
import type { BeneficiaryPage } from '#shared/deals/issued-document.ts';
import { demand } from '#shared/base/policy.ts';
import type { CurrentUser } from '#shared/people/user.ts';
import { fullName } from '#shared/base/user-rules.ts';
import { lockUsers } from '../../people/index.ts';
import { audit } from '../../platform/db/audit.ts';
import type { Database } from '../../platform/db/client.ts';
import { auditEntries } from '../../people/audit/audit.schema.ts';
import { beneficiaries } from './document.schema.ts';
import { users } from '../../people/user/user.schema.ts';
import { cacheTags, type PageTags } from '../../platform/live/tags.ts';
import type { MailService } from '../../conversations/mail/mail.service.ts';
import type { AccountService } from '../../people/user/account.service.ts';
import type { PrintFaults } from '../pdf/pdf.service.ts';
import {
  type Beneficiary,
  beneficiaryAt,
  isOpenChange,
  lastDigitsOf,
  toPublicBeneficiary,
} from './pending-beneficiary.ts';

export type BeneficiaryService = ReturnType<typeof createBeneficiaryService>;

const b = beneficiaries;
/** Names of the actions in the audit log. */
const actionOf = {
  first: 'create',
  proposed: 'propose',
  confirmed: 'confirm',
  withdrawn: 'withdraw',
} as const;
const waitMs = beneficiaryWaitHours * 3_600_000;
type Actor = CurrentUser | null;
/** The password that the user typed again, and the user's network address. */
type Proof = { password: string; address: string };

type Dependencies = {
  db: Database;
  tags: PageTags;
  mail: Pick<MailService, 'queueBeneficiary' | 'dropBeneficiaryEffect'>;
  accounts: Pick<AccountService, 'confirmOwn'>;
  printFaults: PrintFaults;
};

/**
 * The beneficiary (decision 044). A change needs two super admins and becomes valid 24 hours after the second
 * confirmed it; until then any super admin can withdraw it. Only the first version of a site is valid at once,
 * because it replaces none.
 */
export function createBeneficiaryService({ db, tags, mail, accounts, printFaults }: Dependencies) {
  /** Runs one act at a time: a withdrawal and a confirmation at the same moment must not both succeed. */
  async function act(
    actor: CurrentUser,
    run: (tx: Database, now: Date) => Promise<{ row: Beneficiary; news: keyof typeof actionOf }>,
  ): Promise<string> {
    const id = await db.transaction(async (tx) => {
      await lockUsers(tx);
      // The role may have been taken away since the request was authorised.
      const [person] = await tx.select().from(users).where(eq(users.id, actor.id)).for('share');
      if (!person?.isActive || person.role !== 'super_admin')
        throw new AppError('forbidden', 'no super admin');
      const { row, news } = await run(tx, new Date());
      const { name, bank, country, account, swift, currency, note, validFrom } = row;
      const shown = {
        name,
        bank,
        country,
        lastDigits: lastDigitsOf(account),
        swift,
        currency,
        note,
        validFrom,
      };
      await audit(tx, actor, {
        action: actionOf[news],
        noun: 'beneficiary',
        id: row.id,
        title: name,
        after: shown,
      });
      await mail.queueBeneficiary(tx, {
        news,
        by: fullName(actor),
        name,
        bank,
        lastDigits: shown.lastDigits,
        at: validFrom,
      });
      return row.id;
    });
    tags.changed([cacheTags.beneficiary]);
    return id;
  }

  const find = async (tx: Database, id: string): Promise<Beneficiary> => {
    const [row] = await tx.select().from(b).where(eq(b.id, id));
    if (!row) throw new AppError('not_found', 'no such beneficiary');
    return row;
  };
  const hasCounted = ({ validFrom }: Beneficiary, now: Date) => validFrom !== null && validFrom <= now;

  return {
    /** All versions, newest first. */
    async list(actor: Actor): Promise<StaffBeneficiary[]> {
      demand(actor, 'users');
      const now = new Date();
      const [rows, current] = await Promise.all([
        db.select().from(b).orderBy(desc(b.proposedAt), desc(b.id)),
        beneficiaryAt(db, now),
      ]);
      return Promise.all(
        rows.map(async ({ proposedBy, ...row }) => {
          const state = stateOf(row, current, now);
          const isOwn = proposedBy === actor!.id;
          const proposer = state === 'proposed' && !isOwn ? await superAdmin(db, proposedBy) : null;
          const from = proposer && (await independentFrom(db, [proposer.id, actor!.id], now));
          return {
            ...row,
            state,
            isOwn,
            isProposerGone: state === 'proposed' && !isOwn && !proposer,
            confirmableFrom: from?.toISOString() ?? null,
            proposedAt: row.proposedAt.toISOString(),
            confirmedAt: row.confirmedAt?.toISOString() ?? null,
            validFrom: row.validFrom?.toISOString() ?? null,
            withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
          };
        }),
      );
    },

    /**
     * Proposes a new beneficiary. The first version of a site is valid at once.
     * @throws AppError `conflict` while another change waits, `invalid` for a wrong password, or with the fields that
     * no proforma invoice can show
     */
    async propose(actor: Actor, given: BeneficiaryDetails, { password, address }: Proof): Promise<string> {
      demand(actor, 'users');
      await accounts.confirmOwn(actor, password, address);
      const { name: payee, bank, account, swift, note } = given;
      const faults = printFaults({ name: payee, bank, account, swift, note });
      if (Object.keys(faults).length > 0)
        throw new AppError('invalid', 'characters that no document can show', faults);
      return act(actor!, async (tx, now) => {
        if ((await tx.$count(b, isOpenChange(now))) > 0)
          throw new AppError('conflict', 'another change waits');
        const isFirst = (await beneficiaryAt(tx, now)) === undefined;
        const name = fullName(actor!);
        const by = { proposedBy: actor!.id, proposedName: name, proposedAt: now };
        const atOnce = { confirmedBy: actor!.id, confirmedName: name, confirmedAt: now, validFrom: now };
        const [row] = await tx
          .insert(b)
          .values({ ...given, ...by, ...(isFirst ? atOnce : {}) })
          .returning();
        return { row: row!, news: isFirst ? 'first' : 'proposed' };
      });
    },

    /**
     * Confirms a change as the second person; it becomes valid 24 hours later.
     * @throws AppError `forbidden` for the user who proposed it, `not_independent`, `conflict` if it is confirmed or
     * withdrawn already or its proposer is gone, `invalid` for a wrong password
     */
    async confirm(actor: Actor, id: string, { password, address }: Proof): Promise<void> {
      demand(actor, 'users');
      await accounts.confirmOwn(actor, password, address);
      await act(actor!, async (tx, now) => {
        const { proposedBy, confirmedAt, withdrawnAt } = await find(tx, id);
        if (confirmedAt || withdrawnAt) throw new AppError('conflict', 'confirmed or withdrawn already');
        if (proposedBy === actor!.id) throw new AppError('forbidden', 'needs a second person');
        const proposer = await superAdmin(tx, proposedBy);
        if (!proposer) throw new AppError('conflict', 'the proposer is gone');
        if (await independentFrom(tx, [proposer.id, actor!.id], now)) throw new AppError('not_independent');
        const confirmed = {
          confirmedBy: actor!.id,
          confirmedName: fullName(actor!),
          confirmedAt: now,
          validFrom: new Date(now.getTime() + waitMs),
        };
        const [row] = await tx.update(b).set(confirmed).where(eq(b.id, id)).returning();
        return { row: row!, news: 'confirmed' };
      });
    },

    /**
     * Withdraws a change that is not valid yet. Needs no password, because stopping must be easy.
     * @throws AppError `conflict` if it is valid or withdrawn already
     */
    async withdraw(actor: Actor, id: string): Promise<void> {
      demand(actor, 'users');
      await act(actor!, async (tx, now) => {
        const before = await find(tx, id);
        if (before.withdrawnAt || hasCounted(before, now)) throw new AppError('conflict', 'it is over');
        const [row] = await tx
          .update(b)
          .set({ withdrawnAt: now, withdrawnName: fullName(actor!) })
          .where(eq(b.id, id))
          .returning();
        if (before.validFrom) await mail.dropBeneficiaryEffect(tx, before.validFrom);
        return { row: row!, news: 'withdrawn' };
      });
    },

    /** The public data: the beneficiary, a pending change, and all changes so far, newest first. */
    async page(): Promise<BeneficiaryPage> {
      const now = new Date();
      // A proposal that only one person made is not shown to the public.
      const rows = await db.select().from(b).where(isNotNull(b.validFrom)).orderBy(desc(b.validFrom));
      const current = await beneficiaryAt(db, now);
      const pending = rows.find((row) => !row.withdrawnAt && row.validFrom! > now);
      return {
        current: current ? toPublicBeneficiary(current) : null,
        pending: pending ? toPublicBeneficiary(pending) : null,
        changes: rows
          .filter((row) => row !== pending)
          .map((row) =>
            // The account of a withdrawn version is not shown, so that no buyer pays there.
            row.withdrawnAt
              ? { at: row.withdrawnAt.toISOString(), beneficiary: null }
              : { at: row.validFrom!.toISOString(), beneficiary: toPublicBeneficiary(row) },
          ),
      };
    },
  };
}

async function superAdmin(on: Database, id: string | null) {
  if (id === null) return undefined;
  const [row] = await on
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.isActive, true), eq(users.role, 'super_admin')));
  return row;
}

/** After these, somebody else may use the account, even if the log names its owner. */
const takingOver = ['create', 'reset_password', 'send_reset_link'];

/**
 * When two accounts count as two persons: one person must not act as both, by a second account or a password set for a
 * colleague. Within these days the colleague would have noticed.
 * @returns null if they count now
 */
async function independentFrom(on: Database, accounts: string[], now: Date): Promise<Date | null> {
  const { userId, recordId, action, noun, createdAt } = auditEntries;
  const isTouched = or(sql`${userId}::text is distinct from ${recordId}`, inArray(action, takingOver));
  const [touched] = await on
    .select({ at: max(createdAt) })
    .from(auditEntries)
    .where(and(eq(noun, 'user'), inArray(recordId, accounts), isTouched));
  const [made] = await on
    .select({ at: max(users.createdAt) })
    .from(users)
    .where(inArray(users.id, accounts));
  const last = Math.max(touched?.at?.getTime() ?? 0, made?.at?.getTime() ?? 0);
  const from = new Date(last + independentDays * 24 * 3_600_000);
  return from > now ? from : null;
}

function stateOf(
  { id, validFrom, withdrawnAt }: Pick<Beneficiary, 'id' | 'validFrom' | 'withdrawnAt'>,
  current: Beneficiary | undefined,
  now: Date,
) {
  if (withdrawnAt) return 'withdrawn';
  if (!validFrom) return 'proposed';
  if (validFrom > now) return 'pending';
  return id === current?.id ? 'current' : 'former';
}
