import { useEffect, useState } from 'react';
import { type FormValues, isSameForm } from '#shared/merge-values.ts';
import { type Restored, useKeptDraft } from './kept-draft.ts';

/**
 * The values of a form that holds them itself, and keeps what was typed until it is saved (`kept-draft.ts`).
 * @param saved what the record holds now
 */
export function useFormDraft<T extends FormValues>(name: string, saved: T, version: number) {
  const { place, read, keep, drop, makeOnce } = useKeptDraft<T>(name);
  const [values, setValues] = useState(saved);
  /** What the values were typed over, and its version. */
  const [base, setBase] = useState({ values: saved, version });
  const [restored, setRestored] = useState<Restored | null>(null);

  useEffect(() => {
    const kept = read();
    if (!kept) return;
    // Fields that the form has got since are those of the record.
    const typed = { ...saved, ...kept.values };
    if (isSameForm(typed, saved)) return;
    setValues(typed);
    setBase({ values: kept.base ?? saved, version: kept.version });
    setRestored({ at: kept.at, isOld: kept.version < version });
    // Only when the form opens: what is saved later is told by `settle`.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [place]);

  return {
    values,
    base: base.values,
    baseVersion: base.version,
    restored,
    isDirty: !isSameForm(values, saved),
    makeOnce,
    change: (part: Partial<T>): void => {
      const next = { ...values, ...part };
      setValues(next);
      keep({ values: next, base: base.values, version: base.version });
    },
    /** The values are saved as they are, or given up for these. */
    settle: (now: T, nowVersion: number): void => {
      setValues(now);
      setBase({ values: now, version: nowVersion });
      setRestored(null);
      drop();
    },
  };
}
