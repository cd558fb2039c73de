import { randomBytes, randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { AppError } from '#shared/errors.ts';
import { maxImportBytes, shownImports } from '#shared/limits.ts';
import { demand } from '#shared/policy.ts';
import { newProduct } from '#shared/product-form.ts';
import { importOrder } from '#shared/product-transfer.ts';
import type { CurrentUser } from '#shared/user.ts';
import { auditTogether } from '../db/audit.ts';
import type { Database } from '../db/client.ts';
import { productImports, products } from '../db/schema/product.ts';
import { users } from '../db/schema/user.ts';
import type { Upload, UploadService } from '../upload/upload.service.ts';
import type { CatalogueService } from './catalogue.service.ts';
import { badRowsFile, makeExport, makeTemplate } from './transfer.export.ts';
import { readTable } from './transfer.files.ts';
import { readKnown } from './transfer.known.ts';
import { differingRows, digestsOf, makePlan, type Plan, type PlannedRow } from './transfer.plan.ts';
import type { Table } from './transfer.table.ts';
import {
  changesOf,
  followUndo,
  formerFields,
  lockImports,
  undoRecord,
  writeProducts,
} from './transfer.writing.ts';

export type TransferService = ReturnType<typeof createTransferService>;

type Dependencies = {
  db: Database;
  catalogue: Pick<CatalogueService, 'change'>;
  uploads: Pick<UploadService, 'receiveForm'>;
};

/** Files that are read at a time: each takes many times its size while it is compared. */
const maxInHand = 4;
/** Seconds after which another one may be sent: what the slowest takes. */
const retrySeconds = 10;
/** Room in a body for the other fields and for what surrounds the file. */
const overheadBytes = 300_000;
const maxFileName = 200;

const tooLarge = () => new AppError('too_large', 'the file is too large', { file: 'fileTooLarge' });
const limit = { maxBodyBytes: maxImportBytes + overheadBytes, tooLarge };

/** Products as files: export, import with a preview, and its undoing (issue 3). */
export function createTransferService({ db, catalogue, uploads }: Dependencies) {
  const { change } = catalogue;
  let inHand = 0;

  /** Reads the form with its file. @throws AppError when it is too large, not readable, or too many are in hand */
  async function receive<T>(
    upload: Upload,
    work: (file: Received, form: FormData) => Promise<T>,
  ): Promise<T> {
    // Before a byte is read: what waits here waits in memory.
    if (inHand >= maxInHand)
      throw new AppError('too_many_requests', 'too many files at once', { file: 'filesBusy' }, retrySeconds);
    inHand++;
    try {
      const form = await uploads.receiveForm(upload, limit);
      const file = form.get('file');
      if (!(file instanceof File) || file.size === 0)
        throw new AppError('invalid', 'no file', { file: 'fileRequired' });
      if (file.size > maxImportBytes) throw tooLarge();
      const table = await readTable(new Uint8Array(await file.arrayBuffer()));
      return await work({ name: tidyName(file.name), table }, form);
    } finally {
      inHand--;
    }
  }

  return {
    /** All products of a filter as a file. @throws AppError `invalid` when they are too many for XLSX */
    export: makeExport(db),

    template: makeTemplate,

    /** What an import of this file would do, row by row. Nothing is changed. */
    async preview(actor: CurrentUser | null, upload: Upload) {
      demand(actor, 'staff');
      return receive(upload, async ({ name, table }) => {
        const plan = await planOf(db, table, false);
        // The first part makes one import of each preview: sent twice, it is done once.
        const expect = `${randomBytes(12).toString('base64url')}.${digestsOf(plan)}`;
        return { fileName: name, unknownColumns: plan.unknownColumns, rows: plan.rows, expect };
      });
    },

    /** The rows of this file that are wrong, as CSV: what they say, and what is wrong with them. Nothing is changed. */
    async badRows(actor: CurrentUser | null, upload: Upload, say: (key: string) => string) {
      demand(actor, 'staff');
      return receive(upload, async ({ table }) => badRowsFile(table, await planOf(db, table, false), say));
    },

    /**
     * Does what the preview said, in one transaction. The same preview sent again is answered with the import it made.
     * @throws AppError `conflict` with the lines that would now be something else; `invalid` when rows are wrong and not
     * to be skipped, or when nothing is left
     */
    async import(actor: CurrentUser | null, upload: Upload) {
      demand(actor, 'staff');
      return receive(upload, async ({ name, table }, form) => {
        const order = readOrder(form);
        const [key = '', digests = ''] = order.expect.split('.', 2);
        return change(async (tx, touched) => {
          await lockImports(tx);
          const [known] = await tx
            .select()
            .from(productImports)
            .where(and(sql`${productImports.undo}->>'key' = ${key}`, eq(productImports.userId, actor!.id)));
          if (known) return { id: known.id, created: known.createdCount, updated: known.updatedCount };
          const plan = await planOf(tx, table, true);
          demandSame(plan, digests);
          const { created, updated, left } = sortOut(plan, order.skip);
          const rows = [
            ...created.map(({ values }) => ({ ...newProduct.parse(values), id: randomUUID() })),
            ...updated.map(({ before, values }) => ({ ...before!, ...values, version: before!.version + 1 })),
          ];
          for (const { before } of updated) touched.add(before!);
          const written = await writeProducts(tx, rows);
          for (const row of written) touched.add(row);
          const id = randomUUID();
          const counts = { created: created.length, updated: updated.length };
          await tx.insert(productImports).values({
            id,
            userId: actor!.id,
            fileName: name,
            createdCount: created.length,
            updatedCount: updated.length,
            undo: {
              key,
              created: rows.slice(0, created.length).map((row) => ({ id: row.id, version: 1 })),
              updated: updated.map(({ before, values }) => ({
                id: before!.id,
                from: before!.version,
                version: before!.version + 1,
                before: formerFields(before!, values),
              })),
            } satisfies z.input<typeof undoRecord>,
          });
          const after = { ...counts, leftOut: left.length };
          const former = new Map(updated.map(({ before }) => [before!.id, before!]));
          const event = { action: 'import', noun: 'product', id, title: name, after } as const;
          await auditTogether(tx, actor, event, changesOf(written, former));
          return { id, ...counts };
        });
      });
    },

    /**
     * Takes an import back: what it made goes to the trash, what it changed gets its former values. Products that have
     * been changed since are left alone and named.
     * @throws AppError `not_found`; `conflict` when it has been undone already
     */
    async undo(actor: CurrentUser | null, id: string) {
      demand(actor, 'staff');
      return change(async (tx, touched) => {
        await lockImports(tx);
        const [found] = z.uuid().safeParse(id).success
          ? await tx.select().from(productImports).where(eq(productImports.id, id))
          : [];
        if (!found) throw new AppError('not_found', `no import ${id}`);
        if (found.undoneAt) throw new AppError('conflict', 'undone already');
        const { created, updated } = undoRecord.parse(found.undo);
        const made = new Map(created.map((entry) => [entry.id, entry]));
        const former = new Map(updated.map((entry) => [entry.id, entry]));
        const rows = await tx
          .select()
          .from(products)
          .where(inArray(products.id, [...made.keys(), ...former.keys()]))
          .orderBy(products.id)
          .for('update');
        const isSame = (row: (typeof rows)[number]) =>
          row.version === (made.get(row.id) ?? former.get(row.id))?.version;
        const same = rows.filter(isSame);
        const deletedAt = new Date();
        const written = await writeProducts(
          tx,
          same.map((row) => ({
            ...row,
            ...(made.has(row.id) ? { deletedAt } : former.get(row.id)!.before),
            version: row.version + 1,
          })),
        );
        for (const row of [...same, ...written]) touched.add(row);
        await tx.update(productImports).set({ undoneAt: new Date() }).where(eq(productImports.id, id));
        const back = same.flatMap((row) => former.get(row.id) ?? []);
        const versionOf = new Map(written.map((row) => [row.id, row.version]));
        await followUndo(
          tx,
          new Map(back.map((entry) => [entry.id, { from: entry.from, to: versionOf.get(entry.id)! }])),
        );
        const removed = same.filter((row) => made.has(row.id)).length;
        const left = rows.filter((row) => !isSame(row)).map((row) => ({ id: row.id, name: row.name }));
        const counts = { removed, restored: same.length - removed };
        const after = { ...counts, leftAlone: left.length };
        const event = { action: 'undo', noun: 'product', id, title: found.fileName, after } as const;
        await auditTogether(tx, actor, event, changesOf(written, new Map(same.map((row) => [row.id, row]))));
        return { ...counts, left };
      });
    },

    /** The last imports, newest first. */
    async list(actor: CurrentUser | null) {
      demand(actor, 'staff');
      const rows = await db
        .select({
          id: productImports.id,
          fileName: productImports.fileName,
          username: users.username,
          createdCount: productImports.createdCount,
          updatedCount: productImports.updatedCount,
          createdAt: productImports.createdAt,
          undoneAt: productImports.undoneAt,
        })
        .from(productImports)
        .leftJoin(users, eq(users.id, productImports.userId))
        .orderBy(desc(productImports.createdAt), productImports.id)
        .limit(shownImports);
      return rows.map((row) => ({
        ...row,
        createdAt: row.createdAt.toISOString(),
        undoneAt: row.undoneAt?.toISOString() ?? null,
      }));
    },
  };
}

type Received = { name: string; table: Table };

async function planOf(db: Database, table: Table, isLocked: boolean): Promise<Plan> {
  const cells = (column: 'id' | 'sku') =>
    table.rows
      .map((row) => (row.cells[table.columns.indexOf(column)] ?? '').normalize('NFC').trim())
      .filter((text) => text !== '' && !text.includes('\0') && text.isWellFormed());
  const ids = cells('id')
    .map((id) => id.toLowerCase())
    .filter((id) => z.uuid().safeParse(id).success);
  return makePlan(table, await readKnown(db, { ids, skus: cells('sku') }, isLocked));
}

function readOrder(form: FormData) {
  const result = importOrder.safeParse({
    expect: form.get('expect') ?? undefined,
    skip: form.get('skip') ?? undefined,
  });
  if (!result.success) throw new AppError('invalid', 'no preview is named', { expect: 'required' });
  return result.data;
}

/** @throws AppError `conflict` when the plan is not the one that was shown */
function demandSame(plan: Plan, digests: string): void {
  const differing = differingRows(plan, digests);
  if (differing === null) throw new AppError('conflict', 'another file', { file: 'productChanged' });
  if (differing.length === 0) return;
  const fields = Object.fromEntries(differing.map(({ line }) => [String(line), 'productChanged']));
  throw new AppError('conflict', `${differing.length} rows differ from the preview`, fields);
}

/** @throws AppError `invalid` when wrong rows must not be left out, or when nothing is left */
function sortOut(plan: Plan, mayLeaveOut: boolean): Record<'created' | 'updated' | 'left', PlannedRow[]> {
  const of = (action: PlannedRow['action']) => plan.rows.filter((row) => row.action === action);
  const [created, updated, left] = [of('create'), of('update'), of('error')];
  if (left.length > 0 && !mayLeaveOut) throw new AppError('invalid', 'wrong rows', { file: 'rowsWrong' });
  if (created.length + updated.length === 0) throw new AppError('invalid', 'no change', { file: 'rowsNone' });
  return { created, updated, left };
}

/** A file's name as it may be shown and stored. */
function tidyName(name: string): string {
  const tidy = name
    .replaceAll(/[\p{Cc}\p{Cs}\p{Bidi_Control}]/gu, '')
    .replace(/^.*[\\/]/, '')
    .trim();
  return tidy.slice(0, maxFileName).replace(/[\ud800-\udbff]$/, '') || 'file';
}
