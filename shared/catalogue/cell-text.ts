/** Texts of cells as people and spreadsheets write them. Without schemas, so that the browser loads them alone. */
import type { Currency } from '../base/money.ts';
import type { SaleUnit } from './product-rules.ts';

/** Stands for a formula whose value the file does not contain, because the program that wrote it did not calculate. */
export const uncalculated = '#NO VALUE';

const errorCodes =
  /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|UNKNOWN!|BUSY!|GETTING_DATA)$/i;

/** Why a cell is not a value that somebody wrote: the key of a validation text, or null. */
export function cellFault(cell: string): string | null {
  if (cell === uncalculated) return 'cellUncalculated';
  if (errorCodes.test(cell)) return 'cellError';
  if (/^=(?:_xlfn\.)?DISPIMG\(/i.test(cell)) return 'cellPicture';
  return cell.includes('\ufffd') ? 'cellGarbled' : null;
}

const currencyMarks: Readonly<Record<string, Currency>> = {
  '¥': 'CNY',
  元: 'CNY',
  块: 'CNY',
  rmb: 'CNY',
  cny: 'CNY',
  人民币: 'CNY',
  $: 'USD',
  us$: 'USD',
  usd: 'USD',
  美元: 'USD',
  美金: 'USD',
  '€': 'EUR',
  eur: 'EUR',
  欧元: 'EUR',
  '£': 'GBP',
  gbp: 'GBP',
  英镑: 'GBP',
  円: 'JPY',
  jpy: 'JPY',
  日元: 'JPY',
  cad: 'CAD',
  aud: 'AUD',
};

const unitMarks: Readonly<Record<string, SaleUnit>> = {
  ...Object.fromEntries('个 件 只 条 支 把 台 张 本 块'.split(' ').map((word) => [word, 'piece' as const])),
  pcs: 'piece',
  pc: 'piece',
  pieces: 'piece',
  双: 'pair',
  对: 'pair',
  pairs: 'pair',
  套: 'set',
  sets: 'set',
  包: 'pack',
  袋: 'pack',
  盒: 'pack',
  packs: 'pack',
  打: 'dozen',
  箱: 'carton',
  ctn: 'carton',
  ctns: 'carton',
  cartons: 'carton',
  公斤: 'kilogram',
  千克: 'kilogram',
  kg: 'kilogram',
  米: 'metre',
  m: 'metre',
};

/** Longest amount with its mark; longer texts would take long to match. */
const maxAmount = 40;

const split = (text: string) =>
  text.length > maxAmount
    ? null
    : /^([^\d\s.,+-]*)\s*(\d[\d\s.,]*?)\s*([^\d\s.,]*)$/u.exec(text.normalize('NFKC').trim());

/** A price without its currency, "12.50" for "¥12.50" or "12.5元", and the currency; null if it names none. */
export function pricedText(cell: string): { text: string; currency: Currency } | null {
  const [, before = '', text, after = ''] = split(cell) ?? [];
  const mark = (before || after).toLowerCase();
  const currency = (before && after) || !Object.hasOwn(currencyMarks, mark) ? undefined : currencyMarks[mark];
  return text && currency ? { text, currency } : null;
}

/** A quantity without its unit, "500" for "500双", and the unit; null if it names none. */
export function countedText(cell: string): { text: string; unit: SaleUnit } | null {
  const [, before = '', text, after = ''] = split(cell) ?? [];
  const mark = after.toLowerCase();
  const unit = before || !Object.hasOwn(unitMarks, mark) ? undefined : unitMarks[mark];
  return text && unit ? { text, unit } : null;
}

/**
 * What a price most likely means that could be read in two ways: "1,000" is a thousand, as the prices of nobody have
 * three decimals.
 */
export const suggestedPrice = (cell: string): string | null =>
  /^\d{1,3},\d{3}$/.test(cell.trim()) ? cell.trim().replace(',', '') : null;
