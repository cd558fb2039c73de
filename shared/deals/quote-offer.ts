import { z } from 'zod';
import { optionalText, requiredText, wholeNumber } from '../base/form-text.ts';
import { maxShortText, maxTitleLength } from '../base/limits.ts';
import {
  maxCartonGrams,
  maxCartonMm,
  maxLineQuantity,
  maxListLines,
  maxOfferCharges,
  maxOfferOptions,
  maxPlaceLength,
  maxQuantityBreaks,
  maxQuoteMessage,
  maxQuoteNote,
} from './quote-limits.ts';
import { locales } from '../base/locale.ts';
import { maxMinor } from '../base/minor-units.ts';
import { landedBasis } from './reference.ts';
import { saleUnits } from '../catalogue/product-rules.ts';
import { changeReasons, chargeBases, chargeKinds, offerKinds, quoteIncoterms } from './quote-rules.ts';
import { ratedCurrencies } from '../base/rates.ts';
import { pricedDay } from '../catalogue/supplier-price.ts';

/** Id of a line, option or charge within one offer. */
export const partId = z.string().regex(/^[\w-]{1,40}$/, 'choiceInvalid');
/** An amount in the minor unit of its currency. */
const minorAmount = z.int('numberInvalid').min(0, 'tooSmall').max(maxMinor, 'tooLarge');
const currency = z.enum(ratedCurrencies as [string, ...string[]], 'choiceInvalid');
/** Address of a picture of this site. */
const pictureAddress = z
  .string()
  .max(500)
  .regex(/^(\/media\/|https:\/\/)/)
  .nullable();

/** Schemas of texts and numbers: as staff type them, or as they are stored. */
type Reading<T extends z.ZodType<string>, O extends z.ZodType<string | null>, N extends z.ZodType<number>> = {
  text: (max: number) => T;
  optional: (max: number) => O;
  whole: (least: number, most: number) => N;
};
const typed = { text: (max: number) => requiredText(max), optional: optionalText, whole: wholeNumber };
const stored = {
  text: () => z.string(),
  optional: () => z.string().nullable(),
  whole: () => z.int(),
};

/** Schemas of the parts of an offer; those for the staff contain the prices of factories. */
function offerShapes<
  T extends z.ZodType<string>,
  O extends z.ZodType<string | null>,
  N extends z.ZodType<number>,
