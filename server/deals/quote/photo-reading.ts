import { buffer } from 'node:stream/consumers';
import { and, eq, or, type SQL } from 'drizzle-orm';
import { AppError } from '#shared/base/errors.ts';
import { demand } from '#shared/base/policy.ts';
import type { PhotoSize, PrivateFileType } from '#shared/deals/quote-photo.ts';
import type { ImageService, StoredFile } from '../../content/image/image.service.ts';
import type { Actor } from '../../platform/db/audit.ts';
import type { Database } from '../../platform/db/client.ts';
import { findById } from '../../platform/db/find-by-id.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import { orderAnswers, orderEvidence, orders } from '../order/order.schema.ts';
import { smallName } from './photo-store.ts';
import type { QuoteBuyerService } from './quote-buyer.service.ts';
import { type ListOwner, ownedBy } from './quote-list.queries.ts';
import { quotePhotos } from './quote-photo.schema.ts';
import { quoteRequestLines, quoteRequests } from './quote-request.schema.ts';
import { shoppingCarts } from './quote.schema.ts';

type Dependencies = {
  db: Database;
  images: Pick<ImageService, 'openKept'>;
  limits: Limits;
  find: QuoteBuyerService['find'];
};

/** A file and what it is. */
export type PrivateFile = StoredFile & { mimeType: PrivateFileType };

const whole = (size: number): number => size;

/** Who may open which private photo: owners of lists, readers of secret addresses, and the staff. */
export function createPhotoReading({ db, images, limits, find }: Dependencies) {
  // A player asks for a video in many parts.
  const admitDownload = ({ size }: StoredFile, address: string, bytesOf = whole): Promise<void> =>
    limits.admit({ 'photo downloads': address }, { points: Math.ceil(bytesOf(size) / 1024) });

  /** @throws AppError `not_found` */
  async function open(photoId: string, size: PhotoSize, isAllowed: SQL | undefined): Promise<PrivateFile> {
    const { fileName, mimeType } = await findById(photoId, () =>
      db
        .select({ fileName: quotePhotos.fileName, mimeType: quotePhotos.mimeType })
        .from(quotePhotos)
        .leftJoin(shoppingCarts, eq(shoppingCarts.id, quotePhotos.cartId))
        .leftJoin(quoteRequestLines, eq(quoteRequestLines.id, quotePhotos.requestLineId))
        .leftJoin(quoteRequests, eq(quoteRequests.id, quoteRequestLines.requestId))
        .leftJoin(orderEvidence, eq(orderEvidence.id, quotePhotos.evidenceId))
        .leftJoin(orders, eq(orders.id, orderEvidence.orderId))
        .leftJoin(orderAnswers, eq(orderAnswers.id, orderEvidence.answerId))
        .where(and(eq(quotePhotos.id, photoId), isAllowed)),
    );
    const name = size === 'small' && mimeType === 'image/webp' ? smallName(fileName) : fileName;
    const file = await images.openKept(name, mimeType);
    if (!file) throw new AppError('not_found', 'no such photo');
    return { ...file, mimeType };
  }

  /**
   * A photo of the request with this code.
   * @param bytesOf the bytes that are asked for, of the size of the file
   * @throws AppError `not_found`; `too_many_requests` for an address that guesses codes
   */
  async function openOfCode(
    code: string,
    photoId: string,
    size: PhotoSize,
    address: string,
    bytesOf = whole,
  ) {
    const { id } = await find(code, address);
    const shown = and(eq(orders.requestId, id), eq(orderEvidence.isShown, true));
    const file = await open(photoId, size, or(eq(quoteRequests.id, id), shown));
    await admitDownload(file, address, bytesOf);
    return file;
  }

  return {
    openOfCode,

    /** A small photo as a data URL, for the file of a deal. @throws AppError as `openOfCode` */
    async readOfCode(code: string, photoId: string, address: string): Promise<string> {
      const { size, read } = await openOfCode(code, photoId, 'small', address);
      const part = await read(0, size - 1);
      const bytes = Buffer.isBuffer(part) ? part : await buffer(part);
      return `data:image/webp;base64,${bytes.toString('base64')}`;
    },

    /** A photo that a supplier sent by a link. @throws AppError `not_found`; `too_many_requests` */
    async openOfAnswer(
      linkId: string,
      photoId: string,
      size: PhotoSize,
      address: string,
    ): Promise<PrivateFile> {
      const file = await open(photoId, size, eq(orderAnswers.linkId, linkId));
      await admitDownload(file, address);
      return file;
    },

    /** A photo of the owner's list. @throws AppError `not_found`; `too_many_requests` */
    async openOfList(
      owner: ListOwner | null,
      photoId: string,
      size: PhotoSize,
      address: string,
    ): Promise<PrivateFile> {
      if (owner === null) throw new AppError('not_found', 'no list');
      const file = await open(photoId, size, ownedBy(owner));
      await admitDownload(file, address);
      return file;
    },

    /** A photo of an order, for the staff. @throws AppError `not_found` */
    async openOfOrder(actor: Actor, orderId: string, photoId: string, size: PhotoSize): Promise<PrivateFile> {
      demand(actor, 'staff');
      return findById(orderId, () => open(photoId, size, eq(orders.id, orderId)));
    },

    /** A photo of a request, for the staff. @throws AppError `not_found` */
    async openOfRequest(
      actor: Actor,
      requestId: string,
      photoId: string,
      size: PhotoSize,
    ): Promise<PrivateFile> {
      demand(actor, 'staff');
      return findById(requestId, () => open(photoId, size, eq(quoteRequests.id, requestId)));
    },
  };
}
