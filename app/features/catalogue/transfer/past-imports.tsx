import type { ImportRecord } from '#shared/catalogue/table-import.ts';
import { pathOf } from '../../../lib/api.ts';
import { formatCount, formatMoment, ta } from '../../../lib/admin-text.ts';
import { Button } from '../../../ui/button.tsx';
import type { ImportedNoun } from './use-import.ts';

type Props = {
  noun: ImportedNoun;
  imports: readonly ImportRecord[];
  isBusy: boolean;
  onUndo: (id: string) => void;
};

/** Past imports with their users, each with an Undo. */
export function PastImports({ noun, imports, isBusy, onUndo }: Props) {
  return (
    <section className="grid gap-3">
      <h2 className="h3">{ta('transfer.past')}</h2>
      {imports.length === 0 ? (
        <p className="text-muted">{ta('transfer.pastNone')}</p>
      ) : (
        <div className="card table-box" tabIndex={0} role="region" aria-label={ta('transfer.past')}>
          <table className="table">
            <thead>
              <tr>
                <th>{ta('transfer.when')}</th>
                <th>{ta('transfer.who')}</th>
                <th>{ta('transfer.file')}</th>
                <th>{ta('transfer.created')}</th>
                <th>{ta('transfer.updated')}</th>
                <th>{ta('transfer.leftOutColumn')}</th>
                <th className="cell-actions">{ta('common.actions')}</th>
              </tr>
            </thead>
            <tbody>
              {imports.map((record) => (
                <tr key={record.id}>
                  <td className="text-sm whitespace-nowrap">
                    <time dateTime={record.createdAt}>{formatMoment(record.createdAt)}</time>
                  </td>
                  <td>{record.by ?? ta('transfer.deletedUser')}</td>
                  <td className="cell-text font-semibold">{record.fileName}</td>
                  <td className="tabular-nums">{formatCount(record.createdCount)}</td>
                  <td className="tabular-nums">{formatCount(record.updatedCount)}</td>
                  <td className="tabular-nums">
                    {record.leftOutCount > 0 ? (
                      <a
                        href={pathOf(`GET /api/${noun}/import/:id/left-out`, { params: { id: record.id } })}
                        download
                        className="link"
                      >
                        {ta('transfer.leftOutRows', { count: record.leftOutCount })}
                      </a>
                    ) : (
                      formatCount(0)
                    )}
                  </td>
                  <td className="cell-actions text-sm whitespace-nowrap">
                    {record.undoneAt ? (
                      ta('transfer.undone', { when: formatMoment(record.undoneAt) })
                    ) : (
                      <Button
                        className="btn btn-outline btn-sm"
                        isOff={isBusy}
                        aria-label={ta('transfer.undoNamed', { name: record.fileName })}
                        onClick={() => onUndo(record.id)}
                      >
                        {ta('common.undo')}
                      </Button>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
