import type { ReactNode } from 'react';
import { callApi } from '../../lib/api.ts';
import { ta } from '../../lib/admin-text.ts';
import { useCall } from '../../lib/use-call.ts';
import { AdminIcon } from '../../ui/admin/admin-icon.tsx';

type Row = { id: string; name: string; isDeleted: boolean };

type Props<T extends Row> = {
  label: string;
  /** Address of the collection. */
  path: string;
  rows: readonly T[];
  heads: readonly string[];
  /** The cells between the name and the buttons, one a head. */
  cells: (row: T) => readonly ReactNode[];
  onEdit: (row: T) => void;
};

/** Records of a simple kind: edit, delete with Undo, restore from the trash. */
export function RecordTable<T extends Row>({ label, path, rows, heads, cells, onEdit }: Props<T>) {
  const { isBusy, run } = useCall();
  const failed = ta('records.changeFailed');
  const restore = (row: T) =>
    void run(() => callApi('POST', `${path}/${row.id}/restore`), { title: ta('records.restored'), failed });
  const remove = (row: T) =>
    void run(() => callApi('DELETE', `${path}/${row.id}`), {
      title: ta('records.deleted', { name: row.name }),
      action: { label: ta('common.undo'), run: () => restore(row) },
      failed,
    });
  return (
    <div className="card overflow-x-auto" tabIndex={0} role="region" aria-label={label}>
      <table className="table">
        <thead>
          <tr>
            <th>{ta('records.name')}</th>
            {heads.map((head) => (
              <th key={head}>{head}</th>
            ))}
            <th>{ta('common.actions')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td className="font-semibold">
                {row.name}
                {row.isDeleted ? (
                  <span className="badge badge-red ml-2">{ta('products.statusTrash')}</span>
                ) : null}
              </td>
              {cells(row).map((cell, i) => (
                <td key={heads[i]}>{cell}</td>
              ))}
              <td>
                <div className="flex gap-1">
                  {row.isDeleted ? (
                    <button
                      type="button"
                      className="btn btn-outline btn-sm"
                      disabled={isBusy}
                      onClick={() => restore(row)}
                    >
                      {ta('products.restore')}
                    </button>
                  ) : (
                    <>
                      <button type="button" className="btn btn-outline btn-sm" onClick={() => onEdit(row)}>
                        <AdminIcon name="edit" className="size-4" />
                        {ta('products.edit')}
                        <span className="sr-only"> {row.name}</span>
                      </button>
                      <button
                        type="button"
                        className="btn btn-danger btn-sm"
                        disabled={isBusy}
                        aria-label={ta('records.deleteNamed', { name: row.name })}
                        onClick={() => remove(row)}
                      >
                        <AdminIcon name="trash" className="size-4" />
                      </button>
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
