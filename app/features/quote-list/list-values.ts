import type { QuoteListTexts } from '#shared/i18n/en/quote-list.ts';

/** What comes back from an attempt: what was typed, what is wrong with it, and why the whole was refused. */
export type ListFaults = {
  values: Record<string, string>;
  errors: Record<string, string>;
  failure: string | null;
  /** Of the form that brings a list here by its code. */
  code: { typed: string; error: string } | null;
};

export const noFaults: ListFaults = { values: {}, errors: {}, failure: null, code: null };

/** Name, value and error of a field, as the fields of the form take them. */
export type FieldOf = (
  name: string,
  kept: string | number | null,
) => { name: string; defaultValue: string; error: string | undefined };

export const fieldsOf =
  ({ values, errors }: ListFaults): FieldOf =>
  (name, kept) => ({ name, defaultValue: values[name] ?? String(kept ?? ''), error: errors[name] });

/** Buttons of the form, by what they do; `remove` and `raise` name a line. */
const intents = ['save', 'send', 'find', 'remove', 'raise'] as const;
export type Intent = (typeof intents)[number];

/** "remove:…" is the intent and the line's id. */
export function readIntent(value: string | undefined): { intent: Intent; id: string } {
  const [name = '', id = ''] = (value ?? '').split(':', 2);
  return { intent: intents.find((it) => it === name) ?? 'save', id };
}

/** What the form's script says. */
export const scriptTexts = (texts: QuoteListTexts) => ({
  saved: texts.saved,
  keptHere: texts.keptHere,
  waitingLine: texts.waitingLine,
  contactHint: texts.contactHint,
  namedPlaceHint: texts.namedPlaceHint,
  sentLater: texts.sentLater,
  openRequest: texts.openRequest,
  refusedLater: texts.refusedLater,
  openList: texts.openList,
  onRequest: texts.onRequest,
});
export type ScriptTexts = ReturnType<typeof scriptTexts>;
