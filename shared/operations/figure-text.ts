import { formatDecimal, formatPercent } from '../base/formatting.ts';
import { formatMinor } from '../base/minor-units.ts';
import type { Params } from '../i18n/translate.ts';
import type { Cell } from './figure.ts';

/** Shown where there is nothing to show, or to compare. */
export const dash = '–';

const numbers = ['count', 'days', 'minutes', 'step', 'money', 'change'] as const;
type NumberCell = Extract<Cell, { as: (typeof numbers)[number] }>;

/** Whether a value is a number: tables align these. */
export const isNumber = (cell: Cell): cell is NumberCell => numbers.some((kind) => kind === cell.as);

/** Texts of the staff's dictionary that numbers need. */
type NumberKey = `figure.${'days' | 'hours' | 'isNew' | 'minutes' | 'part'}`;

type NumberTranslator = (key: NumberKey, params?: Params) => string;

/** "45 min", or from an hour on "2 h 5 min". */
function minutesText(value: number, t: NumberTranslator): string {
  const minutes = Math.round(value);
  return minutes < 60
    ? t('figure.minutes', { count: minutes })
    : t('figure.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

/** A number as the staff read it, on the page and in mails. */
export function numberText(cell: NumberCell, tag: string, t: NumberTranslator): string {
  if (cell.value === null) return dash;
  switch (cell.as) {
    case 'count':
      return formatDecimal(tag, cell.value);
    case 'days':
      return t('figure.days', { count: cell.value });
    case 'minutes':
      return minutesText(cell.value, t);
    case 'step':
      return cell.of === 0
        ? formatDecimal(tag, cell.value)
        : t('figure.part', { count: cell.value, percent: formatPercent(tag, (cell.value / cell.of) * 100) });
    case 'money':
      return formatMinor(tag, Math.round(cell.value), cell.currency);
    case 'change':
      if (cell.value === 'new') return t('figure.isNew');
      return `${cell.value > 0 ? '+' : ''}${formatPercent(tag, cell.value)}`;
  }
}
