import { officeZone } from '#shared/base/zoned-time.ts';
import { showColors } from '../base/color.ts';
import { formatCents, formatDate, formatDecimal, formatPercent } from '../base/formatting.ts';
import type { Translate } from '../i18n/dictionary.ts';
import type { QuoteOfferTexts } from '../i18n/en/quote-offer.ts';
import type { Translator } from '../i18n/translate.ts';
import { type Locale, localeTags } from '../base/locale.ts';
import { formatMinor } from '../base/minor-units.ts';
import type { SentOffer } from './quote-offer.ts';

export type OfferTranslate = Translator<QuoteOfferTexts>;

/** Formats amounts and moments of one offer in the reader's language. */
export function offerWriter(locale: Locale, t: OfferTranslate, currency: string) {
  const tag = localeTags[locale];
  const money = (minor: number) => formatMinor(tag, minor, currency);
  return {
    money,
    /** The basis of a charge, as a text. */
    basis: ({ basis, rate }: SentOffer['charges'][number]) =>
      t(`basis.${basis}`, {
        rate: basis === 'goods_percent' ? formatDecimal(tag, rate / 100) : money(rate),
      }),
    cubicMetres: (cubicCentimetres: number) => formatCents(tag, cubicCentimetres / 1_000_000),
    kilograms: (grams: number) => formatDecimal(tag, Math.round(grams / 100) / 10),
    centimetres: (millimetres: number) => formatDecimal(tag, millimetres / 10),
    percent: (share: number) => formatPercent(tag, Math.round(share * 100)),
  };
}
export type OfferWriter = ReturnType<typeof offerWriter>;

/** The last minute of an offer's validity: `validUntil` itself is already on the next day. */
const lastMoment = (validUntil: string): Date => new Date(Date.parse(validUntil) - 60_000);

/** The day and, in both time zones, the minute until which an offer is valid. */
export function validityTexts(
  { validUntil, validZone }: Pick<SentOffer, 'validUntil' | 'validZone'>,
  locale: Locale,
) {
  const tag = localeTags[locale];
  const end = lastMoment(validUntil);
  return {
    day: formatDate(tag, 'day', end, validZone),
    there: formatDate(tag, 'moment', end, validZone),
    here: formatDate(tag, 'moment', end, officeZone),
    zone: validZone.split('/').at(-1)!.replaceAll('_', ' '),
  };
}

/** A colour of our list in the reader's language; any other colour as it was written. */
export function colorText(color: string, t: Translate): string {
  const [shown] = showColors([color]);
  if (!shown) return color;
  return typeof shown.name === 'string' ? t(`colors.${shown.name}`) : shown.name.own;
}
