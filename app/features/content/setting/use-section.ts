import { useEffect, useRef } from 'react';
import type { z } from 'zod';
import { isSameValue } from '#shared/base/merge-values.ts';
import type { settingChanges, SettingSection, SettingSections } from '#shared/content/setting-form.ts';
import { callApi } from '../../../lib/api.ts';
import { ta } from '../../../lib/admin-text.ts';
import { type FormEditor, useFormEditor } from '../../../staff/form/use-form-editor.ts';

/** A section's values while they are typed: numbers may still be texts. */
export type Draft<S extends SettingSection> = Keyed<Omit<z.input<(typeof settingChanges)[S]>, 'version'>>;

type Keyed<T> = { [K in keyof T]: T[K] extends readonly (infer Row)[] ? (Row & { key: string })[] : T[K] };

export type PathIn<T> = (keyof T & string) | `${keyof T & string}.${string}`;

export type SectionProps<S extends SettingSection> = { stored: SettingSections[S] };

/** Normalises values for comparison: numbers as typed text, without the keys of rows. */
const plain = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (key, part: unknown) => {
      if (key === 'key') return undefined;
      return typeof part === 'number' ? String(part) : part;
    }),
  );

const isSame = (one: unknown, other: unknown) => isSameValue(plain(one), plain(other));

/** Converts stored values to form values. Rows of lists get keys that identify them while they are moved. */
function toState<S extends SettingSection>({ values, version }: SettingSections[S]) {
  const keyed = Object.entries<unknown>(values).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.map((row: object, i): object => ({ ...row, key: String(i) })) : value,
  ]);
  return { values: Object.fromEntries(keyed) as Draft<S>, version };
}

/** A value within others, by its path such as "holidays.0.name.fr". */
export const valueAt = (values: unknown, path: string): unknown =>
  path.split('.').reduce((node, key) => (node as Record<string, unknown>)[key], values);

/** A copy of the values with another one at this path. */
function withValue(node: unknown, [key, ...rest]: readonly string[], value: string): unknown {
  if (key === undefined) return value;
  const changed = withValue((node as Record<string, unknown>)[key], rest, value);
  return Array.isArray(node) ? node.with(Number(key), changed) : { ...(node as object), [key]: changed };
}

/** A section of the settings with its editor. No draft is kept in the browser: leaving the page asks. */
export function useSection<S extends SettingSection>(section: S, { stored }: SectionProps<S>) {
  const title = ta(`setting.${section}.title`);
  const focus = useRef<string | null>(null);
  const params = { section };
  const editor = useFormEditor<Draft<S>, string | null>({
    draft: null,
    saved: toState<S>(stored),
    isSame,
    put: async (values, version) =>
      toState<S>(
        (await callApi('PUT /api/settings/:section', { params, form: { ...values, version } }))[section],
      ),
    reopen: async () => toState<S>((await callApi('GET /api/settings'))[section]),
    words: () => ({
      saved: ta('setting.saved', { section: title }),
      failed: ta('setting.saveFailed'),
      undone: ta('setting.undone', { section: title }),
      undoFailed: ta('setting.undoFailed'),
      unchanged: ta('setting.nothing'),
    }),
    onSaved: () => {
      // New rows are remounted after saving, so restore the focus of a field in them.
      const name = document.activeElement?.getAttribute('name');
      if (name) focus.current = `[name="${name}"]`;
    },
  });
  const { form } = editor;

  useEffect(() => {
    if (focus.current) form.current?.querySelector<HTMLElement>(focus.current)?.focus();
    focus.current = null;
  });

  const change = (values: Partial<Draft<S>> | ((typed: Draft<S>) => Partial<Draft<S>>)) =>
    editor.change(typeof values === 'function' ? values(editor.current()) : values);

  return {
    section,
    title,
    editor: editor as FormEditor<Draft<S>, string | null>,
    draft: editor.values,
    errors: editor.errors,
    revision: editor.drawn.revision,
    change,
    /** Props of the field for the text or number at this path, which is also its name. */
    field: (name: PathIn<Draft<S>>) => ({
      name,
      value: (valueAt(editor.values, name) ?? '') as string | number,
      error: editor.errors[name],
      onChange: ({ target }: { target: { value: string } }) =>
        change((typed) => withValue(typed, name.split('.'), target.value) as Draft<S>),
    }),
    /** Focuses the element that this selector finds in the form, after the next render. */
    focusOn: (selector: string) => {
      focus.current = selector;
    },
  };
}

export type SectionForm<S extends SettingSection> = ReturnType<typeof useSection<S>>;
