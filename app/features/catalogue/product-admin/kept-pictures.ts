import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { maxKeptPictureBytes, maxKeptPictureDays } from '#shared/base/limits.ts';
import type { KeptPicture } from './picked-image.ts';

/** The pictures of one draft, in order. */
export type KeptPictures = { images: KeptPicture[]; primary: string | null; at: string };

interface Schema extends DBSchema {
  /** The files, separate from the list, so that a new order does not write them again. */
  files: { key: string; value: { key: string; place: string; file: File }; indexes: { place: string } };
  lists: {
    key: string;
    value: {
      place: string;
      at: string;
      bytes: number;
      primary: string | null;
      images: Omit<KeptPicture, 'file'>[];
    };
  };
}

let database: Promise<IDBPDatabase<Schema>> | null = null;

const openDatabase = () =>
  (database ??= openDB<Schema>('kept-pictures', 1, {
    upgrade: (db) => {
      db.createObjectStore('files', { keyPath: 'key' }).createIndex('place', 'place');
      db.createObjectStore('lists', { keyPath: 'place' });
    },
  }));

/** Opens both stores in one transaction, so that a list never names a file that does not exist. */
async function change() {
  const transaction = (await openDatabase()).transaction(['files', 'lists'], 'readwrite');
  return {
    files: transaction.objectStore('files'),
    lists: transaction.objectStore('lists'),
    done: transaction.done,
  };
}

/**
 * Stores the chosen pictures of a draft beside its texts (decision 026), replacing those stored before. An empty list
 * deletes them.
 * @param place storage place of the draft
 * @returns whether they are stored: storage may be full or unavailable
 */
export async function keepPictures(
  place: string,
  images: readonly KeptPicture[],
  primary: string | null,
): Promise<boolean> {
  try {
    const { files, lists, done } = await change();
    const known = new Set(await files.index('place').getAllKeys(place));
    const wanted = new Set(images.map(({ key }) => key));
    const others = (await lists.getAll()).filter((list) => list.place !== place);
    const bytes = images.reduce((sum, { file }) => sum + file.size, 0);
    const total = others.reduce((sum, list) => sum + list.bytes, bytes);
    if (total > maxKeptPictureBytes) return false;
    const list = images.map(({ key, colors, url, uploadedAt, isSaved }) => ({
      key,
      colors,
      url,
      uploadedAt,
      isSaved,
    }));
    await Promise.all([
      ...images.filter(({ key }) => !known.has(key)).map(({ key, file }) => files.put({ key, place, file })),
      ...[...known].filter((key) => !wanted.has(key)).map((key) => files.delete(key)),
      images.length > 0
        ? lists.put({ place, at: new Date().toISOString(), bytes, primary, images: list })
        : lists.delete(place),
      done,
    ]);
    return true;
  } catch {
    return false;
  }
}

/** The pictures of a draft; null if there are none. Also deletes the expired pictures of all drafts. */
export async function readKeptPictures(place: string): Promise<KeptPictures | null> {
  try {
    const { files, lists, done } = await change();
    const oldest = new Date(Date.now() - maxKeptPictureDays * 24 * 3_600_000).toISOString();
    for (const list of await lists.getAll()) {
      if (list.at >= oldest) continue;
      await lists.delete(list.place);
      for (const key of await files.index('place').getAllKeys(list.place)) await files.delete(key);
    }
    const list = await lists.get(place);
    const rows = await files.index('place').getAll(place);
    await done;
    if (!list) return null;
    const fileOf = new Map(rows.map(({ key, file }) => [key, file]));
    const images = list.images.flatMap((image) => {
      const file = fileOf.get(image.key);
      return file ? [{ ...image, file }] : [];
    });
    return { images, primary: list.primary, at: list.at };
  } catch {
    return null;
  }
}
