import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { AppError } from '#shared/errors.ts';
import type { StaffLanguage } from '#shared/locale.ts';
import { demand } from '#shared/policy.ts';
import type { ReferenceListQuery } from '#shared/reference-list.ts';
import {
  faultsOfRow,
  type NewReferenceRow,
  type ReferenceChange,
  type ReferenceQuery,
  type StaffReferenceRow,
} from '#shared/reference.ts';
import { freshnessOf, type ReferenceRow, rowsFor } from '#shared/reference-rules.ts';
import type { CurrentUser } from '#shared/user.ts';
import { fullName } from '#shared/user-rules.ts';
import { officeDay } from '#shared/zoned-time.ts';
import { auditAll } from '../db/audit.ts';
import { type Database, sqlState, uniqueViolation } from '../db/client.ts';
import { createRecordLifecycle } from '../db/record.ts';
import { referenceRows } from '../db/schema/reference.ts';
import type { CachedValues } from '../live/cached-values.ts';
import { cacheTags, type PageTags } from '../live/tags.ts';
import { pageOfRows } from './reference.listing.ts';
import type { PlannedReferenceRow } from './reference.plan.ts';

export type ReferenceService = ReturnType<typeof createReferenceService>;

type Actor = CurrentUser | null;
type Dependencies = { db: Database; tags: PageTags; cached: CachedValues<ReferenceRow[]> };

const r = referenceRows;
type Stored = typeof r.$inferSelect;

