import { expect, test } from 'vitest';
import { admin as chinese } from '#shared/i18n/zh/admin.ts';
import type { RequestLine } from '#shared/quote.ts';
import { createSpeech } from '../../lib/admin-text.ts';
import { factoryText } from './factory-text.ts';

test('a factory reads what is wanted, and neither the buyer nor the target price', () => {
  const line: RequestLine = {
    id: '11111111-1111-4111-8111-111111111111',
    productId: null,
    name: 'Sandal',
    sku: 'SA-1',
    imageUrl: null,
    saleUnit: 'pair',
    quantity: 1200,
    color: 'red',
    targetPrice: '2.20',
    note: 'Size 38\n to 42',
    link: null,
    photos: [],
  };
  const { translate } = createSpeech('zh', chinese);
  const request = { lines: [line], deadline: '2027-01-15', reference: 'RQ-2026-000123' };
  const text = factoryText(request, translate);
  expect(text).toContain('1. Sandal，数量 1,200 双\n   颜色：red\n   要求：Size 38 to 42');
  expect(text).toContain('客户需在 2027-01-15 前收到货物。');
  expect(text).toContain('RQ-2026-000123');
  expect(text).not.toContain('2.20');
});
