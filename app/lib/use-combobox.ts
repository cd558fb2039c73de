import { type KeyboardEvent, type MouseEvent, useEffect, useState } from 'react';

/** Number of options that PageUp and PageDown move by. */
const pageStep = 10;

/** The option that a key leads to; null for keys that do not move. Arrows wrap around, pages stop at the ends. */
function optionAfter(key: string, at: number, count: number): number | null {
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at + count - 1) % count;
  if (key === 'PageDown') return Math.min(at + pageStep, count - 1);
  if (key === 'PageUp') return Math.max(at - pageStep, 0);
  return null;
}

/**
 * A text box with suggestions in a list below it, following the WAI-ARIA Authoring Practices (Editable Combobox With
 * List Autocomplete). The focus stays in the box: Home and End belong to its text, and a click on an option keeps the
 * focus there.
 * @param id of the list; the ids of its options are derived from it
 * @param count number of options; the list is shown if there are any
 */
export function useCombobox(id: string, count: number, choose: (option: number) => void) {
  const [chosen, setChosen] = useState(0);
  const at = Math.min(chosen, count - 1);
  const optionId = (option: number) => `${id}-${option}`;
  const current = count > 0 ? optionId(at) : undefined;
  useEffect(() => {
    if (current) document.getElementById(current)?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  /** @returns whether the key was meant for the list */
  function handleKey(event: KeyboardEvent): boolean {
    // With an input method, Enter and arrows choose characters.
    if (event.nativeEvent.isComposing) return false;
    const isEnter = event.key === 'Enter' && !event.shiftKey;
    const next = optionAfter(event.key, at, count);
    if (!isEnter && next === null) return false;
    event.preventDefault();
    if (count === 0) return true;
    if (next === null) choose(at);
    else setChosen(next);
    return true;
  }

  return {
    handleKey,
    /** To be called when other options are shown. */
    chooseFirst: () => setChosen(0),
    boxProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': count > 0,
      'aria-controls': id,
      'aria-activedescendant': current,
    } as const,
    listProps: { id, role: 'listbox' } as const,
    optionProps: (option: number) =>
      ({
        id: optionId(option),
        role: 'option',
        'aria-selected': option === at,
        onMouseDown: (event: MouseEvent) => event.preventDefault(),
        onClick: () => choose(option),
      }) as const,
  };
}
