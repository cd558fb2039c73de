import { expect, test } from 'vitest';
import { createTestApp } from '#tests/app.ts';
import type { Client } from '#tests/client.ts';
import { signedIn } from '#tests/factories.ts';
import { createDiskStorage } from '../../platform/storage/disk-storage.ts';

test('only pages of the staff may speak to the object storage', async () => {
  const disk = createDiskStorage('unused');
  const large = { origin: 'https://store.example', sign: async () => '' };
  const app = await createTestApp({ storage: { ...disk, large } });
  await app.reset();
  const policyOf = async (client: Client, page: string) =>
    (await client.get(page)).headers.get('content-security-policy');
  expect(await policyOf(await signedIn(app), '/admin/blog-management/new')).toContain(
    "connect-src 'self' https://store.example;",
  );
  expect(await policyOf(app.client(), '/blog')).toContain("connect-src 'self';");
});

test('a page may show a video that lies in the browser only: its still is made of it, its preview shows it', async () => {
  const app = await createTestApp();
  await app.reset();
  const page = await (await signedIn(app)).get('/admin/blog-management/new');
  expect(page.headers.get('content-security-policy')).toContain("media-src 'self' blob: https:;");
});
