import type { StaffQuote } from '#shared/quote.ts';
import type { ta } from '../../lib/admin-text.ts';

/**
 * The inquiry for factories: what is wanted and what we must know, without the buyer's identity and target price.
 * @param translate translates into Chinese, whatever the reader's language
 */
export function factoryText(
  { lines, deadline, reference }: Pick<StaffQuote, 'lines' | 'deadline' | 'reference'>,
  translate: typeof ta,
): string {
  const wanted = lines.flatMap(({ name, quantity, saleUnit, color, note, link }, i) => [
    translate('quote.factory.line', {
      number: i + 1,
      name,
      quantity: translate(`quote.units.${saleUnit}`, { count: quantity }),
    }),
    ...(color ? [translate('quote.factory.lineColor', { color })] : []),
    ...(note ? [translate('quote.factory.lineNote', { note: note.replaceAll(/\s*\n\s*/g, ' ') })] : []),
    ...(link ? [translate('quote.factory.lineLink', { link })] : []),
  ]);
  return [
    translate('quote.factory.greeting'),
    '',
    ...wanted,
    '',
    translate('quote.factory.questions'),
    translate('quote.factory.questionPrice'),
    translate('quote.factory.questionPacking'),
    translate('quote.factory.questionLead'),
    ...(deadline ? [translate('quote.factory.deadline', { day: deadline })] : []),
    '',
    translate('quote.factory.closing', { reference }),
  ].join('\n');
}
