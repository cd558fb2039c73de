import { countryName } from '#shared/base/country.ts';
import { formatDate } from '#shared/base/formatting.ts';
import { localeNames, toLocale } from '#shared/base/locale.ts';
import { type Cell, priceRange } from '#shared/operations/figure.ts';
import { dash, isNumber, numberText } from '#shared/operations/figure-text.ts';
import { adminTag, hasAdminText, listText, spokenLanguage, ta } from '../../../lib/admin-text.ts';

export const dayText = (day: string): string => formatDate(adminTag(), 'shortDay', day, 'UTC');

/** Keeps an amount and its unit in a line. */
const inOneLine = (text: string): string => text.replaceAll(' ', '\u00A0');

/** A value as the staff read it. */
export function cellText(cell: Cell): string {
  if (isNumber(cell)) return numberText(cell, adminTag(), ta);
  if (cell.value === null || (Array.isArray(cell.value) && cell.value.length === 0)) return dash;
  switch (cell.as) {
    case 'day':
      return dayText(cell.value);
    case 'month':
      return formatDate(adminTag(), 'month', `${cell.value}-01`, 'UTC');
    case 'country':
      return countryName(cell.value, spokenLanguage());
    case 'countries':
      return listText(cell.value.map((code) => countryName(code, spokenLanguage())));
    case 'language':
      return localeNames[toLocale(cell.value)!] ?? cell.value;
    case 'word':
      return wordText('figure.words', cell.value);
    case 'words':
      return listText(cell.value.map((one) => wordText('figure.words', one)));
    case 'quantities':
      return listText(
        cell.value.map(({ unit, quantity }) => inOneLine(ta(`quote.units.${unit}`, { count: quantity }))),
      );
    case 'prices':
      return ta(cell.isTarget ? 'figure.wantedAt' : 'figure.offeredAt', {
        prices: listText(cell.value.map((one) => inOneLine(priceRange(one)))),
      });
    case 'decline':
      return wordText(cell.value === 'expired' ? 'figure.words' : 'quote.declineReasons', cell.value);
    case 'text':
      return cell.value;
    case 'links':
      return listText(cell.value.map(({ text }) => text));
  }
}

const wordText = (group: string, name: string): string => {
  const key = `${group}.${name}`;
  return hasAdminText(key) ? ta(key) : name;
};
