import { localeTags, type StaffLanguage } from '#shared/base/locale.ts';
import { admin as english } from '#shared/i18n/en/admin.ts';
import { createTranslator } from '#shared/i18n/translate.ts';
import { admin as chinese } from '#shared/i18n/zh/admin.ts';
import type { Cell, FigureColumn } from '#shared/operations/figure.ts';
import { dash, isNumber, numberText } from '#shared/operations/figure-text.ts';
import type { Figures } from './figure.service.ts';

/** The blocks of the figures in ten lines of a name and a value, for a mail. */
export function figureLines(blocks: Figures['blocks'], language: StaffLanguage): [string, string][] {
  const t = createTranslator(language, language === 'zh' ? chinese : english);
  const text = (cell: Cell | undefined) => {
    if (cell && isNumber(cell)) return numberText(cell, localeTags[language], t);
    return cell?.as === 'text' && cell.value !== null ? cell.value : dash;
  };
  /** Rows of a block as texts by column, those of a word or all. */
  const rowsOf = (block: keyof typeof blocks, name?: string) => {
    const { columns, rows } = blocks[block];
    return rows
      .filter(([first]) => name === undefined || first!.value === name)
      .map((row) => (column: FigureColumn) => row[columns.indexOf(column)]);
  };
  const list = (items: readonly string[]) => items.join(t('common.listSeparator')) || dash;
  const named = (label: string, value: string) => t('list.setFilter', { label, value });
  const compared = (
    block: 'summary' | 'visits',
    name: 'accepted' | 'money' | 'products' | 'requests' | 'sent' | 'visitors',
    value: FigureColumn = 'value',
  ) =>
    list(
      rowsOf(block, name).map((cell) =>
        t('figure.mail.compared', {
          now: text(cell(value)),
          before: text(cell('before')),
          change: text(cell('change')),
        }),
      ),
    );
  const aDay = (name: 'products' | 'visitors'): [string, string] => [
    t('figure.mail.aDay', { name: t(`figure.words.${name}`) }),
    compared('visits', name, 'average'),
  ];
  const inDays = (name: 'accepted' | 'money' | 'requests' | 'sent'): [string, string] => [
    t(`figure.words.${name}`),
    compared('summary', name),
  ];
  const [reply] = rowsOf('promises', 'reply');
  const late = rowsOf('promises').filter((cell) => Number(cell('late')!.value) > 0);
  const waiting = ['waitingQuotes', 'lateOrders', 'waitingChats', 'waitingMessages'] as const;
  const [missed] = rowsOf('missed');
  return [
    aDay('visitors'),
    aDay('products'),
    inDays('requests'),
    inDays('sent'),
    inDays('accepted'),
    inDays('money'),
    [t('figure.mail.reply'), `${text(reply!('typical'))} / ${text(reply!('longest'))}`],
    [
      t('figure.mail.late'),
      late.length === 0
        ? text({ as: 'count', value: 0 })
        : list(
            late.map((cell) => {
              const name = cell('promise')!;
              return named(name.as === 'word' ? t('figure.words.reply') : text(name), text(cell('late')));
            }),
          ),
    ],
    [
      t('figure.blocks.waiting'),
      list(
        waiting.map((name) => named(t(`figure.words.${name}`), text(rowsOf('waiting', name)[0]!('count')))),
      ),
    ],
    [
      t('figure.mail.missed'),
      missed
        ? t('figure.mail.searchers', { words: text(missed('words')), count: text(missed('visitors')) })
        : dash,
    ],
  ];
}
