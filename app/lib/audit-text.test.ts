import { expect, test } from 'vitest';
import { admin as chinese } from '#shared/i18n/zh/admin.ts';
import { createSpeech, speakAs } from './admin-text.ts';
import { entryTitle } from './audit-text.ts';

test('an import is called one, not a product, and a change of many says how many', () => {
  const undone = { action: 'undo', noun: 'product', title: 'import.csv' };
  const many = { action: 'update', noun: 'product', title: null, parts: 12 };
  expect(entryTitle(undone)).toBe('undid import import.csv');
  expect(entryTitle({ ...undone, action: 'import' })).toBe('imported file import.csv');
  expect(entryTitle(many)).toBe('changed product: 12 records');
  speakAs(() => createSpeech('zh', chinese));
  expect(entryTitle(undone)).toBe('撤销了导入“import.csv”');
  expect(entryTitle(many)).toBe('更改了产品（12 条记录）');
});
