import { randomBytes } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { AppError } from '#shared/errors.ts';
import { shownImports } from '#shared/limits.ts';
import { demand } from '#shared/policy.ts';
import { importMends, importOrder } from '#shared/product-transfer.ts';
import type { CurrentUser } from '#shared/user.ts';
import type { Database } from '../db/client.ts';
import { productImports } from '../db/schema/product.ts';
import { users } from '../db/schema/user.ts';
import type { Upload } from '../upload/upload.service.ts';
import type { CatalogueService } from './catalogue.service.ts';
import type { ReceiveTable, TableFileService } from './table-file.service.ts';
import { badRowsFile, badRowsText, makeExport, makeTemplate, type Speech } from './transfer.export.ts';
import { planOf, runImport } from './transfer.import.ts';
import { digestsOf } from './transfer.plan.ts';
import { mendTable } from './transfer.table.ts';
import { undoImport } from './transfer.undo.ts';

export type TransferService = ReturnType<typeof createTransferService>;

type Dependencies = {
  db: Database;
  catalogue: Pick<CatalogueService, 'change'>;
  tables: Pick<TableFileService, 'receive'>;
};

/** Products as files: export, import with a preview, and undoing an import (docs/specification/import.md). */
export function createTransferService({ db, catalogue, tables }: Dependencies) {
  const { change } = catalogue;
  const receive: ReceiveTable<'product'> = (upload, work) => tables.receive('product', upload, work);

  return {
    /** All products of a filter as a file. @throws AppError `invalid` if there are too many for XLSX */
    export: makeExport(db),

    template: makeTemplate,

    /** What an import of this file would change, row by row. Changes nothing. */
    async preview(actor: CurrentUser | null, upload: Upload) {
      demand(actor, 'staff');
      return receive(upload, async ({ name, table }, form) => {
        const mended = mendTable(table, readFields(importMends, form).mends);
        const plan = await planOf(db, mended, false);
        // The first part is a random key: a preview that is sent twice is imported once.
        const expect = `${randomBytes(12).toString('base64url')}.${digestsOf(plan)}`;
        return { fileName: name, table: mended, plan, expect };
      });
    },

    /** The wrong rows of this file as CSV, with their errors. Changes nothing. */
    async badRows(actor: CurrentUser | null, upload: Upload, speech: Speech) {
      demand(actor, 'staff');
      return receive(upload, async ({ table }, form) => {
        const mended = mendTable(table, readFields(importMends, form).mends);
        return badRowsFile(await badRowsText(mended, await planOf(db, mended, false), speech));
      });
    },

    /**
     * Carries out a previewed import in one transaction. If the same preview is sent again, returns the import
     * that it made the first time.
     * @throws AppError `conflict` with the lines whose plan has changed; `invalid` if rows are wrong and must not
     * be left out, or if no row is left
     */
    async import(actor: CurrentUser | null, upload: Upload, speech: Speech) {
      demand(actor, 'staff');
      return receive(upload, async ({ name, table }, form) => {
        const order = readFields(importOrder, form);
        const mended = mendTable(table, order.mends);
        return change((tx, touch) => runImport(tx, touch, actor, { name, table: mended, order, speech }));
      });
    },

    /**
     * Undoes an import: moves products that it created to the trash, and restores the former values of products
     * that it changed. Products that were changed since are kept and listed in the answer.
     * @throws AppError `not_found`; `conflict` if the import was undone already
     */
    async undo(actor: CurrentUser | null, id: string) {
      demand(actor, 'staff');
      return change((tx, touch) => undoImport(tx, touch, actor, id));
    },

    /**
     * The rows that an import left out, as CSV in the language of the user who imported.
     * @throws AppError `not_found`
     */
    async leftOutRows(actor: CurrentUser | null, id: string) {
      demand(actor, 'staff');
      const [found] = z.uuid().safeParse(id).success
        ? await db
            .select({ rows: productImports.leftOutRows })
            .from(productImports)
            .where(eq(productImports.id, id))
        : [];
      if (!found?.rows) throw new AppError('not_found', `no rows left out of ${id}`);
      return badRowsFile(found.rows);
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
          leftOutCount: productImports.leftOutCount,
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

/** Reads the form fields beside the file. @throws AppError `invalid` if a field is not valid */
function readFields<T extends z.ZodObject>(schema: T, form: FormData): z.infer<T> {
  const given = Object.keys(schema.shape).map((name) => [name, form.get(name) ?? undefined]);
  const result = schema.safeParse(Object.fromEntries(given));
  if (result.success) return result.data;
  const fields = result.error.issues.map(({ path, message }) => [String(path[0]), message] as const);
  throw new AppError('invalid', 'fields beside the file', Object.fromEntries<string>(fields));
}
