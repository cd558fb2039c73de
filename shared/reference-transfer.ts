import { z } from 'zod';
import { maxImportRows } from './limits.ts';
import { type ReferenceColumn, referenceColumns } from './reference-file.ts';
import { rowActions } from './transfer-rules.ts';

/**
 * Fields of POST /api/reference/import besides the file: the digest from the preview's answer. The import does
 * exactly what the preview showed, or nothing.
 */
export const referenceOrder = z.object({ expect: z.string('required').min(1, 'required').max(100) });

const column = z.enum(referenceColumns as [ReferenceColumn]);

/** Answer of POST /api/reference/import/preview: each row of the file, with its effect in the import. */
export const referencePreview = z.object({
  fileName: z.string(),
  unknownColumns: z.array(z.string()),
  expect: z.string(),
  rows: z.array(
    z.object({
      /** Row number as in a spreadsheet: the heading is 1. */
      line: z.number().int(),
      action: z.enum(rowActions),
      name: z.string(),
      changes: z.array(z.object({ column, before: z.string(), after: z.string() })),
      /** Error messages; a column of "" means the whole row. */
      errors: z.array(z.object({ column: z.union([column, z.literal('')]), text: z.string() })),
    }),
  ),
});
export type ReferencePreview = z.infer<typeof referencePreview>;

/** Id and version of a row after an import. */
const importedRow = z.object({ id: z.uuid(), version: z.number().int() });

/** Answer of POST /api/reference/import; `rows` is the body of its undo. */
export const referenceImported = z.object({
  success: z.literal(true),
  created: z.number().int(),
  updated: z.number().int(),
  rows: z.array(importedRow),
});

export type ReferenceImported = z.infer<typeof referenceImported>;

/** Body of POST /api/reference/import/undo: `rows` from the answer of the import. */
export const referenceUndo = z.object({ rows: z.array(importedRow).min(1).max(maxImportRows) });
export type ReferenceUndo = z.infer<typeof referenceUndo>;

/** Answer of the undo: number of restored rows, and number of rows that were left because they were changed since. */
export const referenceUndone = z.object({
  success: z.literal(true),
  count: z.number().int(),
  left: z.number().int(),
});
