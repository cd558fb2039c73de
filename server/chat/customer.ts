import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { countryCodes } from '#shared/country.ts';
import { loadChatTexts } from '#shared/i18n/dictionary.ts';
import { locales } from '#shared/locale.ts';

let countriesByZone: ReadonlyMap<string, string> | undefined;

/** The country of a time zone; null for one of no country, such as UTC. */
function countryOfZone(timeZone: string): string | null {
  countriesByZone ??= new Map(
    countryCodes.flatMap(
      (code) =>
        // Newer than the types of the language.
        (new Intl.Locale(`und-${code}`) as Intl.Locale & { getTimeZones(): string[] | undefined })
          .getTimeZones()
          ?.map((zone) => [zone, code] as const) ?? [],
    ),
  );
  return countriesByZone.get(timeZone) ?? null;
}

/**
 * ISO code of the country where a customer is: by the telephone number where it has a country's code, else by the time
 * zone of their device.
 */
export function countryOfCustomer(phone: string | null, timeZone: string | null): string | null {
  const number = phone && parsePhoneNumberFromString(phone.replace(/^\s*00/, '+'), { extract: false });
  return (number && number.country) || (timeZone ? countryOfZone(timeZone) : null);
}

let placeholders: Promise<ReadonlySet<string>> | undefined;

/** The name of a customer; null for what stands in its place in any language. */
export async function knownName(name: string): Promise<string | null> {
  placeholders ??= Promise.all(locales.map(loadChatTexts)).then(
    (texts) => new Set(texts.map(({ visitor }) => visitor)),
  );
  return (await placeholders).has(name) ? null : name;
}
