import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestApp } from '#tests/app.ts';
import type { Client } from '#tests/client.ts';
import { createProduct, signedIn } from '#tests/factories.ts';
import { createLibraryBench, refusalOf } from '#tests/library.ts';
import { auditEntries } from '../../people/audit/audit.schema.ts';
import { products } from '../../catalogue/product/product.schema.ts';

const app = await createTestApp();
let staff: Client;
let chief: Client;
const bench = createLibraryBench(
  app,
  () => staff,
  () => chief,
);
const { replace, replaced, remove, picture } = bench;
const { db } = app;

beforeEach(async () => {
  await app.reset();
  staff = await signedIn(app);
  chief = await signedIn(app, { role: 'super_admin' });
});

describe('undoing a replacement', () => {
  /** A product with this picture, and a function that reads its current picture. */
  const withPicture = (imageUrl: string, values = {}) =>
    createProduct(db, { name: 'Lamp', imageUrl, ...values });
  const pictureOf = async (id: string) =>
    (await db.select({ url: products.imageUrl }).from(products).where(eq(products.id, id)))[0]!.url;

  test('leaves what was given another picture meanwhile, one by one or everywhere', async () => {
    const [url, other, third] = [await picture(), await picture(), await picture()];
    const [kept, changed] = [await withPicture(url), await withPicture(url)];
    await replaced(url, other);
    await db.update(products).set({ imageUrl: third }).where(eq(products.id, changed.id));
    expect((await replaced(other, url)).count).toBe(1);
    expect(await pictureOf(kept.id)).toBe(url);
    expect(await pictureOf(changed.id)).toBe(third);

    await replaced(url, other);
    await replaced(other, third);
    expect((await replaced(other, url)).count).toBe(0);
    expect(await pictureOf(kept.id)).toBe(third);
  });

  test('twice, or by two at the same time, happens once', async () => {
    const [url, other] = [await picture(), await picture()];
    const ids = [];
    for (let n = 0; n < 5; n++) ids.push((await withPicture(url)).id);
    await replaced(url, other);
    const answers = await Promise.all([
      replace(other, url, staff),
      replace(other, url, chief),
      replace(other, url),
    ]);
    const counts = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as { count: number }).count),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(counts.toSorted()).toEqual([0, 0, 5]);
    expect((await replaced(other, url)).count).toBe(0);
    for (const id of ids) expect(await pictureOf(id)).toBe(url);
    const changes = await db.select().from(auditEntries).where(eq(auditEntries.recordId, ids[0]!));
    expect(changes.filter(({ action }) => action === 'update')).toHaveLength(2);
  });

  test('at the same time as the replacement itself, leaves every record with one of the two', async () => {
    const [url, other] = [await picture(), await picture()];
    const ids = [];
    for (let n = 0; n < 5; n++) ids.push((await withPicture(url)).id);
    const answers = await Promise.all([replace(url, other, staff), replace(other, url, chief)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(await Promise.all(ids.map(pictureOf))).size).toBe(1);
  });

  test('reaches what lies in the trash, before and after it comes back', async () => {
    const [url, other] = [await picture(), await picture()];
    const [trashed, restored] = [await withPicture(url), await withPicture(url)];
    expect((await staff.delete(`/api/products/${restored.id}`)).status).toBe(200);
    await replaced(url, other);
    expect(await pictureOf(restored.id)).toBe(other);
    expect((await staff.post(`/api/products/${restored.id}/restore`)).status).toBe(200);
    expect((await staff.delete(`/api/products/${trashed.id}`)).status).toBe(200);
    expect((await replaced(other, url)).count).toBe(2);
    for (const { id } of [trashed, restored]) expect(await pictureOf(id)).toBe(url);
  });

  test('is refused once the former file is deleted, and changes nothing', async () => {
    const [url, other] = [await picture(), await picture()];
    const { id } = await withPicture(url);
    await replaced(url, other);
    expect((await remove(url)).status).toBe(200);
    expect(await refusalOf(await replace(other, url))).toEqual([400, 'invalid', 'to']);
    expect(await pictureOf(id)).toBe(other);
  });
});
