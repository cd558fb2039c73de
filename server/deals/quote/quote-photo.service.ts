import { and, eq } from 'drizzle-orm';
import { AppError } from '#shared/base/errors.ts';
import {
  evidenceBytesAtOnce,
  maxEvidenceBytes,
  maxLinePhotos,
  maxListPhotos,
  maxPhotoBytes,
  maxPhotoFormBytes,
  maxPhotoFormTexts,
  photoBytesAtOnce,
  photoBytesAtOncePerAddress,
} from '#shared/deals/photo-limits.ts';
import {
  type LinePhoto,
  type NewLinePhoto,
  newLinePhoto,
  privateFileTypes,
} from '#shared/deals/quote-photo.ts';
import type { Database } from '../../platform/db/client.ts';
import { isUuid } from '../../platform/db/find-by-id.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import { admitShared } from '../../platform/limits/shared-limits.ts';
import { cartItems, shoppingCarts } from './quote.schema.ts';
import { quotePhotos } from './quote-photo.schema.ts';
import type { ImageService } from '../../content/image/image.service.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { StrangerUploadService } from '../../content/upload/stranger-upload.service.ts';
import type { Upload, UploadService } from '../../content/upload/upload.service.ts';
import type { QuoteBuyerService } from './quote-buyer.service.ts';
import { ensureListRow, lineIdOf, type ListOwner, ownedBy } from './quote-list.queries.ts';
import {
  createPhotoStore,
  evidenceLimit,
  photoFormLimits,
  photoLimit,
  photoOf,
  refused,
  type StoredPhoto,
  tooLarge,
} from './photo-store.ts';
import { createPhotoReading } from './photo-reading.ts';
import { photoOfKey } from './quote-photo.queries.ts';

export type QuotePhotoService = ReturnType<typeof createQuotePhotoService>;

type Dependencies = {
  db: Database;
  storage: Storage;
  images: Pick<ImageService, 'openKept' | 'shrink'>;
  uploads: UploadService;
  strangerUploads: StrangerUploadService;
  limits: Limits;
  find: QuoteBuyerService['find'];
};

/** A file of the page's form and the name of its field; `isCut` if it exceeded the limit. */
export type PhotoField = { name: string; file: File; isCut: boolean };

const tooMany = () => refused(`more than ${maxLinePhotos} photos at a line`, 'photosTooMany');
const listFull = () => refused(`more than ${maxListPhotos} photos in a list`, 'photosTooManyInList');

/**
 * Photos that buyers add to the lines of their lists: private, checked by content, and re-encoded. Readable by
 * the owner of the list, later by anyone with the code of the request, and by the staff (decision 035).
 */
