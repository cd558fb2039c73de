import { randomBytes } from 'node:crypto';
import { asc, eq, inArray, isNull } from 'drizzle-orm';
import { AppError } from '../../shared/errors.ts';
import { type Picture, renditionWidths } from '../../shared/image.ts';
import type { Database } from '../db/client.ts';
import { images } from '../db/schema/image.ts';
import type { Logger } from '../logger.ts';
import type { Storage } from '../storage/storage.ts';
import { encodeAvif, encodeShareImage, processImage } from './image.pipeline.ts';

export type ImageService = ReturnType<typeof createImageService>;

export type StoredFile = { bytes: Buffer; type: string; isFinal: boolean };

const fullName = (key: string) => `${key}.webp`;
const renditionName = (key: string, width: number, format: string) => `${key}-${width}.${format}`;

/** The picture pipeline: keeps, finds and serves pictures, and makes their AVIF renditions in the background. */
export function createImageService({
  db,
  storage,
  logger,
}: {
  db: Database;
  storage: Storage;
  logger: Logger;
}) {
  let wake: (() => void) | null = null;
  let stopped = false;
  let worker: Promise<void> | null = null;

  return {
    /**
     * Takes an uploaded picture in: original re-encoded, WebP widths, placeholder; AVIF follows in the background.
     * @throws AppError `invalid` when the bytes are not an accepted picture.
     */
    async receive(bytes: Uint8Array): Promise<Picture> {
      const processed = await processImage(bytes);
      const key = randomBytes(12).toString('hex');
      await storage.put(fullName(key), processed.full);
      for (const [width, webp] of processed.webp) await storage.put(renditionName(key, width, 'webp'), webp);
      const { width, height, color, placeholder } = processed;
      const url = `/media/${key}.webp`;
      await db
        .insert(images)
        .values({ url, key, width, height, color, placeholder, byteSize: processed.full.length });
      wake?.();
      return { url, width, height, color };
    },

    /** Keeps a video as it is (seed and, later, uploads). Answers its address. */
    async receiveVideo(bytes: Uint8Array): Promise<string> {
      const name = `${randomBytes(12).toString('hex')}.mp4`;
      await storage.put(name, bytes);
      return `/media/${name}`;
    },

    /** The pictures behind these addresses; an address of another site has none. */
    async find(urls: readonly (string | null)[]): Promise<Map<string, Picture & { placeholder: string }>> {
      const wanted = [...new Set(urls.filter((url): url is string => url !== null))];
      if (wanted.length === 0) return new Map();
      const rows = await db
        .select({
          url: images.url,
          width: images.width,
          height: images.height,
          color: images.color,
          placeholder: images.placeholder,
        })
        .from(images)
        .where(inArray(images.url, wanted));
      return new Map(rows.map((row) => [row.url, row]));
    },

    /**
     * One stored file by the name in its address. An AVIF that the background job has not written yet is answered by
     * the WebP of that width, marked as not final so that nobody keeps it.
     */
    async open(name: string): Promise<StoredFile | null> {
      const match = /^([0-9a-f]{24})(?:-(\d{2,4}))?\.(webp|avif|mp4)$/.exec(name);
      if (!match) return null;
      const [, key, width, format] = match;
      const bytes = await storage.get(name);
      if (bytes) return { bytes, type: format === 'mp4' ? 'video/mp4' : `image/${format}`, isFinal: true };
      if (format !== 'avif' || !width) return null;
      const webp = await storage.get(renditionName(key!, Number(width), 'webp'));
      return webp && { bytes: webp, type: 'image/webp', isFinal: false };
    },

    /** The link-preview picture (1200 × 630 JPEG) of a stored picture, made once. */
    async share(url: string): Promise<Buffer | null> {
      const [row] = await db.select().from(images).where(eq(images.url, url));
      if (!row) return null;
      const name = `${row.key}-share.jpg`;
      const kept = await storage.get(name);
      if (kept) return kept;
      const full = await storage.get(fullName(row.key));
      if (!full) return null;
      const jpeg = await encodeShareImage(full, row.color);
      await storage.put(name, jpeg);
      return jpeg;
    },

    /** Starts the background job that writes the missing AVIF renditions, one at a time. */
    startBackground(): void {
      worker ??= work();
    },

    async stop(): Promise<void> {
      stopped = true;
      wake?.();
      await worker;
    },
  };

  async function work(): Promise<void> {
    while (!stopped) {
      const done = await encodeNext().catch((error: unknown) => {
        logger.warn({ err: error }, 'an AVIF rendition could not be made; trying again later');
        return 'failed' as const;
      });
      if (done === 'one' || stopped) continue;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 60_000).unref();
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      wake = null;
    }
  }

  async function encodeNext(): Promise<'one' | 'none'> {
    const [row] = await db
      .select()
      .from(images)
      .where(isNull(images.avifAt))
      .orderBy(asc(images.createdAt))
      .limit(1);
    if (!row) return 'none';
    const full = await storage.get(fullName(row.key));
    for (const width of full ? renditionWidths(row.width) : []) {
      if (stopped) return 'none';
      await storage.put(renditionName(row.key, width, 'avif'), await encodeAvif(full!, width));
    }
    // A picture whose file is gone is marked too, or the job would never come past it.
    if (!full) logger.warn({ url: row.url }, 'a picture has lost its file');
    await db.update(images).set({ avifAt: new Date() }).where(eq(images.id, row.id));
    return 'one';
  }
}

/** The size of a request for a picture is bounded by its name; anything else is not found. */
export function requireFile(file: StoredFile | null): StoredFile {
  if (!file) throw new AppError('not_found');
  return file;
}
