import { randomBytes } from 'node:crypto';
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { AppError } from '#shared/base/errors.ts';
import type { CatalogChange, NewCatalog, PublicCatalog, StaffCatalog } from '#shared/deals/catalog.ts';
import { catalogUploadsAtOnce, maxCatalogMb } from '#shared/deals/paper-limits.ts';
import { pick } from '#shared/base/pick.ts';
import { demand } from '#shared/base/policy.ts';
import { fold } from '#shared/catalogue/search.ts';
import type { Actor } from '../../platform/db/audit.ts';
import type { Database } from '../../platform/db/client.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import { addressGroup } from '../../platform/limits/network.ts';
import { createRecordLifecycle } from '../../platform/db/record.ts';
import { catalogs } from '../quote/quote.schema.ts';
import type { ImageService } from '../../content/image/image.service.ts';
import { cacheTags, type PageTags } from '../../platform/live/tags.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { Upload, UploadService } from '../../content/upload/upload.service.ts';

export type CatalogService = ReturnType<typeof createCatalogService>;

type Dependencies = {
  db: Database;
  limits: Limits;
  storage: Storage;
  tags: PageTags;
  uploads: Pick<UploadService, 'receiveForm'>;
  /** Streams a file as fast as the client reads it. */
  images: Pick<ImageService, 'openKept'>;
};

const maxBytes = maxCatalogMb * 1024 * 1024;
const limit = {
  // Allows for the multipart boundaries around the file.
  maxBodyBytes: maxBytes + 64 * 1024,
  tooLarge: () => new AppError('too_large', `above ${maxCatalogMb} MB`, { file: 'tooLarge' }),
};
const folder = '/catalogs/files/';
const keyOf = (fileUrl: string): string => fileUrl.slice(folder.length);

/** PDF files that staff offer for download (docs/specification/stored-shapes.md). */
export function createCatalogService({ db, limits, storage, tags, uploads, images }: Dependencies) {
  let inHand = 0;

  async function read(where?: SQL): Promise<StaffCatalog[]> {
    const rows = await db
      .select()
      .from(catalogs)
      .where(where)
      .orderBy(sql`${catalogs.deletedAt} is not null`, sql`${catalogs.title} collate "C"`, asc(catalogs.id));
    return rows.map(({ createdAt: _made, updatedAt: _changed, deletedAt, ...row }) => ({
      ...row,
      isDeleted: deletedAt !== null,
    }));
  }
  const lifecycle = createRecordLifecycle({
    db,
    noun: 'catalog',
    read: async (id) => (await read(eq(catalogs.id, id)))[0],
    shown: { tags, of: () => [cacheTags.catalogs] },
  });
  const isPublic = and(eq(catalogs.isActive, true), isNull(catalogs.deletedAt));

  /** Name and size of an uploaded file. @throws AppError `invalid` if there is no such file */
  async function fileFacts(fileUrl: string, title: string) {
    const part = await storage.getPart(keyOf(fileUrl), 0, 1);
    if (!part) throw new AppError('invalid', 'no such file', { fileUrl: 'required' });
    return { fileSize: part.size, fileName: `${nameFor(title)}.pdf` };
  }

  const isNew = async (reader: string, id: string): Promise<boolean> =>
    (await limits.consume({ 'catalog downloads counted': `${addressGroup(reader)} ${id}` })) === null;

  async function keep(body: Upload): Promise<string> {
    const file = (await uploads.receiveForm(body, limit)).get('file');
    if (!(file instanceof File)) throw new AppError('invalid', 'no file', { file: 'required' });
    if (file.size > maxBytes) throw limit.tooLarge();
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (!new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-'))
      throw new AppError('invalid', 'no PDF', { file: 'pdfRequired' });
    return store(bytes);
  }

  /** Stores a PDF under a random name. @returns its address */
  async function store(bytes: Uint8Array): Promise<string> {
    const key = `catalog-${randomBytes(16).toString('hex')}`;
    await storage.put(key, bytes);
    return folder + key;
  }

  return {
    ...lifecycle,

    store,

    /** All catalogues, those in the trash last. */
    async list(actor: Actor): Promise<StaffCatalog[]> {
      demand(actor, 'staff');
      return read();
    },

    /** The catalogues that visitors may download. */
    hasPublic: async (): Promise<boolean> => (await db.$count(catalogs, isPublic)) > 0,

    async listPublic(): Promise<PublicCatalog[]> {
      const names = ['id', 'title', 'description', 'fileUrl', 'fileName', 'fileSize', 'categoryId'] as const;
      return (await read(isPublic)).map((row) => pick(row, names));
    },

    /**
     * Stores a PDF for a catalogue. A file that no catalogue names is deleted by the nightly sweep.
     * @throws AppError `too_large`; `invalid` if it is not a PDF; `too_many_requests` while others are being
     * received
     */
    async upload(actor: Actor, body: Upload): Promise<string> {
      demand(actor, 'staff');
      // Checked before the body is read, because a waiting body would take memory.
      if (inHand >= catalogUploadsAtOnce)
        throw new AppError('too_many_requests', 'too many files at once', { file: 'filesBusy' }, 10);
      inHand++;
      try {
        return await keep(body);
      } finally {
        inHand--;
      }
    },

    /** @throws AppError `invalid` for a file that was not uploaded */
    create: async (actor: Actor, given: NewCatalog, key: string | null) => {
      demand(actor, 'staff');
      return lifecycle.create(actor, { ...given, ...(await fileFacts(given.fileUrl, given.title)) }, key);
    },

    /** @throws AppError `not_found`, `conflict`, `invalid` as `create` */
    update: async (actor: Actor, id: string, given: CatalogChange) => {
      const { title, fileUrl } = { ...(await lifecycle.open(actor, id)), ...given };
      const facts = (given.fileUrl ?? given.title) ? await fileFacts(fileUrl, title) : {};
      return lifecycle.update(actor, id, given, { beforeWrite: () => Promise.resolve(facts) });
    },

    /**
     * The file of a catalogue and its name. Staff may also load catalogues that visitors may not.
     * @param reader the address of a person whose download counts, limited per day; null for others
     * @throws AppError `not_found`
     */
    async download(actor: Actor, fileUrl: string, reader: string | null) {
      const named = eq(catalogs.fileUrl, fileUrl);
      const where = actor === null ? and(named, isPublic) : named;
      const [row] = await db.select().from(catalogs).where(where).limit(1);
      const file = row && (await images.openKept(keyOf(row.fileUrl), 'application/pdf'));
      if (!row || !file) throw new AppError('not_found', 'no such catalogue');
      if (reader !== null && (await isNew(reader, row.id)))
        await db
          .update(catalogs)
          .set({ downloadCount: sql`${catalogs.downloadCount} + 1` })
          .where(eq(catalogs.id, row.id));
      return { file, fileName: row.fileName ?? 'catalogue.pdf' };
    },
  };
}

/**
 * A file name that every system accepts, made of the ASCII letters and digits of a title, or a general name if
 * there are none.
 */
const nameFor = (title: string): string =>
  fold(title)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60) || 'catalogue';
