import { toCountryCode } from '#shared/country.ts';

// Only names as the list has them: others, in other letters, would each take a place among the formats that are kept.
const zones = new Set(Intl.supportedValuesOf('timeZone'));

/**
 * The time zone in which a buyer's days end: that of the browser, else the first one of the country (its capital's, or the
 * one that CLDR lists first), else UTC.
 */
export function buyerZone(given: string | null | undefined, country: string | null | undefined): string {
  if (given && zones.has(given)) return given;
  const code = country ? toCountryCode(country) : null;
  if (!code) return 'UTC';
  const place = new Intl.Locale(`und-${code}`) as Intl.Locale & { getTimeZones(): string[] | undefined };
  return place.getTimeZones()?.[0] ?? 'UTC';
}
