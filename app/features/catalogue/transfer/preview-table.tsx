import { useState } from 'react';
import type { ImportPreview, MendedCell, PreviewRow } from '#shared/catalogue/table-import.ts';
import type { RowAction } from '#shared/catalogue/transfer-rules.ts';
import { formatCount, ta } from '../../../lib/admin-text.ts';
import { ChangedCells, PreviewRows, shownRows } from '../../../staff/import/preview-rows.tsx';
import { type CellChoices, MendCells, type Mends, placeOf } from './mend-cells.tsx';

const filters = ['all', 'changes', 'errors'] as const;
type Filter = (typeof filters)[number];

const filterTexts = {
  all: 'transfer.filterAll',
  changes: 'transfer.filterChanges',
  errors: 'transfer.filterErrors',
} as const;

const isShown = {
  all: () => true,
  changes: ({ action }: PreviewRow) => action === 'create' || action === 'update',
  errors: ({ action }: PreviewRow) => action === 'error',
};

/** Sort ranks: rows that need attention come first. */
const ranks: Record<RowAction, number> = { error: 0, update: 1, create: 1, unchanged: 2 };

type Props = {
  preview: ImportPreview;
  choices: CellChoices;
  nameHeading: string;
  headingOf: (column: string) => string;
  /** Corrections that are typed but not checked yet. */
  typed: Mends;
  onType: (mends: readonly MendedCell[]) => void;
};

/** The rows of a preview: errors first, then changes in the file's order. */
export function PreviewTable(props: Props) {
  const { choices, nameHeading, headingOf, typed, onType } = props;
  const { rows, totals } = props.preview;
  const [filter, setFilter] = useState<Filter>('all');
  const [limit, setLimit] = useState(shownRows);
  const counts = { all: totals.rows, changes: totals.create + totals.update, errors: totals.error };
  const matching = rows
    .filter(isShown[filter])
    .toSorted((a, b) => ranks[a.action] - ranks[b.action] || a.line - b.line);
  const shown = matching.slice(0, limit);
  const suggested = rows.flatMap(({ line, errors }) =>
    errors.flatMap(({ column, suggestion }) =>
      suggestion === null || typed.has(placeOf({ line, column })) ? [] : [{ line, column, text: suggestion }],
    ),
  );
  /** The lines by wrong value of a column. */
  const alike = Map.groupBy(
    rows.flatMap(({ line, errors }) =>
      errors.map(({ column, cell }) => ({ line, place: `${column} ${cell}` })),
    ),
    ({ place }) => place,
  );
  return (
    <div className="grid gap-3">
      <div role="group" aria-label={ta('transfer.filter')} className="flex flex-wrap gap-2">
        {filters.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={filter === name}
            className={`btn btn-sm ${filter === name ? 'btn-primary' : 'btn-outline'}`}
            onClick={() => {
              setFilter(name);
              setLimit(shownRows);
            }}
          >
            {ta(filterTexts[name], { count: formatCount(counts[name]) })}
          </button>
        ))}
        {suggested.length > 1 ? (
          <button type="button" className="link" onClick={() => onType(suggested)}>
            {ta('transfer.useSuggestions', { count: suggested.length })}
          </button>
        ) : null}
      </div>
      {shown.length === 0 ? (
        <p className="text-muted">{ta('transfer.noRows')}</p>
      ) : (
        <PreviewRows
          label={ta('transfer.preview')}
          nameHeading={nameHeading}
          rows={shown}
          renderDetails={(row) =>
            row.action === 'error' ? (
              <MendCells
                row={row}
                choices={choices}
                headingOf={headingOf}
                typed={typed}
                countOf={(column, cell) => alike.get(`${column} ${cell}`)!.length}
                onType={(mend, isChosen) => {
                  const { cell } = row.errors.find(({ column }) => column === mend.column)!;
                  const lines = isChosen ? alike.get(`${mend.column} ${cell}`)! : [mend];
                  onType(lines.map(({ line }) => ({ ...mend, line })));
                }}
              />
            ) : row.action === 'unchanged' ? null : (
              <ChangedCells action={row.action} changes={row.changes} headingOf={headingOf} />
            )
          }
        />
      )}
      {shown.length < matching.length ? (
        <div className="flex flex-wrap items-center gap-3">
          <p className="text-muted">
            {ta('transfer.shown', {
              shown: formatCount(shown.length),
              count: formatCount(matching.length),
            })}
          </p>
          <button
            type="button"
            className="btn btn-outline btn-sm"
            onClick={() => setLimit(limit + shownRows)}
          >
            {ta('transfer.showMore')}
          </button>
        </div>
      ) : null}
    </div>
  );
}
