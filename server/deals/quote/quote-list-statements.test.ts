import { NoopLogger } from 'drizzle-orm/logger';
import { expect, test, vi } from 'vitest';
import { maxListLines } from '#shared/deals/quote-limits.ts';
import type { QuoteList } from '#shared/deals/quote-list.ts';
import { createTestApp } from '#tests/app.ts';
import { createProduct } from '#tests/factories.ts';
import { sendJson } from '#tests/client.ts';

const app = await createTestApp();

test('saving a list takes a handful of statements, however many lines it has', async () => {
  const client = app.client();
  const add = async () => {
    const { id: product } = await createProduct(app.db, { price: '2.00' });
    expect((await client.post('/api/quote-list/lines', { product })).status).toBe(201);
  };
  // Drizzle passes each statement to its logger, which does nothing in tests.
  const logged = vi.spyOn(NoopLogger.prototype, 'logQuery');
  const save = async () => {
    const { lines } = await client.read<QuoteList>('/api/quote-list');
    const body = { lines: lines.map(({ id }) => ({ id, quantity: 700, note: 'Red' })), city: 'Dakar' };
    logged.mockClear();
    expect((await sendJson(client, 'PUT', '/api/quote-list', body)).status).toBe(200);
    return logged.mock.calls.length;
  };
  // What runs in the background may fall into one of them.
  const fewest = async () => Math.min(await save(), await save(), await save());
  await add();
  const ofOne = await fewest();
  for (let i = 1; i < maxListLines; i++) await add();
  expect(await fewest()).toBe(ofOne);
  expect(ofOne).toBeLessThanOrEqual(15);
  const { lines, totalAmount } = await client.read<QuoteList>('/api/quote-list');
  expect(lines).toHaveLength(maxListLines);
  for (const line of lines) expect(line).toMatchObject({ quantity: 700, note: 'Red' });
  expect(totalAmount).toBe((maxListLines * 1400).toFixed(2));
});
