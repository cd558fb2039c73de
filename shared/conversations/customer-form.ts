import { z } from 'zod';
import { toCountryCode } from '../base/country.ts';
import { optionalLine, optionalMail, optionalPhone, optionalText, requiredLine } from '../base/form-text.ts';
import { maxCompanyLength, maxNameLength, maxNoteLength, maxTagLength } from '../base/limits.ts';
import { maxPlaceLength } from '../deals/quote-limits.ts';
import { locales } from '../base/locale.ts';
import { openedVersion, recordState } from '../base/record-calls.ts';

const none = z.literal('').transform(() => null);

/** Maximum number of tags of one customer. */
export const maxCustomerTags = 20;

const shape = {
  name: requiredLine(maxNameLength, 'nameRequired'),
  companyName: optionalLine(maxCompanyLength),
  email: optionalMail,
  phone: optionalPhone(),
  /** A country's code, or its name in one of our languages. */
  country: z
    .union([none, z.null(), z.string().max(maxPlaceLength)], 'countryRequired')
    .transform((value, context) => {
      const code = value && toCountryCode(value);
      if (value && !code) context.addIssue({ code: 'custom', message: 'countryRequired' });
      return code || null;
    }),
  language: z.enum(locales, 'languageInvalid'),
  /** Separated by commas. */
  tags: optionalText(maxCustomerTags * (maxTagLength + 2)),
  notes: optionalText(maxNoteLength * 5),
  /** Whether the customer shares a contact with another one on purpose; not stored. */
  isSecond: z.boolean('choiceInvalid'),
};

/** Body of PUT /api/customers/{id}: fields that are not given keep their value. */
export const customerChange = z.object({ ...shape, ...openedVersion }).partial();
export type CustomerChange = z.infer<typeof customerChange>;

/** Body of POST /api/customers. */
export const newCustomer = z.object(shape).partial().extend({ name: shape.name });
export type NewCustomer = z.infer<typeof newCustomer>;

/** Fields that both the list and the record of a customer show. */
export const customerFacts = {
  name: z.string(),
  companyName: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  country: z.string().nullable(),
  language: z.enum(locales),
  /** Number of requests for quotes, and of those that were accepted. */
  requestCount: z.int(),
  acceptedCount: z.int(),
};

/** A customer as the staff see them. */
export const staffCustomer = z.object({
  ...recordState,
  ...customerFacts,
  tags: z.string(),
  notes: z.string().nullable(),
});
export type StaffCustomer = z.infer<typeof staffCustomer>;