export function createQuotePhotoService(deps: Dependencies) {
  const { db, storage, images, uploads, strangerUploads, limits, find } = deps;
  const { store, storeFile, removeFiles } = createPhotoStore({ storage, images, strangerUploads, uploads });
  const receive = strangerUploads.createReception({
    total: photoBytesAtOnce,
    perAddress: photoBytesAtOncePerAddress,
  });
  const receiveEvidence = strangerUploads.createReception({
    total: evidenceBytesAtOnce,
    perAddress: evidenceBytesAtOnce,
  });

  /** Counts a photo by number and bytes. The browser shows the reason of a daily limit instead of retrying. */
  async function admit(owner: ListOwner, address: string, bytes: number): Promise<void> {
    await limits.admit({ photos: address });
    await limits.admit(
      { 'quote photos visitor': keyOf(owner), 'quote photos address': address },
      { points: Math.ceil(bytes / 1024), fields: { photo: 'photosTooManyToday' } },
    );
  }

  /**
   * @returns the id of the photo's line; null for a line that is not added yet
   * @throws AppError `not_found` for a line that is not on the list; `invalid` if a limit is reached
   */
  async function demandPlace(
    tx: Database,
    cartId: string,
    { line, isNew }: NewLinePhoto,
  ): Promise<string | null> {
    const lines = await tx
      .select({ id: cartItems.id, title: cartItems.title })
      .from(cartItems)
      .where(eq(cartItems.cartId, cartId));
    // A photo may arrive after its line was created with the same key.
    const at = lines.find(({ id, title }) => id === line || id === lineIdOf(cartId, line, title))?.id ?? null;
    if (at === null && isNew !== 'yes') throw new AppError('not_found', 'no such line');
    const isAtIt = at === null ? eq(quotePhotos.findKey, line) : eq(quotePhotos.itemId, at);
    if ((await tx.$count(quotePhotos, and(eq(quotePhotos.cartId, cartId), isAtIt))) >= maxLinePhotos)
      throw tooMany();
    if ((await tx.$count(quotePhotos, eq(quotePhotos.cartId, cartId))) >= maxListPhotos) throw listFull();
    return at;
  }

  /** Re-encodes a photo and stores it at its line. @throws AppError, with its text in the field `photo` */
  async function keep(
    owner: ListOwner,
    place: NewLinePhoto,
    bytes: Uint8Array,
    address: string,
  ): Promise<LinePhoto> {
    const { line, requestKey } = place;
    const [listRow] = await db.select({ id: shoppingCarts.id }).from(shoppingCarts).where(ownedBy(owner));
    const known = listRow && requestKey ? await photoOfKey(db, listRow.id, requestKey) : null;
    if (known) return known;
    // Check first, because re-encoding is expensive.
    if (listRow) await demandPlace(db, listRow.id, place);
    else if (place.isNew !== 'yes') throw new AppError('not_found', 'no list');
    const { fileName, width, height, byteSize } = await store(bytes);
    try {
      return await db.transaction(async (tx) => {
        const { id: cartId } = await ensureListRow(tx, owner, () =>
          admitShared(tx, { 'quote lists': address }),
        );
        const again = requestKey ? await photoOfKey(tx, cartId, requestKey) : null;
        if (again) {
          await removeFiles(fileName);
          return again;
        }
        const at = await demandPlace(tx, cartId, place);
        const [row] = await tx
          .insert(quotePhotos)
          .values({
            fileName,
            width,
            height,
            byteSize,
            cartId,
            itemId: at,
            findKey: at === null ? line : null,
            requestKey: requestKey ?? null,
          })
          .returning({ id: quotePhotos.id });
        return { id: row!.id, width, height };
      });
    } catch (error) {
      await removeFiles(fileName);
      throw error;
    }
  }

  return {
    ...createPhotoReading({ db, images, limits, find }),

    /**
     * Stores a photo at a line of the owner's list, or for a line that is not added yet.
     * @throws AppError `not_found` for an unknown line; `invalid`, `too_large` and `too_many_requests` if a limit
     * of the line, list, visitor, address or program is exceeded, or if the file is not a picture
     */
    async receive(owner: ListOwner, upload: Upload, address: string): Promise<LinePhoto> {
      await admit(owner, address, Math.min(Number(upload.announced) || maxPhotoBytes, maxPhotoBytes));
      const read = async () => uploads.receiveForm(upload, photoLimit);
      const form = await receive(address, upload.announced, photoLimit.maxBodyBytes, read);
      const texts = [...form].filter(([, value]) => typeof value === 'string');
      const place = newLinePhoto.safeParse(Object.fromEntries(texts));
      if (!place.success) throw refused(place.error.message, 'choiceInvalid');
      return keep(owner, place.data, new Uint8Array(await photoOf(form).arrayBuffer()), address);
    },

    /**
     * Stores the photo, PDF or video of a form of the staff, who write its row, or remove the files.
     * @throws AppError `invalid`, `too_large`; `too_many_requests` if too many are being received
     */
    async receiveOfStaff(
      upload: Upload,
      check: (fields: Record<string, unknown>) => void,
    ): Promise<StoredPhoto> {
      const read = async () => {
        const form = await uploads.receiveForm(upload, evidenceLimit);
        check(Object.fromEntries([...form].filter(([, value]) => typeof value === 'string')));
        const bytes = await photoOf(form, evidenceLimit).arrayBuffer();
        return storeFile(new Uint8Array(bytes), privateFileTypes);
      };
      return receiveEvidence('staff', upload.announced, maxEvidenceBytes, read);
    },
    storeFile,
    removeFiles,

    /** Stores a photo of a supplier, who has no list; its row is the caller's. @throws AppError as `receive` */
    async storeOfForm({ file, isCut }: PhotoField, address: string): Promise<StoredPhoto> {
      if (isCut || file.size > maxPhotoBytes) throw tooLarge();
      await limits.admit({ photos: address });
      await limits.admit(
        { 'quote photos address': address },
        { points: Math.ceil(file.size / 1024), fields: { photo: 'photosTooManyToday' } },
      );
      return store(new Uint8Array(await file.arrayBuffer()));
    },

    /**
     * Reads the page's form with its files, when JavaScript is off. A file that is too large is left out; all
     * texts are kept.
     * @throws AppError `bad_request`; `too_many_requests` if too many are being received
     */
    async readForm(
      upload: Upload,
      address: string,
    ): Promise<{ fields: Record<string, string>; photos: PhotoField[] }> {
      const entries = await receive(address, upload.announced, maxPhotoFormBytes, async () =>
        uploads.receiveEntries(upload, photoFormLimits),
      );
      const fields: Record<string, string> = {};
      const photos: PhotoField[] = [];
      let length = 0;
      for (const { name, value, isCut } of entries) {
        if (typeof value === 'string') {
          // Limited, because a refused form is sent back with its texts.
          if ((length += value.length) > maxPhotoFormTexts)
            throw new AppError('too_large', 'texts of a form');
          fields[name] = value;
        }
        // A browser sends an empty file if none was chosen.
        else if (value.size > 0 || isCut) photos.push({ name, file: value, isCut });
      }
      return { fields, photos };
    },

    /** Stores a file of the page's form. @throws AppError as `receive` */
    async keepOfForm(
      owner: ListOwner,
      place: NewLinePhoto,
      { file, isCut }: PhotoField,
      address: string,
    ): Promise<void> {
      if (isCut) throw tooLarge();
      await admit(owner, address, file.size);
      await keep(owner, place, new Uint8Array(await file.arrayBuffer()), address);
    },

    /** Removes a photo from the list. Ignores a photo that does not exist. The next sweep deletes its file. */
    async remove(owner: ListOwner | null, photoId: string, address: string): Promise<void> {
      if (owner === null || !isUuid(photoId)) return;
      await limits.admit({ 'list changes at once': address, 'list changes': address });
      await db.transaction(async (tx) => {
        const { id: cartId } = await ensureListRow(tx, owner, () =>
          admitShared(tx, { 'quote lists': address }),
        );
        await tx.delete(quotePhotos).where(and(eq(quotePhotos.id, photoId), eq(quotePhotos.cartId, cartId)));
      });
    },
  };
}

const keyOf = (owner: ListOwner): string => ('userId' in owner ? owner.userId : owner.sessionId);
