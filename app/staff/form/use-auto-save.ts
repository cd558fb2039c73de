import { useEffect, useEffectEvent } from 'react';
import type { FormValues } from '#shared/base/merge-values.ts';
import { ta } from '../../lib/admin-text.ts';
import type { FormEditor } from './use-form-editor.ts';

/** Milliseconds until the form saves itself: after the last change, and after a failure. */
const pauseMs = 1000;
const retryMs = 10_000;

/** Saves a form after each pause in typing and when it closes. A conflict waits for the user's decision. */
export function useAutoSave<T extends FormValues, V>(editor: FormEditor<T, V>): void {
  const { values, isDirty, isBusy, conflict, failure } = editor;
  const waits = isDirty && !isBusy && conflict === null;
  const save = useEffectEvent(() => {
    if (waits) void editor.save();
  });
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => save(), failure ? retryMs : pauseMs);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each change restarts the pause
  }, [values, waits, failure]);
  useEffect(() => () => save(), []);
}

/**
 * Status text of a form that saves itself.
 * @param hasSaved whether it has been saved since it was opened; before that the text `idle` is shown
 */
export function savingText(
  { isDirty, isBusy }: { isDirty: boolean; isBusy: boolean },
  hasSaved: boolean,
  idle: string,
): string {
  if (isBusy) return ta('form.saving');
  if (isDirty) return ta('form.kept');
  return hasSaved ? ta('form.saved') : idle;
}
