import { minorToText } from '#shared/base/minor-units.ts';
import type { StaffLanguage } from '#shared/base/locale.ts';
import { figure as english } from '#shared/i18n/en/admin-figure.ts';
import { quote as englishQuote } from '#shared/i18n/en/admin-quote.ts';
import { figure as chinese } from '#shared/i18n/zh/admin-figure.ts';
import { quote as chineseQuote } from '#shared/i18n/zh/admin-quote.ts';
import { type Cell, type FigureTable, priceRange } from '#shared/operations/figure.ts';

/** A value for a spreadsheet: numbers without separators, codes instead of names, nothing instead of a dash. */
function textOf(cell: Cell, words: Readonly<Record<string, string>>): string {
  switch (cell.as) {
    case 'word':
    case 'decline':
      return cell.value === null ? '' : (words[cell.value] ?? cell.value);
    case 'money':
      return cell.value === null
        ? ''
        : `${minorToText(Math.round(cell.value), cell.currency)} ${cell.currency}`;
    case 'links':
      return cell.value.map(({ text }) => text).join(' ');
    case 'countries':
      return cell.value.join(' ');
    case 'words':
      return cell.value.map((one) => words[one] ?? one).join('; ');
    case 'quantities':
      return cell.value.map(({ quantity, unit }) => `${quantity} ${unit}`).join('; ');
    case 'prices':
      return cell.value.map(priceRange).join('; ');
    default:
      return String(cell.value ?? '');
  }
}

/** A table with its heading as rows of a file. */
export function csvRows({ columns, rows }: FigureTable, language: StaffLanguage): string[][] {
  const texts = language === 'zh' ? chinese : english;
  const words = { ...texts.words, ...(language === 'zh' ? chineseQuote : englishQuote).declineReasons };
  return [
    columns.map((column) => texts.columns[column]),
    ...rows.map((row) => row.map((cell) => textOf(cell, words))),
  ];
}
