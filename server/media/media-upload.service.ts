import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { AppError } from '#shared/errors.ts';
import { mediaKeptHours, mediaUploadMinutes } from '#shared/limits.ts';
import { isVideoType, type MediaUpload, type NewMediaUpload, videoTypes } from '#shared/media.ts';
import { demand } from '#shared/policy.ts';
import type { CurrentUser } from '#shared/user.ts';
import type { Database } from '../db/client.ts';
import { mediaUploads } from '../db/schema/media.ts';
import { hashToken, looksLikeToken, newToken } from '../db/token.ts';
import type { ImageService } from '../image/image.service.ts';
import type { Storage } from '../storage/storage.ts';
import type { UploadService } from '../upload/upload.service.ts';
import { checkedBytes, fits, headBytes, mediaInvalid } from './media.content.ts';

export type MediaUploadService = ReturnType<typeof createMediaUploadService>;

type Actor = CurrentUser | null;

/** How a record names an upload that is not yet taken. */
const announcedUrl = /^\/media\/upload-([0-9a-f-]{36})$/;

/** Uploads that are received at a time: each has an open file and a few pieces in memory. */
const maxInHand = 12;
/** Uploads that one sweep removes. */
const sweepSize = 200;

/** Pictures and videos of up to 50 MB: announced, received as they come, and taken over by the record that names them. */
export function createMediaUploadService({
  db,
  storage,
  images,
  uploads,
}: {
  db: Database;
  storage: Storage;
  images: ImageService;
  uploads: UploadService;
}) {
  const { large } = storage;
  const newName = () => `upload-${randomBytes(16).toString('hex')}`;
  let inHand = 0;

  return {
    /** Where browsers send large files, besides this site; for the content policy. */
    origin: 'sign' in large ? large.origin : null,

    /** An address for one PUT of this type and size. */
    async announce(actor: Actor, { mimeType, fileSize }: NewMediaUpload): Promise<MediaUpload> {
      demand(actor, 'staff');
      const values = { mimeType, fileSize, userId: actor!.id };
      if ('sign' in large) {
        const name = newName();
        const uploadURL = await large.sign(name, { type: mimeType, size: fileSize }, mediaUploadMinutes * 60);
        return { uploadURL, storageUrl: await announced({ ...values, name }) };
      }
      const token = newToken();
      const storageUrl = await announced({ ...values, tokenHash: hashToken(token) });
      return { uploadURL: `/api/media/uploads/${token}`, storageUrl };
    },

    /**
     * Keeps the bytes of an announced file, as they come. An upload that broke off can be sent again, one that is there cannot.
     * @throws AppError `not_found` for an address that is unknown, used or too old; `invalid`, `too_large`, `bad_request`
     * for bytes that are not what was announced; `too_many_requests`
     */
    async receive(
      actor: Actor,
      token: string,
      { body, announced: length }: { body: ReadableStream<Uint8Array> | null; announced: string | undefined },
    ): Promise<void> {
      demand(actor, 'staff');
      if (!('put' in large)) throw new AppError('not_found', 'the object storage takes uploads');
      const usable = and(
        eq(mediaUploads.tokenHash, hashToken(token)),
        isNull(mediaUploads.receivedAt),
        gt(mediaUploads.createdAt, sql`now() - ${mediaUploadMinutes} * interval '1 minute'`),
      );
      const [row] = looksLikeToken(token) ? await db.select().from(mediaUploads).where(usable) : [];
      if (!row) throw new AppError('not_found', 'no upload of this address');
      if (inHand >= maxInHand) throw new AppError('too_many_requests', 'too many uploads at once');
      if (Number(length) > row.fileSize)
        throw new AppError('too_large', 'more than was announced', { file: 'mediaTooLarge' });
      const name = newName();
      inHand++;
      try {
        const bytes = checkedBytes(
          body ?? emptyBody(),
          { type: row.mimeType, size: row.fileSize },
          images.hasSignature,
        );
        await large.put(name, bytes);
      } finally {
        inHand--;
      }
      // Of two that came at once, the first counts.
      const [received] = await db
        .update(mediaUploads)
        .set({ name, receivedAt: sql`now()` })
        .where(and(eq(mediaUploads.id, row.id), isNull(mediaUploads.receivedAt)))
        .returning({ id: mediaUploads.id });
      if (received) return;
      await storage.delete(name);
      throw new AppError('not_found', 'received meanwhile');
    },

    /**
     * The file that a record names: an upload becomes a picture of the pipeline or a video, any other address stays. The
     * same once more, after a lost answer, gives the same file.
     * @throws AppError `invalid` when the upload is not there, not whole, or not what was announced
     */
    async take(url: string): Promise<TakenFile> {
      const id = announcedUrl.exec(url)?.[1];
      if (!id) return { storageUrl: url };
      const [row] = z.uuid().safeParse(id).success
        ? await db.select().from(mediaUploads).where(eq(mediaUploads.id, id))
        : [];
      if (!row) throw gone();
      if (row.url) return describe(row.url);
      const head = row.name && (await storage.getPart(row.name, 0, headBytes));
      if (!row.name || !head) throw gone();
      // The object storage has taken it without us.
      const isRight = head.size === row.fileSize && fits(head.bytes, row.mimeType, images.hasSignature);
      if (!isRight) {
        await storage.delete(row.name);
        throw head.size === row.fileSize ? mediaInvalid() : incomplete();
      }
      const taken = await keep(row.name, row.mimeType, row.fileSize);
      const [kept] = await db
        .update(mediaUploads)
        .set({ url: taken })
        .where(and(eq(mediaUploads.id, id), isNull(mediaUploads.url)))
        .returning({ id: mediaUploads.id });
      if (kept) return describe(taken);
      await images.remove(taken);
      const [other] = await db.select().from(mediaUploads).where(eq(mediaUploads.id, id));
      return describe(other!.url!);
    },

    /** What is known of a file that is served. */
    describe,

    /** Removes uploads that nobody has recorded within a day. @returns how many */
    async sweep(): Promise<number> {
      const rows = await db
        .select()
        .from(mediaUploads)
        .where(lt(mediaUploads.createdAt, sql`now() - ${mediaKeptHours} * interval '1 hour'`))
        .limit(sweepSize);
      for (const { id, name } of rows) {
        if (name) await storage.delete(name);
        await db.delete(mediaUploads).where(eq(mediaUploads.id, id));
      }
      return rows.length;
    },
  };

  async function announced(values: typeof mediaUploads.$inferInsert): Promise<string> {
    const [row] = await db.insert(mediaUploads).values(values).returning({ id: mediaUploads.id });
    return `/media/upload-${row!.id}`;
  }

  /** Makes an upload what is served. @returns its address */
  async function keep(name: string, type: string, size: number): Promise<string> {
    if (isVideoType(type)) {
      const url = await images.takeVideo(name, videoTypes[type], size);
      if (!url) throw gone();
      return url;
    }
    const bytes = await storage.get(name);
    if (!bytes) throw gone();
    const url = await uploads.keepPicture(bytes).catch((error: unknown) => {
      throw error instanceof AppError && error.code === 'invalid' ? mediaInvalid(error) : error;
    });
    await storage.delete(name);
    return url;
  }

  async function describe(url: string): Promise<TakenFile> {
    const picture = (await images.find([url])).get(url);
    const file = await images.open(url.slice('/media/'.length));
    return {
      storageUrl: url,
      ...(file ? { mimeType: file.type, fileSize: file.size } : {}),
      ...(picture ? { width: picture.width, height: picture.height } : {}),
    };
  }
}

type TakenFile = {
  storageUrl: string;
  mimeType?: string;
  fileSize?: number;
  width?: number;
  height?: number;
};

const gone = () => new AppError('invalid', 'no such upload', { storageUrl: 'mediaGone' });
const incomplete = () => new AppError('invalid', 'not whole', { storageUrl: 'mediaIncomplete' });

async function* emptyBody(): AsyncGenerator<Uint8Array> {}
