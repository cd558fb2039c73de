import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { QuoteList } from '#shared/deals/quote-list.ts';
import { createTestApp } from '#tests/app.ts';
import { createProduct, signedIn } from '#tests/factories.ts';
import { openQuote, requestQuote, sendOffer, sheetFor } from '#tests/quotes.ts';
import { quoteRequests } from './quote-request.schema.ts';

const app = await createTestApp();

/**
 * Maximum bytes of the HTML of a public page, compressed by Brotli at its best: 20 kB, as counted by `bench:pages`, and
 * a twentieth, because these two have more lines than usual.
 */
const most = 21 * 1024;
const weightOf = (html: string) => brotliCompressSync(html).length;

test('a list of ten lines, and an offer with three options of each line, are light', async () => {
  const ids = [];
  for (let i = 0; i < 10; i++) {
    const { id } = await createProduct(app.db, {
      name: `Canvas sandal with rubber sole number ${i}`,
      price: '12.50',
      colors: ['red', 'black', 'white'],
      priceTiers: [
        { quantity: 500, price: '11.80' },
        { quantity: 1000, price: '11.40' },
        { quantity: 3000, price: '10.95' },
      ],
    });
    ids.push(id);
  }
  const [buyer, staff] = [app.client(), await signedIn(app)];
  for (const product of ids) await buyer.post('/api/quote-list/lines', { product });
  const list = await (await buyer.get('/quote-list')).text();
  // A page of a single visitor is compressed with a faster setting, which must not be much worse.
  const sent = await buyer.get('/quote-list', { 'accept-encoding': 'gzip, br' });
  expect(sent.headers.get('content-encoding')).toBe('br');
  expect((await sent.arrayBuffer()).byteLength).toBeLessThan(weightOf(list) * 1.2);
  const { lines: listed } = await buyer.read<QuoteList>('/api/quote-list');
  for (const { id } of listed.slice(3)) await buyer.delete(`/api/quote-list/lines/${id}`);
  const { code } = await requestQuote(buyer, [], { message: 'Before the feast' });
  const [row] = await app.db.select().from(quoteRequests);
  const quote = await openQuote(staff, row!.id);
  const lines = sheetFor(quote).lines.map((line) => ({
    ...line,
    options: [...line.options, { ...line.options[0]!, id: 'best', label: 'Leather, hand sewn' }],
  }));
  expect((await sendOffer(staff, row!.id, { lines })).status).toBe(200);
  const offer = await (await buyer.get(`/quotes/${code}`)).text();
  const weights = { list: weightOf(list), offer: weightOf(offer) };
  expect(weights.list).toBeLessThan(most);
  expect(weights.offer).toBeLessThan(most);
});
