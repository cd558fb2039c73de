import { currencies } from './money.ts';

/** Currencies in which buyers can see prices: local ones, and those of international trade. */
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

/** The currency that a buyer has chosen; null if none is chosen or it is not in the list. */
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

/** The currency of a country, by its ISO code; null if it is not one of `buyerCurrencies`. */
export const currencyOf = (country: string): BuyerCurrency | null =>
  buyerCurrencies.find((code) => countriesOf[code]?.split(' ').includes(country)) ?? null;

/** All currencies with a rate, including those of product prices. */
export const ratedCurrencies = [...new Set([...buyerCurrencies, ...currencies])];
export type RatedCurrency = (typeof ratedCurrencies)[number];

/** Units of each currency per US dollar; null if not set. */
export type PerDollar = Record<RatedCurrency, number | null>;

/** West and Central African francs: both are commonly called FCFA. */
export const francs: ReadonlySet<string> = new Set(['XOF', 'XAF']);

/** Both francs are pegged to the euro at this rate. */
const francsPerEuro = 655.957;

/**
 * The rates of two currencies, relative to a third one. The CFA francs follow the euro by their fixed rate, whatever
 * their own rate in the table is; without a rate of the euro their own counts.
 * @returns null if a rate is missing
 */
export function ratesOf(
  from: string,
  to: string,
  perDollar: Readonly<Record<string, number | null | undefined>>,
): [from: number, to: number] | null {
  const isPegged = (code: string) => code === 'EUR' || francs.has(code);
  const euro = isPegged(from) && isPegged(to) ? 1 : perDollar['EUR'];
  const rateOf = (code: string) => {
    if (code === 'EUR') return euro;
    return euro && francs.has(code) ? euro * francsPerEuro : perDollar[code];
  };
  const [one, other] = [rateOf(from), rateOf(to)];
  return one && other ? [one, other] : null;
}

/**
 * Converts an amount to another currency with the rates from the settings; null if a rate is missing. `unit` is a
 * stored code, which may be unknown.
 */
export function converted(
  amount: number,
  unit: string,
  to: string,
  perDollar: Readonly<Record<string, number | null>>,
): number | null {
  const rates = ratesOf(unit, to, perDollar);
  return rates ? (amount / rates[0]) * rates[1] : null;
}

/** The known rates in the short form that every page contains: "USD 1,EUR 0.86". */
export const shortRates = (perDollar: PerDollar): string =>
  ratedCurrencies.flatMap((code) => (perDollar[code] === null ? [] : [`${code} ${perDollar[code]}`])).join();

/** Parses the result of `shortRates`. */
export const longRates = (short: string): Record<string, number> =>
  Object.fromEntries(
    short.split(',').map((entry): [string, number] => [entry.slice(0, 3), Number(entry.slice(4))]),
  );
