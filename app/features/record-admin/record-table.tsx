import type { ReactNode } from 'react';
import type { RecordPath } from '#shared/nouns.ts';
import { callApi } from '../../lib/api.ts';
import { ta } from '../../lib/admin-text.ts';
import { useCall } from '../../lib/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { AdminIcon } from '../../ui/admin/admin-icon.tsx';

type Props<T> = {
  label: string;
  /** Address of the collection. */
  path: RecordPath;
  rows: readonly T[];
  nameOf: (row: T) => string;
  /** The language of the records, where it is not that of the page. */
  lang?: string | undefined;
  heads: readonly string[];
  /** The cells between the name and the buttons, one a head. */
  cells: (row: T) => readonly ReactNode[];
  onEdit: (row: T) => void;
};

/** Records with the common life: edit, delete with Undo, restore from the trash. */
export function RecordTable<T extends { id: string; isDeleted: boolean }>(props: Props<T>) {
  const { label, path, rows, nameOf, lang, heads, cells, onEdit } = props;
  const { isBusy, run } = useCall();
  const failed = ta('records.changeFailed');
  const restore = ({ id }: T) =>
    void run(() => callApi(`POST ${path}/:id/restore`, { params: { id } }), {
      title: ta('records.restored'),
      failed,
    });
  const remove = (row: T) =>
    void run(() => callApi(`DELETE ${path}/:id`, { params: { id: row.id } }), {
      title: ta('records.deleted', { name: nameOf(row) }),
      action: { label: ta('common.undo'), run: () => restore(row) },
      failed,
    });
  return (
    <div className="card table-box" tabIndex={0} role="region" aria-label={label}>
      <table className="table">
        <thead>
          <tr>
            <th>{ta('records.name')}</th>
            {heads.map((head) => (
              <th key={head}>{head}</th>
            ))}
            <th className="cell-actions">{ta('common.actions')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td className="cell-text font-semibold">
                <span lang={lang}>{nameOf(row)}</span>
                {row.isDeleted ? (
                  <span className="badge badge-red ml-2">{ta('products.statusTrash')}</span>
                ) : null}
              </td>
              {cells(row).map((cell, i) => (
                <td key={heads[i]} className="cell-text">
                  {cell}
                </td>
              ))}
              <td className="cell-actions">
                <div className="flex gap-1">
                  {row.isDeleted ? (
                    <Button className="btn btn-outline btn-sm" isOff={isBusy} onClick={() => restore(row)}>
                      {ta('products.restore')}
                      <span className="sr-only"> {nameOf(row)}</span>
                    </Button>
                  ) : (
                    <>
                      <button type="button" className="btn btn-outline btn-sm" onClick={() => onEdit(row)}>
                        <AdminIcon name="edit" className="size-4" />
                        {ta('products.edit')}
                        <span className="sr-only"> {nameOf(row)}</span>
                      </button>
                      <Button
                        className="btn btn-danger btn-sm"
                        isOff={isBusy}
                        aria-label={ta('records.deleteNamed', { name: nameOf(row) })}
                        onClick={() => remove(row)}
                      >
                        <AdminIcon name="trash" className="size-4" />
                      </Button>
                    </>
                  )}
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
