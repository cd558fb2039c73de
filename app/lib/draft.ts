import { useEffect, useRef, useState } from 'react';
import { failureOf } from './failure.ts';
import { newKey } from './new-key.ts';
import { useShell } from './shell.ts';
import { readJson, readText, writeJson, writeText } from './storage.ts';

/**
 * A stored draft: the values, the values before typing (`base`), and the version of the record that was edited. For a
 * new record also the key of the creating request.
 */
export type Kept<T> = { values: T; base: T; version: unknown; at: string; key?: string };

/** A restored draft: when it was typed, and whether somebody else has saved the record since. */
export type Restored = { at: string; isOld: boolean };

/** Milliseconds between a change and its storing. */
const pauseMs = 300;

/** The storage key of a form's draft; null if nothing is to be stored. */
export function useDraftPlace<N extends string | null>(name: N): N {
  const { user } = useShell();
  return (name === null ? null : `form-draft:${user!.id}:${name}`) as N;
}

/**
 * Storage in this browser, per user, for typed form values until they are saved. A closed tab, a dead connection or a
 * restarted server loses nothing.
 * @param name identifies the record: another name means another form. Null stores nothing
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
  /** Stored at once, because the page may be closed before the answer comes. */
  function setKey(value: string): void {
    const kept = readKept();
    key.current = value;
    if (!kept) return;
    clear();
    store({ ...kept, key: value });
  }

  return {
    place,
    /** The stored draft; null if there is none. */
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
    /** To be called when the form has its initial values again: there is nothing to keep. */
    clear,
    /** To be called when the record is saved or discarded. */
    drop: (): void => {
      key.current = '';
      clear();
    },

    /**
     * Creates a record by a request whose key stays the same until the draft is dropped. If an answer is lost, the
     * next attempt finds the record instead of creating another one.
     * @returns the answer, and whether it may belong to an earlier attempt that does not include later changes
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
 * The next text of a field after `sent` was sent: empty, unless something else was typed while the request was under
 * way. To be passed to the setter of the field's state.
 */
export const withoutSent =
  (sent: string) =>
  (typed: string): string =>
    typed === sent ? '' : typed;

/**
 * A text that is being written, kept in this browser for this user until it is sent. `requestKey` identifies the
 * sending of one text: a retry has the same key, another text has another key.
 * @param position how far the writer has read now. `seen` is how far they had read when the draft began: the server
 * asks for confirmation if something newer has come
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
    // Sent or discarded: the same text typed later is another message.
    if (!value) sending.current = { text: '', key: '' };
    if (!value || !text) writeText(seenPlace, value ? String(position) : null);
    writeText(place, value || null);
  }

  /**
   * To be called when `sent` was sent, instead of emptying the field: what was typed meanwhile stays.
   * @returns whether the field is empty now
   */
  function clearSent(sent: string): boolean {
    // The same text typed later is another message.
    sending.current = { text: '', key: '' };
    setText(withoutSent(sent));
    // Not `text`, which is the text at the time of the call.
    if ((readText(place) ?? '') !== sent) return false;
    writeText(seenPlace, null);
    writeText(place, null);
    return true;
  }

  function requestKey(): string {
    if (sending.current.text !== text || sending.current.key === '')
      sending.current = { text, key: newKey() };
    return sending.current.key;
  }

  return { text, change, clearSent, requestKey, seen: () => Number(readText(seenPlace) ?? position) };
}

export type TextDraft = ReturnType<typeof useTextDraft>;
