import { useEffect, useRef, useState } from 'react';
import { useShell } from './shell.ts';
import { newKey } from './new-key.ts';

/**
 * A text that is being written: kept in this browser, for this user, until it is sent. `requestKey` names one sending of
 * one text: tried again it is the same, for another text it is another.
 */
export function useDraft(name: string) {
  const { user } = useShell();
  const place = `inbox-draft:${user!.id}:${name}`;
  const [text, setText] = useState('');
  const sending = useRef({ text: '', key: '' });
  useEffect(() => setText(localStorage.getItem(place) ?? ''), [place]);

  function change(value: string): void {
    setText(value);
    // Sent, or given up: the same words later are another message.
    if (!value) sending.current = { text: '', key: '' };
    if (value) localStorage.setItem(place, value);
    else localStorage.removeItem(place);
  }

  function requestKey(): string {
    if (sending.current.text !== text || sending.current.key === '')
      sending.current = { text, key: newKey() };
    return sending.current.key;
  }

  return { text, change, requestKey };
}

export type Draft = ReturnType<typeof useDraft>;
