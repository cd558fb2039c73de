import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { createTestApp } from '#tests/app.ts';
import { createProduct } from '#tests/factories.ts';
import { mediaFiles, mediaTexts } from '../../content/media/media.schema.ts';
import { productMedia } from '../../catalogue/product/product.schema.ts';
import { createDiskStorage } from '../storage/disk-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { sweepFiles } from './sweep.ts';

const app = await createTestApp();
beforeEach(() => app.reset());

const storage = createDiskStorage(path.join(app.services.config.DATA_DIR, 'files'));
const dayMs = 86_400_000;

/** Sweeps as if all files were two days old. */
const sweep = (files: Storage = storage) =>
  sweepFiles({ db: app.db, storage: files }, new AbortController().signal, Date.now() + 2 * dayMs);

async function keepVideo(key: string): Promise<string> {
  const name = `${key.repeat(24)}.mp4`;
  await storage.put(name, Buffer.from('video'));
  await app.db.insert(mediaFiles).values({ url: `/media/${name}`, byteSize: 5 });
  await app.db.insert(mediaTexts).values({ url: `/media/${name}`, language: 'en', altText: 'It folds' });
  return name;
}

test('a video that a form names while the sweep reads the files stays, with its rows', async () => {
  const { id: productId } = await createProduct(app.db);
  const [saved, orphan] = [await keepVideo('a'), await keepVideo('b')];
  const during: Storage = {
    ...storage,
    async *list() {
      yield* storage.list();
      await app.db.insert(productMedia).values({ productId, type: 'video', url: `/media/${saved}` });
    },
  };
  expect(await sweep(during)).toEqual({ files: 2, deleted: 1 });
  expect(await storage.get(saved)).not.toBeNull();
  expect(await storage.get(orphan)).toBeNull();
  for (const table of [mediaFiles, mediaTexts])
    expect(await app.db.select({ url: table.url }).from(table)).toEqual([{ url: `/media/${saved}` }]);
});
