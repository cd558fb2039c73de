import type { RatedCurrency } from './rates.ts';

/** Ways to write a currency next to an amount, as parts of a regular expression. */
export const currencyNames: Record<RatedCurrency, string> = {
  USD: 'us\\$|\\$|usd|dollars?|d[oó]lar(?:es)?|bucks|美元|美金',
  EUR: '€|eur|euros?|欧元',
  CNY: '元|块钱|块|cny|rmb|yuan(?:s|es)?|人民币',
  XOF: 'xof|f\\.? ?cfa|cfa|francs? cfa|francos? cfa|西非法郎',
  XAF: 'xaf|中非法郎',
  NGN: '₦|ngn|nairas?|奈拉',
  GHS: '₵|ghs|cedis?|塞地',
  KES: 'kes|ksh|shillings?|先令',
  TZS: 'tzs|tsh',
  UGX: 'ugx|ush',
  RWF: 'rwf',
  ETB: 'etb|birrs?|比尔',
  ZAR: 'zar|rands?|兰特',
  MAD: 'mad|dirhams?|迪拉姆',
  EGP: 'egp|埃镑',
  AOA: 'aoa|kwanzas?|宽扎',
  MZN: 'mzn|meticais|metical(?:es)?',
  GBP: '£|gbp|pounds?(?: sterling)?|livres? sterling|libras? esterlinas?|英镑',
  JPY: 'jpy|yen(?:es|s)?|日元',
  CAD: 'cad|c\\$|加元',
  AUD: 'aud|a\\$|澳元',
};

/** The currency that a text beside an amount names. */
export function currencyOf(written: string): RatedCurrency | undefined {
  const entries = Object.entries(currencyNames) as [RatedCurrency, string][];
  return entries.find(([, source]) => new RegExp(`^(?:${source})$`, 'iu').test(written))?.[0];
}
