import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { countryCodes } from '#shared/base/country.ts';
import { buyerCurrencies } from '#shared/base/rates.ts';
import { createTestApp } from '#tests/app.ts';
import { createProduct } from '#tests/factories.ts';
import { contactMessages } from './contact.schema.ts';
import { products } from '../../catalogue/product/product.schema.ts';
import { cacheTags } from '../../platform/live/tags.ts';

const app = await createTestApp();
beforeEach(app.reset);

const filled = {
  fullName: 'Awa Diop',
  email: 'awa@diop.example',
  country: 'SN',
  message: 'We need 500 pairs of shoes.',
};

const visitor = () => app.client();
const rows = () => app.db.select().from(contactMessages);

describe('the page', () => {
  test('is one for all who come without a product, and shows a product in the visitor’s language', async () => {
    const product = await createProduct(app.db, {
      name: 'Shoes <b>',
      price: '12.50',
      translations: { fr: { name: 'Chaussures' } },
    });
    const client = visitor();
    const french = await (await client.get(`/contact?product=${product.id}&name=anything&lng=fr`)).text();
    expect(french).toContain(`name="product" value="${product.id}"`);
    expect(french).toContain('« Chaussures »'.replaceAll(' ', '\u00a0'));
    expect(french).toContain('$12.50 USD');
    const gone = await (
      await client.get(`/contact?product=${randomUUID()}&name=Lamp%20%3Cb%3E&lng=en`)
    ).text();
    expect(gone).toContain('I am interested in “Lamp &lt;b&gt;”');
    expect(gone).not.toContain('name="product"');
    const plain = await (await client.get('/contact?lng=en&utm_source=x')).text();
    expect(plain).not.toContain('Lamp');
    expect(plain).not.toContain('Chaussures');
    expect(plain).toContain(`<link rel="canonical" href="${app.origin}/contact?lng=en">`);
    for (const type of ['Organization', 'FAQPage', 'BreadcrumbList'])
      expect(plain).toContain(`"@type":"${type}"`);
    expect(plain.match(/<option[ >]/g)!.length).toBe(
      // The countries, the buyer's currencies, and an empty option of each.
      countryCodes.length + 1 + buyerCurrencies.length + 1,
    );
    expect(plain.match(/<details class="card faq"/g)).toHaveLength(6);
  });

  test('follows the product when it changes, and the settings', async () => {
    const product = await createProduct(app.db, { name: 'Old name' });
    const path = `/contact?product=${product.id}&name=x`;
    const client = visitor();
    expect(await (await client.get(path)).text()).toContain('Old name');
    await app.db.update(products).set({ name: 'New name' }).where(eq(products.id, product.id));
    app.services.tags.changed([cacheTags.product(product.id)]);
    expect(await (await client.get(path)).text()).toContain('New name');
    await app.db.execute(sql`insert into site_settings (key, value) values ('replyHours', '7')`);
    app.services.tags.changed([cacheTags.settings]);
    expect(await (await client.get('/contact')).text()).toContain('We answer within 7 hours');
  });

  test('without JavaScript: faults keep what was typed, a success leads to an address of its own', async () => {
    const client = visitor();
    const startedAt = await app.services.contacts.issueMark(Date.now() - 10_000);
    const post = (fields: Record<string, string>, path = '/contact') =>
      client.post(path, new URLSearchParams(fields));
    const bad = await post({ ...filled, email: 'awa', startedAt, message: 'kept <i> text' });
    expect(bad.status).toBe(400);
    const html = await bad.text();
    expect(html).toContain('Please provide a valid email.');
    expect(html).toContain('value="Awa Diop"');
    expect(html).toContain('kept &lt;i&gt; text');
    expect(html).toMatch(/<option value="SN" selected="">/);
    expect(html).toContain('Make sure all required fields are filled correctly.');
    expect(bad.headers.get('cache-control')).toContain('no-store');

    for (const mark of [undefined, 'forged.mark']) {
      const unmarked = await post({ ...filled, ...(mark ? { startedAt: mark } : {}) });
      expect(unmarked.status).toBe(400);
      expect(await unmarked.text()).toContain('please press “Send message” once more');
    }
    expect(await rows()).toEqual([]);

    const sent = await post({ ...filled, startedAt });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/contact?sent=1#message-form']);
    expect((await post({ ...filled, startedAt })).status).toBe(303);
    expect(await rows()).toHaveLength(1);
    expect(await (await client.get('/contact?sent=1')).text()).toContain('Message Sent!');

    const product = randomUUID();
    const about = await post({ ...filled, startedAt, product });
    expect(about.headers.get('location')).toBe(`/contact?sent=1&product=${product}#message-form`);
  });

  test('without JavaScript, a failure on our side loses nothing', async () => {
    const fail = vi.spyOn(app.services.mail, 'queueContactNotices').mockRejectedValue(new Error('disk full'));
    const startedAt = await app.services.contacts.issueMark(Date.now() - 10_000);
    const response = await visitor().post('/contact', new URLSearchParams({ ...filled, startedAt }));
    fail.mockRestore();
    expect(response.status).toBe(500);
    const html = await response.text();
    expect(html).toContain('Server error. Please try again later or contact us directly.');
    expect(html).toContain(filled.message);
  });
});
