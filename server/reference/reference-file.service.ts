import type { z } from 'zod';
import { AppError } from '#shared/errors.ts';
import type { StaffLanguage } from '#shared/locale.ts';
import { demand } from '#shared/policy.ts';
import { referenceCell, referenceColumns, referenceHeading } from '#shared/reference-file.ts';
import { referenceOrder } from '#shared/reference-transfer.ts';
import type { StaffReferenceRow } from '#shared/reference.ts';
import type { CurrentUser } from '#shared/user.ts';
import { fullName } from '#shared/user-rules.ts';
import { officeDay } from '#shared/zoned-time.ts';
import type { TableFileService } from '../product/table-file.service.ts';
import type { Upload } from '../upload/upload.service.ts';
import { digestOf, planReference, type ReferenceTable } from './reference.plan.ts';
import type { ReferenceService } from './reference.service.ts';

export type ReferenceFileService = ReturnType<typeof createReferenceFileService>;

type Actor = CurrentUser | null;
type Dependencies = {
  reference: Pick<ReferenceService, 'rows' | 'import'>;
  tables: TableFileService;
};

/** Reference data as files: export of all rows, and import with a preview (decision 045). */
export function createReferenceFileService({ reference, tables }: Dependencies) {
  const plan = (actor: Actor, table: ReferenceTable, rows: readonly StaffReferenceRow[]) =>
    planReference(table, { rows, person: actor && fullName(actor), today: officeDay() });

  return {
    /** All rows outside the trash as CSV, with the headings of a language. */
    async export(actor: Actor, language: StaffLanguage): Promise<{ name: string; text: string }> {
      const rows = (await reference.rows(actor)).filter(({ isDeleted }) => !isDeleted);
      const heading = referenceColumns.map((column) => referenceHeading(column, language));
      const lines = rows.map((row) => referenceCells(row));
      return { name: `reference-${officeDay()}.csv`, text: await tables.csvOf([heading, ...lines]) };
    },

    /** What an import of this file would change. Changes nothing. */
    async preview(actor: Actor, upload: Upload) {
      demand(actor, 'staff');
      return tables.receive('reference', upload, async ({ name, table }) => {
        const rows = await reference.rows(actor);
        const planned = plan(actor, table, rows);
        return {
          fileName: name,
          unknownColumns: table.unknownColumns,
          rows: planned,
          expect: digestOf(planned, rows),
        };
      });
    },

    /**
     * Carries out a previewed import in one transaction.
     * @throws AppError `conflict` if the plan has changed since the preview; `invalid` if a row is wrong or
     * nothing would change
     */
    async import(actor: Actor, upload: Upload) {
      demand(actor, 'staff');
      return tables.receive('reference', upload, async ({ table }, form) => {
        const { expect } = demandOrder(form);
        const count = { created: 0, updated: 0 };
        const written = await reference.import(actor, (rows) => {
          const planned = plan(actor, table, rows);
          if (digestOf(planned, rows) !== expect)
            throw new AppError('conflict', 'another plan', { file: 'rowsChanged' });
          if (planned.some(({ action }) => action === 'error'))
            throw new AppError('invalid', 'wrong rows', { file: 'rowsFaulty' });
          const changing = planned.filter(({ action }) => action === 'create' || action === 'update');
          if (changing.length === 0) throw new AppError('invalid', 'no change', { file: 'rowsNone' });
          count.created = changing.filter(({ action }) => action === 'create').length;
          count.updated = changing.length - count.created;
          return changing;
        });
        return { ...count, rows: written };
      });
    },
  };
}

const referenceCells = (row: StaffReferenceRow) =>
  referenceColumns.map((column) => referenceCell(row, column));

function demandOrder(form: FormData): z.infer<typeof referenceOrder> {
  const order = referenceOrder.safeParse({ expect: form.get('expect') ?? undefined });
  if (!order.success) throw new AppError('invalid', 'no preview', { file: 'rowsChanged' });
  return order.data;
}
