import { createHash, randomBytes } from 'node:crypto';
import { eq, inArray, isNull } from 'drizzle-orm';
import { AppError } from '#shared/errors.ts';
import { type Picture, renditionWidths } from '#shared/image.ts';
import type { Database } from '../db/client.ts';
import { images } from '../db/schema/image.ts';
import { mediaFiles } from '../db/schema/media.ts';
import type { JobService } from '../jobs/job.service.ts';
import type { Logger } from '../logger.ts';
import type { Storage } from '../storage/storage.ts';
import { type CheckedPicture, checkPicture, hasImageSignature, inTurn } from './image.checks.ts';
import {
  encodeAnimation,
  encodeAvif,
  encodePaperImage,
  encodeShareImage,
  processImage,
  reencode,
  samplePixels,
  shrink,
} from './image.pipeline.ts';

export type { CheckedPicture };
export type ImageService = ReturnType<typeof createImageService>;

/** A picture with data that only its own page needs. */
export type FoundPicture = Picture & { placeholder: string; isIllustration: boolean };

export type StoredFile = {
  size: number;
  type: string;
  isFinal: boolean;
  /**
   * The bytes of a part, both ends included: as a buffer if they are few, else as a stream that is read only as
   * fast as the client takes it.
   */
  read: (from: number, to: number) => Promise<Buffer | ReadableStream<Uint8Array>>;
};

/**
 * Maximum bytes of a file that an answer holds in memory; nearly every picture is smaller. A client that reads
 * nothing costs no more than this, however large the requested part is.
 */
const pieceBytes = 64 * 1024;

const typeOf = (format: string) => `${format === 'mp4' || format === 'webm' ? 'video' : 'image'}/${format}`;
const fullName = (key: string) => `${key}.webp`;
const renditionName = (key: string, width: number, format: string) => `${key}-${width}.${format}`;

type Dependencies = { db: Database; storage: Storage; logger: Logger; jobs: Pick<JobService, 'enqueue'> };

