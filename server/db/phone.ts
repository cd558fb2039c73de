import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';

/**
 * A telephone number in E.164 where it can be parsed: with "+" or "00" and a country's code, or as one dials it in the
 * given country. What cannot be parsed stays as it was typed: a person may still make sense of it.
 */
export function normalPhone(typed: string, country: string): string {
  const text = typed.replace(/^\s*00/, '+');
  const parsed = parsePhoneNumberFromString(text, {
    ...(isSupportedCountry(country) ? { defaultCountry: country } : {}),
    extract: false,
  });
  return parsed?.isPossible() ? parsed.number : typed;
}
