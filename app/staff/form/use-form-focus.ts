import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Focuses the first field with an error; without one, and after a conflict, the save button if there is one. */
export function useFormFocus(
  form: RefObject<HTMLFormElement | null>,
  /** A new object for each failure. */
  failure: object | null,
  hasConflict: boolean,
): void {
  const focus = useEffectEvent(() => {
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    const focused = document.activeElement;
    const wrong = find('[aria-invalid=true]');
    const isAtButton = focused?.matches('button') && form.current?.contains(focused);
    const next = wrong ?? find('[type=submit]') ?? find('textarea');
    if (wrong || !isAtButton) next?.focus();
    // The bar of buttons at the foot of a dialog would cover a field that only just comes into view.
    wrong?.scrollIntoView({ block: 'center' });
  });
  useEffect(() => {
    if (failure) focus();
  }, [failure]);
  const hadConflict = useRef(false);
  useEffect(() => {
    if (hadConflict.current && !hasConflict) focus();
    hadConflict.current = hasConflict;
  }, [hasConflict]);
}
