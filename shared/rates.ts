import { currencies } from './money.ts';

/** Currencies that a buyer may see prices in: local ones, and those of trade. */
export const buyerCurrencies = [
  'USD',
  'EUR',
  'CNY',
  'XOF',
  'XAF',
  'NGN',
  'GHS',
  'KES',
  'TZS',
  'UGX',
  'RWF',
  'ETB',
  'ZAR',
  'MAD',
  'EGP',
  'AOA',
  'MZN',
] as const;
export type BuyerCurrency = (typeof buyerCurrencies)[number];

/** The currency that a buyer has chosen; null where none, or none of the list. */
export const toBuyerCurrency = (code: string | undefined): BuyerCurrency | null =>
  buyerCurrencies.find((known) => known === code) ?? null;

const countriesOf: Readonly<Partial<Record<BuyerCurrency, string>>> = {
  XOF: 'BJ BF CI GW ML NE SN TG',
  XAF: 'CM CF TD CG GQ GA',
  NGN: 'NG',
  GHS: 'GH',
  KES: 'KE',
  TZS: 'TZ',
  UGX: 'UG',
  RWF: 'RW',
  ETB: 'ET',
  ZAR: 'ZA',
  MAD: 'MA',
  EGP: 'EG',
  AOA: 'AO',
  MZN: 'MZ',
};

/** The currency of a country, by its ISO code; null where it is none of `buyerCurrencies`. */
export const currencyOf = (country: string): BuyerCurrency | null =>
  buyerCurrencies.find((code) => countriesOf[code]?.split(' ').includes(country)) ?? null;

/** Every currency that has a rate, those of prices included. */
export const ratedCurrencies = [...new Set([...buyerCurrencies, ...currencies])];
export type RatedCurrency = (typeof ratedCurrencies)[number];

/** How much of each currency one US dollar buys; null where not set. */
export type PerDollar = Record<RatedCurrency, number | null>;

/**
 * The amount in another currency by the staff's table; null where a rate is missing. `unit` is a stored code, which may be
 * none of the list.
 */
export function converted(
  amount: number,
  unit: string,
  to: string,
  perDollar: Readonly<Record<string, number | null>>,
): number | null {
  const [from, into] = [perDollar[unit], perDollar[to]];
  return from && into ? (amount / from) * into : null;
}

/** The rates that there are, as every page carries them: "USD 1,EUR 0.86". */
export const shortRates = (perDollar: PerDollar): string =>
  ratedCurrencies.flatMap((code) => (perDollar[code] === null ? [] : [`${code} ${perDollar[code]}`])).join();

/** What `shortRates` has written. */
export const longRates = (short: string): Record<string, number> =>
  Object.fromEntries(
    short.split(',').map((entry): [string, number] => [entry.slice(0, 3), Number(entry.slice(4))]),
  );
