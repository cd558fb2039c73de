import type { ImportRecord } from '#shared/catalogue/table-import.ts';
import { pathOf } from '../../../lib/api.ts';
import { formatCount, formatMoment, ta } from '../../../lib/admin-text.ts';
import { columnsOf, type ListColumn, ListTable } from '../../../staff/list/list-table.tsx';
import { Button } from '../../../ui/button.tsx';
import type { ImportedNoun } from './use-import.ts';

type Props = {
  noun: ImportedNoun;
  imports: readonly ImportRecord[];
  isBusy: boolean;
  onUndo: (id: string) => void;
};

const columns = (noun: ImportedNoun): readonly ListColumn<ImportRecord>[] =>
  columnsOf((name) => ta(`transfer.${name}`), {
    file: { style: 'cell-text', cell: ({ fileName }) => fileName },
    when: {
      isFact: true,
      cell: ({ createdAt, undoneAt }) => (
        <>
          <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
          {undoneAt ? <p>{ta('transfer.undone', { when: formatMoment(undoneAt) })}</p> : null}
        </>
      ),
    },
    who: { cell: ({ by }) => by ?? ta('transfer.deletedUser') },
    created: { isFact: true, style: 'cell-number', cell: ({ createdCount }) => formatCount(createdCount) },
    updated: { isFact: true, style: 'cell-number', cell: ({ updatedCount }) => formatCount(updatedCount) },
    leftOutColumn: {
      style: 'cell-number',
      cell: ({ id, leftOutCount }) =>
        leftOutCount > 0 ? (
          <a
            href={pathOf(`GET /api/${noun}/import/:id/left-out`, { params: { id } })}
            download
            className="link"
          >
            {ta('transfer.leftOutRows', { count: leftOutCount })}
          </a>
        ) : (
          formatCount(0)
        ),
    },
  });

/** Past imports with their users, each with an Undo. */
export function PastImports({ noun, imports, isBusy, onUndo }: Props) {
  const renderActions = ({ id, fileName, undoneAt }: ImportRecord) =>
    undoneAt ? null : (
      <Button
        className="btn btn-outline btn-sm"
        isOff={isBusy}
        aria-label={ta('transfer.undoNamed', { name: fileName })}
        onClick={() => onUndo(id)}
      >
        {ta('common.undo')}
      </Button>
    );
  return (
    <section className="grid gap-3">
      <h2 className="h3">{ta('transfer.past')}</h2>
      {imports.length === 0 ? (
        <p className="text-muted">{ta('transfer.pastNone')}</p>
      ) : (
        <ListTable
          label={ta('transfer.past')}
          rows={imports}
          nameOf={({ fileName }) => fileName}
          columns={columns(noun)}
          renderActions={renderActions}
        />
      )}
    </section>
  );
}
