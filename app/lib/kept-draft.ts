import { useEffect, useRef } from 'react';
import { useShell } from './shell.ts';

/** What is kept of a form: its values, what they were typed over, and the version of the record that this was. */
export type Kept<T> = { values: T; base: T; version: number; at: string };

/** That something came back: when it had been typed, and whether somebody has saved the record since. */
export type Restored = { at: string; isOld: boolean };

/** Milliseconds after a change when it is kept. */
const pauseMs = 300;

/**
 * A place in this browser, of this user, where what is typed into a form lies until it is saved: a closed tab, a dead link
 * or a restarted server loses nothing.
 * @param name of the record; another one is another form
 */
export function useKeptDraft<T extends object>(name: string) {
  const { user } = useShell();
  const place = `form-draft:${user!.id}:${name}`;
  const latest = useRef<Kept<T> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

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

  return {
    place,
    /** What lies there; null for nothing. */
    read: (): Kept<T> | null => latest.current ?? read<T>(place),
    keep: (kept: Omit<Kept<T>, 'at'>): void => {
      latest.current = { ...kept, at: new Date().toISOString() };
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        if (latest.current) write(place, latest.current);
        latest.current = null;
      }, pauseMs);
    },
    drop: (): void => {
      clearTimeout(timer.current);
      latest.current = null;
      write(place, null);
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
