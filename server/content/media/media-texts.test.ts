import { beforeEach, describe, expect, test } from 'vitest';
import { createTestApp } from '#tests/app.ts';
import type { Client } from '#tests/client.ts';
import { createProduct, signedIn } from '#tests/factories.ts';
import { createLibraryBench, noTexts, refusalOf } from '#tests/library.ts';

const app = await createTestApp();
let staff: Client;
let chief: Client;
const bench = createLibraryBench(
  app,
  () => staff,
  () => chief,
);
const { fileAt, replaced, describeFile, picture, createPost } = bench;
const { db } = app;

beforeEach(async () => {
  await app.reset();
  staff = await signedIn(app);
  chief = await signedIn(app, { role: 'super_admin' });
});

describe('what a picture shows', () => {
  const french = { 'accept-language': 'fr' };
  const page = async (path: string, headers = {}) => (await app.client().get(path, headers)).text();

  test('is shown in the visitor’s language, before a record’s own English', async () => {
    const url = await picture();
    const { id } = await createProduct(db, {
      name: 'Lamp',
      media: [
        { type: 'image', url, altText: 'Brass, from the side' },
        { type: 'image', url: await picture(), altText: 'The switch', displayOrder: 1 },
        { type: 'image', url: await picture(), displayOrder: 2 },
      ],
    });
    expect(await page(`/product/${id}`, french)).not.toContain('Laiton');
    await describeFile(url, { en: 'Another', fr: 'Laiton, de côté' });
    const english = await page(`/product/${id}`);
    expect(english).toContain('alt="Brass, from the side"');
    expect(english).not.toContain('Another');
    const html = await page(`/product/${id}`, french);
    expect(html).toContain('alt="Laiton, de côté"');
    expect(html).not.toContain('Brass');
    expect(html).toMatch(/<img[^>]*alt="The switch"[^>]*lang="en"/);
    expect(html).toContain('alt="Lamp, image 3"');
  });

  test('is shown where the record has none', async () => {
    const url = await picture();
    const { id } = await createProduct(db, { name: 'Lamp', imageUrl: url });
    const post = await createPost({ featuredImageUrl: url });
    await describeFile(url, { en: 'A lamp', zh: '一盏灯' });
    for (const path of [`/product/${id}`, `/blog/${post.slug}`]) {
      expect(await page(path)).toContain('alt="A lamp"');
      expect(await page(path, { 'accept-language': 'zh' })).toContain('alt="一盏灯"');
    }
  });

  test('of a post’s featured picture too', async () => {
    const url = await picture();
    const post = await createPost({ featuredImageUrl: url, featuredImageAlt: 'The quay' });
    const path = `/blog/${post.slug}`;
    expect(await page(path, french)).toMatch(/<img[^>]*alt="The quay"[^>]*lang="en"/);
    await describeFile(url, { fr: 'Le quai' });
    expect(await page(path, french)).toContain('alt="Le quai"');
    expect(await page(path)).toContain('alt="The quay"');
  });

  test('is not overwritten unseen, and is checked', async () => {
    const url = await picture();
    expect((await describeFile(url, { en: 'One' })).status).toBe(200);
    expect(await refusalOf(await describeFile(url, { en: 'Two' }))).toEqual([409, 'conflict']);
    expect((await describeFile(url, {}, { en: 'One' })).status).toBe(200);
    expect((await fileAt(url))?.texts).toEqual(noTexts);
    expect(await refusalOf(await describeFile(url, { en: 'x'.repeat(501) }))).toEqual([
      400,
      'invalid',
      'texts.en',
    ]);
    expect(await refusalOf(await describeFile('/media/none.webp', { en: 'x' }))).toEqual([404, 'not_found']);
  });

  test('goes on to what replaces it', async () => {
    const [url, other] = [await picture(), await picture()];
    await createProduct(db, { imageUrl: url });
    await describeFile(url, { en: 'A lamp', fr: 'Une lampe' });
    await describeFile(other, { fr: 'Une autre lampe' });
    await replaced(url, other);
    expect((await fileAt(other))?.texts).toEqual({ ...noTexts, en: 'A lamp', fr: 'Une autre lampe' });
  });
});
