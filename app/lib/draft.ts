import { useEffect, useRef, useState } from 'react';
import { failureOf } from './failure.ts';
import { newKey } from './new-key.ts';
import { useShell } from './shell.ts';
import { readJson, readText, writeJson, writeText } from './storage.ts';

/**
 * What is kept of a form: its values, what they were typed over, and the version of the record that this was; of a new
 * record the key of the request that was to create it.
 */
export type Kept<T> = { values: T; base: T; version: unknown; at: string; key?: string };

/** A restored draft: when it was typed, and whether the record has been saved by someone else since. */
export type Restored = { at: string; isOld: boolean };

/** Milliseconds after a change when it is kept. */
const pauseMs = 300;

/** The storage key of a form's draft; null for none. */
export function useDraftPlace<N extends string | null>(name: N): N {
  const { user } = useShell();
  return (name === null ? null : `form-draft:${user!.id}:${name}`) as N;
}

/**
 * Storage in this browser, per user, for typed form values until they are saved: a closed tab, a dead link or
 * a restarted server loses nothing.
 * @param name of the record; another one is another form. Null keeps nothing
 */
export function useKeptDraft<T extends object>(name: string | null) {
  const place = useDraftPlace(name);
  const latest = useRef<Kept<T> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const key = useRef('');

  const store = (kept: Kept<T> | null): void => {
    if (place !== null) writeJson(place, kept);
  };
  useEffect(() => {
    const flush = () => {
      clearTimeout(timer.current);
      if (latest.current && place !== null) writeJson(place, latest.current);
      latest.current = null;
    };
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('pagehide', flush);
      flush();
    };
  }, [place]);

  const readKept = (): Kept<T> | null =>
    latest.current ?? (place === null ? null : (readJson(place) as Kept<T> | null));
  const sentKey = () => (key.current ||= readKept()?.key ?? '');
  const clear = (): void => {
    clearTimeout(timer.current);
    latest.current = null;
    store(null);
  };
  /** Saved at once: the page may be closed when the answer comes. */
  function setKey(value: string): void {
    const kept = readKept();
    key.current = value;
    if (!kept) return;
    clear();
    store({ ...kept, key: value });
  }

  return {
    place,
    /** The stored draft; null for none. */
    read: readKept,
    keep: (kept: Omit<Kept<T>, 'at' | 'key'>): void => {
      if (place === null) return;
      latest.current = { ...kept, at: new Date().toISOString(), key: sentKey() };
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        if (latest.current) store(latest.current);
        latest.current = null;
      }, pauseMs);
    },
    /** The form says again what it began with: there is nothing to keep. */
    clear,
    /** The record is saved, or no longer wanted. */
    drop: (): void => {
      key.current = '';
      clear();
    },

    /**
     * Creates a record by a request whose key stays the same until the draft is dropped: if an answer is lost, the next
     * attempt finds the record instead of creating another.
     * @returns the answer, and whether it may be that of an earlier attempt, which knows nothing of what was typed since
     */
    createOnce: async <A>(
      send: (headers: { 'Idempotency-Key': string }) => Promise<A>,
    ): Promise<{ created: A; isRepeated: boolean }> => {
      const isRepeated = sentKey() !== '';
      if (!isRepeated) setKey(newKey());
      try {
        return { created: await send({ 'Idempotency-Key': key.current }), isRepeated };
      } catch (error) {
        const { status } = failureOf(error);
        // A refused request has created nothing.
        if (!isRepeated && status !== null && status < 500) setKey('');
        throw error;
      }
    },
  };
}

/**
 * A text that is being written: kept in this browser, for this user, until it is sent. `requestKey` names one sending of
 * one text: tried again it is the same, for another text it is another.
 * @param position how far its writer has read now. `seen` is how far they had read when the draft began: an answer to
 * something newer must be asked about
 */
export function useTextDraft(name: string, position = 0) {
  const { user } = useShell();
  const place = `inbox-draft:${user!.id}:${name}`;
  const seenPlace = `${place}:seen`;
  const [text, setText] = useState('');
  const sending = useRef({ text: '', key: '' });
  useEffect(() => setText(readText(place) ?? ''), [place]);

  function change(value: string): void {
    setText(value);
    // Sent or discarded: the same text later is another message.
    if (!value) sending.current = { text: '', key: '' };
    if (!value || !text) writeText(seenPlace, value ? String(position) : null);
    writeText(place, value || null);
  }

  function requestKey(): string {
    if (sending.current.text !== text || sending.current.key === '')
      sending.current = { text, key: newKey() };
    return sending.current.key;
  }

  return { text, change, requestKey, seen: () => Number(readText(seenPlace) ?? position) };
}

export type TextDraft = ReturnType<typeof useTextDraft>;
