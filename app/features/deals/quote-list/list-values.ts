import type { ValidationTexts } from '#shared/i18n/en/validation.ts';

/** The result of a failed attempt: the typed values, their errors, and why the whole form was refused. */
export type ListFaults = {
  values: Record<string, string>;
  errors: Record<string, string>;
  failure: string | null;
  /** Values and error of the form that moves a list to this device by its code. */
  code: { typed: string; error: string } | null;
};

export const noFaults: ListFaults = { values: {}, errors: {}, failure: null, code: null };

/** Notices above the list about the last action. */
export const listNotices = ['added', 'notAll', 'removed', 'saved', 'resumed'] as const;
export type ListNotice = (typeof listNotices)[number];

/** The id of a field with an error. */
export const faultId = (name: string): string => `field-${name}`;

/** Names of the file fields for photos: of a line, and of a description that is not on the list yet. */
const photoPrefix = 'photo:';
export const photoFieldName = (line: string): string => photoPrefix + line;
export const newPhotoField = 'findPhoto';
export const isPhotoField = (name: string): boolean => name === newPhotoField || name.startsWith(photoPrefix);

/** The line of a file field; null for the description, and undefined for any other field. */
export function lineOfPhotoField(name: string): string | null | undefined {
  if (name === newPhotoField) return null;
  return name.startsWith(photoPrefix) ? name.slice(photoPrefix.length) : undefined;
}

/** Intents of the form's buttons. `remove` and `raise` name a line, `unphoto` a photo. */
const intents = ['save', 'send', 'find', 'remove', 'raise', 'attach', 'unphoto'] as const;
export type Intent = (typeof intents)[number];

/** Splits "remove:…" into the intent and the id. */
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
/** Error texts of the fields, shown while there is no connection. */
export type FaultTexts = Record<(typeof faultKeys)[number], string>;

export const faultTexts = (texts: ValidationTexts): FaultTexts =>
  Object.fromEntries(faultKeys.map((key) => [key, texts[key]])) as FaultTexts;
