import type { quote } from '#shared/i18n/en/admin-quote.ts';
import { createTranslator, type SameShape } from '#shared/i18n/translate.ts';
import type { StaffQuote } from '#shared/deals/quote.ts';
import { compareNames, ta } from '../../../lib/admin-text.ts';
import type { FormLine } from './offer-values.ts';
import type { Supplier } from './option-card.tsx';

/** Product names in Chinese by product, for products that have one. */
export type ChineseNames = Readonly<Record<string, string>>;

/** The words of an inquiry. They are Chinese, whatever the reader's language. */
export type InquiryWords = SameShape<Pick<typeof quote, 'inquiry' | 'units'>>;

/** A line of the draft as a factory reads it, with what the buyer wrote about it. */
export type InquiryLine = Pick<FormLine, 'id' | 'name' | 'color' | 'saleUnit' | 'quantity'> & {
  /** Whether the name is Chinese. */
  isChinese: boolean;
  note: string | null;
  link: string | null;
};

/** The lines of one supplier; of none yet if the id is empty. */
export type SupplierGroup = Supplier & { lines: InquiryLine[] };

/** The lines of a draft by supplier. A line with options of several suppliers is in each of their groups. */
export function supplierGroups(
  lines: readonly FormLine[],
  quote: Pick<StaffQuote, 'lines'>,
  suppliers: readonly Supplier[],
  chineseNames: ChineseNames,
): SupplierGroup[] {
  const groups = new Map<string, SupplierGroup>();
  for (const line of lines) {
    const asked = quote.lines.find(({ id }) => id === line.requestLineId);
    const name = chineseNames[line.productId ?? ''] ?? line.name;
    const shown: InquiryLine = {
      id: line.id,
      name,
      isChinese: /\p{Script=Han}/u.test(name),
      color: line.color,
      saleUnit: line.saleUnit,
      quantity: line.quantity,
      note: asked?.note ?? null,
      link: asked?.link ?? null,
    };
    const named = [...new Set(line.options.map(({ supplierId }) => supplierId))].filter(Boolean);
    for (const id of named.length > 0 ? named : ['']) {
      const group = groups.get(id) ?? { id, name: supplierName(suppliers, id), lines: [] };
      group.lines.push(shown);
      groups.set(id, group);
    }
  }
  return [...groups.values()].toSorted(
    (a, b) => Number(a.id === '') - Number(b.id === '') || compareNames(a.name, b.name),
  );
}

/** The name of a supplier of a line: of none yet, or of one that is gone. */
export const supplierName = (suppliers: readonly Supplier[], id: string): string =>
  id === ''
    ? ta('quote.factory.noSupplier')
    : (suppliers.find((one) => one.id === id)?.name ?? ta('change.gone'));

/**
 * The inquiry for one factory: what is wanted and what we must know, without the buyer's identity and target price.
 * @param withNote the lines whose note of the buyer the factory may read
 */
export function factoryText(
  lines: readonly InquiryLine[],
  { deadline, reference }: Pick<StaffQuote, 'deadline' | 'reference'>,
  words: InquiryWords,
  withNote: ReadonlySet<string>,
): string {
  const translate = createTranslator('zh', words);
  const wanted = lines.flatMap(({ id, name, quantity, saleUnit, color, note, link }, i) => [
    translate('inquiry.line', {
      number: i + 1,
      name,
      quantity: translate(`units.${saleUnit}`, { count: Number(quantity) || quantity }),
    }),
    ...(color ? [translate('inquiry.color', { color })] : []),
    ...(note && withNote.has(id)
      ? [translate('inquiry.note', { note: note.replaceAll(/\s*\n\s*/g, ' ') })]
      : []),
    ...(link ? [translate('inquiry.link', { link })] : []),
  ]);
  return [
    translate('inquiry.greeting'),
    '',
    ...wanted,
    '',
    translate('inquiry.questions'),
    translate('inquiry.price'),
    translate('inquiry.packing'),
    translate('inquiry.lead'),
    ...(deadline ? [translate('inquiry.deadline', { day: deadline })] : []),
    '',
    translate('inquiry.closing', { reference }),
  ].join('\n');
}
