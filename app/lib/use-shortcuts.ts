import { useEffect, useEffectEvent, useRef } from 'react';
import { readText } from './storage.ts';

/** Where the browser remembers whether single keys act (`useRemembered`). */
export const shortcutsKey = 'inbox-shortcuts';

/** Id of the list through which the arrows lead. */
export const listId = 'inbox-list';

/** What an action returns that has moved the focus to where the key is to be typed. */
const typesOn = 'types on';

/** To the reply box; into an empty one goes the "/" that was pressed, which opens the phrasebook. */
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
 * Single keys that act on the page. They can be switched off, and are inactive while the user types or a
 * dialog is open (WCAG 2.1.4); the arrows belong to the page unless the focus is in the list.
 */
export function useShortcuts(actions: Record<string, () => unknown>): void {
  /** The key that has moved the focus into a field: held down, it must not type there. */
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
    // A held key walks; it must not resolve one record after the other.
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
