import { z } from 'zod';
import { maxQuantity } from './limits.ts';

/** A text that PostgreSQL can store: no NUL, no unpaired surrogate. */
export const storableText = () =>
  z
    .string()
    .trim()
    .refine((value) => value.isWellFormed() && !value.includes('\0'), 'textInvalid');

/** What an address asks to search for; what makes no sense is ignored. */
export const searchedText = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => !value.includes('\0') && value.isWellFormed())
    .catch('')
    .default('')
    .transform((value) => value.trim());

/** A text as a person types it: trimmed, storable, at most so long. Messages are keys of the validation texts. */
export const typedText = (max: number, missing = 'required') =>
  z
    .string(missing)
    .transform((value) => value.normalize('NFC').trim())
    .refine((value) => value.isWellFormed() && !value.includes('\0'), 'textInvalid')
    .refine((value) => value.length <= max, 'tooLong')
    // For the description of the calls, which cannot look into a refinement.
    .meta({ maxLength: max });

/** A text that must say something. */
export const requiredText = (max: number, missing = 'required') =>
  typedText(max, missing).refine((value) => value !== '', missing);

/** A text that may be missing; an empty one is none. */
export const optionalText = (max: number) =>
  typedText(max, 'textInvalid')
    .transform((value) => value || null)
    .nullable();

/**
 * A text as one line: names stand beside other words, in lists, mails and inquiries to factories. What could begin a line of
 * its own there, or turn around what follows, is a space.
 */
const asLine = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069 ]+/gu, ' ').trim();

/** As `requiredText` and `optionalText`, in one line. */
export const requiredLine = (max: number, missing = 'required') =>
  requiredText(max, missing)
    .transform(asLine)
    .refine((value) => value !== '', missing);
export const optionalLine = (max: number) =>
  typedText(max, 'textInvalid')
    .transform((value) => asLine(value) || null)
    .nullable();

/** A whole number, typed or sent as one. */
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

/** Where a stored picture or video lies: our own address, or one on the web over TLS, as the content policy wants it. */
export const fileAddress = z
  .string('addressInvalid')
  .max(500, 'tooLong')
  .regex(/^(\/media\/[\w.-]+|https:\/\/[^\s\p{Cc}\p{Cs}]+)$/u, 'addressInvalid');

const none = z.literal('').transform(() => null);

export const optionalAddress = z.union([fileAddress, none, z.null()], 'addressInvalid');

/** Another record's id, or none. */
export const optionalReference = z.union([z.uuid('choiceInvalid'), none, z.null()], 'choiceInvalid');

/** A whole number that may be missing. */
export const optionalWhole = (least: number, most: number) =>
  z.union([wholeNumber(least, most), none, z.null()], 'numberInvalid');

/** An object with one value of a kind under each of these names. */
export const objectOf = <K extends string, T extends z.ZodType>(
  names: readonly K[],
  schema: T,
): z.ZodObject<Record<K, T>> =>
  z.object(Object.fromEntries(names.map((name) => [name, schema])) as Record<K, T>);
