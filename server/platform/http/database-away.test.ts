import { describe, expect, test, vi } from 'vitest';
import { createTestApp } from '#tests/app.ts';
import { openBreakableDatabase } from '#tests/database.ts';
import { createProduct } from '#tests/factories.ts';
import { signedInAccount } from '#tests/staff.ts';
import type { ErrorBody } from '#shared/base/errors.ts';
import { loadDictionary } from '#shared/i18n/dictionary.ts';

async function createBrokenApp() {
  const { database, disconnect, reconnect } = await openBreakableDatabase();
  const app = await createTestApp({ database });
  const product = await createProduct(app.db, { name: 'Solar lamp' });
  const client = app.client();
  await client.get('/products');
  await disconnect();
  return { app, product, client, reconnect };
}

describe('while the database is away', () => {
  test('cached pages are served, others answer 503, the API too, and it recovers', async () => {
    const { client, product, reconnect } = await createBrokenApp();

    const kept = await client.get('/products');
    expect(kept.status).toBe(200);
    expect(await kept.text()).toContain('Solar lamp');

    for (const path of ['/', `/product/${product.id}`, '/products?search=x']) {
      const page = await client.get(path, { 'accept-language': 'fr' });
      expect(page.status).toBe(503);
      expect(page.headers.get('retry-after')).toBe('5');
      expect(page.headers.get('cache-control')).toContain('no-store');
      const html = await page.text();
      expect(html).toContain('<html lang="fr">');
      expect(html).toContain((await loadDictionary('fr')).errors.unavailable);
    }

    for (const path of ['/api/products', '/api/session', `/api/products/${product.id}`]) {
      const answer = await client.get(path);
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('5');
      const body = (await answer.json()) as ErrorBody;
      expect(body.code).toBe('unavailable');
      expect(JSON.stringify(body)).not.toMatch(/ECONN|ENOENT|select/i);
    }
    const write = await client.post(`/api/products/${product.id}/favorite`);
    expect(write.status).toBe(503);
    expect((await client.get('/healthz')).status).toBe(200);
    const ready = await client.get('/readyz');
    expect(ready.status).toBe(503);
    expect(await ready.json()).toEqual({ database: 'away', disk: 'ok' });
    expect((await client.get('/robots.txt')).status).toBe(200);

    await reconnect();
    expect((await client.get(`/api/products/${product.id}`)).status).toBe(200);
    expect((await client.get('/')).status).toBe(200);
    expect((await client.get('/readyz')).status).toBe(200);
  });

  test('staff get a message, and are not signed out', async () => {
    const { database, disconnect } = await openBreakableDatabase();
    const app = await createTestApp({ database });
    const { client } = await signedInAccount(app, { role: 'super_admin' });
    expect((await client.get('/admin/products')).status).toBe(200);
    await disconnect();
    for (const path of ['/admin/products', '/admin/dashboard', '/admin/products.data', '/admin/mail.data']) {
      const page = await client.get(path);
      expect(page.status, path).toBe(503);
      expect(page.headers.get('retry-after')).toBe('5');
    }
    expect((await client.get('/api/users')).status).toBe(503);
  });

  test('an expired cached page is still served', async () => {
    const { client } = await createBrokenApp();
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      vi.setSystemTime(Date.now() + 3_600_000);
      const page = await client.get('/products');
      expect(page.status).toBe(200);
      expect(await page.text()).toContain('Solar lamp');
    } finally {
      vi.useRealTimers();
    }
  });
});
