import { eq, isNotNull } from 'drizzle-orm';
import { z } from 'zod';
import { AppError } from '#shared/errors.ts';
import { maxBulkProducts, maxMediaCount } from '#shared/limits.ts';
import { demand } from '#shared/policy.ts';
import type { MediaList, NewProduct, ProductChange, StaffProduct, StaffQuery } from '#shared/product-form.ts';
import type { CurrentUser } from '#shared/user.ts';
import { audit } from '../db/audit.ts';
import { type Database, foreignKeyViolation, sqlState } from '../db/client.ts';
import { createOnce } from '../db/create-once.ts';
import { productMedia, products } from '../db/schema/product.ts';
import type { CacheTag, PageTags } from '../live/tags.ts';
import type { MediaUploadService } from '../media/media-upload.service.ts';
import {
  auditMedia,
  copyParts,
  copyValues,
  dropPrimary,
  mediaUrls,
  missingField,
  tagsOf,
  takeMainPicture,
  withOnePrimary,
  withUploads,
} from './catalogue.changes.ts';
import { createBulk } from './catalogue.bulk.ts';
import type { Payload, Run } from '../jobs/job.service.ts';
import { reindexProducts } from './reindex.ts';
import { indexProducts } from './product.listing.ts';
import { readMedia } from './product.queries.ts';
import {
  countStaffList,
  readStaffIds,
  readStaffList,
  readStaffProduct,
  readSummary,
  toStaffProduct,
} from './staff-list.queries.ts';

export type CatalogueService = ReturnType<typeof createCatalogueService>;

type Row = typeof products.$inferSelect;
type Needs = { db: Database; tags: PageTags; mediaUploads: MediaUploadService };

/** A product as the edit dialog opens it. */
export type OpenedProduct = { product: StaffProduct; media: MediaList };

const isUuid = (id: string) => z.uuid().safeParse(id).success;

