import path from 'node:path';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { StaffPost } from '#shared/content/blog-form.ts';
import type { ErrorBody } from '#shared/base/errors.ts';
import { orphanHours } from '#shared/base/limits.ts';
import { createTestApp } from '#tests/app.ts';
import { type Client, sendJson } from '#tests/client.ts';
import { createImage, createProduct, signedIn } from '#tests/factories.ts';
import { productMedia } from '../../catalogue/product/product.schema.ts';
import { sweepFiles } from '../jobs/sweep.ts';
import { createDiskStorage } from '../storage/disk-storage.ts';

// A draft in the browser may be older than the files that it names: the sweep deletes uploads that no record names.

const app = await createTestApp();
const storage = createDiskStorage(path.join(app.services.config.DATA_DIR, 'files'));
let staff: Client;
let gone: string;
let stored: string;

/** Sweeps as if all files were older than a day. */
const sweep = () =>
  sweepFiles(
    { db: app.db, storage },
    new AbortController().signal,
    Date.now() + (orphanHours + 1) * 3_600_000,
  );

beforeEach(async () => {
  await app.reset();
  staff = await signedIn(app);
  gone = (await createImage(app)).url;
  await sweep();
  stored = (await createImage(app)).url;
});

const text = 'The uploaded file is no longer there. Please upload it again.';
const refused = async (response: Response, ...fields: string[]) => {
  expect(response.status).toBe(400);
  const { code, fields: errors } = (await response.json()) as ErrorBody;
  expect([code, errors]).toEqual(['invalid', Object.fromEntries(fields.map((field) => [field, text]))]);
};

describe('a product', () => {
  const image = (url: string) => ({ type: 'image', url });
  const mediaOf = async (id: string) =>
    (await app.db.select().from(productMedia).where(eq(productMedia.productId, id))).map(({ url }) => url);

  test('takes no deleted picture or video among its media, and keeps those that it has', async () => {
    expect((await app.client().get(gone)).status).toBe(404);
    const { id } = await createProduct(app.db, { media: [image(stored) as never] });
    const address = `/api/products/${id}/media`;
    const video = await app.services.images.receiveVideo(new Uint8Array(500));
    await refused(await sendJson(staff, 'PUT', address, [image(stored), image(gone)]), '1.url');
    await refused(await staff.post(address, [image(gone), image(stored)]), '0.url');
    await refused(await staff.post(address, [image(gone.replace('.webp', '-640.avif'))]), '0.url');
    await refused(await staff.post(address, [image(gone.replace('.webp', '.mp4'))]), '0.url');
    expect(await mediaOf(id)).toEqual([stored]);
    const added = await staff.post(address, [
      { type: 'video', url: video },
      image('https://a.example/b.jpg'),
    ]);
    expect(added.status).toBe(201);
    expect(await mediaOf(id)).toEqual([stored, video, 'https://a.example/b.jpg']);
  });

  test('takes no deleted picture as its main one', async () => {
    await refused(await staff.post('/api/products', { name: 'Lamp', imageUrl: gone }), 'imageUrl');
    const { id } = await createProduct(app.db);
    const change = (values: object) => sendJson(staff, 'PUT', `/api/products/${id}`, values);
    await refused(await change({ name: 'Lamp', imageUrl: gone }), 'imageUrl');
    expect((await change({ name: 'Lamp', imageUrl: stored })).status).toBe(200);
  });

  test('with a picture that is missing already can still be changed', async () => {
    const { id } = await createProduct(app.db, { imageUrl: gone, media: [image(gone) as never] });
    const change = await sendJson(staff, 'PUT', `/api/products/${id}`, { name: 'Lamp', imageUrl: gone });
    expect(change.status).toBe(200);
    const media = [image(stored), image(gone)];
    expect((await sendJson(staff, 'PUT', `/api/products/${id}/media`, media)).status).toBe(200);
    expect(await mediaOf(id)).toEqual([stored, gone]);
  });
});

describe('a post', () => {
  const shows = (...urls: string[]) =>
    `<p>Ships.</p>${urls.map((url) => `<img src="${url}" alt="">`).join('')}`;
  const write = (values: object) => staff.post('/api/blog', { title: 'Port', content: shows(), ...values });
  const change = (id: string, values: object) => sendJson(staff, 'PUT', `/api/blog/${id}`, values);

  test('takes no deleted picture, neither beside its text nor in it', async () => {
    await refused(
      await write({ featuredImageUrl: gone, content: shows(gone) }),
      'featuredImageUrl',
      'content',
    );
    const made = await write({ featuredImageUrl: stored, content: shows(stored) });
    expect(made.status).toBe(201);
    const { id } = (await made.json()) as StaffPost;
    await refused(await change(id, { featuredImageUrl: gone }), 'featuredImageUrl');
    await refused(await change(id, { content: shows(stored, gone) }), 'content');
    const poster = `<video src="https://a.example/b.mp4" poster="${gone}"></video>`;
    await refused(await change(id, { content: poster }), 'content');
    const translation = {
      title: 'Le port',
      excerpt: null,
      metaDescription: null,
      isPublished: true,
      savedAt: null,
    };
    const translate = (content: string) =>
      sendJson(staff, 'PUT', `/api/blog/${id}/translations/fr`, { ...translation, content });
    await refused(await translate(shows(gone)), 'content');
    expect((await translate(shows(stored))).status).toBe(200);
  });

  test('with a picture that is missing already can still be changed', async () => {
    const url = (await createImage(app)).url;
    const made = await write({ featuredImageUrl: url, content: shows(url) });
    const { id } = (await made.json()) as StaffPost;
    await app.services.images.remove(url);
    const values = { title: 'Our port', featuredImageUrl: url, content: shows(stored, url) };
    expect((await change(id, values)).status).toBe(200);
  });
});
