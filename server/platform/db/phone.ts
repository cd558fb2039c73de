import { isSupportedCountry, parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/max';
import { foldTyped } from '#shared/base/typed-text.ts';

/**
 * A single phone number: with "+" or "00" and a country code, or as dialled within the given country, by whose plan it
 * must then be a whole number. A country code is believed: plans change sooner than this library.
 */
function phoneOf(typed: string, country: string): PhoneNumber | null {
  const text = foldTyped(typed).replace(/^00/, '+');
  const number = parsePhoneNumberFromString(text, {
    ...(isSupportedCountry(country) ? { defaultCountry: country } : {}),
    extract: false,
  });
  if (!number) return null;
  return (text.startsWith('+') ? number.isPossible() : number.isValid()) ? number : null;
}

/** Converts a phone number to E.164. Input that is not understood is kept: a person may still understand it. */
export const normalPhone = (typed: string, country: string): string =>
  phoneOf(typed, country)?.number ?? typed;

/** The same with the spaces that people read by. */
export const shownPhone = (typed: string, country: string): string =>
  phoneOf(typed, country)?.formatInternational() ?? typed;

/** ISO code of the country of a number with a country code; null for other texts. */
export const countryOfPhone = (typed: string): string | null => phoneOf(typed, '')?.country ?? null;
