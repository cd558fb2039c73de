import { useEffect, useRef } from 'react';
import { ApiError } from './api.ts';
import { useShell } from './shell.ts';
import { newKey } from './new-key.ts';

/**
 * What is kept of a form: its values, what they were typed over, and the version of the record that this was; of a new
 * record the key of the request that was to make it.
 */
export type Kept<T> = { values: T; base: T; version: number; at: string; key?: string };

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
  const key = useRef('');

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

  const readKept = (): Kept<T> | null => latest.current ?? read<T>(place);
  const sentKey = () => (key.current ||= readKept()?.key ?? '');
  const clear = (): void => {
    clearTimeout(timer.current);
    latest.current = null;
    write(place, null);
  };
  /** At once: a page that is gone when the answer comes has kept it. */
  function setKey(value: string): void {
    const kept = readKept();
    key.current = value;
    if (!kept) return;
    clear();
    write(place, { ...kept, key: value });
  }

  return {
    place,
    /** What lies there; null for nothing. */
    read: readKept,
    keep: (kept: Omit<Kept<T>, 'at' | 'key'>): void => {
      latest.current = { ...kept, at: new Date().toISOString(), key: sentKey() };
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        if (latest.current) write(place, latest.current);
        latest.current = null;
      }, pauseMs);
    },
    /** The form says again what it began with: there is nothing to keep. */
    clear,
    /** The record is saved, or no more wanted. */
    drop: (): void => {
      key.current = '';
      clear();
    },

    /**
     * Makes a new record by a request whose key stays the same until the draft is dropped: if an answer is lost, the next
     * attempt finds the record instead of making another.
     * @returns the answer, and whether it may be that of an earlier attempt, which knows nothing of what was typed since
     */
    makeOnce: async <A>(
      send: (headers: { 'Idempotency-Key': string }) => Promise<A>,
    ): Promise<{ made: A; isRepeated: boolean }> => {
      const isRepeated = sentKey() !== '';
      if (!isRepeated) setKey(newKey());
      try {
        return { made: await send({ 'Idempotency-Key': key.current }), isRepeated };
      } catch (error) {
        // A refused request has made nothing.
        if (!isRepeated && error instanceof ApiError && error.status < 500) setKey('');
        throw error;
      }
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
