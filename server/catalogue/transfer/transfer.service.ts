import { suggestedPrice } from '#shared/catalogue/cell-text.ts';
import { headingOf } from '#shared/catalogue/transfer-headings.ts';
import { transferColumns } from '#shared/catalogue/transfer-rules.ts';
import type { Database } from '../../platform/db/client.ts';
import type { CatalogueService } from '../product/catalogue.service.ts';
import type { TableImportService } from './table-import.service.ts';
import { makeExport, makeTemplate } from './transfer.export.ts';
import { planOf, writePlanned } from './transfer.import.ts';
import { undoImport } from './transfer.undo.ts';

export type TransferService = ReturnType<typeof createTransferService>;

type Dependencies = {
  db: Database;
  catalogue: Pick<CatalogueService, 'change'>;
  imports: TableImportService;
};

/** Products as files: export, import with a preview, and undoing an import (docs/specification/import.md). */
export const createTransferService = ({ db, catalogue: { change }, imports }: Dependencies) => ({
  /** All products of a filter as a file. @throws AppError `invalid` if there are too many for XLSX */
  export: makeExport(db),

  template: makeTemplate,

  imports: imports.of({
    noun: 'product',
    kind: 'product',
    columns: transferColumns,
    headingOf,
    suggest: (column, cell) => (column === 'price' ? suggestedPrice(cell) : null),
    change,
    plan: (on, _actor, table, isLocked) => planOf(on, table, isLocked),
    write: (tx, touch, _actor, rows) => writePlanned(tx, touch, rows),
    undo: undoImport,
  }),
});
