import { readJson, writeJson } from './storage.ts';

/** A value that was typed, and what the server had sent in its place. */
type Typed = { value: string; base: string };
type Stored = { at: number; fields: Record<string, Typed> };

/** Milliseconds after which a draft is forgotten. */
const keptFor = 7 * 24 * 3_600_000;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * What was typed into a form and is not sent yet, kept in this browser. No React: public pages load this by itself.
 * @param keyOf under which key a field is kept; null for one that is not
 * @param isServerFirst whether a value that the server has changed since comes before the draft
 */
export function createFormDraft(
  storageKey: string,
  keyOf: (form: HTMLFormElement, name: string) => string | null,
  isServerFirst = false,
) {
  function read(): Stored {
    const stored = readJson(storageKey) as Partial<Stored> | null;
    const isFresh = stored !== null && Date.now() - (stored.at ?? 0) < keptFor;
    return { at: 0, fields: isFresh ? (stored.fields ?? {}) : {} };
  }

  return {
    /** Saves the current values of the form. */
    save(form: HTMLFormElement): void {
      const { fields } = read();
      for (const [name, control] of controlsOf(form)) {
        const key = keyOf(form, name);
        if (key === null) continue;
        const [value, base] = [valueOf(control), defaultOf(control)];
        // What the server wrote is no draft: it would stand there in another language as well.
        if (value !== base) fields[key] = { value, base };
        else if (fields[key]?.value !== value) delete fields[key];
      }
      writeJson(storageKey, { at: Date.now(), fields } satisfies Stored);
    },

    /** Puts the draft into fields that are still as the server sent them. */
    restore(form: HTMLFormElement): void {
      const { fields } = read();
      for (const [name, control] of controlsOf(form)) {
        const key = keyOf(form, name);
        const kept = key === null ? undefined : fields[key];
        const base = defaultOf(control);
        if (!kept || (isServerFirst && kept.base !== base)) continue;
        if (valueOf(control) === base) setValue(control, kept.value);
      }
    },

    /** Deletes the draft: it has been sent or discarded. */
    clear: (): void => writeJson(storageKey, null),
  };
}

/** The fields of a form that a person fills in, by name; radio buttons of one name are one. */
function controlsOf(form: HTMLFormElement): Map<string, Control[]> {
  const controls = new Map<string, Control[]>();
  for (const element of form.elements) {
    const isField = element.matches('input:not([type=hidden]), textarea, select');
    const { name } = element as Control;
    if (isField && name) controls.set(name, [...(controls.get(name) ?? []), element as Control]);
  }
  return controls;
}

const isTick = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox');

function valueOf(controls: readonly Control[]): string {
  const [first] = controls;
  if (!isTick(first!)) return first!.value;
  return controls.find((control) => isTick(control) && control.checked)?.value ?? '';
}

function defaultOf(controls: readonly Control[]): string {
  const [first] = controls;
  if (isTick(first!)) return controls.find((it) => isTick(it) && it.defaultChecked)?.value ?? '';
  if (first instanceof HTMLSelectElement) {
    const options = [...first.options];
    return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? '';
  }
  return (first as HTMLInputElement | HTMLTextAreaElement).defaultValue;
}

function setValue(controls: readonly Control[], value: string): void {
  for (const control of controls) {
    if (isTick(control)) control.checked = control.value === value;
    else control.value = value;
  }
}

/** The texts of a form's fields. */
export function formValues(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}
