import { z } from 'zod';
import { optionalText, requiredText, wholeNumber } from './form-text.ts';
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
  maxShortText,
  maxTitleLength,
} from './limits.ts';
import { locales } from './locale.ts';
import { maxMinor } from './minor-units.ts';
import { landedBasis } from './reference.ts';
import { saleUnits } from './product-rules.ts';
import { changeReasons, chargeBases, chargeKinds, offerKinds, quoteIncoterms } from './quote-rules.ts';
import { ratedCurrencies } from './rates.ts';
import { pricedDay } from './supplier-price.ts';

/** Ids of lines, options and charges within one offer. */
export const partId = z.string().regex(/^[\w-]{1,40}$/, 'choiceInvalid');
/** An amount in the smallest unit of its currency. */
const minorAmount = z.int('numberInvalid').min(0, 'tooSmall').max(maxMinor, 'tooLarge');
const currency = z.enum(ratedCurrencies as [string, ...string[]], 'choiceInvalid');
/** Where a picture of ours lies. */
const pictureAddress = z
  .string()
  .max(500)
  .regex(/^(\/media\/|https:\/\/)/)
  .nullable();

/** How texts and numbers are read: as staff type them, or as they are stored. */
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

/** The parts of an offer; those for the staff have the prices of factories. */
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
    /** The day of the factory's prices, and the last one on which they count; drafts from before they were asked for have none. */
    factoryFrom: pricedDay.nullable().optional(),
    factoryUntil: pricedDay.nullable().optional(),
    breaks: z
      .array(
        publicBreak.extend({
          /** Of one piece, in the factory's currency; null while the factory has not answered. */
          factoryMinor: minorAmount.nullable(),
        }),
      )
      .min(1)
      .max(maxQuantityBreaks),
  });
  const sampleTerms = z.object({
    /** Of the line's parcel; nothing where it travels in another line's. */
    courierMinor: minorAmount,
    /** How long the courier needs, such as "5-8 days". */
    courierTime: optional(60),
    /** Whether the sample's price is taken off an order. */
    isCredited: z.boolean(),
  });
  /** Amounts are null until they are typed: a price of nothing is a free sample. */
  const sampleDraft = sampleTerms.extend({
    pieces: whole(1, maxLineQuantity),
    unitMinor: minorAmount.nullable(),
    courierMinor: minorAmount.nullable(),
  });
  const lineFields = {
    id: partId,
    /** The line of the request that it answers. */
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
    /** In the smallest unit of the offer's currency; of `goods_percent` in hundredths of a percent. */
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
    /** What else is agreed, in the buyer's language. */
    terms: optional(maxQuoteMessage),
  };
  const lineOf = <X extends z.ZodType, S extends z.ZodType>(option: X, sample: S) =>
    z
      .array(z.object({ ...lineFields, options: z.array(option).min(1).max(maxOfferOptions), sample }))
      .max(maxListLines);
  return {
    offerFields,
    /** Lines of an offer of samples have one option, in as many pieces as are offered. */
    publicLines: lineOf(publicOption, sampleTerms.optional()),
    /** A draft keeps the goods and the samples of each line; its kind says which of them are offered. */
    sheet: z.object({
      ...offerFields,
      /** Where the courier brings samples to. */
      samplePlace: optional(maxPlaceLength).optional(),
      lines: lineOf(staffOption, sampleDraft.nullable().optional()),
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

/** What the staff edit: an offer with the prices of factories. It never reaches the buyer. */
export const offerSheet = ofForms.sheet;
export const storedSheet = ofRows.sheet;
export type OfferSheet = z.infer<typeof storedSheet>;
export type SheetLine = OfferSheet['lines'][number];
export type SheetCharge = OfferSheet['charges'][number];

/** What was sent: frozen with its hash (decision 035). */
export const sentOffer = z.object({
  ...ofRows.offerFields,
  lines: ofRows.publicLines,
  reference: z.string(),
  revision: z.int(),
  language: z.enum(locales),
  /** Decimals of the currency, so that amounts can be read for ever. */
  digits: z.int(),
  sentAt: z.iso.datetime(),
  /** The end of the last day on which it can be accepted, and the zone of that day. */
  validUntil: z.iso.datetime(),
  validZone: z.string(),
  /** The exchange rates that it was computed with: what one US dollar buys, and the day. */
  rates: z.object({ date: z.iso.date(), perDollar: z.record(z.string(), z.number()) }),
  /** Of goods to a country that rows of reference data name; offers from before there were any have none. */
  landed: landedBasis.optional(),
});
export type SentOffer = z.infer<typeof sentOffer>;
export type SentLine = SentOffer['lines'][number];

/** What the buyer chooses of an offer. */
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