/** What the staff do to products. Every change is audited, indexed and told to the page cache in one go. */
export function createCatalogueService({ db, tags, mediaUploads }: Needs) {
  /** The row, locked until the transaction ends. @throws AppError `not_found` */
  async function lock(tx: Database, id: string): Promise<Row> {
    const [row] = isUuid(id) ? await tx.select().from(products).where(eq(products.id, id)).for('update') : [];
    if (!row) throw new AppError('not_found', `no product ${id}`);
    return row;
  }

  /** Runs a change of products, and tells the caches when it is committed. */
  async function change<T>(run: (tx: Database, touched: Set<Row>) => Promise<T>): Promise<T> {
    const touched = new Set<Row>();
    const result = await db
      .transaction(async (tx) => {
        const value = await run(tx, touched);
        await indexProducts(tx, [...new Set([...touched].map((row) => row.id))]);
        return value;
      })
      .catch((error: unknown) => {
        throw sqlState(error) === foreignKeyViolation
          ? new AppError('invalid', 'a category or supplier is gone', missingField(error))
          : error;
      });
    tags.changed(tagsOf([...touched]));
    return result;
  }

  return {
    /** For the other services of products: the same transaction, index and word to the caches. */
    change,

    /** One page of all products, with the number of those that match. */
    async list(actor: CurrentUser | null, query: StaffQuery) {
      demand(actor, 'staff');
      return readStaffList(db, query);
    },

    async summary(actor: CurrentUser | null) {
      demand(actor, 'staff');
      return readSummary(db);
    },

    /** One product, also an inactive one, with its media. @throws AppError `not_found` */
    async open(actor: CurrentUser | null, id: string): Promise<OpenedProduct> {
      demand(actor, 'staff');
      const product = isUuid(id) ? await readStaffProduct(db, id) : null;
      if (!product) throw new AppError('not_found', `no product ${id}`);
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
    },

    /**
     * Makes a product. With a key that was seen before, the product of the first request is answered: a repeated quick add
     * makes no second one (create-once.ts).
     */
    async create(actor: CurrentUser | null, values: NewProduct, key: string | null): Promise<StaffProduct> {
      demand(actor, 'staff');
      return change(async (tx, touched) => {
        const find = async (id: string) => (await tx.select().from(products).where(eq(products.id, id)))[0];
        const make = async () => {
          const [row] = await tx.insert(products).values(values).returning();
          const { id, name: title } = row!;
          await audit(tx, actor, { action: 'create', noun: 'product', id, title, after: values });
          touched.add(row!);
          return row!;
        };
        return toStaffProduct(await createOnce(tx, { actor: actor!, noun: 'product', key }, { find, make }));
      });
    },

    /**
     * Changes the named fields.
     * @throws AppError `conflict` when somebody has saved since `version` was opened
     */
    async update(
      actor: CurrentUser | null,
      id: string,
      { version, ...values }: ProductChange,
    ): Promise<StaffProduct> {
      demand(actor, 'staff');
      return change(async (tx, touched) => {
        const before = await lock(tx, id);
        if (version !== undefined && version !== before.version) throw new AppError('conflict');
        const [after] = await tx
          .update(products)
          .set({ ...values, version: before.version + 1 })
          .where(eq(products.id, id))
          .returning();
        await audit(tx, actor, {
          action: 'update',
          noun: 'product',
          id,
          title: after!.name,
          before,
          after: after!,
        });
        touched.add(before).add(after!);
        return toStaffProduct(after!);
      });
    },

    /** Into the trash; what is there already stays. */
    remove: (actor: CurrentUser | null, id: string) => setDeleted(actor, id, new Date(), 'delete'),

    /** Takes a product out of the trash: Undo. */
    restore: (actor: CurrentUser | null, id: string) => setDeleted(actor, id, null, 'restore'),

    /** Removes what lies in the trash for good. @returns how many there were */
    async emptyTrash(actor: CurrentUser | null): Promise<number> {
      demand(actor, 'staff');
      return db.transaction(async (tx) => {
        const rows = await tx.delete(products).where(isNotNull(products.deletedAt)).returning();
        for (const { id, name } of rows)
          await audit(tx, actor, { action: 'purge', noun: 'product', id, title: name });
        return rows.length;
      });
    },

    ...createBulk(change),

    /** The ids of all products of a list, as many as one bulk change takes, and how many there are. */
    async matching(actor: CurrentUser | null, query: StaffQuery) {
      demand(actor, 'staff');
      const [ids, total] = await Promise.all([
        readStaffIds(db, query, maxBulkProducts),
        countStaffList(db, query),
      ]);
      return { ids, total };
    },

    /** A copy with its media and translations, inactive until somebody has looked at it. */
    async duplicate(actor: CurrentUser | null, id: string): Promise<StaffProduct> {
      demand(actor, 'staff');
      return change(async (tx, touched) => {
        const original = await lock(tx, id);
        const [copy] = await tx.insert(products).values(copyValues(original)).returning();
        await copyParts(tx, id, copy!.id);
        await audit(tx, actor, {
          action: 'create',
          noun: 'product',
          id: copy!.id,
          title: copy!.name,
          after: { copyOf: id },
        });
        touched.add(copy!);
        return toStaffProduct(copy!);
      });
    },

    /**
     * Adds media records to a product (quick add's last step); what it has already stays, as a lost answer is asked for
     * again. @returns how many
     */
    async addMedia(actor: CurrentUser | null, id: string, given: MediaList): Promise<number> {
      demand(actor, 'staff');
      const list = await withUploads(mediaUploads, given);
      return change(async (tx, touched) => {
        const row = await lock(tx, id);
        const before = await mediaUrls(tx, id);
        const fresh = list.filter(({ url }) => !before.includes(url));
        if (before.length + fresh.length > maxMediaCount)
          throw new AppError('invalid', `more than ${maxMediaCount} media`, { '': 'tooLong' });
        if (fresh.some((item) => item.isPrimary)) await dropPrimary(tx, id);
        const values = withOnePrimary(fresh).map((item) => ({ ...item, productId: id }));
        if (values.length > 0) await tx.insert(productMedia).values(values);
        await auditMedia(tx, actor, row, before);
        touched.add(await takeMainPicture(tx, row));
        return fresh.length;
      });
    },

    /** Indexes one product anew, in the transaction that changed its translation. @returns the tags of what shows it */
    reindexProduct: async (tx: Database, id: string): Promise<CacheTag[]> => {
      await indexProducts(tx, [id]);
      return tagsOf(await tx.select().from(products).where(eq(products.id, id)));
    },

    /** Indexes anew what is found by a name that has changed; for the job. */
    reindex: (payload: Payload<'reindex'>, run: Run) => reindexProducts({ db, tags }, payload, run),

    /** Replaces a product's media by this list, in this order. @returns how many */
    async replaceMedia(actor: CurrentUser | null, id: string, given: MediaList): Promise<number> {
      demand(actor, 'staff');
      const list = await withUploads(mediaUploads, given);
      return change(async (tx, touched) => {
        const row = await lock(tx, id);
        const before = await mediaUrls(tx, id);
        await tx.delete(productMedia).where(eq(productMedia.productId, id));
        const values = withOnePrimary(list).map((item, displayOrder) => ({
          ...item,
          displayOrder,
          productId: id,
        }));
        if (values.length > 0) await tx.insert(productMedia).values(values);
        await auditMedia(tx, actor, row, before);
        touched.add(await takeMainPicture(tx, row, before));
        return list.length;
      });
    },
  };

  async function setDeleted(
    actor: CurrentUser | null,
    id: string,
    deletedAt: Date | null,
    action: string,
  ): Promise<void> {
    demand(actor, 'staff');
    await change(async (tx, touched) => {
      const before = await lock(tx, id);
      touched.add(before);
      if ((before.deletedAt === null) === (deletedAt === null)) return;
      await tx
        .update(products)
        .set({ deletedAt, version: before.version + 1 })
        .where(eq(products.id, id));
      await audit(tx, actor, { action, noun: 'product', id, title: before.name });
    });
  }
}
