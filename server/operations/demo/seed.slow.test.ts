import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createTestApp } from '#tests/app.ts';
import { blogPosts } from '../../content/blog/blog.schema.ts';
import { images } from '../../content/image/image.schema.ts';
import { products } from '../../catalogue/product/product.schema.ts';
import { readDemo } from './demo-content.ts';
import { seedDemo } from './seed.ts';

test('an empty database gets the demo once, with its pictures unchanged', async () => {
  const { services, db, client } = await createTestApp();
  const demo = readDemo();
  const report: string[] = [];
  const seed = async (andThen = async () => {}) => seedDemo(services, (line) => report.push(line), andThen);
  const killed = async () => Promise.reject(new Error('killed'));
  await expect(seed(killed)).rejects.toThrow('killed');
  await seed();
  await seed();
  const begun = 'Making demo data: 62 products with pictures';
  expect(report).toEqual([begun, begun, 'Demo data is ready']);

  const rows = await db.select().from(products);
  expect(rows).toHaveLength(demo.products.length);
  const first = demo.products[0]!;
  const { id, imageUrl } = rows.find(({ sku }) => sku === first.sku)!;
  const picture = await client().get(imageUrl!);
  expect(Buffer.from(await picture.arrayBuffer())).toEqual(demo.readPicture(demo.picturesOf(first)[0]!));
  const pictures = await db.select().from(images);
  // Those of the first attempt stay in the library, unused.
  expect(pictures.filter(({ isIllustration }) => isIllustration)).toHaveLength(2 * demo.products.length * 3);
  for (const { color, placeholder } of pictures) {
    expect(color).toMatch(/^#[0-9a-f]{6}$/);
    expect(placeholder).toMatch(/^data:image\/webp;base64,/);
  }

  const page = await (await client().get(`/product/${id}`)).text();
  expect(page).toContain(first.en.name);
  expect(page).toMatch(/<video[^]*\.mp4/);

  for (const { content } of await db.select().from(blogPosts))
    expect(content).not.toMatch(/pictures\/posts|product:|\*\*/);

  const [catalog] = await services.catalogs.listPublic();
  const file = await client().get(catalog!.fileUrl);
  expect(file.headers.get('content-type')).toBe('application/pdf');
  expect(Number(file.headers.get('content-length'))).toBe(catalog!.fileSize);

  const thumbnail = await client().get(imageUrl!.replace('.webp', '-160.webp'));
  expect((await sharp(Buffer.from(await thumbnail.arrayBuffer())).metadata()).width).toBe(160);
});
