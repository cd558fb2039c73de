import { createHash } from 'node:crypto';
import { setImmediate as othersFirst } from 'node:timers/promises';
import { AppError } from '#shared/base/errors.ts';
import type { RowAction } from '#shared/catalogue/transfer-rules.ts';

/** What an import would do with one row of a file. */
export type PlannedRow<Column extends string = string> = {
  line: number;
  action: RowAction;
  /** The record that the row changes, as it was when the plan was made. */
  before: { id: string; version: number } | null;
  name: string;
  values: unknown;
  changes: { column: Column; before: string; after: string }[];
  /** Keys of validation texts; the column "" means the whole row. */
  errors: { column: Column | ''; key: string }[];
};

/** Sets the action of a row that is planned and checked. */
export function settleAction(row: PlannedRow): void {
  if (row.errors.length > 0) row.action = 'error';
  else if (row.before === null) row.action = 'create';
  else row.action = row.changes.length > 0 ? 'update' : 'unchanged';
}

/** Milliseconds of comparing rows after which other requests get a turn. */
const sliceMs = 20;

/** Processes items one by one, with pauses in which other requests are answered. */
export async function inSlices<T>(items: readonly T[], work: (item: T) => void): Promise<void> {
  let since = performance.now();
  for (const item of items) {
    work(item);
    if (performance.now() - since < sliceMs) continue;
    await othersFirst();
    since = performance.now();
  }
}

/** Length of a row's digest in letters: 48 bits. */
const digestLength = 8;

/** The digests of a plan, one per row. */
export async function digestsOf(rows: readonly PlannedRow[]): Promise<string> {
  const digests: string[] = [];
  await inSlices(rows, (row) => digests.push(digestOf(row)));
  return digests.join('');
}

function digestOf({ line, action, before, values, changes, errors }: PlannedRow): string {
  // Only an update includes the record's version: a change to a record that the file does not change must not
  // invalidate the plan.
  const version = action === 'update' ? before!.version : null;
  const what = JSON.stringify([line, action, before?.id ?? null, version, values, changes, errors]);
  return createHash('sha256').update(what).digest('base64url').slice(0, digestLength);
}

/** @throws AppError `conflict` if the plan differs from the one that was shown; it names the lines */
export async function demandSame(rows: readonly PlannedRow[], shown: string): Promise<void> {
  const digests = await digestsOf(rows);
  if (digests === shown) return;
  if (digests.length !== shown.length)
    throw new AppError('conflict', 'another file', { file: 'productChanged' });
  const at = (all: string, i: number) => all.slice(i * digestLength, (i + 1) * digestLength);
  const differing = rows.filter((_, i) => at(digests, i) !== at(shown, i));
  const fields = Object.fromEntries(differing.map(({ line }) => [String(line), 'productChanged']));
  throw new AppError('conflict', `${differing.length} rows differ from the preview`, fields);
}

/** @throws AppError `invalid` if there are wrong rows that must not be left out, or if no row is left */
export function sortOut<R extends PlannedRow>(
  rows: readonly R[],
  mayLeaveOut: boolean,
): Record<'created' | 'updated' | 'wrong', R[]> {
  const of = (action: RowAction) => rows.filter((row) => row.action === action);
  const [created, updated, wrong] = [of('create'), of('update'), of('error')];
  if (wrong.length > 0 && !mayLeaveOut) throw new AppError('invalid', 'wrong rows', { file: 'rowsWrong' });
  if (created.length + updated.length === 0) throw new AppError('invalid', 'no change', { file: 'rowsNone' });
  return { created, updated, wrong };
}
