import { nouns } from '#shared/base/nouns.ts';
import type { TrashRecord } from '#shared/operations/trash.ts';
import { callApi } from '../../../lib/api.ts';
import { formatMoment, ta } from '../../../lib/admin-text.ts';
import { BulkBar } from '../../../staff/list/bulk-bar.tsx';
import { changeMany } from '../../../staff/list/change-many.ts';
import { columnsOf, type ListColumn, ListTable } from '../../../staff/list/list-table.tsx';
import { RowAction, RowActions } from '../../../staff/list/row-actions.tsx';
import type { Selection } from '../../../staff/list/use-selection.ts';
import { reportFailure } from '../../../lib/report-failure.ts';
import { useCall } from '../../../lib/use-call.ts';

const columns = (): readonly ListColumn<TrashRecord>[] =>
  columnsOf((name) => ta(name === 'noun' ? 'audit.nounLabel' : `trash.${name}`), {
    name: { cell: ({ name }) => <span className="cell-name">{name}</span> },
    noun: { isFact: true, cell: ({ noun }) => ta(`kinds.${noun}`) },
    deletedAt: {
      isFact: true,
      cell: ({ deletedAt }) => <time dateTime={deletedAt}>{formatMoment(deletedAt)}</time>,
    },
  });

const restore = ({ noun, id }: TrashRecord) =>
  callApi(`POST ${nouns[noun].api}/:id/restore`, { params: { id } });
const remove = ({ noun, id }: TrashRecord) => callApi(`DELETE ${nouns[noun].api}/:id`, { params: { id } });

type Props = { records: readonly TrashRecord[]; selection: Selection };

/** Deleted records of all nouns. They can be restored one by one or many at once. */
export function TrashList({ records, selection }: Props) {
  const { isBusy, run } = useCall();
  const failed = ta('trash.restoreFailed');
  const chosen = records.filter(({ id }) => selection.ids.has(id));
  const restoreMany = async () => {
    const restoreAll = async () => {
      const restored = await each(chosen, restore, failed);
      const undo = async () => ({ count: (await each(restored, remove, ta('records.changeFailed'))).length });
      return { count: restored.length, undo };
    };
    const isDone = await changeMany(run, restoreAll, {
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
                  undo: { call: () => remove(record), failed: ta('records.changeFailed') },
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

/**
 * Changes the records one by one. A failure does not stop the others.
 * @returns the changed records
 * @throws the first error, if no record could be changed
 */
async function each(
  records: readonly TrashRecord[],
  change: (record: TrashRecord) => Promise<unknown>,
  failed: string,
): Promise<readonly TrashRecord[]> {
  const changed: TrashRecord[] = [];
  const failures: unknown[] = [];
  for (const record of records)
    await change(record).then(
      () => changed.push(record),
      (error: unknown) => failures.push(error),
    );
  if (failures.length > 0) {
    if (changed.length === 0) throw failures[0];
    reportFailure(failed, failures[0]);
  }
  return changed;
}
