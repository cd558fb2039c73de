import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { officeDay } from '#shared/base/zoned-time.ts';
import { createTestApp } from '#tests/app.ts';
import { createCategory, createProduct, signedIn } from '#tests/factories.ts';
import { acceptOffer, requestQuote, sendOffer } from '#tests/quotes.ts';
import { quoteRequests } from '../../deals/quote/quote-request.schema.ts';
import { demoRecords } from '../demo-record/demo-record.schema.ts';
import { dayCounts } from './count.schema.ts';

const app = await createTestApp();
beforeEach(() => app.reset());

const today = officeDay();
const days = `range=own&from=${today}&to=${today}`;

async function readBlock(block: 'demand' | 'missed') {
  const staff = await signedIn(app);
  const [file, page] = await Promise.all([
    staff.get(`/api/admin/figures/${block}?${days}`),
    staff.get(`/admin/analytics?${days}`),
  ]);
  expect(file.status).toBe(200);
  const html = await page.text();
  const shown = html.slice(html.indexOf(`id="${block}"`));
  return {
    rows: (await file.text()).trim().split('\r\n').slice(1),
    block: shown.slice(0, shown.indexOf('</section>')),
  };
}
const readDemand = () => readBlock('demand');

/** A request for something that is not in the catalogue. */
async function ask(title: string, quantity: number, given: { targetPrice?: string; country?: string } = {}) {
  const { country = 'SN', ...line } = given;
  const client = app.client();
  await client.post('/api/quote-list/lines', { title, quantity, ...line });
  return withId(await requestQuote(client, [], { country }));
}

async function withId({ reference, code }: { reference: string; code: string }) {
  const [row] = await app.db.select().from(quoteRequests).where(eq(quoteRequests.reference, reference));
  return { reference, code, id: row!.id };
}

const search = (object: string, visitors: number, country = 'CI', language = 'fr') =>
  app.db
    .insert(dayCounts)
    .values({ day: today, kind: 'missed', object, visitors, views: visitors, language, country });

test('what was searched and asked for under one name is one row, with the prices in each currency', async () => {
  await search('lampe elevee', 3);
  await search('radio', 2);
  await ask('Lampe  Élevée', 300, { targetPrice: '2.10' });
  await ask('LAMPE ELEVEE', 200, { targetPrice: '2.60', country: 'GH' });
  const { reference } = await ask('lampe élevée', 50, { targetPrice: '1300 FCFA' });
  const { rows, block } = await readDemand();
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatch(
    /^lampe élevée,"Searched; Asked for",,SN GH CI,3,3,550 piece,"1300 FCFA; 2.10–2.60 USD",RQ-\S+,Add a product$/,
  );
  expect(rows[0]!.split(',').at(-2)).toBe(reference);
  expect(block).toContain('wanted 1300\u00A0FCFA, 2.10–2.60\u00A0USD');
  expect(block).toContain('/admin/quick-add-product?language=en&amp;word=lampe+%C3%A9lev%C3%A9e');
});

test('products of lost requests and of those without an offer are wanted, with our price; sold ones are not', async () => {
  const categoryId = (await createCategory(app.db, { name: 'Kitchen' })).id;
  const [kettle, pan, cup] = await Promise.all(
    ['Kettle', 'Pan', 'Cup'].map((name) =>
      createProduct(app.db, { name, categoryId, minimumOrderQuantity: 500 }),
    ),
  );
  const staff = await signedIn(app);
  const request = async (id: string) => withId(await requestQuote(app.client(), [id]));
  const lost = await request(kettle!.id);
  await sendOffer(staff, lost.id);
  const declined = await app.client().post(`/api/buyer-quotes/${lost.code}/decline`, { reason: 'price' });
  expect(declined.status).toBe(200);
  await request(kettle!.id);
  const waiting = await request(pan!.id);
  // An offer that the buyer has not answered yet is not lost.
  await sendOffer(staff, (await request(cup!.id)).id);
  const sold = await request(cup!.id);
  await sendOffer(staff, sold.id);
  expect((await acceptOffer(app.client(), sold.code)).status).toBe(200);
  const { rows, block } = await readDemand();
  expect(rows).toEqual([
    expect.stringMatching(/^Kettle,"Lost; Without an offer",Kitchen,SN,,2,1000 piece,4.50 USD,RQ-\S+,$/),
    `Pan,Without an offer,Kitchen,SN,,1,500 piece,,${waiting.reference},`,
  ]);
  expect(block).toContain('offered 4.50\u00A0USD');
  expect(block).toContain(`href="/admin/products?edit=${kettle!.id}"`);
  expect(block).toContain(`href="/admin/quotes/${waiting.id}"`);
});

test('what is of the demo or in the trash is not wanted', async () => {
  const demo = await ask('Solar fridge', 10);
  await app.db.insert(demoRecords).values({ noun: 'quote', recordId: demo.id, fingerprint: '' });
  const trash = await ask('Solar fan', 10);
  await (await signedIn(app)).request('DELETE', `/api/quotes/${trash.id}`);
  expect((await readDemand()).rows).toEqual([]);
});

test('of many only the most wanted are shown', async () => {
  for (let i = 0; i < 42; i++) await search(`word ${i}`, 3);
  await search('word 45', 9);
  const { rows } = await readDemand();
  expect(rows).toHaveLength(40);
  expect(rows[0]).toBe('word 45,Searched,,CI,9,,,,,Add a product');
});

test('searches without a result are shown from three visitors on, with the ways to a synonym and a product', async () => {
  await search('lampe solaire', 2, 'SN');
  await search('lampe solaire', 1, 'CI');
  await search('radio', 2);
  await search('=cmd()', 4, '', 'en');
  const { rows, block } = await readBlock('missed');
  // A text that a spreadsheet would run is made harmless.
  expect(rows).toEqual([
    "'=cmd(),en,,4,Add a synonym,Add a product",
    'lampe solaire,fr,SN CI,3,Add a synonym,Add a product',
  ]);
  expect(block).toContain('href="/admin/search?language=fr&amp;edit=new&amp;word=lampe+solaire"');
  const way = '/admin/quick-add-product?language=fr&word=lampe+solaire';
  expect(block).toContain(`href="${way.replace('&', '&amp;')}"`);
  const staff = await signedIn(app);
  const formAt = async (address: string) => (await staff.get(address)).text();
  const form = await formAt(way);
  expect(form.includes('in Français: write it in English')).toBe(true);
  const nameOf = (html: string) => /<input(?=[^>]* name="name")[^>]* value="([^"]*)"/.exec(html)![1];
  expect(nameOf(form)).toBe('lampe solaire');
  // A text that is too long to be a name proposes none, and a text is never markup.
  const long = `/admin/quick-add-product?language=zz&word=${'x'.repeat(201)}`;
  expect(nameOf(await formAt(long))).toBe('');
  expect(nameOf(await formAt('/admin/quick-add-product?word=%3Cb%3E'))).toBe('&lt;b&gt;');
});

test('only staff may see the figures; an unknown block is not found', async () => {
  const staff = await signedIn(app, { role: 'admin' });
  expect((await staff.get('/api/admin/figures/secrets')).status).toBe(404);
  const customer = await signedIn(app, { role: 'customer' });
  expect((await customer.get('/api/admin/figures/funnel')).status).toBe(403);
  expect((await customer.get('/admin/analytics')).headers.get('location')).toBe('/');
});
