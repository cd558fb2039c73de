import type { ComponentProps, ReactNode } from 'react';

/** What a field that is made elsewhere, such as an uploader, is given. */
type GivenField = {
  name: string;
  label: string;
  initial: string | null;
  error: string | undefined;
  onBusy: (isBusy: boolean) => void;
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
  | { as?: 'line'; input?: Pick<ComponentProps<'input'>, 'type' | 'min' | 'step'> }
  | { as: 'text'; rows: number }
  | { as: 'check' }
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

/** The value of a field in a record; what is not there is what a new one has. */
export function valueOf({ name, initial }: NamedField, record: object | null): string | number | boolean {
  let node: unknown = record;
  for (const key of name.split('.')) node = (node as Record<string, unknown> | null | undefined)?.[key];
  if (typeof node === 'string' || typeof node === 'number' || typeof node === 'boolean') return node;
  return record === null ? (initial ?? '') : '';
}

/** What the form says, as the API takes it. */
export function readFields(fields: readonly NamedField[], typed: Record<string, string>) {
  const body: Record<string, unknown> = {};
  for (const field of fields) {
    const keys = field.name.split('.');
    const last = keys.pop()!;
    let node = body;
    for (const key of keys) node = (node[key] ??= {}) as Record<string, unknown>;
    node[last] = field.as === 'check' ? field.name in typed : (typed[field.name] ?? '');
  }
  return body;
}
