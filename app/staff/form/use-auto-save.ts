import { useEffect, useEffectEvent, useState } from 'react';
import type { FormValues } from '#shared/merge-values.ts';
import { ta } from '../../lib/admin-text.ts';
import type { FormEditor } from './use-form-editor.ts';

/** Milliseconds without typing after which the form saves itself, and after a failure. */
const pauseMs = 1000;
const retryMs = 10_000;

/**
 * Saves a form after each pause in typing and when it closes. A conflict waits for the decision of the user.
 * @returns whether the form has been saved since it was opened
 */
export function useAutoSave<T extends FormValues, V>(editor: FormEditor<T, V>): boolean {
  const { values, isDirty, isBusy, conflict, failure } = editor;
  const [hasSaved, setHasSaved] = useState(false);
  const waits = isDirty && !isBusy && conflict === null;
  const save = useEffectEvent(async () => {
    if (waits && (await editor.save())) setHasSaved(true);
  });
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => void save(), failure ? retryMs : pauseMs);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each change begins the pause anew
  }, [values, waits, failure]);
  useEffect(() => () => void save(), []);
  return hasSaved;
}

/** What a form that saves itself says of its state; `idle` before anything was typed. */
export function savingText(
  { isDirty, isBusy }: { isDirty: boolean; isBusy: boolean },
  hasSaved: boolean,
  idle: string,
): string {
  if (isBusy) return ta('form.saving');
  if (isDirty) return ta('form.kept');
  return hasSaved ? ta('form.saved') : idle;
}
