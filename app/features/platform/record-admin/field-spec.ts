import type { ComponentProps, ReactNode } from 'react';

/** Props of a field that is rendered elsewhere, such as an uploader. */
type GivenField = {
  name: string;
  label: string;
  initial: string | null;
  error: string | undefined;
  onBusy: (isBusy: boolean) => void;
  onChange: (value: string) => void;
};

/** One field of a record's form. It also defines how the value is read, and its label in the conflict panel. */
export type FieldSpec = {
  label: string;
  hint?: string;
  isRequired?: boolean;
  /** The value for a new record. */
  initial?: string | number | boolean;
  lang?: string | undefined;
  /** Two such fields are side by side if there is room. */
  isHalf?: boolean;
} & (
  | { as?: 'line'; input?: Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'min' | 'max' | 'step'> }
  | { as: 'text'; rows: number }
  | { as: 'check' }
  /** One of several choices. A value that is not a choice counts as empty. */
  | { as: 'choice'; options: readonly { value: string; text: string }[] }
  /** Shown only, not edited here: the record that the page is about. */
  | { as: 'fixed' }
  | { as: 'made'; make: (given: GivenField) => ReactNode }
);

/** The fields of a record's form by their API names. A name with several fields has a list, each with a path. */
export type FieldsOf<Change> = {
  [Name in Exclude<keyof Change, 'version'>]-?: FieldSpec | readonly (FieldSpec & { path: string })[];
};

/** A field and the path of its value, as in the server's errors: "name", "translations.fr.name". */
export type NamedField = FieldSpec & { name: string };

export const listFields = (fields: Record<string, FieldSpec | readonly (FieldSpec & { path: string })[]>) =>
  Object.entries(fields).flatMap(([name, field]): NamedField[] =>
    isList(field) ? field.map((one) => ({ ...one, name: `${name}.${one.path}` })) : [{ ...field, name }],
  );

const isList = <T>(field: FieldSpec | readonly T[]): field is readonly T[] => Array.isArray(field);

/** Form values by field name: whether a checkbox is ticked, or the typed text. */
export type RecordValues = Readonly<Record<string, string | boolean>>;

/** The value of a field in a record; a missing value is that of a new record. */
function valueOf({ name, initial, as }: NamedField, record: object | null): string | boolean {
  let node: unknown = record;
  for (const key of name.split('.')) node = (node as Record<string, unknown> | null | undefined)?.[key];
  if (record === null) node = initial;
  if (as === 'check') return node === true;
  return typeof node === 'string' || typeof node === 'number' ? String(node) : '';
}

/** Form values of a record; null for a new one. */
export const valuesOf = (fields: readonly NamedField[], record: object | null): RecordValues =>
  Object.fromEntries(fields.map((field) => [field.name, valueOf(field, record)]));

/** Reads the values of a form. */
export function readTyped(fields: readonly NamedField[], form: HTMLFormElement): RecordValues {
  const data = new FormData(form);
  return Object.fromEntries(
    fields.map(({ name, as }) => {
      const typed = data.get(name);
      return [name, as === 'check' ? data.has(name) : typeof typed === 'string' ? typed : ''];
    }),
  );
}

/** Converts form values to the body of the API. */
export function toBody(fields: readonly NamedField[], typed: RecordValues) {
  const body: Record<string, unknown> = {};
  for (const { name } of fields) {
    const keys = name.split('.');
    const last = keys.pop()!;
    let node = body;
    for (const key of keys) node = (node[key] ??= {}) as Record<string, unknown>;
    node[last] = typed[name] ?? '';
  }
  return body;
}
