import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Ctrl-S or ⌘S saves the form that has the focus. On a page with only one form, it also works without focus. */
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

/** Number of forms with an editor on the page (`editor-form.tsx` marks them). */
const editedForms = () => document.querySelectorAll('form[data-editor]').length;
