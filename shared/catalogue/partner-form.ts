import { z } from 'zod';
import {
  optionalAddress,
  optionalCode,
  optionalLine,
  optionalMail,
  optionalText,
  optionalWebAddress,
  requiredLine,
  wholeNumber,
} from '../base/form-text.ts';
import { maxLongText, maxNameLength, maxShortText, maxTitleLength } from '../base/limits.ts';
import { partner } from './partner.ts';
import { openedVersion, recordState } from '../base/record-calls.ts';
import { plainNumber } from '../base/typed-text.ts';

const none = z.literal('').transform(() => null);
const thisYear = () => new Date().getUTCFullYear();

/** A rating as the database stores it: "4.75", from 0 to 5; null for an empty text. */
const rating = z
  .union([z.number(), z.string(), z.null()], 'ratingInvalid')
  .transform((value) => plainNumber(String(value ?? ''), 2) ?? String(value ?? '').trim())
  .refine((value) => value === '' || /^([0-4](\.\d{1,2})?|5(\.0{1,2})?)$/.test(value), 'ratingInvalid')
  .transform((value) => value || null);

const shape = {
  name: requiredLine(maxTitleLength, 'nameRequired'),
  description: optionalText(maxLongText),
  location: optionalLine(maxNameLength),
  country: optionalLine(maxNameLength),
  logoUrl: optionalAddress,
  website: optionalWebAddress,
  contactEmail: optionalMail,
  contactPhone: optionalCode(maxNameLength),
  establishedYear: z.union(
    [none, z.null(), wholeNumber(1800, 9999).refine((year) => year <= thisYear(), 'tooLarge')],
    'numberInvalid',
  ),
  rating,
  isVerified: z.boolean('choiceInvalid'),
  verifiedAt: z.union([z.iso.date(), none, z.null()], 'dateInvalid'),
  verificationNote: optionalText(maxShortText),
};

/** Body of PUT /api/partners/{id}: fields that are not given keep their value. */
export const partnerChange = z.object({ ...shape, ...openedVersion }).partial();
export type PartnerChange = z.infer<typeof partnerChange>;

/** Body of POST /api/partners. */
export const newPartner = z.object(shape).partial().extend({ name: shape.name });

/** A supplier as the staff see it: with the e-mail address and the verification note. */
export const staffPartner = partner.extend({
  ...recordState,
  website: z.string().nullable(),
  contactEmail: z.string().nullable(),
  verificationNote: z.string().nullable(),
  rating: z.string().nullable(),
  productCount: z.number().int(),
});
export type StaffPartner = z.infer<typeof staffPartner>;
