import { readJson, writeJson } from './storage.ts';

/** A typed value, and the server's value that it replaced. */
type Typed = { value: string; base: string };

/**
 * A form's draft as the browser stores it. A key is the name of a field, which all forms of this kind share, or a name,
 * a space and the subject of the form: such a value belongs to one form. Apart from form-draft.ts, because the start
 * script deletes what any page has sent.
 */
export type StoredDraft = { at: number; fields: Record<string, Typed> };

/** Whether the value belongs to one form. */
export const isOfOneForm = (key: string): boolean => key.includes(' ');

/**
 * Deletes from a draft what was sent. What was typed since stays, and the shared values stay as long as the draft of
 * another form needs them.
 * @param sent the values that were sent, by their keys; without it the whole draft is deleted
 */
export function deleteSent(storageKey: string, sent?: Readonly<Record<string, string>>): void {
  const draft = sent ? (readJson(storageKey) as StoredDraft | null) : null;
  const fields = Object.entries(draft?.fields ?? {});
  const isSent = ([key, { value }]: [string, Typed]) => value === sent![key];
  const hasOther = fields.some((field) => isOfOneForm(field[0]) && !isSent(field));
  const left = fields.filter((field) => !isSent(field) || (hasOther && !isOfOneForm(field[0])));
  writeJson(storageKey, left.length > 0 ? { ...draft, fields: Object.fromEntries(left) } : null);
}
