import { randomBytes, randomUUID } from 'node:crypto';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { AppError } from '#shared/base/errors.ts';
import { shownImports } from '#shared/base/limits.ts';
import type { StaffLanguage } from '#shared/base/locale.ts';
import type { LifecycleNoun } from '#shared/base/nouns.ts';
import { demand } from '#shared/base/policy.ts';
import { transfer as english } from '#shared/i18n/en/admin-transfer.ts';
import { transfer as chinese } from '#shared/i18n/zh/admin-transfer.ts';
import { importFields, importOrder, type ImportUndone } from '#shared/catalogue/table-import.ts';
import type { CurrentUser } from '#shared/people/user.ts';
import { fullName } from '#shared/base/user-rules.ts';
import { findById } from '../../platform/db/find-by-id.ts';
import { auditTogether, type Event } from '../../platform/db/audit.ts';
import type { Database } from '../../platform/db/client.ts';
import type { Touch } from '../../platform/db/record-hooks.ts';
import { productImports } from '../product/product.schema.ts';
import { users } from '../../people/user/user.schema.ts';
import type { Upload } from '../../content/upload/upload.service.ts';
import { demandSame, digestsOf, type PlannedRow, sortOut } from './import-plan.ts';
import { previewOf } from './import-preview.ts';
import type { TableFileService } from './table-file.service.ts';
import { csvWriter } from './transfer.csv.ts';
import type { ColumnsOf, TableKind } from './transfer.parse.ts';
import { mendTable, type Table } from './transfer.table.ts';

export type { PlannedRow } from './import-plan.ts';
export type { Table } from './transfer.table.ts';

/** How errors are written for the user who reads them: texts by key, and the language of the headings. */
export type Speech = { say: (key: string) => string; language: StaffLanguage };

/** What is special about a noun that is imported from files. */
export type ImportedNoun<N extends LifecycleNoun, K extends TableKind, R extends PlannedRow<ColumnsOf[K]>> = {
  noun: N;
  kind: K;
  columns: readonly ColumnsOf[K][];
  headingOf: (column: ColumnsOf[K], language: StaffLanguage) => string;
  /** What a wrong cell most likely means. */
  suggest?: (column: string, cell: string) => string | null;
  /** Runs a change in a transaction, and drops the cached pages of the touched records. */
  change: <T>(run: (tx: Database, touch: Touch<N>) => Promise<T>) => Promise<T>;
  /**
   * What the table would change, row by row. Changes nothing.
   * @param isLocked locks the records until the transaction ends
   */
  plan: (
    db: Database,
    actor: CurrentUser | null,
    table: Table<ColumnsOf[K]>,
    isLocked: boolean,
  ) => Promise<R[]>;
  /** Writes rows. @returns what `undo` needs, and the entries of the audit log */
  write: (
    tx: Database,
    touch: Touch<N>,
    actor: CurrentUser | null,
    rows: { created: R[]; updated: R[] },
  ) => Promise<{ undo: object; events: Event[] }>;
  /** Undoes what `write` did, except for records that were changed since. */
  undo: (
    tx: Database,
    touch: Touch<N>,
    undo: unknown,
  ) => Promise<Omit<ImportUndone, 'success'> & { events: Event[] }>;
};

/** The imports of one noun. */
export type ImportService = ReturnType<ReturnType<typeof createTableImportService>['of']>;
export type TableImportService = ReturnType<typeof createTableImportService>;

type Dependencies = { db: Database; tables: Pick<TableFileService, 'receive'> };

const headingOfErrors: Record<StaffLanguage, string> = { en: english.errors, zh: chinese.errors };

/** PostgreSQL stores neither NUL nor half of a surrogate pair. */
const storableText = (text: string) => text.replaceAll('\0', '').toWellFormed();

