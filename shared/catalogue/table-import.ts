import { z } from 'zod';
import { call } from '../base/contract.ts';
import { maxMendedCells, maxMendedLetters } from '../base/limits.ts';
import { keptReference } from './product-bulk.ts';
import { rowActions } from './transfer-rules.ts';

/** Encodings of a CSV that does not name its own. */
export const fileEncodings = ['utf-8', 'gb18030', 'big5', 'windows-1252', 'macintosh'] as const;
export type FileEncoding = (typeof fileEncodings)[number];

/** A corrected cell: replaces the value of a cell; the file itself stays unchanged. */
export type MendedCell<Column extends string = string> = { line: number; column: Column; text: string };

/** How a user wants a file to be read. */
const fileReading = <const C extends string>(columns: readonly C[]) =>
  z.object({
    encoding: z.enum(fileEncodings).optional(),
    /** Columns of unknown headings. */
    columns: z.record(z.string().max(1000), z.enum(columns)).optional(),
    /** Whether rows that a filter hides are imported; the import of a file with such rows needs an answer. */
    hiddenRows: z.enum(['import', 'skip']).optional(),
  });
export type FileReading<Column extends string = string> = Omit<
  z.infer<ReturnType<typeof fileReading>>,
  'columns'
> & { columns?: Record<string, Column> | undefined };

/** A form field that holds JSON of this shape. */
const jsonField = <T extends z.ZodType>(schema: T, initial: string) =>
  z
    .string('required')
    .max(maxMendedLetters, 'tooLong')
    .default(initial)
    .transform((text, context): z.output<T> => {
      const { success, data } = schema.safeParse(parsed(text));
      if (success) return data;
      context.addIssue({ code: 'custom', message: 'textInvalid' });
      return z.NEVER;
    });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Fields of a preview besides the file. */
export const importFields = <const C extends string>(columns: readonly C[]) =>
  z.object({
    mends: jsonField(
      z
        .array(z.object({ line: z.number().int(), column: z.enum(columns), text: z.string() }))
        .max(maxMendedCells),
      '[]',
    ),
    reading: jsonField(fileReading(columns), '{}'),
  });

/** Fields of an import besides the file. */
export const importOrder = <const C extends string>(columns: readonly C[]) =>
  importFields(columns).extend({
    /** Digest from the preview's answer: the import does exactly what the preview showed, or nothing. */
    expect: z.string('required').min(1, 'required').max(200_000),
    /** Whether invalid rows are skipped; otherwise one invalid row refuses the whole file. */
    skip: z
      .enum(['true', 'false'])
      .default('false')
      .transform((value) => value === 'true'),
  });

const count = z.number().int();

/** One row of the file and its effect in the import. */
const previewRow = z.object({
  /** Row number as in a spreadsheet: the heading is 1. */
  line: count,
  action: z.enum(rowActions),
  /** Id of the record that the row changes. */
  id: z.uuid().nullable(),
  name: z.string(),
  /** Changes by field, as cell texts; long texts are shortened. */
  changes: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
  /** Error messages; a column of "" means the whole row. */
  errors: z.array(
    z.object({
      column: z.string(),
      text: z.string(),
      /** The whole cell, so that it can be corrected; null if the file has no such cell or the cell is too long. */
      cell: z.string().nullable(),
      /** What the cell most likely means; null if unknown. */
      suggestion: z.string().nullable(),
    }),
  ),
});
export type PreviewRow = z.infer<typeof previewRow>;

const importPreview = z.object({
  fileName: z.string(),
  /** The known columns of the file. */
  columns: z.array(z.string()),
  unknownColumns: z.array(z.string()),
  source: z.object({
    sheet: z.string().nullable(),
    otherSheets: z.array(z.string()),
    encoding: z.enum(fileEncodings).nullable(),
  }),
  totals: z.object({
    rows: count,
    create: count,
    update: count,
    unchanged: count,
    error: count,
    /** Fields of stored records that would be emptied. */
    emptied: count,
    /** Rows that a filter hides. */
    hidden: count,
  }),
  expect: z.string(),
  rows: z.array(previewRow),
});
export type ImportPreview = z.infer<typeof importPreview>;

const importDone = z.object({ success: z.literal(true), id: z.uuid(), created: count, updated: count });
export type ImportDone = z.infer<typeof importDone>;

const importUndone = z.object({
  success: z.literal(true),
  removed: count,
  restored: count,
  /** Records that were changed after the import: the undo does not touch them. */
  left: z.array(z.object({ id: z.uuid(), name: z.string() })),
  kept: z.array(keptReference),
});
export type ImportUndone = z.infer<typeof importUndone>;

/** A past import. */
const importRecord = z.object({
  id: z.uuid(),
  fileName: z.string(),
  /** Full name of the user; null if the account is deleted. */
  by: z.string().nullable(),
  createdCount: count,
  updatedCount: count,
  /** Rows with errors that were skipped. */
  leftOutCount: count,
  createdAt: z.iso.datetime(),
  undoneAt: z.iso.datetime().nullable(),
});
export type ImportRecord = z.infer<typeof importRecord>;

/** Calls of a noun that is imported from files (decision 014). */
export const importCalls = <const P extends string, const C extends string>(
  path: `/api/${P}`,
  columns: readonly C[],
) => ({
  imports: call('GET', `${path}/imports`, 'staff', {
    answer: z.array(importRecord),
    summary: 'Past imports, the newest first',
  }),
  preview: call('POST', `${path}/import/preview`, 'staff', {
    body: { file: 'file', fields: importFields(columns) },
    answer: importPreview,
    summary: 'What an import of this file would do',
  }),
  badRows: call('POST', `${path}/import/bad-rows`, 'staff', {
    body: { file: 'file', fields: importFields(columns) },
    answer: 'application/octet-stream',
    summary: 'The rows of this file that cannot be imported, and why',
  }),
  leftOutRows: call('GET', `${path}/import/:id/left-out`, 'staff', {
    answer: 'application/octet-stream',
    summary: 'The rows that an import has left out, and why',
  }),
  import: call('POST', `${path}/import`, 'staff', {
    body: { file: 'file', fields: importOrder(columns) },
    answer: importDone,
    errors: ['conflict'],
    summary: 'Imports exactly what the preview showed, or nothing',
  }),
  undo: call('POST', `${path}/import/:id/undo`, 'staff', {
    answer: importUndone,
    errors: ['conflict'],
    summary: 'Undoes an import, except for records that were changed since',
  }),
});
