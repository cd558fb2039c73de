/**
 * Target prices of buyers. A target price is an amount as typed, such as "2.20" in the currency of its list or
 * request, or "2.20 EUR" in another currency. Without schemas, because the form's script uses it too.
 */
import { currencies } from './money.ts';

const form = new RegExp(`^\\d{1,12}([.,]\\d{1,3})?( (${currencies.join('|')}))?$`);
export const isTargetPrice = (text: string): boolean => form.test(text);

/** The target price with its currency. The amount is never converted, because it is what the buyer typed. */
export const withCurrency = (targetPrice: string, currency: string): string =>
  / [A-Z]{3}$/.test(targetPrice) ? targetPrice : `${targetPrice} ${currency}`;

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
