import { formatCurrency } from '#shared/formatting.ts';
import { converted, longRates } from '#shared/rates.ts';

/** The cookie that keeps in which currency a buyer wants to see prices. */
const cookie = /(?:^|;\s*)currency=([A-Z]{3})/;

export const chosenCurrency = (): string => cookie.exec(document.cookie)?.[1] ?? '';

/** Keeps the choice for a year; none is no choice. */
export function keepCurrency(code: string): void {
  document.cookie = `currency=${code}; Path=/; Max-Age=${code ? 31_536_000 : 0}; SameSite=Lax`;
}

/** The staff's table, which the page carries in its footer. */
const readRates = () =>
  longRates(document.querySelector<HTMLElement>('[data-rates]')?.dataset['rates'] ?? '');

/** Digits that an amount which is only about right shows. */
const digits = 3;

/** "≈ 3 500 F CFA" beside a price, in the buyer's own currency; nothing where it is that already, or has no rate. */
export function showOwnPrice(element: HTMLElement, code = chosenCurrency()): void {
  const { price, unit = '' } = element.dataset;
  const amount = code && code !== unit ? converted(Number(price), unit, code, readRates()) : null;
  element.textContent =
    amount === null ? '' : `≈ ${formatCurrency(document.documentElement.lang, code, amount, digits)}`;
}
