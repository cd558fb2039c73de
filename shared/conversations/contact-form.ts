import { z } from 'zod';
import { toCountryCode } from '../base/country.ts';
import {
  dialledPhone,
  mailAddress,
  optionalLine,
  optionalReference,
  requiredLine,
  requiredText,
} from '../base/form-text.ts';
import { maxCompanyLength, maxContactMessage, maxNameLength } from '../base/limits.ts';
import { locales } from '../base/locale.ts';

const none = z.literal('').transform(() => null);

/**
 * Body of POST /api/contact (docs/specification/contact.md#form), and the fields of the form. Messages are keys of
 * the validation texts. `requestKey` prevents that a repeated request is stored twice; `startedAt` and `subject`
 * belong to the spam traps (decision 011).
 */
export const newContactMessage = z.object({
  fullName: requiredLine(maxNameLength, 'contactNameRequired'),
  companyName: optionalLine(maxCompanyLength).optional(),
  email: mailAddress('contactEmailInvalid'),
  phone: dialledPhone().optional(),
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
