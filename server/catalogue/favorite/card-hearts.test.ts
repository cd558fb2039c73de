import { beforeEach, expect, test } from 'vitest';
import { createTestApp } from '#tests/app.ts';
import { createProduct, signedIn } from '#tests/factories.ts';
import { elements } from '#tests/html.ts';

const app = await createTestApp();
beforeEach(app.reset);

test('a card’s heart is a form that needs no script', async () => {
  const { id } = await createProduct(app.db, { name: 'Solar lamp' });
  const client = app.client();
  const html = await (await client.get('/products')).text();
  const form = elements(html, 'form').find((one) => one['data-favorite'] === id)!;
  const heart = elements(html, 'button').find(({ value }) => value === id)!;
  expect(heart['aria-pressed']).toBe('false');
  for (let i = 0; i < 2; i++) {
    const posted = await client.post(form['action']!, new URLSearchParams({ [heart['name']!]: id }));
    expect(posted.headers.get('location')).toBe('/favorites');
  }
  expect(await client.read('/api/favorites/ids')).toEqual([id]);
  expect(await app.client().read('/api/favorites/ids')).toEqual([]);
});

test('staff have edit and delete on the cards of the list; all others share one page', async () => {
  const { id } = await createProduct(app.db, { name: 'Solar lamp' });
  const forms = async (client: ReturnType<typeof app.client>) =>
    elements(await (await client.get('/products')).text(), 'form').filter(
      ({ action }) => action === '/admin/products',
    );
  const staff = await signedIn(app, { role: 'admin' });
  expect(await forms(staff)).toHaveLength(1);
  expect(elements(await (await staff.get('/products')).text(), 'button')).toContainEqual(
    expect.objectContaining({ name: 'edit', value: id }),
  );
  const [one, other] = [app.client(), app.client()];
  await one.post(`/api/products/${id}/favorite`);
  expect(await forms(one)).toEqual([]);
  const etags = await Promise.all(
    [one, other].map(async (who) => (await who.get('/products')).headers.get('etag')),
  );
  expect(etags[0]).toBe(etags[1]);
  expect(etags[0]).not.toBeNull();
});
