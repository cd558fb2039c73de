import { expect, test } from 'vitest';
import type { AuditEntry } from '#shared/people/audit.ts';
import { changesOf } from './value-words.ts';

const entry = (noun: string, before: AuditEntry['before'], after: AuditEntry['after']): AuditEntry => ({
  id: '',
  username: 'wei',
  actor: 'Wei Zhang',
  action: 'update',
  noun,
  recordId: null,
  title: null,
  before,
  after,
  createdAt: '2026-11-24T00:00:00Z',
  parts: 0,
  fromFile: null,
  names: {},
});

test('the text of a post is shown without its markup', () => {
  const [change] = changesOf(
    entry(
      'post',
      { content: '<p>Sea &amp; air</p>' },
      { content: '<h2>Sea</h2><p>35 <strong>days</strong></p>' },
    ),
  );
  expect(change).toMatchObject({ before: 'Sea & air', after: expect.stringMatching(/^Sea\s+35 days$/) });
});

test('what only looks like markup stays', () => {
  expect(changesOf(entry('product', { leadTime: '< 5 days' }, { leadTime: '5 < 10' }))).toMatchObject([
    { before: '< 5 days', after: '5 < 10' },
  ]);
});

test('a category of posts is named as visitors read it', () => {
  expect(changesOf(entry('post', { category: 'general' }, { category: 'trade-news' }))).toMatchObject([
    { before: 'General', after: 'Trade news' },
  ]);
});

test('a sent offer is told by its sum, and a draft by how much is in it', () => {
  const sent = entry('quote', null, { revision: 2, currency: 'XOF', total: 1250 });
  expect(changesOf(sent)).toContainEqual(
    expect.objectContaining({ label: 'Total', after: 'XOF\u00A01,250' }),
  );
  const saved = entry('quote', { sheet: null }, { sheet: { currency: 'USD', lines: [{}, {}] } });
  expect(changesOf(saved)).toMatchObject([{ label: 'Draft of the offer', after: '2 lines, USD' }]);
});
