import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
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
import type { ReferenceUndo } from '#shared/reference-transfer.ts';
import { freshnessOf, type ReferenceRow, rowsFor } from '#shared/reference-rules.ts';
import type { CurrentUser } from '#shared/user.ts';
import { fullName } from '#shared/user-rules.ts';
import { officeDay } from '#shared/zoned-time.ts';
import { auditAll } from '../db/audit.ts';
import { type Database, sqlState, uniqueViolation } from '../db/client.ts';
import { createRecordLifecycle } from '../db/record.ts';
import { auditEntries } from '../db/schema/audit.ts';
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
  const all = () =>
    cached.get('all', async () =>
      (await read(and(isNull(r.deletedAt), eq(r.isOff, false)))).map(toReferenceRow),
    );

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

    /** The rows that are valid in a country today. */
    rowsOf: async (country: string): Promise<ReferenceRow[]> => rowsFor(await all(), country, officeDay()),

    list,

    /** One page of the staff's list, with the total count of matches. */
    page: async (actor: Actor, query: ReferenceListQuery, language: StaffLanguage) =>
      pageOfRows(await list(actor, query), query, language),

    /** Number of rows that were last compared with their sources so long ago that they count as old. */
    async oldCount(actor: Actor): Promise<number> {
      demand(actor, 'staff');
      const today = officeDay();
      return (await all()).filter(({ checkedOn }) => freshnessOf(checkedOn, today) === 'old').length;
    },

    /** @throws AppError `invalid` for values that do not fit the kind, or for a second row with the same key */
    create(actor: Actor, given: NewReferenceRow, key: string | null) {
      const values = {
        low: null,
        unit: 'none' as const,
        base: null,
        hsCodes: null,
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

    /** Records that the user compared rows with their sources today. */
    async check(actor: Actor, ids: readonly string[]): Promise<number> {
      demand(actor, 'staff');
      const checked = { checkedOn: officeDay(), checkedBy: actor && fullName(actor) };
      const written = await lifecycle.updateMany(actor, [...ids], () => checked, isNull(r.deletedAt));
      return written.length;
    },

    /** All rows, those in the trash last. */
    rows: async (actor: Actor): Promise<StaffReferenceRow[]> => {
      demand(actor, 'staff');
      return read();
    },

    /**
     * Writes the planned rows of an import in one transaction.
     * @param plan gets the rows, locked until they are written, and returns what to write
     * @returns the written rows with their versions, for `undoImport`
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
        return written.map(({ after: { id, version } }) => ({ id, version }));
      });
    },

    /**
     * Undoes an import by means of the audit log. Rows that were changed since are kept.
     * @returns how many rows were restored, and how many were kept
     */
    async undoImport(actor: Actor, { rows }: ReferenceUndo): Promise<{ count: number; left: number }> {
      demand(actor, 'staff');
      const versions = new Map(rows.map(({ id, version }) => [id, version]));
      const entries = await lastChanges(db, [...versions.keys()]);
      const undone = await lifecycle.updateMany(
        actor,
        [...entries.keys()],
        ({ id, version }) => (version === versions.get(id) ? formerOf(entries.get(id)!) : null),
        isNull(r.deletedAt),
      );
      return { count: undone.length, left: versions.size - undone.length };
    },
  };
}

type Change = Pick<typeof auditEntries.$inferSelect, 'action' | 'before'>;

/**
 * The newest entry of each row in the audit log. If a row still has the version that an import made, this entry
 * is the import's.
 */
async function lastChanges(db: Database, ids: readonly string[]): Promise<Map<string, Change>> {
  const { recordId, noun, action, before, createdAt } = auditEntries;
  const entries = await db
    .selectDistinctOn([recordId], { recordId, action, before })
    .from(auditEntries)
    .where(and(eq(noun, 'reference_row'), inArray(recordId, [...ids])))
    .orderBy(recordId, desc(createdAt), desc(auditEntries.id));
  return new Map(entries.map(({ recordId: id, ...entry }) => [id!, entry]));
}

/** The values that restore a row's former state: the trash for a new row, otherwise the values before the change. */
function formerOf({ action, before }: Change): Partial<Stored> | null {
  if (action === 'create') return { deletedAt: new Date() };
  return action === 'update' ? before : null;
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
  hsCodes: row.hsCodes,
  validFrom: row.validFrom,
  validUntil: row.validUntil,
  source: row.source,
  checkedOn: row.checkedOn,
});
