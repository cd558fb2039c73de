import { type LifecycleNoun, nouns } from '#shared/base/nouns.ts';
import { ta } from '../../lib/admin-text.ts';
import { callApi } from '../../lib/api.ts';
import { useCall } from '../../lib/use-call.ts';
import { useQuestion } from '../form/use-question.tsx';
import { emptyTrashOf } from './empty-trash.ts';

/** Texts of a noun that differ from those that all nouns share. */
export type TrashWords = {
  deleted?: string;
  restored?: string;
  deleteFailed?: string;
  restoreFailed?: string;
  emptyQuestion?: (count: number) => string;
  /** Asked before a record is deleted, and the text of the button. */
  question?: readonly [text: string, confirmLabel: string];
};

/**
 * Deletes the records of a collection with Undo, restores them, and empties its trash after a question (`dialog`).
 */
export function useRecordTrash<T extends { id: string; isDeleted?: boolean }>(
  noun: LifecycleNoun,
  nameOf: (row: T) => string,
  words: TrashWords = {},
) {
  const path = nouns[noun].api;
  const { isBusy, run } = useCall();
  const { ask, dialog } = useQuestion();
  const restoring = (row: T) => ({
    call: () => callApi(`POST ${path}/:id/restore`, { params: { id: row.id } }),
    title: words.restored ?? ta('records.restored'),
    about: [noun, nameOf(row)] as const,
    failed: words.restoreFailed ?? ta('records.changeFailed'),
  });
  const remove = (row: T): void =>
    void run(() => callApi(`DELETE ${path}/:id`, { params: { id: row.id } }), {
      ...(words.deleted
        ? { title: words.deleted, about: [noun, nameOf(row)] as const }
        : { title: ta('records.deleted', { name: nameOf(row) }) }),
      undo: restoring(row),
      failed: words.deleteFailed ?? ta('records.changeFailed'),
    });
  return {
    isBusy,
    run,
    ask,
    dialog,
    /** Deletes a record, or restores a deleted one. */
    move: (row: T, isDeleted = row.isDeleted): void => {
      if (isDeleted) return void run(restoring(row).call, restoring(row));
      if (!words.question) return remove(row);
      const [text, confirmLabel] = words.question;
      return ask({ text, confirmLabel, run: () => remove(row) });
    },
    /** @param count how many records are in the trash */
    emptyTrash: (count: number): void =>
      ask({
        text: words.emptyQuestion?.(count) ?? ta('records.emptyQuestion', { count }),
        confirmLabel: ta('records.emptyTrash'),
        run: () => void run(...emptyTrashOf(path)),
      }),
  };
}
