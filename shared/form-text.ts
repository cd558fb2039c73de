import { z } from 'zod';
import { maxQuantity } from './limits.ts';
import { hsCodePattern } from './reference-rules.ts';

/** A text that PostgreSQL can store: no NUL, no unpaired surrogate. */
export const storableText = () =>
  z
    .string()
    .trim()
    .refine((value) => value.isWellFormed() && !value.includes('\0'), 'textInvalid');

/** A search text from the query of an address; invalid values are ignored. */
export const searchedText = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => !value.includes('\0') && value.isWellFormed())
    .catch('')
    .default('')
    .transform((value) => value.trim());

/** A text as a person types it: trimmed, storable, with a maximum length. Messages are keys of the validation texts. */
export const typedText = (max: number, missing = 'required') =>
  z
    .string(missing)
    .transform((value) => value.normalize('NFC').trim())
    .refine((value) => value.isWellFormed() && !value.includes('\0'), 'textInvalid')
    .refine((value) => value.length <= max, 'tooLong')
    // For the OpenAPI description of the calls, which cannot see into a refinement.
    .meta({ maxLength: max });

/** A text that must not be empty. */
export const requiredText = (max: number, missing = 'required') =>
  typedText(max, missing).refine((value) => value !== '', missing);

/** An optional text; an empty one becomes null. */
export const optionalText = (max: number) =>
  typedText(max, 'textInvalid')
    .transform((value) => value || null)
    .nullable();

/**
 * A text in one line. Names stand beside other words in lists, mails and inquiries to factories: characters that
 * begin a new line or change the direction of the following text become spaces.
 */
const asLine = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069 ]+/gu, ' ').trim();

/** Like `requiredText` and `optionalText`, but in one line. */
export const requiredLine = (max: number, missing = 'required') =>
  requiredText(max, missing)
    .transform(asLine)
    .refine((value) => value !== '', missing);
export const optionalLine = (max: number) =>
  typedText(max, 'textInvalid')
    .transform((value) => asLine(value) || null)
    .nullable();

/** An HS code, as "6402.99", "6402 99" or "640299"; an empty one becomes null. */
export const optionalHsCode = optionalText(20)
  .transform((text) => text?.replaceAll(/[. ]/g, '') ?? null)
  .refine((code) => code === null || hsCodePattern.test(code), 'hsCodeInvalid');

/** A whole number, as text or as a number. */
export const wholeNumber = (least: number, most: number = maxQuantity) =>
  z
    .union(
      [
        z.number(),
        z
          .string()
          .regex(/^\s*-?\d+\s*$/)
          .transform(Number),
      ],
      'numberInvalid',
    )
    .refine(Number.isInteger, 'numberInvalid')
    .refine((value) => value >= least, 'tooSmall')
    .refine((value) => value <= most, 'tooLarge');

/**
 * Address of a stored picture or video: a path of this site, or
 * an HTTPS address, as the content security policy requires.
 */
export const fileAddress = z
  .string('addressInvalid')
  .max(500, 'tooLong')
  .regex(/^(\/media\/[\w.-]+|https:\/\/[^\s\p{Cc}\p{Cs}]+)$/u, 'addressInvalid');

const none = z.literal('').transform(() => null);

export const optionalAddress = z.union([fileAddress, none, z.null()], 'addressInvalid');

/** Id of another record, or null. */
export const optionalReference = z.union([z.uuid('choiceInvalid'), none, z.null()], 'choiceInvalid');

/** An optional whole number. */
export const optionalWhole = (least: number, most: number) =>
  z.union([wholeNumber(least, most), none, z.null()], 'numberInvalid');

/** An object schema with the same schema for each of these keys. */
export const objectOf = <K extends string, T extends z.ZodType>(
  names: readonly K[],
  schema: T,
): z.ZodObject<Record<K, T>> =>
  z.object(Object.fromEntries(names.map((name) => [name, schema])) as Record<K, T>);
