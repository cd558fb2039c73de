import { expect, test } from 'vitest';
import { quote as chinese } from '#shared/i18n/zh/admin-quote.ts';
import type { RequestLine } from '#shared/deals/quote.ts';
import { factoryText, supplierGroups } from './factory-text.ts';
import { emptyLine } from './offer-start.ts';

const asked = (id: string, note: string | null): RequestLine => ({
  id,
  productId: null,
  name: id,
  sku: null,
  imageUrl: null,
  saleUnit: 'pair',
  quantity: 1200,
  color: 'red',
  targetPrice: '2.20',
  note,
  link: null,
  photos: [],
});
/** A line of the draft with an option of each supplier. */
const line = (name: string, suppliers: readonly string[], part: object = {}) => {
  const made = emptyLine(name);
  const option = made.options[0]!;
  return {
    ...made,
    name,
    requestLineId: name,
    saleUnit: 'pair' as const,
    quantity: '1200',
    options: suppliers.map((supplierId, i) => ({ ...option, id: String(i), supplierId })),
    ...part,
  };
};
const quote = {
  lines: [asked('Sandal', 'For Diop & Filles\n size 38'), asked('Kettle', null)],
  deadline: '2027-01-15',
  reference: 'RQ-2026-000123',
};
const lines = [
  line('Sandal', ['works', 'other'], { productId: 'p1', color: 'red' }),
  line('Kettle', ['works']),
  line('Bowl', ['']),
];
const suppliers = [
  { id: 'works', name: 'Works' },
  { id: 'other', name: 'Other' },
];
const groups = supplierGroups(lines, quote, suppliers, { p1: '凉鞋' });

test('each supplier is asked for its own lines, and those without one are a group of their own', () => {
  expect(groups.map((group) => [group.id, group.lines.map(({ name }) => name)])).toEqual([
    ['other', ['凉鞋']],
    ['works', ['凉鞋', 'Kettle']],
    ['', ['Bowl']],
  ]);
  expect(groups[1]!.lines.map(({ isChinese }) => isChinese)).toEqual([true, false]);
});

test('a factory reads what is wanted; the buyer’s note only if staff take it along, and never the target price', () => {
  const textWith = (withNote: string[]) => factoryText(groups[1]!.lines, quote, chinese, new Set(withNote));
  const text = textWith([]);
  expect(text).toContain('1. 凉鞋，数量 1,200 双\n   颜色：red\n2. Kettle，数量 1,200 双');
  expect(text).toContain('客户需在 2027-01-15 前收到货物。');
  expect(text).toContain('RQ-2026-000123');
  expect(text).not.toMatch(/2\.20|Diop|Bowl/);
  expect(textWith(['Sandal'])).toContain('   要求：For Diop & Filles size 38');
});
