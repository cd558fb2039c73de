import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Ctrl-S or ⌘S saves the form in which the focus is; on a page with one form also when it is in none. */
export function useSaveKey(form: RefObject<HTMLFormElement | null>, save: () => void): void {
  const onSave = useEffectEvent(save);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      const focused = document.activeElement?.closest('form');
      const isOurs = focused ? focused === form.current : editedForms() === 1;
      if (!isOurs) return;
      event.preventDefault();
      onSave();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [form]);
}

/** Forms with an editor on the page (`form-editor.tsx` marks them). */
const editedForms = () => document.querySelectorAll('form[data-editor]').length;
