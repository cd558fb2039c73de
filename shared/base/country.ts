import { compareTextsIn, displayName } from './formatting.ts';
import { type Locale, locales, localeTags } from './locale.ts';

/** The 54 states of Africa as ISO 3166-1 alpha-2 codes, in the regions of the United Nations. */
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

/** The country that a buyer has chosen for landed costs; null if none is chosen or we do not ship to it. */
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

/**
 * All countries with names in one language, sorted in its order. African countries form a group of their own, since
 * most buyers write from there.
 */
export function countryGroups(locale: Locale): CountryGroups {
  const compare = compareTextsIn(localeTags[locale]);
  const named = (codes: readonly string[]) =>
    codes.map((code) => ({ code, name: countryName(code, locale) })).sort((a, b) => compare(a.name, b.name));
  return { africa: named(africanCodes), others: named(otherCodes) };
}

/** Name of a country stored as an ISO code; any other text is returned unchanged. */
export function countryName(code: string, locale: Locale): string {
  return /^[A-Z]{2}$/.test(code) ? displayName(localeTags[locale], 'region', code) : code;
}

/** French names of countries without an article, with a plural, and those in "e" that are masculine. */
const bareInFrench =
  /^(Djibouti|Madagascar|Maurice|Sao Tomé|Cuba|Chypre|Malte|Singapour|Haïti|Taïwan|Israël|Oman|Bahreïn)/;
const pluralInFrench = /^(Comores|Seychelles|États-Unis|Émirats|Pays-Bas|Philippines|Maldives)/;
const masculineInFrench = /^(Mozambique|Zimbabwe|Mexique|Cambodge|Belize|Suriname)/;

/** A country's name inside a sentence: French needs its article, "le Sénégal". */
export function countryInText(code: string, locale: Locale): string {
  const name = countryName(code, locale);
  if (locale !== 'fr' || bareInFrench.test(name)) return name;
  if (pluralInFrench.test(name)) return `les ${name}`;
  if (/^[AEIOUÉÎaeiou]/.test(name)) return `l’${name}`;
  const isFeminine = /^([^ -]*e([ -]|$)|Sierra)/.test(name) && !masculineInFrench.test(name);
  return `${isFeminine ? 'la' : 'le'} ${name}`;
}

/** A name without accents, marks and case, so that "Cote d'Ivoire" is found too. */
const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

let codesByName: Map<string, string> | undefined;

/** ISO code of a country given by its code or by its name in one of our languages; null for any other text. */
export function toCountryCode(text: string): string | null {
  const code = text.trim().toUpperCase();
  if (countryCodes.includes(code)) return code;
  codesByName ??= new Map(
    locales.flatMap((locale) => countryCodes.map((it) => [plain(countryName(it, locale)), it] as const)),
  );
  return codesByName.get(plain(text)) ?? null;
}
