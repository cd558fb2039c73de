import { createHash } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { Product } from '#shared/catalogue/product.ts';
import { createTestApp } from '#tests/app.ts';
import { type Client, sendJson } from '#tests/client.ts';
import { createCategory, createProduct, signedIn } from '#tests/factories.ts';
import { createTransferBench } from '#tests/transfers.ts';

// A word longer than an index entry may be, such as a pasted code or a text without spaces. Its letters are
// random, so that compression does not shorten it.
const app = await createTestApp();
let staff: Client;
beforeEach(async () => {
  await app.reset();
  staff = await signedIn(app);
});

/** A word of the given length, the same in each run, which compression cannot shorten. */
function longWord(length: number, letters = 'abcdefghijklmnopqrstuvwxyz0123456789'): string {
  const all = [...letters];
  let word = '';
  for (let n = 0; word.length < length; n++)
    word += [...createHash('sha512').update(`${letters}${n}`).digest()]
      .map((byte) => all[byte % all.length])
      .join('');
  return [...word].slice(0, length).join('');
}

const cyrillic = longWord(3000, 'абвгдежзийклмнопрстуфхцчшщъыьэюя');
const words = [longWord(3000), cyrillic, longWord(1500, '𐐨𐐩𐐪𐐫𐐬𐐭𐐮𐐯𐐰𐐱𐐲𐐳𐐴𐐵𐐶𐐷')];
const findIds = async (word: string) =>
  (await app.client().read<Product[]>(`/api/products?search=${encodeURIComponent(word)}`)).map(
    ({ id }) => id,
  );

test.each(words)(
  'a product, its translation, a category and a post take one word of 3,000 letters',
  async (word) => {
    const category = await createCategory(app.db, {});
    const made = await staff.post('/api/products', {
      name: word.slice(0, 200),
      price: '3',
      categoryId: category.id,
      description: word,
      specifications: word,
      features: [word.slice(0, 500)],
    });
    expect(made.status, await made.clone().text()).toBe(201);
    const { id } = (await made.json()) as { id: string };
    const texts = { name: word.slice(0, 200), description: word, specifications: word, features: [] };
    const translated = await sendJson(staff, 'PUT', `/api/translations/product/${id}/fr`, {
      ...texts,
      shortDescription: word.slice(0, 500),
      isAutoTranslated: false,
      savedAt: null,
    });
    expect(translated.status, await translated.clone().text()).toBe(200);
    const renamed = await sendJson(staff, 'PUT', `/api/translations/category/${category.id}/fr`, {
      name: word.slice(0, 100),
      description: word.slice(0, 500),
      isAutoTranslated: false,
      savedAt: null,
    });
    expect(renamed.status, await renamed.clone().text()).toBe(200);
    const post = await staff.post('/api/blog', {
      title: word.slice(0, 200),
      excerpt: word.slice(0, 500),
      content: `<p>${word}</p>`,
      tags: [word.slice(0, 60)],
      status: 'published',
    });
    expect(post.status, await post.clone().text()).toBe(201);
    expect(await findIds(word.slice(0, 200))).toEqual([id]);
    expect(await findIds(word.slice(0, 20))).toEqual([id]);
  },
);

test.each(words)('an import does what its preview says of a word of 3,000 letters', async (word) => {
  const bench = createTransferBench(app, staff);
  const old = await createProduct(app.db, { sku: 'K-1', name: 'Kettle' });
  const file = `SKU,Name,Description\nK-1,Kettle,${word}\nN-1,Lamp,${word}`;
  expect((await bench.readPreview(file)).totals).toMatchObject({ create: 1, update: 1, error: 0 });
  expect(await bench.bring(file)).toMatchObject({ created: 1, updated: 1 });
  expect(await findIds(word.slice(0, 100))).toContain(old.id);
});
