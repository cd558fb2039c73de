import { beforeEach, expect, test } from 'vitest';
import { createTestApp } from '#tests/app.ts';
import type { Client } from '#tests/client.ts';
import { createCategory, createProduct, signedIn } from '#tests/factories.ts';
import { requestQuote, sendOffer, sheetFor } from '#tests/quotes.ts';
import type { BuyerQuote } from '#shared/deals/quote.ts';
import { quoteRequests } from '../quote/quote-request.schema.ts';

const app = await createTestApp();
beforeEach(app.reset);

const toApapa = {
  kind: 'transit',
  area: 'Nigeria',
  code: 'apapa',
  name: 'Ningbo to Lagos (Apapa)',
  low: '35',
  high: '50',
  unit: 'days',
  source: 'line.example/schedule',
  checkedOn: '2020-03-01',
};

async function begin() {
  const staff = await signedIn(app);
  const category = await createCategory(app.db, { name: 'Footwear', goodsClass: 'consumer' });
  const { id } = await createProduct(app.db, { name: 'Trainer', categoryId: category.id, incoterm: 'FOB' });
  const buyer = app.client();
  await buyer.post('/preferences', new URLSearchParams({ country: 'NG', back: '/' }));
  await buyer.post('/api/quote-list/lines', { product: id });
  return { staff, id, buyer };
}

const textOf = async (client: Client, address: string) => {
  const response = await client.get(address);
  expect(response.status).toBe(200);
  const [, main] = /<main.*?>(.*)<\/main>/s.exec(await response.text())!;
  return main!.replaceAll(/<[^>]*>/g, '');
};
const pagesOf = (id: string) => [`/product/${id}`, `/landed-cost?product=${id}`, '/quote-list'];

test('a transit time is shown with source, day and age wherever the price at the door is', async () => {
  const { staff, id, buyer } = await begin();
  expect((await staff.post('/api/reference', toApapa)).status).toBe(201);
  const { code } = await requestQuote(app.client(), [id], { country: 'NG' });
  const [request] = await app.db.select().from(quoteRequests);
  const asked = await buyer.read<BuyerQuote>(`/api/buyer-quotes/${code}`);
  expect((await sendOffer(staff, request!.id, sheetFor(asked))).status).toBe(200);
  for (const path of [...pagesOf(id), `/quotes/${code}`]) {
    const text = await textOf(buyer, path);
    expect(text, path).toContain('Transit time to Nigeria');
    expect(text, path).toMatch(/Ningbo to Lagos \(Apapa\):? 35–50 days/);
    expect(text, path).toContain('line.example/schedule · Checked on Mar 1, 2020');
    expect(text, path).toContain('Older than a year');
  }
  // A deleted row is no longer shown; an offer keeps the data it was sent with.
  const [row] = await staff.read<{ id: string }[]>('/api/reference?kind=transit');
  await staff.request('DELETE', `/api/reference/${row!.id}`);
  expect(await textOf(buyer, `/product/${id}`)).not.toContain('Lagos (Apapa)');
  expect(await textOf(buyer, `/quotes/${code}`)).toContain('Lagos (Apapa)');
});

test('where no transit time is sourced, the pages say to ask', async () => {
  const { staff, id, buyer } = await begin();
  await staff.post('/api/reference', { ...toApapa, area: 'KE', name: 'Ningbo to Mombasa' });
  for (const path of pagesOf(id)) {
    const text = await textOf(buyer, path);
    expect(text, path).toContain('No confirmed transit time to Nigeria yet');
    expect(text, path).not.toContain('Mombasa');
  }
});
