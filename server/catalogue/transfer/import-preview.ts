import { maxMendedCell } from '#shared/base/limits.ts';
import type { RowAction } from '#shared/catalogue/transfer-rules.ts';
import type { PlannedRow } from './import-plan.ts';
import type { Table } from './transfer.table.ts';

/** Letters of a cell shown in a preview. */
const shownLetters = 160;
const shorten = (text: string) =>
  text.length > shownLetters ? `${text.slice(0, shownLetters)}…`.toWellFormed() : text;

type Options = {
  /** Rows that a filter hides. */
  hidden: number;
  say: (key: string) => string;
  suggest: ((column: string, cell: string) => string | null) | undefined;
};

/** A plan as the preview shows it. */
export function previewOf<C extends string>(
  table: Table<C>,
  rows: readonly PlannedRow<C>[],
  { hidden, say, suggest }: Options,
) {
  const countOf = (action: RowAction) => rows.filter((row) => row.action === action).length;
  const emptied = rows.flatMap(({ action, changes }) =>
    action === 'update' ? changes.filter(({ after }) => after === '') : [],
  ).length;
  const cellOf = (at: number, column: string) => {
    const cell = table.rows[at]!.cells[table.columns.findIndex((one) => one === column)];
    return cell === undefined || cell.length > maxMendedCell ? null : cell;
  };
  return {
    columns: table.columns,
    unknownColumns: table.unknownColumns,
    source: table.source,
    totals: {
      rows: rows.length,
      create: countOf('create'),
      update: countOf('update'),
      unchanged: countOf('unchanged'),
      error: countOf('error'),
      emptied,
      hidden,
    },
    rows: rows.map(({ line, action, before, name, changes, errors }, at) => ({
      line,
      action,
      id: before?.id ?? null,
      name: shorten(name),
      changes: changes.map((one) => ({ ...one, before: shorten(one.before), after: shorten(one.after) })),
      errors: errors.map(({ column, key }) => {
        const cell = cellOf(at, column);
        return {
          column,
          text: say(key),
          cell,
          suggestion: cell === null ? null : (suggest?.(column, cell) ?? null),
        };
      }),
    })),
  };
}
