import { countryCodes } from '#shared/base/country.ts';
import { countryOfPhone } from '../../platform/db/phone.ts';

let countriesByZone: ReadonlyMap<string, string> | undefined;

/** The country of a time zone; null for zones without a country, such as UTC. */
function countryOfZone(timeZone: string): string | null {
  countriesByZone ??= new Map(
    countryCodes.flatMap(
      (code) =>
        // TypeScript's types do not include this method yet.
        (new Intl.Locale(`und-${code}`) as Intl.Locale & { getTimeZones(): string[] | undefined })
          .getTimeZones()
          ?.map((zone) => [zone, code] as const) ?? [],
    ),
  );
  return countriesByZone.get(timeZone) ?? null;
}

/**
 * ISO code of the customer's country: from the telephone number if it has a country code, else from the time zone
 * of the device.
 */
export function countryOfCustomer(phone: string | null, timeZone: string | null): string | null {
  return (phone && countryOfPhone(phone)) || (timeZone ? countryOfZone(timeZone) : null);
}
