import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { AppError } from '#shared/base/errors.ts';
import { mediaKeptHours, mediaUploadMinutes } from '#shared/base/limits.ts';
import { isVideoType, type MediaUpload, type NewMediaUpload, videoTypes } from '#shared/content/media.ts';
import { demand } from '#shared/base/policy.ts';
import type { Actor } from '../../platform/db/audit.ts';
import { isUuid } from '../../platform/db/find-by-id.ts';
import type { Database } from '../../platform/db/client.ts';
import { mediaUploads } from './media.schema.ts';
import { hashToken, looksLikeToken, newToken } from '../../platform/db/token.ts';
import type { ImageService } from '../image/image.service.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { UploadService } from '../upload/upload.service.ts';
import { checkedBytes, fits, headBytes, isPlayable, mediaInvalid, videoRefused } from './media.content.ts';

export type MediaUploadService = ReturnType<typeof createMediaUploadService>;

/** The address by which a record names an upload that is not claimed yet. */
const announcedUrl = /^\/media\/upload-([0-9a-f-]{36})$/;

/** Maximum number of uploads that one sweep removes. */
const sweepSize = 200;

/**
 * Uploads of pictures and videos of up to 50 MB: announced, received as a stream, and claimed by the record
 * that names them.
 */
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
  /** Running takeovers of uploads, by id. */
  const claiming = new Map<string, Promise<ClaimedFile>>();

  return {
    /** The origin, besides this site, to which browsers send large files; for the content security policy. */
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
     * Stores the bytes of an announced file while they arrive. An interrupted upload can be sent again, a
     * complete one cannot.
     * @throws AppError `not_found` for an address that is unknown, used or too old; `invalid`, `too_large`,
     * `bad_request` for bytes that differ from what was announced
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
      if (Number(length) > row.fileSize)
        throw new AppError('too_large', 'more than was announced', { file: 'mediaTooLarge' });
      const name = newName();
      const expected = { type: row.mimeType, size: row.fileSize };
      await large.put(name, checkedBytes(body ?? new Blob([]).stream(), expected, images.hasSignature));
      // If the same upload came twice at once, the first one counts.
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
     * The file that a record names. An upload becomes a picture of the pipeline or a video; any other address is
     * returned unchanged. A repeated or concurrent call for the same upload returns the same file.
     * @throws AppError `invalid` if the upload is missing, incomplete, or not what was announced
     */
    async claim(url: string): Promise<ClaimedFile> {
      const id = announcedUrl.exec(url)?.[1];
      if (!id) return { storageUrl: url };
      if (!isUuid(id)) throw gone();
      const running = claiming.get(id) ?? convert(id).finally(() => claiming.delete(id));
      claiming.set(id, running);
      return running;
    },

    /** The known data of a served file. */
    describe,

    /** Removes uploads that no record has named within a day. @returns how many were removed */
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

  /** @throws AppError `invalid` */
  async function convert(id: string): Promise<ClaimedFile> {
    const [row] = await find(id);
    if (row?.url) return describe(row.url);
    if (!row?.name) throw gone();
    const url = await serve(row.name, row);
    // If another process claimed the upload meanwhile, the source is gone but the address is known.
    const kept = url === null ? (await find(id))[0]?.url : await storeAddress(id, url);
    if (!kept) throw gone();
    if (url !== null && url !== kept) await images.remove(url);
    // Only after the address is stored: before, another process would find neither source nor address.
    if (!isVideoType(row.mimeType)) await storage.delete(row.name);
    return describe(kept);
  }

  async function find(id: string) {
    return db.select().from(mediaUploads).where(eq(mediaUploads.id, id));
  }

  /**
   * Stores the address of a claimed upload, unless one is stored already.
   * @returns the address that was stored first
   */
  async function storeAddress(id: string, url: string): Promise<string | null | undefined> {
    await db
      .update(mediaUploads)
      .set({ url })
      .where(and(eq(mediaUploads.id, id), isNull(mediaUploads.url)));
    return (await find(id))[0]?.url;
  }

  /** Turns an upload into a served file. @returns its address; null if its bytes are missing */
  async function serve(name: string, { mimeType: type, fileSize: size }: Announced): Promise<string | null> {
    const head = await storage.getPart(name, 0, headBytes);
    // Checked here, because the object storage received it without passing our server.
    if (head && (head.size !== size || !fits(head.bytes, type, images.hasSignature))) {
      await storage.delete(name);
      throw head.size === size ? mediaInvalid() : incomplete();
    }
    if (isVideoType(type)) {
      const read = async (from: number, length: number) =>
        (await storage.getPart(name, from, length))?.bytes ?? null;
      if (head && !(await isPlayable(read, size))) {
        await storage.delete(name);
        throw videoRefused();
      }
      return images.moveVideo(name, videoTypes[type], size);
    }
    const bytes = head && (await storage.get(name));
    return bytes
      ? uploads.keepPicture(bytes).catch(async (error: unknown) => {
          if (!(error instanceof AppError) || error.code !== 'invalid') throw error;
          throw mediaInvalid(error);
        })
      : null;
  }

  async function describe(url: string): Promise<ClaimedFile> {
    const picture = (await images.find([url])).get(url);
    const file = await images.open(url.slice('/media/'.length));
    return {
      storageUrl: url,
      ...(file ? { mimeType: file.type, fileSize: file.size } : {}),
      ...(picture ? { width: picture.width, height: picture.height } : {}),
    };
  }
}

type Announced = Pick<typeof mediaUploads.$inferSelect, 'mimeType' | 'fileSize'>;

type ClaimedFile = {
  storageUrl: string;
  mimeType?: string;
  fileSize?: number;
  width?: number;
  height?: number;
};

const gone = () => new AppError('invalid', 'no such upload', { storageUrl: 'mediaGone' });
const incomplete = () => new AppError('invalid', 'not whole', { storageUrl: 'mediaIncomplete' });
