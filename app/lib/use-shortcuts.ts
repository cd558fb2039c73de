import { useEffect, useEffectEvent, useRef } from 'react';
import { readText } from './storage.ts';

/** Storage key of whether single-key shortcuts are on (`useRemembered`). */
export const shortcutsKey = 'inbox-shortcuts';

/** Id of the list in which the arrow keys move. */
export const listId = 'inbox-list';

/** Returned by an action that has moved the focus to a field where the key is to be typed. */
const typesOn = 'types on';

/** Focuses the reply box. If it is empty, the pressed "/" is typed into it, which opens the phrasebook. */
export function openPhrases() {
  const box = document.querySelector<HTMLTextAreaElement>('.inbox-thread .reply-field');
  if (!box?.checkVisibility()) return undefined;
  box.focus();
  return box.value === '' ? typesOn : undefined;
}

const typing = 'input:not([type=checkbox]), textarea, select, [contenteditable], dialog';
const walking: ReadonlySet<string> = new Set(['j', 'k']);
const arrows: Record<string, string> = { ArrowDown: 'j', ArrowUp: 'k' };

/**
 * Single-key shortcuts of the page. They can be switched off, and are inactive while the user types or a dialog is
 * open (WCAG 2.1.4). The arrow keys scroll the page unless the focus is in the list.
 */
export function useShortcuts(actions: Record<string, () => unknown>): void {
  /** The key that has moved the focus into a field. While it is held down, it must not type there. */
  const held = useRef('');
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return;
    if (target.closest(typing)) {
      if (event.repeat && event.key === held.current) event.preventDefault();
      return;
    }
    if (document.querySelector('dialog[open]')) return;
    const isArrow = event.key in arrows;
    if (isArrow ? !target.closest(`#${listId}`) : readText(shortcutsKey) === 'off') return;
    const action = actions[arrows[event.key] ?? event.key];
    if (!action) return;
    // A held key may move through the list, but must not resolve one record after another.
    if (event.repeat && !walking.has(arrows[event.key] ?? event.key)) return;
    if (action() !== typesOn) event.preventDefault();
    held.current = event.key;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event);
    const release = () => {
      held.current = '';
    };
    addEventListener('keydown', onKey);
    addEventListener('keyup', release);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('keyup', release);
    };
  }, []);
}
