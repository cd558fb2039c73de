import { z } from 'zod';
import { maxEmailLength, maxPhoneLength, maxQuantity, maxShortText } from './limits.ts';
import {
  foldTyped,
  isVisible,
  isWebAddress,
  plainMail,
  plainNumber,
  withoutDirections,
  withoutMarks,
  hsCodePattern,
} from './typed-text.ts';

/** A text that PostgreSQL can store: no NUL, no unpaired surrogate. */
export const storableText = () =>
  z
    .string()
    .trim()
    .refine((value) => value.isWellFormed() && !value.includes('\0'), 'textInvalid');

/** A search text from the query of an address; invalid values are ignored. */
export const searchedText = (max: number) => storableText().max(max).catch('').default('');

/** A text as a person types it: trimmed, storable, with a maximum length. Messages are keys of the validation texts. */
export const typedText = (max: number, missing = 'required') =>
  z
    .string(missing)
    .transform((value) => withoutDirections(value.normalize('NFC')).trim())
    .refine((value) => value.isWellFormed() && !value.includes('\0'), 'textInvalid')
    .refine((value) => value.length <= max, 'tooLong')
    // For the OpenAPI description of the calls, which cannot see into a refinement.
    .meta({ maxLength: max });

/** A text that must show something: a name of invisible characters could neither be read nor clicked. */
export const requiredText = (max: number, missing = 'required') =>
  typedText(max, missing).refine(isVisible, missing);

/** An optional text; one that shows nothing becomes null. */
export const optionalText = (max: number) =>
  typedText(max, 'textInvalid')
    .transform((value) => (isVisible(value) ? value : null))
    .nullable();

/**
 * A text in one line. Names stand beside other words in lists, mails and inquiries to factories: characters that
 * begin a new line become spaces.
 */
const asLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp} ]+/gu, ' ').trim();

/** Like `requiredText` and `optionalText`, but in one line. */
export const requiredLine = (max: number, missing = 'required') =>
  requiredText(max, missing).transform(asLine);
export const optionalLine = (max: number) => optionalText(max).transform((value) => value && asLine(value));

/** A code such as an article number, or a telephone number: what looks the same is the same (`foldTyped`). */
export const optionalCode = (max: number) =>
  optionalText(max).transform((value) => value && (foldTyped(value) || null));
export const optionalPhone = () => optionalCode(maxPhoneLength);

/** A telephone number that must have digits. */
export const dialledPhone = () => optionalPhone().refine((text) => !text || /\d/.test(text), 'phoneDigits');

/** A text that is parsed; null means that it is invalid. */
export const parsedText = <T>(parse: (typed: string) => T | null, invalid: string) =>
  z.string(invalid).transform((typed, context) => {
    const value = parse(typed);
    if (value === null) context.addIssue({ code: 'custom', message: invalid });
    return value ?? z.NEVER;
  });

/** Exactly one mail address, in the form of `plainMail`. */
export const mailAddress = (invalid = 'emailInvalid') =>
  parsedText(plainMail, invalid)
    .refine((address) => address.length <= maxEmailLength, invalid)
    // For the description of the calls.
    .meta({ format: 'email', maxLength: maxEmailLength });

/** A number as text or as a number; `decimals` are the most that a text may have. */
export const typedNumber = (decimals: number) =>
  z.union(
    [
      z.number(),
      parsedText((typed) => {
        const plain = plainNumber(typed, decimals);
        return plain === null ? null : Number(plain);
      }, 'numberInvalid'),
    ],
    'numberInvalid',
  );

/** An HS code, as "6402.99", "6402 99" or "640299"; an empty one becomes null. */
export const optionalHsCode = optionalText(20)
  .transform((text) => (text ? foldTyped(text).replaceAll(/[. ]/g, '') : null))
  .refine((code) => code === null || hsCodePattern.test(code), 'hsCodeInvalid');

/** A whole number, as text or as a number. */
export const wholeNumber = (least: number, most: number = maxQuantity) =>
  typedNumber(0)
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

/** One web address of a public site. */
export const webAddress = z
  .string('addressInvalid')
  .transform(withoutMarks)
  .refine((text) => text.length <= maxShortText, 'tooLong')
  .refine(isWebAddress, 'addressInvalid')
  .meta({ format: 'uri', maxLength: maxShortText });

const none = z.literal('').transform(() => null);

export const optionalMail = z.union([mailAddress(), none, z.null()], 'emailInvalid');
export const optionalWebAddress = z.union([webAddress, none, z.null()], 'addressInvalid');
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
