import { beforeEach, expect, test } from 'vitest';
import { createTestApp } from '../../tests/app.ts';
import { createCategory, createImage, createProduct } from '../../tests/factories.ts';
import { signedInAccount } from '../../tests/staff.ts';
import { locales } from '../../shared/locale.ts';
import { cookieNames } from './cookies.ts';

const app = await createTestApp();
beforeEach(() => app.reset());

/** A visitor whose pages are made for her alone. */
const personal = `${cookieNames.personal}=1`;

test('parts that pages share are those of each page, whichever was asked for first', async () => {
  const category = await createCategory(app.db, { name: 'Lighting' });
  for (let i = 0; i < 5; i++) {
    const { url } = await createImage(app, { width: 960, height: 700 });
    await createProduct(app.db, {
      name: `Lamp ${i}`,
      imageUrl: url,
      categoryId: i % 2 ? category.id : null,
      isFeatured: i === 0,
      translations: { fr: { name: `Lampe ${i}` }, zh: { name: `灯 ${i}` } },
    });
  }
  const requests = locales.flatMap((locale) =>
    ['on', 'off'].flatMap((saver) =>
      ['/', '/products', `/products?categoryId=${category.id}`, '/favorites', '/about', '/nowhere'].map(
        (path) => ({ path, headers: { 'accept-language': locale, 'save-data': saver, cookie: personal } }),
      ),
    ),
  );
  /** What a process answers that has shown no page before and is asked in this order. */
  const answers = async (order: typeof requests) => {
    const { client } = await createTestApp();
    const pages = new Map<string, string>();
    for (const { path, headers } of order) {
      const html = await (await client().get(path, headers)).text();
      pages.set(JSON.stringify([path, headers]), html);
      expect(html).not.toContain('<fragment-');
    }
    return pages;
  };
  const there = await answers(requests);
  const back = await answers(requests.toReversed());
  expect(there.size).toBe(48);
  for (const [request, html] of there) expect(back.get(request), request).toBe(html);
  expect(new Set(there.values()).size).toBe(48);
});

test('nothing of who is signed in stands in the pages of others', async () => {
  const { client } = await signedInAccount(app, { role: 'super_admin', firstName: 'Quirina' });
  await createProduct(app.db, { name: 'Kettle' });
  for (const path of ['/', '/products', '/about']) {
    expect(await (await client.get(path)).text()).toContain('Quirina');
    const html = await (await app.client().get(path, { cookie: personal })).text();
    expect(html).not.toContain('Quirina');
    expect(html).not.toContain('/admin/');
  }
});
