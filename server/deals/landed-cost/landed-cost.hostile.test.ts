import { expect, test } from 'vitest';
import { createTestApp } from '#tests/app.ts';
import { createCategory, createProduct } from '#tests/factories.ts';
import { referenceRows } from '../reference/reference.schema.ts';
import { readDemo } from '../../operations/demo/demo-content.ts';

const app = await createTestApp();

test('the price at the door takes any address: no error, no number that is none, no page that grows', async () => {
  await app.reset();
  await app.db.insert(referenceRows).values(readDemo().reference);
  const { id: categoryId } = await createCategory(app.db, { name: 'Shoes', goodsClass: 'consumer' });
  const { id } = await createProduct(app.db, { name: 'Sandal', categoryId, minimumOrderQuantity: 100 });
  const client = app.client();
  const read = async (query: string) => {
    const response = await client.get(`/landed-cost?product=${id}&country=NG&lng=en&${query}`);
    return { status: response.status, html: await response.text() };
  };
  const usual = await read('');
  const wild = ['-1', '0', '1e308', '-0', 'NaN', 'Infinity', '0x10', '1e-9', '9'.repeat(400), '٣', '1,5', ''];
  const queries = [
    ...wild.flatMap((number) => [`quantity=${number}`, `freight=${number}`]),
    'quantity=10000000&freight=90071992547409.91',
    'quantity=1&quantity=2&way=submarine',
    'levy.__proto__=with&levy.constructor=without&levy.=with',
    Array.from({ length: 500 }, (_, i) => `levy.${i}=with`).join('&'),
    `country=${encodeURIComponent('<script>alert(1)</script>')}`,
    'country=__proto__&country=NG',
    'cur=XXX&currency=__proto__',
  ];
  for (const query of queries) {
    const { status, html } = await read(query);
    const text = html.replaceAll(/<script[^]*?<\/script>/g, '').replaceAll(/<[^>]*>/g, ' ');
    expect([query.slice(0, 60), status]).toEqual([query.slice(0, 60), 200]);
    expect(text, query).not.toMatch(/\b(?:NaN|Infinity|undefined|null)\b|∞/);
    expect(html.length, query.slice(0, 60)).toBeLessThan(usual.html.length + 20_000);
    expect(html).not.toContain('<script>alert');
  }
});
