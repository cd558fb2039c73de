import { eq } from 'drizzle-orm';
import { AppError } from '#shared/base/errors.ts';
import { maxBulkProducts, maxMediaCount } from '#shared/base/limits.ts';
import type { Locale } from '#shared/base/locale.ts';
import { demand } from '#shared/base/policy.ts';
import { changesPrices } from '#shared/catalogue/price-tiers.ts';
import type {
  MediaList,
  NewProduct,
  ProductChange,
  StaffProduct,
  StaffQuery,
} from '#shared/catalogue/product-form.ts';
import type { Actor } from '../../platform/db/audit.ts';
import type { Database } from '../../platform/db/client.ts';
import { demandStored } from '../../platform/db/gone-files.ts';
import { createRecordLifecycle } from '../../platform/db/record.ts';
import { productMedia } from './product.schema.ts';
import type { PageTags } from '../../platform/live/tags.ts';
import type { MediaUploadService } from '../../content/media/media-upload.service.ts';
import {
  auditMedia,
  copyParts,
  copyValues,
  demandPrices,
  dropPrimary,
  mediaUrls,
  namedIn,
  missingReference,
  tagsOf,
  setMainPicture,
  withOnePrimary,
  withUploads,
} from './catalogue.changes.ts';
import { createBulk } from './catalogue.bulk.ts';
import type { Payload } from '../../platform/jobs/job.service.ts';
import { nextSku } from './next-sku.ts';
import { reindexProducts } from './reindex.ts';
import { indexProducts } from './product.listing.ts';
import { readMedia } from './product.queries.ts';
import {
  countStaffList,
  readNamesIn,
  readStaffIds,
  readStaffList,
  readStaffProduct,
  readSummary,
  toStaffProduct,
} from './staff-list.queries.ts';

export type CatalogueService = ReturnType<typeof createCatalogueService>;

type Dependencies = { db: Database; tags: PageTags; mediaUploads: MediaUploadService };

/** A product as the edit dialog loads it. */
export type OpenedProduct = { product: StaffProduct; media: MediaList };

/** Changes of products by the staff. */
export function createCatalogueService({ db, tags, mediaUploads }: Dependencies) {
  const lifecycle = createRecordLifecycle({
    db,
    noun: 'product',
    read,
    shown: { tags, of: tagsOf },
    beforeCommit: indexProducts,
    explain: missingReference,
  });

  async function read(id: string): Promise<OpenedProduct | null> {
    const product = await readStaffProduct(db, id);
    if (!product) return null;
    const media = await readMedia(db, id);
    return {
      product,
      media: media.map(({ type, url, altText, displayOrder, isPrimary }) => ({
        type,
        url,
        altText,
        displayOrder,
        isPrimary,
      })),
    };
  }

  return {
    ...lifecycle,

    /** One page of all products, with the total count of matches. */
    async list(actor: Actor, query: StaffQuery) {
      demand(actor, 'staff');
      return readStaffList(db, query);
    },

    /** The names of these products in a language. Products without a translation into it are left out. */
    async namesIn(actor: Actor, ids: readonly string[], language: Locale): Promise<Record<string, string>> {
      demand(actor, 'staff');
      return readNamesIn(db, ids, language);
    },

    async summary(actor: Actor) {
      demand(actor, 'staff');
      return readSummary(db);
    },

    /** @throws AppError `invalid` for prices that do not fit (`priceFaults`), and a deleted picture */
    async create(actor: Actor, values: NewProduct, key: string | null): Promise<StaffProduct> {
      demandPrices(values);
      const beforeWrite = async (tx: Database) => {
        await demandStored(tx, [{ field: 'imageUrl', url: values.imageUrl }], []);
        return {};
      };
      return toStaffProduct(await lifecycle.create(actor, values, key, { beforeWrite }));
    },

    /** @throws AppError `invalid` for prices that do not fit (`priceFaults`), and a deleted picture */
    update: async (actor: Actor, id: string, values: ProductChange): Promise<StaffProduct> =>
      toStaffProduct(
        await lifecycle.update(actor, id, values, {
          beforeWrite: async (tx, before) => {
            await demandStored(tx, [{ field: 'imageUrl', url: values.imageUrl }], [before.imageUrl]);
            if (changesPrices(values)) demandPrices({ ...before, ...values });
            return {};
          },
        }),
      ),

    ...createBulk(lifecycle),

    /** The ids of all products of a list, at most as many as one bulk change takes, and the total count. */
    async matching(actor: Actor, query: StaffQuery) {
      demand(actor, 'staff');
      const [ids, total] = await Promise.all([
        readStaffIds(db, query, maxBulkProducts),
        countStaffList(db, query),
      ]);
      return { ids, total };
    },

    /** Proposes a readable SKU for a new product of a category; null if the category's name gives none. */
    async nextSku(actor: Actor, categoryId: string): Promise<string | null> {
      demand(actor, 'staff');
      return nextSku(db, categoryId);
    },

    /** A copy with its media and translations, inactive until staff activate it. */
    duplicate: async (actor: Actor, id: string): Promise<StaffProduct> =>
      toStaffProduct(
        await lifecycle.create(actor, {}, null, {
          logged: { copyOf: id },
          beforeWrite: async (tx) => copyValues(await lifecycle.lock(tx, id)),
          afterWrite: (tx, copy) => copyParts(tx, id, copy.id),
        }),
      ),

    /**
     * Adds media to a product (last step of the quick add). Media that the product has already are kept and not
     * added again, so that a client may repeat the request if the answer was lost.
     * @returns how many were added
     */
    async addMedia(actor: Actor, id: string, given: MediaList): Promise<number> {
      demand(actor, 'staff');
      const list = await withUploads(mediaUploads, given);
      return lifecycle.changePart(actor, id, async (tx, row) => {
        const before = await mediaUrls(tx, id);
        await demandStored(tx, namedIn(list), [...before, row.imageUrl]);
        const fresh = list.filter(({ url }) => !before.includes(url));
        if (before.length + fresh.length > maxMediaCount)
          throw new AppError('invalid', `more than ${maxMediaCount} media`, { '': 'tooLong' });
        if (fresh.some((item) => item.isPrimary)) await dropPrimary(tx, id);
        const values = withOnePrimary(fresh).map((item) => ({ ...item, productId: id }));
        if (values.length > 0) await tx.insert(productMedia).values(values);
        await auditMedia(tx, actor, row, before);
        await setMainPicture(tx, row);
        return fresh.length;
      });
    },

    /** Rebuilds the search index of products after a name that they are found by has changed; runs as a job. */
    reindex: (payload: Payload<'reindex'>, signal: AbortSignal) =>
      reindexProducts({ db, tags }, payload, signal),

    /** Replaces a product's media by this list, in this order. @returns how many media the product has */
    async replaceMedia(actor: Actor, id: string, given: MediaList): Promise<number> {
      demand(actor, 'staff');
      const list = await withUploads(mediaUploads, given);
      return lifecycle.changePart(actor, id, async (tx, row) => {
        const before = await mediaUrls(tx, id);
        await demandStored(tx, namedIn(list), [...before, row.imageUrl]);
        await tx.delete(productMedia).where(eq(productMedia.productId, id));
        const values = withOnePrimary(list).map((item, displayOrder) => ({
          ...item,
          displayOrder,
          productId: id,
        }));
        if (values.length > 0) await tx.insert(productMedia).values(values);
        await auditMedia(tx, actor, row, before);
        await setMainPicture(tx, row, before);
        return list.length;
      });
    },
  };
}
