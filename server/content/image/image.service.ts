import { createHash, randomBytes } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { type Picture, renditionWidths } from '#shared/content/image.ts';
import { createTurns } from '#shared/base/turns.ts';
import type { Database } from '../../platform/db/client.ts';
import { images } from './image.schema.ts';
import { mediaFiles } from '../media/media.schema.ts';
import type { JobService } from '../../platform/jobs/job.service.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { filesOf, fullName, openFile, renditionName, shareName, type StoredFile } from './image.files.ts';
import { type CheckedPicture, checkPicture, hasImageSignature, inTurn } from './image.checks.ts';
import {
  describeStored,
  encodeAnimation,
  encodeAvif,
  encodePaperImage,
  encodeShareImage,
  encodeWebp,
  type ProcessedImage,
  processImage,
  reencode,
  samplePixels,
  shrink,
} from './image.pipeline.ts';

export { requireFile } from './image.files.ts';
export type { CheckedPicture, StoredFile };
export type ImageService = ReturnType<typeof createImageService>;

/** A picture with data that only its own page needs. */
export type FoundPicture = Picture & { placeholder: string; isIllustration: boolean };

const typeOf = (format: string) => `${format === 'mp4' || format === 'webm' ? 'video' : 'image'}/${format}`;

type Dependencies = { db: Database; storage: Storage; logger: Logger; jobs: Pick<JobService, 'enqueue'> };

/** Width on a phone's product list, whose first visitor would wait for the renditions of a whole page. */
const listWidth = 320;

/** Renditions that are made at the same time; uploads need the rest of the threads. */
const renditionsAtOnce = 2;
/** Renditions that are made or wait for it; further requests get the whole picture. */
const maxRenditionsInHand = 100;

/**
 * The picture pipeline: stores, finds and serves pictures. A list's WebP is made with the picture, others when they are
 * first asked for, AVIF by a job that the first request queues (decision 006).
 */
