import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus where the work is: at the first field that is wrong after a failed save, and at the button that saves once
 * the question of a conflict, and its panel, are gone.
 */
export function useFormFocus(
  form: RefObject<HTMLFormElement | null>,
  errors: Readonly<Record<string, string>>,
  hasConflict = false,
): void {
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [form, errors]);
  const hadConflict = useRef(false);
  useEffect(() => {
    if (hadConflict.current && !hasConflict)
      form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
    hadConflict.current = hasConflict;
  }, [form, hasConflict]);
}
