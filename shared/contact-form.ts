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

/** Line ends and other control characters: in a field of one line they are slips, or meant for a mail's header. */
const controls = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** A field of one line: whatever would begin another becomes a space. */
const oneLine = <T extends z.ZodType>(schema: T) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? value.replaceAll(controls, ' ').replace(/^ +$/, '') : value),
    schema,
  );

const none = z.literal('').transform(() => null);

/**
 * Body of POST /api/contact (docs/specification/contact.md#form), and the fields of the form. Messages are keys of the
 * validation texts. `requestKey` makes a repeated request store nothing twice; `startedAt` and `subject` are for the
 * spam traps (decision 011).
 */
export const newContactMessage = z.object({
  fullName: oneLine(requiredText(maxNameLength, 'contactNameRequired')),
  companyName: oneLine(optionalText(maxCompanyLength)).optional(),
  // One address and nothing around it: no list, no group, no second line.
  email: z
    .string('contactEmailInvalid')
    .trim()
    .max(maxEmailLength, 'contactEmailInvalid')
    .pipe(z.email('contactEmailInvalid')),
  // "abc" is no number; what has digits may be one that we do not know, and a person reads it.
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
  /** The language of the page, where it was written; a queued message may be sent from another. */
  locale: z.enum(locales).optional().catch(undefined),
  startedAt: z.string().max(200).optional().catch(undefined),
  /** The honeypot: people do not see this field. */
  subject: z.string().max(1000).optional().catch('filled'),
});
export type NewContactMessage = z.infer<typeof newContactMessage>;
