import { useState } from 'react';
import { failureText } from './report-failure.ts';

/**
 * Runs one step at a time and keeps its error, to be shown beside its button.
 * @param textOf the text shown for a failure
 */
export function useStep<Step = true>(textOf: (error: unknown) => string = failureText) {
  /** The running step. */
  const [busy, setBusy] = useState<Step | null>(null);
  const [error, setError] = useState<string | null>(null);

  async function run(step: Step, work: () => Promise<unknown>): Promise<void> {
    if (busy !== null) return;
    setError(null);
    setBusy(step);
    try {
      await work();
    } catch (failure) {
      setError(textOf(failure));
    } finally {
      setBusy(null);
    }
  }

  return { busy, error, setError, run };
}
