import { z } from 'zod';
import { optionalText, optionalWhole, requiredText } from '../base/form-text.ts';
import { maxShortText, maxTitleLength } from '../base/limits.ts';
import { maxOfferCharges, maxOfferDays, maxQuoteNote } from './quote-limits.ts';
import { locales } from '../base/locale.ts';
import { maxMinor } from '../base/minor-units.ts';
import { maxTemplateText } from './offer-template-rules.ts';
import { chargeBases, chargeKinds } from './quote-rules.ts';
import { ratedCurrencies } from '../base/rates.ts';
import { openedVersion, recordState } from '../base/record-calls.ts';

const charge = z.object({
  kind: z.enum(chargeKinds, 'choiceInvalid'),
  basis: z.enum(chargeBases, 'choiceInvalid'),
  /** In the minor unit of the template's currency; for `goods_percent` in hundredths of a percent. */
  rate: z.int('numberInvalid').min(0, 'tooSmall').max(maxMinor, 'tooLarge'),
});
export type TemplateCharge = z.infer<typeof charge>;

const textsIn = z
  .object({
    /** Message to the buyer that is shown with the offer. */
    intro: optionalText(maxQuoteNote),
    /** Payment terms and other agreements. */
    terms: optionalText(maxTemplateText),
    /** Costs that the price does not include. */
    notIncluded: optionalText(maxTemplateText),
  })
  .partial();
const storedTextsIn = z
  .object({ intro: z.string().nullable(), terms: z.string().nullable(), notIncluded: z.string().nullable() })
  .partial();
export type TemplateTextsIn = z.infer<typeof storedTextsIn>;
const texts = z.partialRecord(z.enum(locales), storedTextsIn);
export type TemplateTexts = z.infer<typeof texts>;

const shape = {
  name: requiredText(maxTitleLength, 'nameRequired'),
  isDefault: z.boolean('choiceInvalid'),
  note: optionalText(maxShortText),
  currency: z.enum(ratedCurrencies as [string, ...string[]], 'choiceInvalid'),
  validDays: optionalWhole(1, maxOfferDays),
  depositPercent: optionalWhole(0, 100),
  /** In hundredths of a percent of the price. */
  margin: optionalWhole(0, 9999),
  charges: z.array(charge).max(maxOfferCharges, 'tooMany'),
  texts: z.partialRecord(z.enum(locales), textsIn),
};

/** Body of PUT /api/offer-templates/{id}: fields that are not given keep their value. */
export const offerTemplateChange = z.object({ ...shape, ...openedVersion }).partial();
export type OfferTemplateChange = z.infer<typeof offerTemplateChange>;

/** Body of POST /api/offer-templates. */
export const newOfferTemplate = z.object(shape).partial().extend({ name: shape.name });
export type NewOfferTemplate = z.infer<typeof newOfferTemplate>;

/** An offer template as staff see it. */
export const offerTemplate = z.object({
  ...recordState,
  name: z.string(),
  isDefault: z.boolean(),
  note: z.string().nullable(),
  currency: z.string(),
  validDays: z.int().nullable(),
  depositPercent: z.int().nullable(),
  margin: z.int().nullable(),
  charges: z.array(charge),
  texts,
});
export type OfferTemplate = z.infer<typeof offerTemplate>;
