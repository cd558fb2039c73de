import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FormValues, isSameForm } from '#shared/merge-values.ts';
import { ta } from './admin-text.ts';
import { type Restored, useKeptDraft } from './kept-draft.ts';
import { toast } from '../ui/toast.ts';

export type FieldDraft<T extends FormValues> = ReturnType<typeof useFieldDraft<T>>;

/** A state of a record as its form holds it. */
export type FormState<T> = { values: T; version: number };

/**
 * A draft of a form whose fields hold their values themselves: they begin with `values`, and are drawn anew (`key`) with
 * each `revision`. What was typed comes back when the form opens again, until it is saved or discarded.
 * @param saved what the record holds now
 */
export function useFieldDraft<T extends FormValues>(name: string, saved: T, version: number) {
  const { place, read, keep, clear, drop, makeOnce } = useKeptDraft<T>(name);
  const [begun, setBegun] = useState({ values: saved, revision: 0 });
  const [restored, setRestored] = useState<Restored | null>(null);
  const base = useRef<FormState<T>>({ values: saved, version });
  const show = (values: T) => setBegun(({ revision }) => ({ values, revision: revision + 1 }));

  useEffect(() => {
    const kept = read();
    if (!kept) return;
    // Fields that the form has got since are those of the record.
    const typed = { ...saved, ...kept.values };
    if (isSameForm(typed, saved)) return drop();
    base.current = { values: { ...saved, ...kept.base }, version: kept.version };
    show(typed);
    setRestored({ at: kept.at, isOld: kept.version < version });
    // Only when the form opens: afterwards the person decides.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [place]);

  const sayWhatIsKept = useEffectEvent(() => {
    if (read()) toast({ title: ta('form.kept'), text: ta('form.keptText') });
  });
  useEffect(() => () => sayWhatIsKept(), []);

  return {
    ...begun,
    place,
    restored,
    /** What the values were typed over. */
    base: (): FormState<T> => base.current,
    /** From now on they are changes of this. */
    rebase: (state: FormState<T>): void => {
      base.current = state;
    },
    /** The fields are drawn anew with these values. */
    show,
    /** Something was typed: the form now says this. */
    change: (values: T): void => {
      if (isSameForm(values, base.current.values)) clear();
      else keep({ values, base: base.current.values, version: base.current.version });
    },
    /** It is saved, or no more wanted. */
    drop,
    makeOnce,
    /** The fields go back to what the record holds. */
    discard: (now: FormState<T> = { values: saved, version }): void => {
      base.current = now;
      show(now.values);
      setRestored(null);
      drop();
    },
  };
}
