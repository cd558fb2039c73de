import { type LifecycleNoun, nouns } from '#shared/base/nouns.ts';
import { aboutRecord } from '../../lib/about-record.ts';
import { ta } from '../../lib/admin-text.ts';
import { callApi } from '../../lib/api.ts';
import { useCall } from '../../lib/use-call.ts';
import { useQuestion } from '../../ui/admin/use-question.tsx';
import { emptyTrashOf } from './empty-trash.ts';

/** Deletes the records of a collection with Undo, restores them, and empties its trash after a question (`dialog`). */
export function useRecordTrash<T extends { id: string; isDeleted?: boolean }>(
  noun: LifecycleNoun,
  nameOf: (row: T) => string,
) {
  const path = nouns[noun].api;
  const { isBusy, run } = useCall();
  const { ask, dialog } = useQuestion(ta('common.cancel'));
  const failed = ta('records.changeFailed');
  const restoring = (row: T) => ({
    call: () => callApi(`POST ${path}/:id/restore`, { params: { id: row.id } }),
    title: ta('records.restored'),
    about: aboutRecord(noun, nameOf(row)),
    failed,
  });
  return {
    isBusy,
    run,
    ask,
    dialog,
    /** Deletes a record, or restores a deleted one. */
    move: (row: T): void =>
      void (row.isDeleted
        ? run(restoring(row).call, restoring(row))
        : run(() => callApi(`DELETE ${path}/:id`, { params: { id: row.id } }), {
            title: ta('records.deleted', { name: nameOf(row) }),
            undo: restoring(row),
            failed,
          })),
    /** @param count how many records are in the trash */
    emptyTrash: (count: number): void =>
      ask({
        text: ta('records.emptyQuestion', { count }),
        confirmLabel: ta('records.emptyTrash'),
        run: () => void run(...emptyTrashOf(path)),
      }),
  };
}
