import type { ComponentProps, ReactNode } from 'react';

/** What a field that is made elsewhere, such as an uploader, is given. */
type GivenField = {
  name: string;
  label: string;
  initial: string | null;
  error: string | undefined;
  onBusy: (isBusy: boolean) => void;
  onChange: (value: string) => void;
};

/** One field of a record's form; the same says how it is read, and what it is called where two states are compared. */
export type FieldSpec = {
  label: string;
  hint?: string;
  isRequired?: boolean;
  /** What a new record has. */
  initial?: string | number | boolean;
  lang?: string | undefined;
  /** Two such fields stand beside each other where there is room. */
  isHalf?: boolean;
} & (
  | { as?: 'line'; input?: Pick<ComponentProps<'input'>, 'type' | 'min' | 'max' | 'step'> }
  | { as: 'text'; rows: number }
  | { as: 'check' }
  /** One of these; what is no choice is an empty value. */
  | { as: 'choice'; options: readonly { value: string; text: string }[] }
  /** Is what the page is about, and not changed here. */
  | { as: 'fixed' }
  | { as: 'made'; make: (given: GivenField) => ReactNode }
);

/** The fields of a record's form, by the names that its change has in the API; one that holds several has a list by path. */
export type FieldsOf<Change> = {
  [Name in Exclude<keyof Change, 'version'>]-?: FieldSpec | readonly (FieldSpec & { path: string })[];
};

/** A field and where its value is: "name", "translations.fr.name", as the server names it in its errors. */
export type NamedField = FieldSpec & { name: string };

export const listFields = (fields: Record<string, FieldSpec | readonly (FieldSpec & { path: string })[]>) =>
  Object.entries(fields).flatMap(([name, field]): NamedField[] =>
    isList(field) ? field.map((one) => ({ ...one, name: `${name}.${one.path}` })) : [{ ...field, name }],
  );

const isList = <T>(field: FieldSpec | readonly T[]): field is readonly T[] => Array.isArray(field);

/** What the form holds, by the fields' names: a choice that is on or off, or what is typed. */
export type RecordValues = Readonly<Record<string, string | boolean>>;

/** The value of a field in a record; what is not there is what a new one has. */
function valueOf({ name, initial, as }: NamedField, record: object | null): string | boolean {
  let node: unknown = record;
  for (const key of name.split('.')) node = (node as Record<string, unknown> | null | undefined)?.[key];
  if (record === null) node = initial;
  if (as === 'check') return node === true;
  return typeof node === 'string' || typeof node === 'number' ? String(node) : '';
}

/** A record as its form holds it; null for a new one. */
export const valuesOf = (fields: readonly NamedField[], record: object | null): RecordValues =>
  Object.fromEntries(fields.map((field) => [field.name, valueOf(field, record)]));

/** What the form says. */
export function readTyped(fields: readonly NamedField[], form: HTMLFormElement): RecordValues {
  const data = new FormData(form);
  return Object.fromEntries(
    fields.map(({ name, as }) => {
      const typed = data.get(name);
      return [name, as === 'check' ? data.has(name) : typeof typed === 'string' ? typed : ''];
    }),
  );
}

/** What the form says, as the API takes it. */
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