/** Reference data of imports: duty, charges, freight and papers by country (decision 045). */
export function createReferenceService({ db, tags, cached }: Dependencies) {
  async function read(where?: SQL, on: Database = db): Promise<StaffReferenceRow[]> {
    const rows = await on
      .select()
      .from(r)
      .where(where)
      .orderBy(
        sql`${r.deletedAt} is not null`,
        sql`${r.area} collate "C"`,
        asc(r.kind),
        asc(r.code),
        asc(r.id),
      );
    return rows.map(({ deletedAt, createdAt: _made, updatedAt: _changed, ...row }) => ({
      ...row,
      isDeleted: deletedAt !== null,
    }));
  }
  const lifecycle = createRecordLifecycle({
    db,
    noun: 'reference_row',
    read: async (id) => (await read(eq(r.id, id)))[0],
    shown: { tags, of: () => [cacheTags.reference] },
    explain: (error) =>
      sqlState(error) === uniqueViolation
        ? new AppError('invalid', 'there is such a row', { code: 'duplicate' })
        : error,
  });
  const all = () => cached.get('all', async () => (await read(isNull(r.deletedAt))).map(toReferenceRow));

  /** Rows by kind, area and age, those in the trash last. */
  async function list(actor: Actor, { kind, area, age }: ReferenceQuery): Promise<StaffReferenceRow[]> {
    demand(actor, 'staff');
    const rows = await read(and(kind ? eq(r.kind, kind) : undefined, area ? eq(r.area, area) : undefined));
    const today = officeDay();
    return rows.filter(({ checkedOn }) => {
      const freshness = freshnessOf(checkedOn, today);
      return age === '' || freshness === age || (age === 'due' && freshness === 'old');
    });
  }

  return {
    ...lifecycle,

    /** The rows that count in a country today. */
    rowsOf: async (country: string): Promise<ReferenceRow[]> => rowsFor(await all(), country, officeDay()),

    list,

    /** One page of the staff's list, and how many rows match. */
    page: async (actor: Actor, query: ReferenceListQuery, language: StaffLanguage) =>
      pageOfRows(await list(actor, query), query, language),

    /** How many rows were compared with their sources so long ago that they count as old. */
    async oldCount(actor: Actor): Promise<number> {
      demand(actor, 'staff');
      const today = officeDay();
      return (await all()).filter(({ checkedOn }) => freshnessOf(checkedOn, today) === 'old').length;
    },

    /** @throws AppError `invalid` for values that do not fit the kind, or a second row of the same thing */
    create(actor: Actor, given: NewReferenceRow, key: string | null) {
      const values = {
        low: null,
        unit: 'none' as const,
        base: null,
        validFrom: null,
        validUntil: null,
        ...given,
      };
      const high = given.high ?? values.low;
      demandFit({ ...values, high }, given.checkedOn);
      return lifecycle.create(actor, { ...values, high, checkedBy: actor && fullName(actor) }, key);
    },

    /** @throws AppError `not_found`, `conflict`, `invalid` as `create` */
    update: (actor: Actor, id: string, given: ReferenceChange) =>
      lifecycle.update(actor, id, given, {
        beforeWrite: async (_tx, before) => {
          const after = { ...before, ...given };
          const high = after.high ?? after.low;
          demandFit({ ...after, high }, given.checkedOn);
          const isChecked = given.checkedOn !== undefined && given.checkedOn !== before.checkedOn;
          return { high, ...(isChecked ? { checkedBy: actor && fullName(actor) } : {}) };
        },
      }),

    /** Notes that rows were compared with their sources today, and by whom. */
    async check(actor: Actor, ids: readonly string[]): Promise<number> {
      demand(actor, 'staff');
      const checked = { checkedOn: officeDay(), checkedBy: actor && fullName(actor) };
      const written = await lifecycle.updateMany(actor, [...ids], () => checked, isNull(r.deletedAt));
      return written.length;
    },

    /** Every row, those in the trash last. */
    rows: async (actor: Actor): Promise<StaffReferenceRow[]> => {
      demand(actor, 'staff');
      return read();
    },

    /**
     * Writes what an import has planned of all rows, in one transaction.
     * @param plan gets the rows, locked until they are written, and returns what to write
     */
    import: (actor: Actor, plan: (rows: readonly StaffReferenceRow[]) => PlannedReferenceRow[]) => {
      demand(actor, 'staff');
      return lifecycle.change(async (tx, touch) => {
        const former = new Map(
          (await tx.select().from(r).orderBy(asc(r.id)).for('update')).map((row) => [row.id, row]),
        );
        const planned = plan(await read(undefined, tx));
        const written: { before: Stored | null; after: Stored }[] = [];
        for (const { id, values } of planned) {
          const before = id === null ? null : former.get(id)!;
          const [after] = before
            ? await tx
                .update(r)
                .set({ ...values, version: before.version + 1 })
                .where(eq(r.id, before.id))
                .returning()
            : await tx.insert(r).values(values).returning();
          written.push({ before, after: after! });
        }
        await touch(written.map(({ after }) => after));
        const events = written.map(({ before, after }) => ({
          action: before ? 'update' : 'create',
          noun: 'reference_row' as const,
          id: after.id,
          title: after.name,
          ...(before ? { before } : {}),
          after,
        }));
        await auditAll(tx, actor, events);
      });
    },
  };
}

function demandFit(values: Parameters<typeof faultsOfRow>[0], checkedOn: string | undefined): void {
  const faults = faultsOfRow(values);
  if (checkedOn !== undefined && checkedOn > officeDay()) faults['checkedOn'] = 'dateAhead';
  if (Object.keys(faults).length > 0) throw new AppError('invalid', 'the row', faults);
}

const toReferenceRow = ({ names, details, detail, name, ...row }: StaffReferenceRow): ReferenceRow => ({
  id: row.id,
  kind: row.kind,
  area: row.area,
  code: row.code,
  name: { en: name, ...names },
  detail: { en: detail ?? '', ...details },
  low: row.low,
  high: row.high,
  unit: row.unit,
  base: row.base,
  isDisputed: row.isDisputed,
  maker: row.maker,
  step: row.step,
  goodsClass: row.goodsClass,
  validFrom: row.validFrom,
  validUntil: row.validUntil,
  source: row.source,
  checkedOn: row.checkedOn,
});
