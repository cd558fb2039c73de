import type { QuoteListTexts } from '#shared/i18n/en/quote-list.ts';
import type { ValidationTexts } from '#shared/i18n/en/validation.ts';

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

/** The fields of photos: of a line, and of a description that is not on the list yet. */
const photoPrefix = 'photo:';
export const photoFieldName = (line: string): string => photoPrefix + line;
export const newPhotoField = 'findPhoto';
export const isPhotoField = (name: string): boolean => name === newPhotoField || name.startsWith(photoPrefix);

/** The line of a field of photos; null for the description, and undefined for another field. */
export function lineOfPhotoField(name: string): string | null | undefined {
  if (name === newPhotoField) return null;
  return name.startsWith(photoPrefix) ? name.slice(photoPrefix.length) : undefined;
}

/** Buttons of the form, by what they do; `remove` and `raise` name a line, `unphoto` a photo. */
const intents = ['save', 'send', 'find', 'remove', 'raise', 'attach', 'unphoto'] as const;
export type Intent = (typeof intents)[number];

/** "remove:…" is the intent and the line's id. */
export function readIntent(value: string | undefined): { intent: Intent; id: string } {
  const [name = '', id = ''] = (value ?? '').split(':', 2);
  return { intent: intents.find((it) => it === name) ?? 'save', id };
}

const faultKeys = [
  'contactNameRequired',
  'countryRequired',
  'contactNeeded',
  'namedPlaceRequired',
  'belowMinimum',
  'numberInvalid',
  'priceInvalid',
  'emailInvalid',
  'addressInvalid',
] as const satisfies readonly (keyof ValidationTexts)[];
/** What the form's script says of fields while there is no connection. */
export type FaultTexts = Record<(typeof faultKeys)[number], string>;

export const faultTexts = (texts: ValidationTexts): FaultTexts =>
  Object.fromEntries(faultKeys.map((key) => [key, texts[key]])) as FaultTexts;

/** What the form's script says. */
export const scriptTexts = (texts: QuoteListTexts, faults: FaultTexts) => ({
  faults,
  saved: texts.saved,
  keptHere: texts.keptHere,
  waitingLine: texts.waitingLine,
  sentLater: texts.sentLater,
  openRequest: texts.openRequest,
  refusedLater: texts.refusedLater,
  openList: texts.openList,
  onRequest: texts.onRequest,
  photo: texts.photo,
  removePhoto: texts.removePhoto,
  photoSending: texts.photoSending,
  photoWaits: texts.photoWaits,
  photoFailed: texts.photoFailed,
  photoRetry: texts.photoRetry,
  photoStays: texts.photoStays,
  photosMost: texts.photosMost,
  photosNotSent: texts.photosNotSent,
  photosTooLate: texts.photosTooLate,
});
export type ScriptTexts = ReturnType<typeof scriptTexts>;
