import { createHash, randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { readDemo } from './demo-content.ts';

const demoFolder = path.join(import.meta.dirname, '../../../demo');
const pictures = path.join(demoFolder, 'pictures');
const demo = readDemo();

describe('the pictures of the demo', () => {
  test('are those of their SVG: otherwise run scripts/render-pictures.mjs', async () => {
    const rendered = JSON.parse(await readFile(path.join(pictures, 'rendered.json'), 'utf8'));
    const files = (await readdir(pictures, { recursive: true })).filter((file) => file.endsWith('.svg'));
    const hashes = files.map(async (file) => [
      file.slice(0, -'.svg'.length),
      createHash('sha256')
        .update(await readFile(path.join(pictures, file)))
        .digest('hex')
        .slice(0, 16),
    ]);
    expect(Object.fromEntries(await Promise.all(hashes))).toEqual(rendered);
  });

  test('are three of each product, 960 pixels wide and high, no two alike', async () => {
    const seen = new Set<string>();
    const names = demo.products.flatMap(demo.picturesOf);
    for (const name of names) {
      const webp = demo.readPicture(name);
      seen.add(createHash('sha256').update(webp).digest('hex'));
      expect(await sharp(webp).metadata(), name).toMatchObject({ format: 'webp', width: 960, height: 960 });
    }
    expect(seen.size).toBe(demo.products.length * 3);
  });

  test('are all used', async () => {
    const files = (await readdir(path.join(pictures, 'products'))).filter((file) => file.endsWith('.webp'));
    const names = files.map((file) => `products/${file.slice(0, -'.webp'.length)}`);
    expect(names.toSorted()).toEqual(demo.products.flatMap(demo.picturesOf).toSorted());
  });
});

test('every carton has its measures in the specifications', () => {
  const lacking = demo.products.filter(
    ({ en }) => !/^(Carton|Bundle):.*\d(\.\d+)? × \d+(\.\d+)? × \d+(\.\d+)? cm/m.test(en.specifications),
  );
  expect(lacking.map(({ key }) => key)).toEqual([]);
});

describe('a fault in the content is named with its file and field', () => {
  const folder = path.join(inject('runDirectory'), randomUUID());

  beforeAll(async () => {
    await mkdir(folder);
    for (const entry of await readdir(demoFolder)) {
      const [from, to] = [path.join(demoFolder, entry), path.join(folder, entry)];
      if (['pictures', 'videos', 'catalogs'].includes(entry)) await symlink(from, to);
      else await cp(from, to, { recursive: true });
    }
  });

  /** The message of reading after a file was changed; the change is undone. */
  async function faultAfter(file: string, change: (content: string) => string): Promise<string> {
    const target = path.join(folder, file);
    const before = await readFile(target, 'utf8');
    const after = change(before);
    expect(after).not.toBe(before);
    await writeFile(target, after);
    try {
      readDemo(folder);
      return 'no fault';
    } catch (error) {
      return (error as Error).message;
    } finally {
      await writeFile(target, before);
    }
  }

  const inJson = (at: number, change: object) => (content: string) => {
    const all = JSON.parse(content) as object[];
    return JSON.stringify(all.map((one, i) => (i === at ? { ...one, ...change } : one)));
  };

  test('content that has not been changed has none', () => expect(() => readDemo(folder)).not.toThrow());

  test.each<[string, string, (content: string) => string, string | RegExp]>([
    [
      'a wrong price',
      'products/footwear.json',
      inJson(1, { price: '6' }),
      'demo/products/footwear.json: 1.price: must be a decimal as text, such as "12.50"',
    ],
    [
      'a missing translation',
      'products/footwear.json',
      inJson(0, { zh: undefined }),
      /^demo\/products\/footwear\.json: 0\.zh: /,
    ],
    [
      'an unknown field',
      'partners.json',
      inJson(0, { colour: '#fff' }),
      /^demo\/partners\.json: 0: .*"colour"/,
    ],
    ['no JSON', 'categories.json', (content) => content.slice(1), /^demo\/categories\.json: .*JSON/],
    [
      'a product without pictures',
      'products/clothing.json',
      inJson(0, { key: 'no-such-thing' }),
      'demo/products/clothing.json: demo/pictures/products/no-such-thing-1.webp is missing',
    ],
    [
      'an unknown supplier',
      'products/clothing.json',
      inJson(0, { partner: 'nobody' }),
      /^demo\/products\/clothing\.json: [\w-]+\.partner: there is no supplier "nobody"$/,
    ],
    [
      'a post without front matter',
      'posts/choosing-an-incoterm.fr.md',
      (content) => content.slice(4),
      'demo/posts/choosing-an-incoterm.fr.md: has no front matter between two lines of ---',
    ],
    [
      'a post without a title',
      'posts/choosing-an-incoterm.en.md',
      (content) => content.replace(/^title: .*\n/m, ''),
      /^demo\/posts\/choosing-an-incoterm\.en\.md: title: /,
    ],
    [
      'a link to no product',
      'posts/choosing-an-incoterm.en.md',
      (content) => content.replace('(product:', '(product:un'),
      /^demo\/posts\/choosing-an-incoterm\.en\.md: there is no product "un/,
    ],
    [
      'a testimonial for no product',
      'testimonials.json',
      inJson(0, { product: 'nothing' }),
      'demo/testimonials.json: there is no product "nothing"',
    ],
  ])('%s', async (_, file, change, message) => {
    const fault = await faultAfter(file, change);
    if (typeof message === 'string') expect(fault).toBe(message);
    else expect(fault).toMatch(message);
  });

  test('a missing translation of a post', async () => {
    await rm(path.join(folder, 'posts/choosing-an-incoterm.es.md'));
    expect(() => readDemo(folder)).toThrow('demo/posts/choosing-an-incoterm.es.md: cannot be read');
  });
});
