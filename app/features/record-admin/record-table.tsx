import type { ReactNode } from 'react';
import type { RecordPath } from '#shared/nouns.ts';
import { callApi } from '../../lib/api.ts';
import { ta } from '../../lib/admin-text.ts';
import { type ListColumn, ListTable } from '../../staff/list/list-table.tsx';
import { RowAction, RowActions } from '../../staff/list/row-actions.tsx';
import { useCall } from '../../lib/use-call.ts';

type Props<T> = {
  label: string;
  /** Address of the collection. */
  path: RecordPath;
  rows: readonly T[];
  nameOf: (row: T) => string;
  /** The language of the records, where it is not that of the page. */
  lang?: string | undefined;
  heads: readonly string[];
  /** The cells between the name and the buttons, one a head; the first two stay on a phone. */
  cells: (row: T) => readonly ReactNode[];
  onEdit: (row: T) => void;
};

const nameColumn = <T extends { isDeleted: boolean }>(
  nameOf: (row: T) => string,
  lang: string | undefined,
): Omit<ListColumn<T>, 'name'> => ({
  heading: ta('records.name'),
  cell: (row) => (
    <>
      <span className="cell-name" lang={lang}>
        {nameOf(row)}
      </span>
      {row.isDeleted ? <span className="badge badge-red ml-2">{ta('products.statusTrash')}</span> : null}
    </>
  ),
});

/** A number says nothing without its heading, which a card on a phone does not have. */
const factOf = (heading: string, value: ReactNode): ReactNode =>
  typeof value === 'number' ? (
    <>
      <span className="fact-label">{heading} </span>
      {value}
    </>
  ) : (
    value
  );

/** Records with the common life: edit, delete with Undo, restore from the trash. */
export function RecordTable<T extends { id: string; isDeleted: boolean }>(props: Props<T>) {
  const { label, path, rows, nameOf, lang, heads, cells, onEdit } = props;
  const { isBusy, run } = useCall();
  const failed = ta('records.changeFailed');
  const restoring = ({ id }: T) => ({
    call: () => callApi(`POST ${path}/:id/restore`, { params: { id } }),
    title: ta('records.restored'),
    failed,
  });
  const restore = (row: T) => void run(restoring(row).call, restoring(row));
  const remove = (row: T) =>
    void run(() => callApi(`DELETE ${path}/:id`, { params: { id: row.id } }), {
      title: ta('records.deleted', { name: nameOf(row) }),
      undo: restoring(row),
      failed,
    });
  const named = (text: string, row: T) => `${text} ${nameOf(row)}`;
  return (
    <ListTable<T>
      label={label}
      rows={rows}
      nameOf={nameOf}
      first={nameColumn(nameOf, lang)}
      columns={heads.map((heading, i) => ({
        name: heading,
        heading,
        style: 'cell-text',
        isFact: i < 2,
        cell: (row) => factOf(heading, cells(row)[i]),
      }))}
      renderActions={(row) => (
        <RowActions name={nameOf(row)}>
          {row.isDeleted ? (
            <RowAction
              text={ta('products.restore')}
              label={named(ta('products.restore'), row)}
              isBusy={isBusy}
              onClick={() => restore(row)}
            />
          ) : (
            <>
              <RowAction
                icon="edit"
                text={ta('products.edit')}
                label={named(ta('products.edit'), row)}
                onClick={() => onEdit(row)}
              />
              <RowAction
                icon="trash"
                text={ta('products.delete')}
                label={ta('records.deleteNamed', { name: nameOf(row) })}
                isDanger
                isBusy={isBusy}
                onClick={() => remove(row)}
              />
            </>
          )}
        </RowActions>
      )}
    />
  );
}
