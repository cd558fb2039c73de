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

/** Products as files: export, import with a preview, and its undoing (docs/specification/import.md). */
export function createTransferService({ db, catalogue, tables }: Dependencies) {
  const { change } = catalogue;
  const receive: ReceiveTable<'product'> = (upload, work) => tables.receive('product', upload, work);

  return {
    /** All products of a filter as a file. @throws AppError `invalid` when they are too many for XLSX */
    export: makeExport(db),

    template: makeTemplate,

    /** What an import of this file would do, row by row. Nothing is changed. */
    async preview(actor: CurrentUser | null, upload: Upload) {
      demand(actor, 'staff');
      return receive(upload, async ({ name, table }, form) => {
        const mended = mendTable(table, readFields(importMends, form).mends);
        const plan = await planOf(db, mended, false);
        // The first part makes one import of each preview: sent twice, it is done once.
        const expect = `${randomBytes(12).toString('base64url')}.${digestsOf(plan)}`;
        return { fileName: name, table: mended, plan, expect };
      });
    },

    /** The rows of this file that are wrong, as CSV: what they say, and what is wrong with them. Nothing is changed. */
    async badRows(actor: CurrentUser | null, upload: Upload, speech: Speech) {
      demand(actor, 'staff');
      return receive(upload, async ({ table }, form) => {
        const mended = mendTable(table, readFields(importMends, form).mends);
        return badRowsFile(await badRowsText(mended, await planOf(db, mended, false), speech));
      });
    },

    /**
     * Does what the preview said, in one transaction. The same preview sent again is answered with the import it made.
     * @throws AppError `conflict` with the lines that would now be something else; `invalid` when rows are wrong and not
     * to be skipped, or when nothing is left
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
     * Takes an import back: what it made goes to the trash, what it changed gets its former values. Products that have
     * been changed since are left alone and named.
     * @throws AppError `not_found`; `conflict` when it has been undone already
     */
    async undo(actor: CurrentUser | null, id: string) {
      demand(actor, 'staff');
      return change((tx, touch) => undoImport(tx, touch, actor, id));
    },

    /** The rows that an import has left out, in the language of its user. @throws AppError `not_found` */
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

/** The fields beside the file. @throws AppError `invalid` when one of them makes no sense */
function readFields<T extends z.ZodObject>(schema: T, form: FormData): z.infer<T> {
  const given = Object.keys(schema.shape).map((name) => [name, form.get(name) ?? undefined]);
  const result = schema.safeParse(Object.fromEntries(given));
  if (result.success) return result.data;
  const fields = result.error.issues.map(({ path, message }) => [String(path[0]), message] as const);
  throw new AppError('invalid', 'fields beside the file', Object.fromEntries<string>(fields));
}