export function createImageService({ db, storage, logger, jobs }: Dependencies) {
  const takeTurn = createTurns(renditionsAtOnce);
  /** The renditions that are being made, by name: concurrent requests share one. */
  const inHand = new Map<string, Promise<Buffer | null>>();
  /** Pictures whose AVIF this process has queued lately: a page that is loaded again need not ask the database. */
  const queued = new LRUCache<string, true>({ max: 10_000, ttl: 10 * 60_000 });

  /**
   * Takes a picture or video out of the record of stored files; until the transaction ends, nothing else can name it.
   * @returns the names of its files for {@link discard}; none if it is not stored
   */
  async function unlist(tx: Database, url: string): Promise<string[]> {
    const [picture] = await tx.delete(images).where(eq(images.url, url)).returning();
    const [row] = picture
      ? [picture]
      : await tx.delete(mediaFiles).where(eq(mediaFiles.url, url)).returning();
    if (!row) return [];
    return picture ? filesOf(picture) : [url.slice('/media/'.length)];
  }

  async function discard(names: readonly string[]): Promise<void> {
    await Promise.all(names.map(async (name) => storage.delete(name)));
  }

  return {
    /**
     * Stores an uploaded picture: re-encoded, with a placeholder.
     * @throws AppError `invalid` if the bytes are not an accepted picture
     */
    async receive(given: Uint8Array | CheckedPicture, { isIllustration = false } = {}): Promise<Picture> {
      const checked = given instanceof Uint8Array ? await checkPicture(given) : given;
      return store(await processImage(checked), isIllustration);
    },

    /** Stores a picture of the demo, which is in the stored form already, unchanged. */
    async receiveStored(webp: Buffer, { isIllustration = false } = {}): Promise<Picture> {
      return store(await describeStored(webp), isIllustration);
    },

    /** Whether bytes begin like an accepted picture. */
    hasSignature: hasImageSignature,

    /** The check of pictures from outside, and the turns for working on them (image.checks.ts). */
    check: checkPicture,
    inTurn,

    /**
     * Re-encodes an uploaded picture without its metadata, for services that store it themselves.
     * @throws AppError `invalid` if it cannot be decoded
     */
    reencode,
    shrink,
    encodePaperImage,
    samplePixels,

    /**
     * Stores an animated GIF or WebP as an animated WebP.
     * @returns its address; null if the picture is not animated
     */
    async receiveAnimation(picture: CheckedPicture): Promise<string | null> {
      const moving = await encodeAnimation(picture);
      if (!moving) return null;
      const name = fullName(randomBytes(12).toString('hex'));
      await storage.put(name, moving);
      return list(name, moving.length);
    },

    /**
     * Serves a stored file as a video from now on. A repeated call returns the same address.
     * @param from its random name, from which the address is derived
     * @returns its address; null if there is no such file
     */
    async moveVideo(from: string, format: 'mp4' | 'webm', byteSize: number): Promise<string | null> {
      const key = createHash('sha256').update(from).digest('hex').slice(0, 24);
      const name = `${key}.${format}`;
      const isThere = (await storage.move(from, name)) || (await storage.getPart(name, 0, 1)) !== null;
      return isThere ? list(name, byteSize) : null;
    },

    /** Removes a picture or video and everything derived from it. */
    remove: async (url: string): Promise<void> => discard(await unlist(db, url)),
    unlist,
    discard,

    /** Stores a video unchanged, for the demo data. Returns its address. */
    async receiveVideo(bytes: Uint8Array): Promise<string> {
      const name = `${randomBytes(12).toString('hex')}.mp4`;
      await storage.put(name, bytes);
      return list(name, bytes.length);
    },

    /** The pictures of these addresses; addresses of other sites are left out. */
    async find(urls: readonly (string | null)[]): Promise<Map<string, FoundPicture>> {
      const wanted = [...new Set(urls.filter((url): url is string => url !== null))];
      if (wanted.length === 0) return new Map();
      const rows = await db
        .select({
          url: images.url,
          width: images.width,
          height: images.height,
          color: images.color,
          placeholder: images.placeholder,
          isIllustration: images.isIllustration,
        })
        .from(images)
        .where(inArray(images.url, wanted));
      return new Map(rows.map((row) => [row.url, row]));
    },

    /**
     * One stored file by the name in its address; a WebP rendition that does not exist yet is made. For an AVIF that the
     * job has not written yet, returns the WebP of that width, marked as not final so that no cache keeps it.
     * @param signal aborted when the client has disconnected; then nothing more is read
     */
    async open(name: string, signal?: AbortSignal): Promise<StoredFile | null> {
      const match = /^([0-9a-f]{24})(?:-([1-9]\d{1,3}))?\.(webp|avif|mp4|webm)$/.exec(name);
      if (!match) return null;
      const [, key, width, format] = match;
      const kept = await openFile(storage, name, typeOf(format!), true, signal);
      if (kept || !width || (format !== 'webp' && format !== 'avif')) return kept;
      return openRendition(key!, Number(width), format, signal);
    },

    /** The link-preview picture (1200 × 630 JPEG) of a stored picture, made once. */
    async share(url: string): Promise<Buffer | null> {
      const [row] = await db.select().from(images).where(eq(images.url, url));
      if (!row) return null;
      const name = shareName(row.key);
      const kept = await storage.get(name);
      if (kept) return kept;
      const full = await storage.get(fullName(row.key));
      if (!full) return null;
      const jpeg = await encodeShareImage(full, row.color);
      await storage.put(name, jpeg);
      return jpeg;
    },

    /** The picture for a document (JPEG, 320 wide), made from the smallest sufficient rendition. */
    async paperPicture(url: string): Promise<Buffer | null> {
      const key = /^\/media\/([0-9a-f]{24})\.webp$/.exec(url)?.[1];
      if (!key) return null;
      const picture =
        (await storage.get(renditionName(key, 320, 'webp'))) ?? (await storage.get(fullName(key)));
      return picture && encodePaperImage(picture);
    },

    /** A file of another service in the same storage, streamed in pieces; null if it does not exist. */
    openKept: async (name: string, type: string) => openFile(storage, name, type, false),

    /**
     * Writes the AVIF renditions of a picture. Called by a job.
     * @throws the signal's reason if the job must stop
     */
    async encode(imageId: string, signal: AbortSignal): Promise<void> {
      const [row] = await db.select().from(images).where(eq(images.id, imageId));
      if (!row || row.avifAt) return;
      const full = await storage.get(fullName(row.key));
      for (const width of full ? renditionWidths(row.width) : []) {
        signal.throwIfAborted();
        await storage.put(renditionName(row.key, width, 'avif'), await encodeAvif(full!, width));
      }
      // A picture without a file is marked too, or every request would queue it again.
      if (!full) logger.warn({ url: row.url }, 'a picture has lost its file');
      await db.update(images).set({ avifAt: new Date() }).where(eq(images.id, row.id));
    },
  };

  async function store(processed: ProcessedImage, isIllustration: boolean): Promise<Picture> {
    const { full, ...facts } = processed;
    const key = randomBytes(12).toString('hex');
    const url = `/media/${fullName(key)}`;
    const { width, height, color } = facts;
    const listed = renditionWidths(width).includes(listWidth) ? await encodeWebp(full, listWidth) : null;
    await storage.put(fullName(key), full);
    try {
      if (listed) await storage.put(renditionName(key, listWidth, 'webp'), listed);
      await db.insert(images).values({ url, key, ...facts, isIllustration, byteSize: full.length });
    } catch (error) {
      await discard(filesOf({ key, width })).catch(() => {});
      throw error;
    }
    return { url, width, height, color };
  }

  /** A rendition that is not stored; null if there is no such picture, or if it has no rendition of this width. */
  async function openRendition(
    key: string,
    width: number,
    format: 'webp' | 'avif',
    signal?: AbortSignal,
  ): Promise<StoredFile | null> {
    const [row] = await db.select().from(images).where(eq(images.key, key));
    if (!row || !renditionWidths(row.width).includes(width)) return null;
    const isFinal = format === 'webp';
    if (!isFinal && row.avifAt === null && !queued.has(row.id)) {
      queued.set(row.id, true);
      await jobs.enqueue(db, 'picture', { imageId: row.id });
    }
    const name = renditionName(key, width, 'webp');
    const kept = isFinal ? null : await openFile(storage, name, 'image/webp', false, signal);
    if (kept) return kept;
    if (!inHand.has(name) && inHand.size >= maxRenditionsInHand)
      return openFile(storage, fullName(key), 'image/webp', false, signal);
    const made = await makeRendition(name, key, width);
    return (
      made && {
        size: made.length,
        type: 'image/webp',
        isFinal,
        read: (from, to) => Promise.resolve(made.subarray(from, to + 1)),
      }
    );
  }

  /** Makes and keeps a WebP rendition; null if the picture has lost its file. */
  function makeRendition(name: string, key: string, width: number): Promise<Buffer | null> {
    const making =
      inHand.get(name) ??
      takeTurn(async () => {
        // A request that waited for the database may come after another one has made it.
        const kept = await storage.get(name);
        if (kept) return kept;
        const full = await storage.get(fullName(key));
        if (!full) return null;
        const webp = await encodeWebp(full, width);
        // A full disk must not hide the pictures.
        await storage
          .put(name, webp)
          .catch((error: unknown) => logger.warn({ err: error, name }, 'a rendition was not kept'));
        return webp;
      }).finally(() => inHand.delete(name));
    inHand.set(name, making);
    return making;
  }

  /** Records a stored file that is not a picture of the pipeline. @returns its address */
  async function list(name: string, byteSize: number): Promise<string> {
    const url = `/media/${name}`;
    await db
      .insert(mediaFiles)
      .values({ url, byteSize })
      .onConflictDoNothing()
      .catch(async (error: unknown) => {
        await Promise.allSettled([storage.delete(name)]);
        throw error;
      });
    return url;
  }
}
