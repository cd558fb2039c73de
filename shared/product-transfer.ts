import { z } from 'zod';
import { maxMendedCells, maxMendedLetters } from './limits.ts';
import { keptReference } from './product-bulk.ts';
import { rowActions, transferColumns, transferFormats } from './transfer-rules.ts';

/** File format of GET /api/products/export and of the import template. */
export const exportFormat = z.object({ format: z.enum(transferFormats).catch('csv').default('csv') });

const mendedCells = z
  .array(z.object({ line: z.number().int(), column: z.enum(transferColumns), text: z.string() }))
  .max(maxMendedCells);
/** A corrected cell: replaces the value of a cell; the file itself stays unchanged. */
export type MendedCell = z.infer<typeof mendedCells>[number];

/** Fields of the preview besides the file; corrected cells as JSON. */
export const importMends = z.object({
  mends: z
    .string('required')
    .max(maxMendedLetters, 'tooLong')
    .default('[]')
    .transform((text, context) => {
      const { success, data } = mendedCells.safeParse(parsed(text));
      if (success) return data;
      context.addIssue({ code: 'custom', message: 'textInvalid' });
      return z.NEVER;
    }),
});

/** Fields of POST /api/products/import besides the file. */
export const importOrder = importMends.extend({
  /** Digest from the preview's answer: the import does exactly what the preview showed, or nothing. */
  expect: z.string('required').min(1, 'required').max(200_000),
  /** Whether invalid rows are skipped; otherwise one invalid row refuses the whole file. */
  skip: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true'),
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const rowCounts = z.object({
  rows: z.number().int(),
  create: z.number().int(),
  update: z.number().int(),
  unchanged: z.number().int(),
  error: z.number().int(),
});

/** One row of the file and its effect in the import. */
const previewRow = z.object({
  /** Row number as in a spreadsheet: the heading is 1. */
  line: z.number().int(),
  action: z.enum(rowActions),
  /** Id of the product that the row changes. */
  id: z.uuid().nullable(),
  name: z.string(),
  /** Changes by field, as cell texts; long texts are shortened. */
  changes: z.array(z.object({ column: z.enum(transferColumns), before: z.string(), after: z.string() })),
  /** Error messages; a column of "" means the whole row. */
  errors: z.array(
    z.object({
      column: z.enum(['', ...transferColumns]),
      text: z.string(),
      /** The whole cell, so that it can be corrected; null if the file has no such cell or the cell is too long. */
      cell: z.string().nullable(),
    }),
  ),
});
export type PreviewRow = z.infer<typeof previewRow>;

/** Answer of POST /api/products/import/preview. */
export const importPreview = z.object({
  fileName: z.string(),
  unknownColumns: z.array(z.string()),
  totals: rowCounts,
  expect: z.string(),
  rows: z.array(previewRow),
});
export type ImportPreview = z.infer<typeof importPreview>;

/** Answer of POST /api/products/import. */
export const importDone = z.object({
  success: z.literal(true),
  id: z.uuid(),
  created: z.number().int(),
  updated: z.number().int(),
});
export type ImportDone = z.infer<typeof importDone>;

/** Answer of POST /api/products/import/{id}/undo. */
export const importUndone = z.object({
  success: z.literal(true),
  removed: z.number().int(),
  restored: z.number().int(),
  /** Products that were changed after the import: the undo does not touch them. */
  left: z.array(z.object({ id: z.uuid(), name: z.string() })),
  kept: z.array(keptReference),
});
export type ImportUndone = z.infer<typeof importUndone>;

/** A past import, in GET /api/products/imports. */
export const importRecord = z.object({
  id: z.uuid(),
  fileName: z.string(),
  username: z.string().nullable(),
  createdCount: z.number().int(),
  updatedCount: z.number().int(),
  /** Rows with errors that were skipped. */
  leftOutCount: z.number().int(),
  createdAt: z.iso.datetime(),
  undoneAt: z.iso.datetime().nullable(),
});
export type ImportRecord = z.infer<typeof importRecord>;
