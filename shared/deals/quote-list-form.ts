import { currencyOf } from '../base/currency-names.ts';
import { withCurrency } from '../base/money.ts';
import { maxTargetPrice } from './quote-limits.ts';
import { foldTyped, plainNumber } from '../base/typed-text.ts';

/**
 * Fields of a line in the list's form. Without schemas, so that the browser loads it without the validation library.
 */
const lineFields = ['quantity', 'color', 'targetPrice', 'note', 'title', 'link'] as const;
export type LineField = (typeof lineFields)[number];

/** Name of a line's field in the list's form. */
export const lineFieldName = (id: string, field: LineField): string => `${field}:${id}`;

/**
 * Converts the fields of the list's form to the body of its calls, for both the page's action and the browser. An
 * unchecked box sends nothing: `sampleWanted` is then missing.
 */
export function readListForm(fields: Readonly<Record<string, string>>) {
  const lines = new Map<string, Record<string, string>>();
  const rest: Record<string, string> = { sampleWanted: '' };
  for (const [name, value] of Object.entries(fields)) {
    const [field = '', id] = name.split(':', 2);
    if (id === undefined) rest[name] = value;
    else lines.set(id, { ...(lines.get(id) ?? { id }), [field]: value });
  }
  return { ...rest, lines: [...lines.values()] };
}

/** The form field for an error path of a call: "lines.2.quantity" is the quantity of the third line. */
export function fieldOfError(path: string, lines: readonly { id?: string }[]): string {
  const [, index, field] = /^lines\.(\d+)\.(\w+)$/.exec(path) ?? [];
  const id = index === undefined ? undefined : lines[Number(index)]?.id;
  return id && field ? lineFieldName(id, field as LineField) : path;
}

/**
 * The stored form of a typed target price: an amount such as "2.20" in the currency of its list or request, or
 * "2.20 EUR" in another one. It is never converted. "FCFA" keeps its name, which two currencies share.
 * @returns null if the text is no price, or its separator could mean thousands or decimals
 */
export function plainTargetPrice(typed: string): string | null {
  if (typed.length > maxTargetPrice) return null;
  const [, before = '', number = '', behind = ''] = /^(\D*)(\d.*\d|\d)(\D*)$/.exec(foldTyped(typed)) ?? [];
  const amount = plainNumber(number, 3);
  if (amount === null || amount.length > 13 || /^[1-9]\d{0,2}[.,]\d{3}$/.test(number)) return null;
  const name = `${before}${behind}`.trim();
  const code = /cfa/i.test(name) && currencyOf(name) ? 'FCFA' : currencyOf(name);
  if (name !== '' && code === undefined) return null;
  return code ? `${amount} ${code}` : amount;
}

/**
 * Lines as a form sends them: target prices that name no currency get that of their fields, unless it is the
 * list's.
 */
export const namePriceCurrency = <T extends { targetPrice?: string | null | undefined }>(
  lines: readonly T[],
  ofFields: string | undefined,
  ofList: string,
): T[] =>
  lines.map((line) =>
    line.targetPrice && ofFields && ofFields !== ofList
      ? { ...line, targetPrice: withCurrency(line.targetPrice, ofFields) }
      : line,
  );
