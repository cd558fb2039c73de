import { useState } from 'react';
import { type FormValues, isSameForm, mergeValues } from '#shared/merge-values.ts';
import { ApiError } from './api.ts';
import type { FieldDraft, FormState } from './use-field-draft.ts';

type Theirs<T> = FormState<T> & { isDeleted?: boolean };

export type FormConflict<T> = {
  /** What the form said, with what only the other has changed. */
  mine: T;
  theirs: Theirs<T>;
  differing: readonly (keyof T & string)[];
};

type Options<T extends FormValues> = {
  draft: FieldDraft<T>;
  /** Sends the values. @throws ApiError `conflict` when somebody has saved since that version */
  put: (values: T, version: number) => Promise<void>;
  /** The record as it is now. */
  reopen: () => Promise<Theirs<T>>;
};

/**
 * Saves what two people may have changed at a time: what only one of them has touched comes together by itself, and what
 * both have changed is asked (`conflict`). A save whose answer was lost is known by its values.
 */
export function useMergingSave<T extends FormValues>({ draft, put, reopen }: Options<T>) {
  const [conflict, setConflict] = useState<FormConflict<T> | null>(null);

  /** @returns whether it is saved; else the person is asked */
  async function save(typed: T): Promise<boolean> {
    // Saving again answers the question: the fields say what was chosen.
    if (conflict) draft.rebase(conflict.theirs);
    setConflict(null);
    let values = typed;
    for (;;) {
      try {
        await put(values, draft.base().version);
        return true;
      } catch (error) {
        if (!(error instanceof ApiError) || error.body?.code !== 'conflict') throw error;
      }
      const theirs = await reopen();
      if (isSameForm(values, theirs.values) && !theirs.isDeleted) return true;
      const { merged, differing } = mergeValues(draft.base().values, values, theirs.values);
      if (differing.length > 0 || theirs.isDeleted) {
        draft.show(merged);
        setConflict({ mine: merged, theirs, differing });
        return false;
      }
      draft.rebase(theirs);
      values = merged;
    }
  }

  return {
    conflict,
    save,
    /** Gives up what was typed for what the other has saved. */
    takeTheirs: (): void => {
      if (!conflict) return;
      draft.discard(conflict.theirs);
      setConflict(null);
    },
  };
}
