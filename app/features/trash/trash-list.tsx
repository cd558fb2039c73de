import { nouns } from '#shared/nouns.ts';
import type { TrashRecord } from '#shared/trash.ts';
import { callApi } from '../../lib/api.ts';
import { formatMoment, ta } from '../../lib/admin-text.ts';
import { BulkBar } from '../../staff/list/bulk-bar.tsx';
import { changeMany } from '../../staff/list/change-many.ts';
import { type ListColumn, ListTable } from '../../staff/list/list-table.tsx';
import { RowAction, RowActions } from '../../staff/list/row-actions.tsx';
import type { Selection } from '../../staff/list/use-selection.ts';
import { useCall } from '../../lib/use-call.ts';

const nameColumn = (): Omit<ListColumn<TrashRecord>, 'name'> => ({
  heading: ta('trash.name'),
  cell: ({ name }) => <span className="cell-name">{name}</span>,
});

const columns = (): readonly ListColumn<TrashRecord>[] => [
  {
    name: 'noun',
    heading: ta('audit.nounLabel'),
    isFact: true,
    cell: ({ noun }) => ta(`trash.kinds.${noun}`),
  },
  {
    name: 'deletedAt',
    heading: ta('trash.deletedAt'),
    isFact: true,
    cell: ({ deletedAt }) => <time dateTime={deletedAt}>{formatMoment(deletedAt)}</time>,
  },
];

const restore = ({ noun, id }: TrashRecord) =>
  callApi(`POST ${nouns[noun].api}/:id/restore`, { params: { id } });
const remove = ({ noun, id }: TrashRecord) => callApi(`DELETE ${nouns[noun].api}/:id`, { params: { id } });

type Props = { records: readonly TrashRecord[]; selection: Selection };

/** Deleted records of every kind: each comes back as it was, one by one or many at once. */
export function TrashList({ records, selection }: Props) {
  const { isBusy, run } = useCall();
  const failed = ta('trash.restoreFailed');
  const chosen = records.filter(({ id }) => selection.ids.has(id));
  const restoreMany = async () => {
    const isDone = await changeMany(run, {
      send: () => each(chosen, restore),
      undo: () => each(chosen, remove),
      done: (count) => ta('trash.restoredMany', { count }),
      failed,
    });
    if (isDone) selection.clear();
  };
  return (
    <>
      <ListTable
        label={ta('trash.title')}
        rows={records}
        nameOf={({ name }) => name}
        first={nameColumn()}
        columns={columns()}
        renderActions={(record) => (
          <RowActions name={record.name}>
            <RowAction
              text={ta('trash.restore')}
              label={ta('trash.restoreNamed', { name: record.name })}
              isBusy={isBusy}
              onClick={() =>
                void run(() => restore(record), {
                  title: ta('trash.restored', { name: record.name }),
                  action: {
                    label: ta('common.undo'),
                    run: () => void run(() => remove(record), { failed: ta('records.changeFailed') }),
                  },
                  failed,
                })
              }
            />
          </RowActions>
        )}
        selection={selection}
      />
      <BulkBar
        count={chosen.length}
        actions={[['restore', ta('trash.restore')]]}
        isBusy={isBusy}
        onAction={() => void restoreMany()}
        onClear={selection.clear}
      />
    </>
  );
}

async function each(
  records: readonly TrashRecord[],
  change: (record: TrashRecord) => Promise<unknown>,
): Promise<number> {
  for (const record of records) await change(record);
  return records.length;
}