/** Serialises imports and undos: the second one sees the changes of the first. */
const lockImports = (tx: Database) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('product import'))`);

/** Imports of files with a preview, correction, mapping of columns and undo, for every noun (decision 014). */
export function createTableImportService({ db, tables }: Dependencies) {
  return {
    of<N extends LifecycleNoun, K extends TableKind, R extends PlannedRow<ColumnsOf[K]>>(
      imported: ImportedNoun<N, K, R>,
    ) {
      const { noun, kind, columns, headingOf } = imported;
      const fields = importFields(columns);
      const order = importOrder(columns);
      const isOfNoun = sql`coalesce(${productImports.undo}->>'noun', 'product') = ${noun}`;

      /** Reads the file as the user has chosen, with the corrected cells. */
      const receive = <S extends typeof fields | typeof order, T>(
        upload: Upload,
        schema: S,
        work: (file: {
          name: string;
          table: Table<ColumnsOf[K]>;
          given: z.output<S>;
          hidden: number;
        }) => Promise<T>,
      ): Promise<T> =>
        tables.receive(kind, upload, async ({ name, read }, form) => {
          const given = readFields(schema, form);
          const { mends, reading } = given;
          const table = await read(reading);
          const hidden = table.rows.filter(({ isHidden }) => isHidden).length;
          const rows = reading.hiddenRows === 'skip' ? table.rows.filter((row) => !row.isHidden) : table.rows;
          return work({ name, table: mendTable({ ...table, rows }, mends), given, hidden });
        });

      /** The wrong rows of a file as CSV, which the user can correct and import separately. */
      async function badRowsText(table: Table<ColumnsOf[K]>, rows: readonly R[], speech: Speech) {
        const bad = table.rows.flatMap(({ cells }, i) => {
          const { action, errors } = rows[i]!;
          const said = errors.map(({ column, key }) =>
            column ? `${headingOf(column, speech.language)}: ${speech.say(key)}` : speech.say(key),
          );
          return action === 'error' ? [[...cells, said.join(' ')]] : [];
        });
        const write = await csvWriter();
        const heading = table.columns.map((column) => headingOf(column, speech.language));
        return write([[...heading, headingOfErrors[speech.language]], ...bad]);
      }

      return {
        /** What an import of this file would change, row by row. Changes nothing. */
        async preview(actor: CurrentUser | null, upload: Upload, { say }: Speech) {
          demand(actor, 'staff');
          return receive(upload, fields, async ({ name, table, hidden }) => {
            const rows = await imported.plan(db, actor, table, false);
            return {
              fileName: name,
              // The first part is a random key: a preview that is sent twice is imported once.
              expect: `${randomBytes(12).toString('base64url')}.${await digestsOf(rows)}`,
              ...previewOf(table, rows, { hidden, say, suggest: imported.suggest }),
            };
          });
        },

        /** The wrong rows of this file as CSV, with their errors. Changes nothing. */
        async badRows(actor: CurrentUser | null, upload: Upload, speech: Speech): Promise<string> {
          demand(actor, 'staff');
          return receive(upload, fields, async ({ table }) =>
            badRowsText(table, await imported.plan(db, actor, table, false), speech),
          );
        },

        /**
         * Carries out a previewed import in one transaction. If the same preview is sent again, returns the import
         * that it made the first time.
         * @throws AppError `conflict` with the lines whose plan has changed; `invalid` if rows are wrong and must
         * not be left out, if no row is left, or if nobody has said what becomes of hidden rows
         */
        async import(actor: CurrentUser | null, upload: Upload, speech: Speech) {
          demand(actor, 'staff');
          return receive(upload, order, async ({ name, table, given, hidden }) => {
            const { expect, skip, reading } = given;
            if (hidden > 0 && !reading.hiddenRows)
              throw new AppError('invalid', `${hidden} hidden rows`, { file: 'rowsHidden' });
            return imported.change(async (tx, touch) => {
              await lockImports(tx);
              const [key = '', digests = ''] = expect.split('.', 2);
              const [known] = await tx
                .select()
                .from(productImports)
                .where(
                  and(
                    sql`${productImports.undo}->>'key' = ${key}`,
                    eq(productImports.userId, actor!.id),
                    isOfNoun,
                  ),
                );
              if (known) return { id: known.id, created: known.createdCount, updated: known.updatedCount };
              const plan = await imported.plan(tx, actor, table, true);
              await demandSame(plan, digests);
              const { created, updated, wrong } = sortOut(plan, skip);
              const { undo, events } = await imported.write(tx, touch, actor, { created, updated });
              const id = randomUUID();
              const counts = { created: created.length, updated: updated.length };
              await tx.insert(productImports).values({
                id,
                userId: actor!.id,
                fileName: name,
                createdCount: counts.created,
                updatedCount: counts.updated,
                leftOutCount: wrong.length,
                leftOutRows: wrong.length > 0 ? storableText(await badRowsText(table, plan, speech)) : null,
                undo: { ...undo, noun, key },
              });
              const after = { ...counts, leftOut: wrong.length };
              await auditTogether(tx, actor, { action: 'import', noun, id, title: name, after }, events);
              return { id, ...counts };
            });
          });
        },

        /**
         * Undoes an import: moves records that it created to the trash, and restores the former values of records
         * that it changed. Records that were changed since are kept and listed in the answer.
         * @throws AppError `not_found`; `conflict` if the import was undone already
         */
        async undo(actor: CurrentUser | null, id: string): Promise<Omit<ImportUndone, 'success'>> {
          demand(actor, 'staff');
          return imported.change(async (tx, touch) => {
            await lockImports(tx);
            const found = await findById(id, () =>
              tx
                .select()
                .from(productImports)
                .where(and(eq(productImports.id, id), isOfNoun)),
            );
            if (found.undoneAt) throw new AppError('conflict', 'undone already');
            const { events, ...undone } = await imported.undo(tx, touch, found.undo);
            await tx.update(productImports).set({ undoneAt: new Date() }).where(eq(productImports.id, id));
            const { removed, restored, left } = undone;
            const after = { removed, restored, leftAlone: left.length };
            await auditTogether(
              tx,
              actor,
              { action: 'undo', noun, id, title: found.fileName, after },
              events,
            );
            return undone;
          });
        },

        /**
         * The rows that an import left out, as CSV in the language of the user who imported.
         * @throws AppError `not_found`
         */
        async leftOutRows(actor: CurrentUser | null, id: string): Promise<string> {
          demand(actor, 'staff');
          const found = await findById(id, () =>
            db
              .select({ rows: productImports.leftOutRows })
              .from(productImports)
              .where(and(eq(productImports.id, id), isOfNoun)),
          );
          if (!found.rows) throw new AppError('not_found', `no rows left out of ${id}`);
          return found.rows;
        },

        /** The last imports, newest first. */
        async list(actor: CurrentUser | null) {
          demand(actor, 'staff');
          const rows = await db
            .select({
              id: productImports.id,
              fileName: productImports.fileName,
              user: { username: users.username, firstName: users.firstName, lastName: users.lastName },
              createdCount: productImports.createdCount,
              updatedCount: productImports.updatedCount,
              leftOutCount: productImports.leftOutCount,
              createdAt: productImports.createdAt,
              undoneAt: productImports.undoneAt,
            })
            .from(productImports)
            .leftJoin(users, eq(users.id, productImports.userId))
            .where(isOfNoun)
            .orderBy(desc(productImports.createdAt), productImports.id)
            .limit(shownImports);
          return rows.map(({ user, ...row }) => ({
            ...row,
            by: user && fullName(user),
            createdAt: row.createdAt.toISOString(),
            undoneAt: row.undoneAt?.toISOString() ?? null,
          }));
        },
      };
    },
  };
}

/** Reads the form fields beside the file. @throws AppError `invalid` if a field is not valid */
function readFields<T extends z.ZodObject>(schema: T, form: FormData): z.output<T> {
  const given = Object.keys(schema.shape).map((name) => [name, form.get(name) ?? undefined]);
  const result = schema.safeParse(Object.fromEntries(given));
  if (result.success) return result.data;
  const faults = result.error.issues.map(({ path, message }) => [String(path[0]), message] as const);
  throw new AppError('invalid', 'fields beside the file', Object.fromEntries<string>(faults));
}
