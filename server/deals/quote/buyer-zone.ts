import { toCountryCode } from '#shared/base/country.ts';

// Accept only names in the spelling of this list. Other spellings of the same zone would each add an entry to the
// cached formatters.
const zones = new Set(Intl.supportedValuesOf('timeZone'));

/**
 * The time zone in which a buyer's days end: the browser's, else the first one of the country (that of its
 * capital, or the first in CLDR's list), else UTC.
 */
export function buyerZone(given: string | null | undefined, country: string | null | undefined): string {
  if (given && zones.has(given)) return given;
  const code = country ? toCountryCode(country) : null;
  if (!code) return 'UTC';
  const place = new Intl.Locale(`und-${code}`) as Intl.Locale & { getTimeZones(): string[] | undefined };
  return place.getTimeZones()?.[0] ?? 'UTC';
}
