import { z } from 'zod';
import { maxImportRows } from './limits.ts';
import { type ReferenceColumn, referenceColumns } from './reference-file.ts';
import { rowActions } from './transfer-rules.ts';

/** What POST /api/reference/import takes beside the file: what the preview answered. The import does that or nothing. */
export const referenceOrder = z.object({ expect: z.string('required').min(1, 'required').max(100) });

const column = z.enum(referenceColumns as [ReferenceColumn]);

/** Answer of POST /api/reference/import/preview: each row of the file, and what an import would do with it. */
export const referencePreview = z.object({
  fileName: z.string(),
  unknownColumns: z.array(z.string()),
  expect: z.string(),
  rows: z.array(
    z.object({
      /** The row as a spreadsheet counts it: the heading is 1. */
      line: z.number().int(),
      action: z.enum(rowActions),
      name: z.string(),
      changes: z.array(z.object({ column, before: z.string(), after: z.string() })),
      /** In words; a column of "" means the whole row. */
      errors: z.array(z.object({ column: z.union([column, z.literal('')]), text: z.string() })),
    }),
  ),
});
export type ReferencePreview = z.infer<typeof referencePreview>;

/** A row as an import has left it. */
const importedRow = z.object({ id: z.uuid(), version: z.number().int() });

/** Answer of POST /api/reference/import; `rows` is what its undoing takes. */
export const referenceImported = z.object({
  success: z.literal(true),
  created: z.number().int(),
  updated: z.number().int(),
  rows: z.array(importedRow),
});

export type ReferenceImported = z.infer<typeof referenceImported>;

/** Body of POST /api/reference/import/undo: what the import answered. */
export const referenceUndo = z.object({ rows: z.array(importedRow).min(1).max(maxImportRows) });
export type ReferenceUndo = z.infer<typeof referenceUndo>;

/** Its answer: how many rows are as before, and how many were changed since and are left alone. */
export const referenceUndone = z.object({
  success: z.literal(true),
  count: z.number().int(),
  left: z.number().int(),
});
