import { asc, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { StaffLanguage } from '#shared/base/locale.ts';
import { referenceCell, referenceColumns, referenceHeading } from '#shared/deals/reference-file.ts';
import type { CurrentUser } from '#shared/people/user.ts';
import { fullName } from '#shared/base/user-rules.ts';
import { officeDay } from '#shared/base/zoned-time.ts';
import { actionOf, type Event } from '../../platform/db/audit.ts';
import type { Database } from '../../platform/db/client.ts';
import type { Touch } from '../../platform/db/record-hooks.ts';
import { referenceRows as r } from './reference.schema.ts';
import type { TableFileService } from '../../catalogue/transfer/table-file.service.ts';
import type { TableImportService } from '../../catalogue/transfer/table-import.service.ts';
import { type PlannedReferenceRow, planReference } from './reference.plan.ts';
import { readReferenceRows } from './reference.queries.ts';
import type { ReferenceService } from './reference.service.ts';

export type ReferenceFileService = ReturnType<typeof createReferenceFileService>;

type Actor = CurrentUser | null;
type Dependencies = {
  reference: Pick<ReferenceService, 'rows' | 'change'>;
  tables: Pick<TableFileService, 'csvOf'>;
  imports: TableImportService;
};
type Stored = typeof r.$inferSelect;

/** What is stored of an import to undo it: versions of the written rows, and the former values of changed ones. */
const written = z.object({ id: z.uuid(), version: z.number() });
const undoRecord = z.object({
  created: z.array(written),
  updated: z.array(written.extend({ before: z.custom<Partial<Stored>>() })),
});

/** Reference data as files: export of all rows, and import with a preview (decision 045). */
export const createReferenceFileService = ({ reference, tables, imports }: Dependencies) => ({
  /** All rows outside the trash as CSV, with the headings of a language. */
  async export(actor: Actor, language: StaffLanguage): Promise<{ name: string; content: string }> {
    const rows = (await reference.rows(actor)).filter(({ isDeleted }) => !isDeleted);
    const heading = referenceColumns.map((column) => referenceHeading(column, language));
    const lines = rows.map((row) => referenceColumns.map((column) => referenceCell(row, column)));
    return { name: `reference-${officeDay()}.csv`, content: await tables.csvOf([heading, ...lines]) };
  },

  imports: imports.of<'reference_row', 'reference', PlannedReferenceRow>({
    noun: 'reference_row',
    kind: 'reference',
    columns: referenceColumns,
    headingOf: referenceHeading,
    change: reference.change,
    async plan(db, actor, table, isLocked) {
      if (isLocked) await db.select({ id: r.id }).from(r).orderBy(asc(r.id)).for('update');
      const rows = await readReferenceRows(db);
      return planReference(table, { rows, person: actor && fullName(actor), today: officeDay() });
    },
    write: writeRows,
    undo: undoRows,
  }),
});

const eventOf = (before: Stored | null, after: Stored): Event => ({
  action: before ? actionOf(before.deletedAt === after.deletedAt ? {} : after) : 'create',
  noun: 'reference_row',
  id: after.id,
  title: after.name,
  ...(before ? { before } : {}),
  after,
});

/** Writes one row; null for a new one. */
async function writeRow(tx: Database, before: Stored | null, values: Partial<Stored>) {
  const [after] = before
    ? await tx
        .update(r)
        .set({ ...values, version: before.version + 1 })
        .where(eq(r.id, before.id))
        .returning()
    : await tx
        .insert(r)
        .values(values as typeof r.$inferInsert)
        .returning();
  return { after: after!, event: eventOf(before, after!) };
}

async function readStored(tx: Database, ids: readonly string[]): Promise<Stored[]> {
  return tx
    .select()
    .from(r)
    .where(inArray(r.id, [...ids]))
    .orderBy(asc(r.id))
    .for('update');
}

async function writeRows(
  tx: Database,
  touch: Touch<'reference_row'>,
  _actor: unknown,
  { created, updated }: Record<'created' | 'updated', PlannedReferenceRow[]>,
) {
  const ids = updated.map(({ before }) => before!.id);
  const former = new Map((await readStored(tx, ids)).map((row) => [row.id, row]));
  const undo: z.input<typeof undoRecord> = { created: [], updated: [] };
  const events: Event[] = [];
  const all: Stored[] = [];
  // Changed rows first: a new row may have a key that one of them gives up.
  for (const { before: planned, values } of [...updated, ...created]) {
    const before = planned && former.get(planned.id)!;
    const { after, event } = await writeRow(tx, before, values);
    const left = { id: after.id, version: after.version };
    if (before) undo.updated.push({ ...left, before: pick(before, Object.keys(values)) });
    else undo.created.push(left);
    events.push(event);
    all.push(after);
  }
  await touch(all);
  return { undo, events };
}

const pick = (row: Stored, fields: readonly string[]): Partial<Stored> =>
  Object.fromEntries(fields.map((field) => [field, row[field as keyof Stored]]));

async function undoRows(tx: Database, touch: Touch<'reference_row'>, undo: unknown) {
  const { created, updated } = undoRecord.parse(undo);
  const values = new Map<string, Partial<Stored>>([
    ...created.map(({ id }) => [id, { deletedAt: new Date() }] as const),
    ...updated.map(({ id, before }) => [id, before] as const),
  ]);
  const versions = new Map([...created, ...updated].map(({ id, version }) => [id, version]));
  const rows = await readStored(tx, [...values.keys()]);
  const isSame = (row: Stored) => row.version === versions.get(row.id);
  // New rows first: a changed row may get back a key that one of them has taken.
  const same = rows.filter(isSame).toSorted((a, b) => Number(isNew(b)) - Number(isNew(a)));
  function isNew({ id }: Stored) {
    return created.some((one) => one.id === id);
  }
  const events: Event[] = [];
  for (const before of same) {
    const { after, event } = await writeRow(tx, before, values.get(before.id)!);
    await touch([after]);
    events.push(event);
  }
  const removed = same.filter(isNew).length;
  const left = rows.filter((row) => !isSame(row)).map(({ id, name }) => ({ id, name }));
  return { removed, restored: same.length - removed, left, kept: [], events };
}
