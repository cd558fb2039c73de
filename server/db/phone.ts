import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';

/**
 * Converts a phone number to E.164 if it can be parsed: with "+" or "00" and a country code, or as dialled within
 * the given country. Other input is kept unchanged: a person may still understand it.
 */
export function normalPhone(typed: string, country: string): string {
  const text = typed.replace(/^\s*00/, '+');
  const parsed = parsePhoneNumberFromString(text, {
    ...(isSupportedCountry(country) ? { defaultCountry: country } : {}),
    extract: false,
  });
  return parsed?.isPossible() ? parsed.number : typed;
}
