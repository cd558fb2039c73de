import type { ReactNode } from 'react';
import { ta } from '../../../lib/admin-text.ts';
import { type ListColumn, ListTable } from '../../../staff/list/list-table.tsx';
import { RecordActions } from '../../../staff/record/record-actions.tsx';

type Props<T> = {
  label: string;
  rows: readonly T[];
  nameOf: (row: T) => string;
  /** The language of the records, if it differs from the page's. */
  lang?: string | undefined;
  heads: readonly string[];
  /** The cells between the name and the buttons, one per heading. A phone shows only the first two. */
  cells: (row: T) => readonly ReactNode[];
  isBusy: boolean;
  onEdit: (row: T) => void;
  /** Deletes a row, or restores a deleted one. */
  onMove: (row: T) => void;
};

/** A number needs its heading, which a card on a phone does not show. */
const factOf = (heading: string, value: ReactNode): ReactNode =>
  typeof value === 'number' ? (
    <>
      <span className="fact-label">{heading} </span>
      {value}
    </>
  ) : (
    value
  );

/** Records with the common lifecycle: edit, delete with Undo, restore from the trash. */
export function RecordTable<T extends { id: string; isDeleted: boolean }>(props: Props<T>) {
  const { label, rows, nameOf, lang, heads, cells, isBusy, onEdit, onMove } = props;
  return (
    <ListTable<T>
      label={label}
      rows={rows}
      nameOf={nameOf}
      columns={[
        {
          name: '',
          heading: ta('records.name'),
          cell: (row) => (
            <>
              <span className="cell-name" lang={lang}>
                {nameOf(row)}
              </span>
              {row.isDeleted ? (
                <span className="badge badge-red ml-2">{ta('products.statusTrash')}</span>
              ) : null}
            </>
          ),
        },
        ...heads.map((heading, i): ListColumn<T> => ({
          name: heading,
          heading,
          style: 'cell-text',
          isFact: i < 2,
          cell: (row) => factOf(heading, cells(row)[i]),
        })),
      ]}
      renderActions={(row) => (
        <RecordActions
          name={nameOf(row)}
          isDeleted={row.isDeleted}
          isBusy={isBusy}
          edit={() => onEdit(row)}
          onMove={() => onMove(row)}
        />
      )}
    />
  );
}
