import { readJson, writeJson } from './storage.ts';
import { isOfOneForm, type StoredDraft } from './stored-draft.ts';

/** Milliseconds after which a draft expires. */
const keptFor = 7 * 24 * 3_600_000;

/** The stored form of a field's value, where it is another than the typed one. */
type StoredForm = Record<
  'toStored' | 'toShown',
  (form: HTMLFormElement, name: string, value: string) => string
>;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Keeps the typed and not yet sent values of a form in this browser. The form keeps its values itself.
 * @param keyOf returns the key under which a field is kept (stored-draft.ts); null for a field that is not kept
 * @param isServerFirst whether a value that the server has changed since takes precedence over the draft
 * @param storedForm converts values on saving and on restoring; these run in the order of the form's fields
 */
export function createFormDraft(
  storageKey: string,
  keyOf: (form: HTMLFormElement, name: string) => string | null,
  isServerFirst = false,
  storedForm?: StoredForm,
) {
  function read(): StoredDraft {
    const stored = readJson(storageKey) as Partial<StoredDraft> | null;
    const at = stored?.at ?? 0;
    return { at, fields: Date.now() - at < keptFor ? (stored?.fields ?? {}) : {} };
  }

  /** The fields of the form that are kept, by their keys. */
  const keptOf = (form: HTMLFormElement): [string, Control[]][] =>
    [...controlsOf(form)].flatMap(([name, control]) => {
      const key = keyOf(form, name);
      return key === null ? [] : [[key, control]];
    });

  return {
    /** Saves the current values of the form. */
    save(form: HTMLFormElement): void {
      const { fields } = read();
      for (const [key, control] of keptOf(form)) {
        const [value, base] = [valueOf(control), defaultOf(control)];
        // A value from the server is not a draft: it would also replace the value on the page in another language.
        if (value !== base)
          fields[key] = { value: storedForm?.toStored(form, control[0]!.name, value) ?? value, base };
        else if (fields[key]?.value !== value) delete fields[key];
      }
      writeJson(storageKey, { at: Date.now(), fields } satisfies StoredDraft);
    },

    /** Writes the draft into the fields whose values are still the server's. */
    restore(form: HTMLFormElement): void {
      const { fields } = read();
      for (const [key, control] of keptOf(form)) {
        const kept = fields[key];
        const base = defaultOf(control);
        if (!kept || (isServerFirst && kept.base !== base)) continue;
        if (valueOf(control) !== base) continue;
        setValue(control, storedForm?.toShown(form, control[0]!.name, kept.value) ?? kept.value);
      }
    },

    /** The current values of the form, by their keys in the draft. */
    valuesOf: (form: HTMLFormElement): Record<string, string> =>
      Object.fromEntries(keptOf(form).map(([key, control]) => [key, valueOf(control)])),

    /** Deletes these values, and the shared ones unless the draft of another form needs them. */
    discard(keys: readonly string[]): void {
      const { at, fields } = read();
      for (const key of keys) delete fields[key];
      const hasOther = Object.keys(fields).some(isOfOneForm);
      writeJson(storageKey, hasOther ? ({ at, fields } satisfies StoredDraft) : null);
    },

    /** Deletes the drafts of all forms. */
    clear: (): void => writeJson(storageKey, null),
  };
}

/** The fields of a form that a user fills in, by name. Radio buttons of the same name are one field. */
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
