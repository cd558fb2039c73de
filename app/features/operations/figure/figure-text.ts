import { countryName } from '#shared/base/country.ts';
import { formatDate, formatDecimal, formatPercent } from '#shared/base/formatting.ts';
import { formatMinor } from '#shared/base/minor-units.ts';
import { localeNames, toLocale } from '#shared/base/locale.ts';
import { type Cell, priceRange } from '#shared/operations/figure.ts';
import { adminTag, hasAdminText, listText, spokenLanguage, ta } from '../../../lib/admin-text.ts';

/** Shown where there is nothing to show, or to compare. */
const dash = '–';

/** "45 min", or from an hour on "2 h 5 min". */
function minutesText(value: number): string {
  const minutes = Math.round(value);
  return minutes < 60
    ? ta('figure.minutes', { count: minutes })
    : ta('figure.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

export const dayText = (day: string): string => formatDate(adminTag(), 'shortDay', day, 'UTC');

const partText = (value: number, of: number): string =>
  of === 0
    ? formatDecimal(adminTag(), value)
    : ta('figure.part', { count: value, percent: formatPercent(adminTag(), (value / of) * 100) });

/** Keeps an amount and its unit in a line. */
const inOneLine = (text: string): string => text.replaceAll(' ', '\u00A0');

/** A value as the staff read it. */
export function cellText(cell: Cell): string {
  const tag = adminTag();
  if (cell.value === null || (Array.isArray(cell.value) && cell.value.length === 0)) return dash;
  switch (cell.as) {
    case 'count':
      return formatDecimal(tag, cell.value);
    case 'days':
      return ta('figure.days', { count: cell.value });
    case 'minutes':
      return minutesText(cell.value);
    case 'step':
      return partText(cell.value, cell.of);
    case 'money':
      return formatMinor(tag, Math.round(cell.value), cell.currency);
    case 'change':
      if (cell.value === 'new') return ta('figure.isNew');
      return `${cell.value > 0 ? '+' : ''}${formatPercent(tag, cell.value)}`;
    case 'day':
      return dayText(cell.value);
    case 'month':
      return formatDate(tag, 'month', `${cell.value}-01`, 'UTC');
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
