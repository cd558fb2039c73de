import { z } from 'zod';
import { maxMendedCells, maxMendedLetters } from './limits.ts';
import { rowActions, transferColumns, transferFormats } from './transfer-rules.ts';

/** The format of GET /api/products/export and of its template. */
export const exportFormat = z.object({ format: z.enum(transferFormats).catch('csv').default('csv') });

const mendedCells = z
  .array(z.object({ line: z.number().int(), column: z.enum(transferColumns), text: z.string() }))
  .max(maxMendedCells);
/** What a cell of the file is to say instead: the file itself stays as it is. */
export type MendedCell = z.infer<typeof mendedCells>[number];

/** The fields that the preview takes beside the file; mended cells as JSON. */
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

/** The fields that POST /api/products/import takes beside the file. */
export const importOrder = importMends.extend({
  /** What the preview answered: the import does exactly that or nothing. */
  expect: z.string('required').min(1, 'required').max(200_000),
  /** Leaves the wrong rows out; else one wrong row refuses all. */
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

/** One row of the file and what the import would do with it. */
const previewRow = z.object({
  /** The row as a spreadsheet counts it: the heading is 1. */
  line: z.number().int(),
  action: z.enum(rowActions),
  /** The product that it changes. */
  id: z.uuid().nullable(),
  name: z.string(),
  /** Field by field, as cells; long texts are cut. */
  changes: z.array(z.object({ column: z.enum(transferColumns), before: z.string(), after: z.string() })),
  /** What is wrong, in words; a column of "" means the whole row. */
  errors: z.array(
    z.object({
      column: z.enum(['', ...transferColumns]),
      text: z.string(),
      /** The whole cell, so that it can be mended; null for one that the file lacks, or that is too long for it. */
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
  /** Products that have been changed since, and are left as they are. */
  left: z.array(z.object({ id: z.uuid(), name: z.string() })),
});
export type ImportUndone = z.infer<typeof importUndone>;

/** One of the past imports: GET /api/products/imports. */
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