>({ text, optional, whole }: Reading<T, O, N>) {
  const publicBreak = z.object({ quantity: whole(1, maxLineQuantity), unitMinor: minorAmount });
  const publicOption = z.object({
    id: partId,
    label: text(maxTitleLength),
    description: optional(maxShortText),
    leadTime: optional(60),
    packing: z
      .object({
        piecesPerCarton: whole(1, maxLineQuantity),
        lengthMm: whole(1, maxCartonMm),
        widthMm: whole(1, maxCartonMm),
        heightMm: whole(1, maxCartonMm),
        cartonGrams: whole(1, maxCartonGrams),
      })
      .nullable(),
    breaks: z.array(publicBreak).min(1).max(maxQuantityBreaks),
  });
  const staffOption = publicOption.extend({
    supplierId: z.uuid().nullable(),
    factoryCurrency: currency.nullable(),
    /**
     * Day of the factory's prices, and last day on which they are
     * valid; missing in drafts from before these fields existed.
     */
    factoryFrom: pricedDay.nullable().optional(),
    factoryUntil: pricedDay.nullable().optional(),
    breaks: z
      .array(
        publicBreak.extend({
          /** Price of one piece in the factory's currency; null until the factory has answered. */
          factoryMinor: minorAmount.nullable(),
        }),
      )
      .min(1)
      .max(maxQuantityBreaks),
  });
  const sampleTerms = z.object({
    /** Cost of the line's parcel; zero if it is sent in the parcel of another line. */
    courierMinor: minorAmount,
    /** Delivery time of the courier, such as "5-8 days". */
    courierTime: optional(60),
    /** Whether the sample's price is deducted from a later order. */
    isCredited: z.boolean(),
  });
  /** Amounts are null until they are typed, because zero means a free sample. */
  const sampleDraft = sampleTerms.extend({
    pieces: whole(1, maxLineQuantity),
    unitMinor: minorAmount.nullable(),
    courierMinor: minorAmount.nullable(),
  });
  const lineFields = {
    id: partId,
    /** The line of the request that this line answers. */
    requestLineId: z.uuid().nullable(),
    productId: z.uuid().nullable(),
    name: text(maxTitleLength),
    imageUrl: pictureAddress,
    color: optional(60),
    saleUnit: z.enum(saleUnits),
    quantity: whole(1, maxLineQuantity),
    note: optional(maxQuoteNote),
    changeReason: z.enum(changeReasons).nullable(),
  };
  const charge = z.object({
    id: partId,
    kind: z.enum(chargeKinds),
    basis: z.enum(chargeBases),
    /** In the minor unit of the offer's currency; for `goods_percent` in hundredths of a percent. */
    rate: minorAmount,
    note: optional(maxShortText),
    changeReason: z.enum(changeReasons).nullable(),
  });
  const offerFields = {
    kind: z.enum(offerKinds),
    currency,
    incoterm: z.enum(quoteIncoterms),
    namedPlace: text(maxPlaceLength),
    charges: z.array(charge).max(maxOfferCharges),
    /** Share of the total that is due before production, in whole percent. */
    depositPercent: whole(0, 100),
    /** Other agreements, in the buyer's language. */
    terms: optional(maxQuoteMessage),
  };
  const lineOf = <X extends z.ZodType, S extends z.ZodType, I extends z.ZodRawShape>(
    option: X,
    sample: S,
    internal: I,
  ) =>
    z
      .array(
        z.object({
          ...lineFields,
          ...internal,
          options: z.array(option).min(1).max(maxOfferOptions),
          sample,
        }),
      )
      .max(maxListLines);
  /** More about the reason of a change, which only the staff read. */
  const changeNote = { changeNote: optional(maxShortText).optional() };
  return {
    offerFields,
    /** Lines of a sample offer have one option, with the number of offered pieces as its quantity. */
    publicLines: lineOf(publicOption, sampleTerms.optional(), {}),
    /** A draft keeps both the goods and the samples of each line; its kind decides which of them are offered. */
    sheet: z.object({
      ...offerFields,
      charges: z.array(charge.extend(changeNote)).max(maxOfferCharges),
      /** Delivery place of samples. */
      samplePlace: optional(maxPlaceLength).optional(),
      lines: lineOf(staffOption, sampleDraft.nullable().optional(), changeNote),
    }),
    choice: z
      .array(
        z.object({
          lineId: partId,
          optionId: partId.nullable(),
          quantity: whole(1, maxLineQuantity),
        }),
      )
      .max(maxListLines),
  };
}

const ofForms = offerShapes(typed);
const ofRows = offerShapes(stored);

/** The sheet that the staff edit: an offer with the prices of factories. It is never sent to the buyer. */
export const offerSheet = ofForms.sheet;
export const storedSheet = ofRows.sheet;
export type OfferSheet = z.infer<typeof storedSheet>;
export type SheetLine = OfferSheet['lines'][number];
export type SheetCharge = OfferSheet['charges'][number];

/** The sent offer: unchangeable, with its hash (decision 035). */
export const sentOffer = z.object({
  ...ofRows.offerFields,
  lines: ofRows.publicLines,
  reference: z.string(),
  revision: z.int(),
  language: z.enum(locales),
  /** Decimals of the currency, stored so that the amounts stay readable without other data. */
  digits: z.int(),
  sentAt: z.iso.datetime(),
  /** End of the last day on which the offer can be accepted, and the time zone of that day. */
  validUntil: z.iso.datetime(),
  validZone: z.string(),
  /** Exchange rates of the computation: units per US dollar, and their day. */
  rates: z.object({ date: z.iso.date(), perDollar: z.record(z.string(), z.number()) }),
  /** For goods to a country with rows of reference data; missing in offers from before such rows existed. */
  landed: landedBasis.optional(),
});
export type SentOffer = z.infer<typeof sentOffer>;
export type SentLine = SentOffer['lines'][number];

/** The buyer's choice of lines, options and quantities. */
export const offerChoice = ofForms.choice;
export const storedChoice = ofRows.choice;
export type OfferChoice = z.infer<typeof storedChoice>;

export const offerTotalsAnswer = z.object({
  lines: z.array(
    z.object({
      lineId: z.string(),
      optionId: z.string(),
      quantity: z.int(),
      unitMinor: z.int(),
      goodsMinor: z.int(),
      cartons: z.int().nullable(),
    }),
  ),
  goodsMinor: z.int(),
  charges: z.array(z.object({ id: z.string(), kind: z.enum(chargeKinds), amountMinor: z.int() })),
  totalMinor: z.int(),
  cartons: z.int(),
  cubicCentimetres: z.int(),
  grams: z.int(),
  isPacked: z.boolean(),
});
