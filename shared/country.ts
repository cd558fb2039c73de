import { compareTextsIn, displayName } from './formatting.ts';
import { type Locale, locales, localeTags } from './locale.ts';

/** The 54 states of Africa, by region as the United Nations draw them; ISO 3166-1 alpha-2. */
export const africanRegions = {
  west: ['BJ', 'BF', 'CV', 'CI', 'GM', 'GH', 'GN', 'GW', 'LR', 'ML', 'MR', 'NE', 'NG', 'SN', 'SL', 'TG'],
  east: [
    'BI',
    'KM',
    'DJ',
    'ER',
    'ET',
    'KE',
    'MG',
    'MW',
    'MU',
    'MZ',
    'RW',
    'SC',
    'SO',
    'SS',
    'TZ',
    'UG',
    'ZM',
    'ZW',
  ],
  central: ['AO', 'CM', 'CF', 'TD', 'CG', 'CD', 'GQ', 'GA', 'ST'],
  southern: ['BW', 'SZ', 'LS', 'NA', 'ZA'],
  north: ['DZ', 'EG', 'LY', 'MA', 'SD', 'TN'],
} as const;

export type AfricanRegion = keyof typeof africanRegions;

const africanCodes: readonly string[] = Object.values(africanRegions).flat();

/** The country that a buyer has chosen to have prices at the door for; null where none, or one that we do not ship to. */
export const toDestination = (code: string | undefined): string | null =>
  code !== undefined && africanCodes.includes(code) ? code : null;

/** The other members and observers of the United Nations, and territories from which buyers write. */
const otherCodes =
  'AF AL AD AG AR AM AU AT AZ BS BH BD BB BY BE BZ BT BO BA BR BN BG KH CA CL CN CO CR HR CU CY CZ DK DM DO EC SV EE FJ FI FR GE DE GR GD GT GY HT HN HK HU IS IN ID IR IQ IE IL IT JM JP JO KZ KI XK KW KG LA LV LB LI LT LU MO MY MV MT MH YT MX FM MD MC MN ME MM NR NP NL NZ NI KP MK NO OM PK PW PS PA PG PY PE PH PL PT PR QA RE RO RU KN LC VC WS SM SA RS SG SK SI SB KR ES LK SR SE CH SY TW TJ TH TL TO TT TR TM TV UA AE GB US UY UZ VU VA VE VN YE EH'.split(
    ' ',
  );

export const countryCodes: readonly string[] = [...africanCodes, ...otherCodes];

type Country = { code: string; name: string };
export type CountryGroups = { africa: Country[]; others: Country[] };

/** The countries in one language and its order, those of Africa apart: most who write come from there. */
export function countryGroups(locale: Locale): CountryGroups {
  const compare = compareTextsIn(localeTags[locale]);
  const named = (codes: readonly string[]) =>
    codes.map((code) => ({ code, name: countryName(code, locale) })).sort((a, b) => compare(a.name, b.name));
  return { africa: named(africanCodes), others: named(otherCodes) };
}

/** The name of a country that is stored as its ISO code; anything else as it stands. */
export function countryName(code: string, locale: Locale): string {
  return /^[A-Z]{2}$/.test(code) ? displayName(localeTags[locale], 'region', code) : code;
}

/** A name without accents, marks and case, so that "Cote d'Ivoire" is found as well. */
const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

let codesByName: Map<string, string> | undefined;

/** The ISO code of a country that is given by its code or by its name in any of our languages; null for all else. */
export function toCountryCode(text: string): string | null {
  const code = text.trim().toUpperCase();
  if (countryCodes.includes(code)) return code;
  codesByName ??= new Map(
    locales.flatMap((locale) => countryCodes.map((it) => [plain(countryName(it, locale)), it] as const)),
  );
  return codesByName.get(plain(text)) ?? null;
}
