import { useEffect, useRef, useState } from 'react';
import { useShell } from './shell.ts';

/** What is kept of a form: its values, and the version of the record that they were written on. */
type Kept<T> = { values: T; version: number };

/** Milliseconds after a change when it is kept. */
const pauseMs = 300;

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The values of a form that keeps what was typed in this browser until it is saved: a closed tab, a dead link or a restarted
 * server loses nothing.
 * @param name of the record; another one is another form
 * @param saved what the record holds now
 */
export function useFormDraft<T extends object>(name: string, saved: T, version: number) {
  const { user } = useShell();
  const place = `form-draft:${user!.id}:${name}`;
  const [values, setValues] = useState(saved);
  /** The version that the values began with. */
  const [base, setBase] = useState(version);
  const [isRestored, setIsRestored] = useState(false);
  const latest = useRef<Kept<T> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const kept = read<T>(place);
    if (!kept || same(kept.values, saved)) return;
    // Fields that the form has got since are those of the record.
    setValues({ ...saved, ...kept.values });
    setBase(kept.version);
    setIsRestored(true);
    // Only when the form opens: what is saved later is told by `settle`.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [place]);

  useEffect(() => {
    const flush = () => {
      clearTimeout(timer.current);
      if (latest.current) write(place, latest.current);
      latest.current = null;
    };
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('pagehide', flush);
      flush();
    };
  }, [place]);

  function keep(next: T, nextBase: number): void {
    latest.current = { values: next, version: nextBase };
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (latest.current) write(place, latest.current);
      latest.current = null;
    }, pauseMs);
  }

  function drop(): void {
    clearTimeout(timer.current);
    latest.current = null;
    write(place, null);
    setIsRestored(false);
  }

  return {
    values,
    base,
    isRestored,
    isDirty: !same(values, saved),
    change: (part: Partial<T>): void => {
      const next = { ...values, ...part };
      setValues(next);
      keep(next, base);
    },
    /** The values are saved as they are, or given up for these. */
    settle: (now: T, nowVersion: number): void => {
      setValues(now);
      setBase(nowVersion);
      drop();
    },
  };
}

function read<T>(place: string): Kept<T> | null {
  try {
    return JSON.parse(localStorage.getItem(place) ?? 'null') as Kept<T> | null;
  } catch {
    return null;
  }
}

function write(place: string, kept: object | null): void {
  try {
    if (kept) localStorage.setItem(place, JSON.stringify(kept));
    else localStorage.removeItem(place);
  } catch {
    // Without room the form still works; it is only not kept.
  }
}