/** The picture pipeline: stores, finds and serves pictures. A job makes their AVIF renditions. */
export function createImageService({ db, storage, logger, jobs }: Dependencies) {
  const queue = (tx: Database, imageId: string) => jobs.enqueue(tx, 'picture', { imageId });

  return {
    /**
     * Stores an uploaded picture: re-encoded original, WebP renditions, placeholder. A job adds AVIF.
     * @throws AppError `invalid` if the bytes are not an accepted picture
     */
    async receive(given: Uint8Array | CheckedPicture, { isIllustration = false } = {}): Promise<Picture> {
      const processed = await processImage(given instanceof Uint8Array ? await checkPicture(given) : given);
      const key = randomBytes(12).toString('hex');
      const { width, height, color, placeholder } = processed;
      const url = `/media/${key}.webp`;
      const written: string[] = [];
      const put = async (name: string, content: Uint8Array) => {
        await storage.put(name, content);
        written.push(name);
      };
      try {
        await put(fullName(key), processed.full);
        for (const [side, webp] of processed.webp) await put(renditionName(key, side, 'webp'), webp);
        const byteSize = processed.full.length;
        await db.transaction(async (tx) => {
          const [row] = await tx
            .insert(images)
            .values({ url, key, width, height, color, placeholder, isIllustration, byteSize })
            .returning({ id: images.id });
          await queue(tx, row!.id);
        });
      } catch (error) {
        // A picture is stored completely or not at all: if the disk is full, delete what was written.
        await Promise.allSettled(written.map(async (name) => storage.delete(name)));
        throw error;
      }
      return { url, width, height, color };
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

    /** Pixels of a picture, for its colours. */
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
    async takeVideo(from: string, format: 'mp4' | 'webm', byteSize: number): Promise<string | null> {
      const key = createHash('sha256').update(from).digest('hex').slice(0, 24);
      const name = `${key}.${format}`;
      const isThere = (await storage.move(from, name)) || (await storage.getPart(name, 0, 1)) !== null;
      return isThere ? list(name, byteSize) : null;
    },

    /** Removes a picture or video and everything derived from it. */
    async remove(url: string): Promise<void> {
      const [row] = await db.delete(images).where(eq(images.url, url)).returning();
      if (!row) await db.delete(mediaFiles).where(eq(mediaFiles.url, url));
      const names = row
        ? renditionWidths(row.width).flatMap((width) =>
            ['webp', 'avif'].map((format) => renditionName(row.key, width, format)),
          )
        : [];
      if (row) names.push(`${row.key}-share.jpg`);
      await Promise.all([url.slice('/media/'.length), ...names].map(async (name) => storage.delete(name)));
    },

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
     * One stored file by the name in its address. For an AVIF that the job has not written yet, returns the WebP
     * of that width, marked as not final so that no cache keeps it.
     * @param signal aborted when the client has disconnected; then nothing more is read
     */
    async open(name: string, signal?: AbortSignal): Promise<StoredFile | null> {
      const match = /^([0-9a-f]{24})(?:-(\d{2,4}))?\.(webp|avif|mp4|webm)$/.exec(name);
      if (!match) return null;
      const [, key, width, format] = match;
      const kept = await openFile(name, typeOf(format!), true, signal);
      if (kept || format !== 'avif' || !width) return kept;
      return openFile(renditionName(key!, Number(width), 'webp'), 'image/webp', false, signal);
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

    /** The picture for a document (JPEG, 320 wide), made from the smallest sufficient rendition. */
    async paperPicture(url: string): Promise<Buffer | null> {
      const key = /^\/media\/([0-9a-f]{24})\.webp$/.exec(url)?.[1];
      if (!key) return null;
      const picture =
        (await storage.get(renditionName(key, 320, 'webp'))) ?? (await storage.get(fullName(key)));
      return picture && encodePaperImage(picture);
    },

    /** A file of another service in the same storage, streamed in pieces; null if it does not exist. */
    openKept: async (name: string, type: string): Promise<StoredFile | null> => openFile(name, type, false),

    /**
     * Queues pictures without AVIF renditions and without a job: pictures of an earlier version, and those whose
     * job failed permanently.
     */
    async queueMissing(): Promise<void> {
      const rows = await db.select({ id: images.id }).from(images).where(isNull(images.avifAt));
      for (const { id } of rows) await queue(db, id);
    },

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
      // A picture without a file is marked too, or it would be queued at every start.
      if (!full) logger.warn({ url: row.url }, 'a picture has lost its file');
      await db.update(images).set({ avifAt: new Date() }).where(eq(images.id, row.id));
    },
  };

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

  async function openFile(
    name: string,
    type: string,
    isFinal: boolean,
    signal?: AbortSignal,
  ): Promise<StoredFile | null> {
    const first = await storage.getPart(name, 0, pieceBytes, signal);
    if (!first) return null;
    const { size } = first;
    const stop = new AbortController();
    const gone = AbortSignal.any([stop.signal, ...(signal ? [signal] : [])]);
    const piece = async (from: number, to: number) => {
      const length = Math.min(pieceBytes, to - from + 1);
      if (from + length <= first.bytes.length) return first.bytes.subarray(from, from + length);
      const part = await storage.getPart(name, from, length, gone);
      if (part?.bytes.length !== length) throw new AppError('not_found', `${name} has become shorter`);
      return part.bytes;
    };
    const read = async (from: number, to: number) => {
      if (to - from < pieceBytes) return piece(from, to);
      let next = from;
      return new ReadableStream<Uint8Array>(
        {
          async pull(controller) {
            const bytes = await piece(next, to);
            next += bytes.length;
            controller.enqueue(bytes);
            if (next > to) controller.close();
          },
          cancel: () => stop.abort(),
        },
        // Read nothing before the client asks for it.
        { highWaterMark: 0 },
      );
    };
    return { size, type, isFinal, read };
  }
}

/** Returns the file, or throws `not_found`. */
export function requireFile(file: StoredFile | null): StoredFile {
  if (!file) throw new AppError('not_found');
  return file;
}
