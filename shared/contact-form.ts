import { z } from 'zod';
import { toCountryCode } from './country.ts';
import { optionalReference, optionalText, requiredText } from './form-text.ts';
import {
  maxCompanyLength,
  maxContactMessage,
  maxEmailLength,
  maxNameLength,
  maxPhoneLength,
} from './limits.ts';
import { locales } from './locale.ts';

/**
 * Line breaks and other control characters. In a single-line field
 * they are typing mistakes, or an attempt at header injection.
 */
const controls = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** A single-line field: control characters and line breaks become spaces. */
const oneLine = <T extends z.ZodType>(schema: T) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? value.replaceAll(controls, ' ').replace(/^ +$/, '') : value),
    schema,
  );

const none = z.literal('').transform(() => null);

/**
 * Body of POST /api/contact (docs/specification/contact.md#form), and the fields of the form. Messages are keys of
 * the validation texts. `requestKey` prevents that a repeated request is stored twice; `startedAt` and `subject`
 * belong to the spam traps (decision 011).
 */
export const newContactMessage = z.object({
  fullName: oneLine(requiredText(maxNameLength, 'contactNameRequired')),
  companyName: oneLine(optionalText(maxCompanyLength)).optional(),
  // Exactly one address: no list, no group, no second line.
  email: z
    .string('contactEmailInvalid')
    .trim()
    .max(maxEmailLength, 'contactEmailInvalid')
    .pipe(z.email('contactEmailInvalid')),
  // A text without digits is not a number. Any text with digits is accepted, since staff read it and formats are
  // many.
  phone: oneLine(optionalText(maxPhoneLength))
    .refine((text) => !text || /\d/.test(text), 'phoneDigits')
    .optional(),
  country: z.string('countryRequired').transform((value, context) => {
    const code = toCountryCode(value);
    if (code === null) context.addIssue({ code: 'custom', message: 'countryRequired' });
    return code ?? z.NEVER;
  }),
  message: requiredText(maxContactMessage, 'messageRequired'),
  product: optionalReference.optional(),
  requestKey: z.union([z.uuid(), none, z.null()], 'choiceInvalid').optional(),
  /**
   * Language of the page when the message was written; a queued message may be sent from a page in another language.
   */
  locale: z.enum(locales).optional().catch(undefined),
  startedAt: z.string().max(200).optional().catch(undefined),
  /** The honeypot: this field is hidden from people. */
  subject: z.string().max(1000).optional().catch('filled'),
});
export type NewContactMessage = z.infer<typeof newContactMessage>;
