import { setTimeout } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { StaffPost } from '#shared/content/blog-form.ts';
import type { LibraryFile, LibraryList, MediaPlace } from '#shared/content/media-library.ts';
import type { SettingSections } from '#shared/content/setting-form.ts';
import { createTestApp } from '#tests/app.ts';
import { type Client, sendJson } from '#tests/client.ts';
import { createCategory, createPartner, createProduct, signedIn } from '#tests/factories.ts';
import { createLibraryBench, refusalOf } from '#tests/library.ts';
import { auditEntries } from '../../people/audit/audit.schema.ts';
import { blogMedia, blogPosts, blogTranslations } from '../blog/blog.schema.ts';
import { categories } from '../../catalogue/category/category.schema.ts';
import { partners } from '../../catalogue/partner/partner.schema.ts';
import { productMedia, products } from '../../catalogue/product/product.schema.ts';
import { quoteRequests } from '../../deals/quote/quote-request.schema.ts';
import { siteSettings } from '../setting/setting.schema.ts';

const app = await createTestApp();
let staff: Client;
let chief: Client;
const bench = createLibraryBench(
  app,
  () => staff,
  () => chief,
);
const { list, fileAt, replace, replaced, remove, describeFile, picture, video, createPost, inQuotes } = bench;
const { db } = app;

beforeEach(async () => {
  await app.reset();
  staff = await signedIn(app);
  chief = await signedIn(app, { role: 'super_admin' });
});

const urlsOf = ({ files }: LibraryList) => files.map(({ url }) => url).toSorted();
const placesOf = (file: LibraryFile | undefined) =>
  file?.places.map(({ noun, title, language }) => [noun, title, language]);

const ofPost = (blogPostId: string, values: Partial<typeof blogMedia.$inferInsert>) =>
  db.insert(blogMedia).values({
    blogPostId,
    fileName: 'crane.jpg',
    originalName: 'Crane 7.jpg',
    mimeType: 'image/webp',
    fileSize: 1,
    storageUrl: '/media/other.webp',
    mediaType: 'image',
    ...values,
  });

/** Records that name one picture at a place of every kind. */
async function everywhere(url: string) {
  const key = url.slice(0, -'.webp'.length);
  const text = `<p>See ${url}</p><img src="${url}" alt="A" width="4" height="3" />`;
  const product = await createProduct(db, {
    name: 'Lamp',
    imageUrl: url,
    media: [{ type: 'image', url, isPrimary: true, altText: 'A lamp' }],
  });
  const onlyMedia = await createProduct(db, { name: 'Bulb', media: [{ type: 'image', url }] });
  const category = await createCategory(db, { name: 'Light', imageUrl: url });
  const partner = await createPartner(db, { name: 'Example Works', logoUrl: url });
  const featured = await createPost({ title: 'Featured', featuredImageUrl: url });
  const post = await createPost({
    title: 'Told',
    // Names the file as pasted from a page, as a still and as a link, and contains an address that only begins alike.
    content: `${text}<img src="https://site.example${key}-640.avif" /><video src="/media/a.mp4" poster="${url}"></video><a href="${url}">Large</a><img src="${url}.old" /><img src="${key}0.webp" />`,
  });
  const translatedPost = await createPost({ title: 'Original' });
  await db.insert(blogTranslations).values({
    blogPostId: translatedPost.id,
    language: 'fr',
    title: 'Traduit',
    content: text,
    isPublished: true,
  });
  const recorded = await createPost({ title: 'Recorded' });
  await ofPost(recorded.id, { storageUrl: url, altText: 'A crane' });
  await ofPost(recorded.id, { storageUrl: '/media/b.mp4', mediaType: 'video', thumbnailUrl: url });
  await db.insert(siteSettings).values({ key: 'partnerLogos', value: [{ name: 'Sample', logoUrl: url }] });
  await inQuotes(url);
  return { product, onlyMedia, category, partner, featured, post, translatedPost, recorded };
}

const everyPlace: [MediaPlace['noun'], string, string | null][] = [
  ['category', 'Light', null],
  ['partner', 'Example Works', null],
  ['post', 'Featured', null],
  ['post', 'Recorded', null],
  ['post', 'Told', null],
  ['post', 'Traduit', 'fr'],
  ['product', 'Bulb', null],
  ['product', 'Lamp', null],
  ['quote', 'RQ-2026-000001', null],
  ['quote', 'RQ-2026-000002', null],
  ['quote', 'RQ-2026-000003', null],
  ['setting', 'partnerLogos', null],
];
/** Requests and offers keep the picture with which they were sent. */
const kept = everyPlace.filter(([noun]) => noun === 'quote');
const replaceable = everyPlace.filter((place) => !kept.includes(place));

/** Everything in the database that can name a file. */
async function namings(): Promise<string> {
  const rows = await Promise.all([
    db.select({ a: products.imageUrl, id: products.id }).from(products).orderBy(products.id),
    db.select({ a: productMedia.url, id: productMedia.id }).from(productMedia).orderBy(productMedia.id),
    db.select({ a: categories.imageUrl }).from(categories),
    db.select({ a: partners.logoUrl }).from(partners),
    db
      .select({ a: blogPosts.featuredImageUrl, b: blogPosts.content })
      .from(blogPosts)
      .orderBy(blogPosts.slug),
    db.select({ a: blogTranslations.content }).from(blogTranslations),
    db
      .select({ a: blogMedia.storageUrl, b: blogMedia.thumbnailUrl })
      .from(blogMedia)
      .orderBy(blogMedia.mediaType),
    db.select({ a: siteSettings.value }).from(siteSettings),
  ]);
  return JSON.stringify(rows);
}

describe('the list', () => {
  test('finds a picture in every kind of place, each record once', async () => {
    const url = await picture();
    await everywhere(url);
    const file = await fileAt(url);
    expect(placesOf(file)).toEqual(everyPlace);
    expect(file).toMatchObject({ kind: 'picture', isKept: true, width: 400, height: 300 });
    expect(file).toMatchObject({ placeCount: 12, replaceCount: 9 });
  });

  test('links a place to its record, also to one in the trash', async () => {
    const url = await picture();
    const { id } = await createProduct(db, { name: 'Old', imageUrl: url, deletedAt: new Date() });
    expect((await fileAt(url))?.places).toEqual([
      { noun: 'product', id, title: 'Old', language: null, isDeleted: true },
    ]);
  });

  test('distinguishes pictures, videos and unused files, also files of other sites', async () => {
    const [used, unused, unusedVideo] = [await picture(), await picture(), await video()];
    const other = 'https://pictures.example/lamp.jpg?a=1&b=2';
    const film = 'https://films.example/lamp';
    await createProduct(db, { imageUrl: used, media: [{ type: 'video', url: film }] });
    await createPost({ content: `<img src="${other.replace('&', '&amp;')}" />` });
    expect(urlsOf(await list())).toEqual([used, unused, unusedVideo, other, film].toSorted());
    expect(urlsOf(await list('?show=pictures'))).toEqual([used, unused, other].toSorted());
    expect(urlsOf(await list('?show=videos'))).toEqual([unusedVideo, film].toSorted());
    expect(urlsOf(await list('?show=unused'))).toEqual([unused, unusedVideo].toSorted());
    expect(await fileAt(other)).toMatchObject({ isKept: false, byteSize: null });
  });

  test.each([
    ['the name of a record', 'brass lamp'],
    ['the name without its accents', 'lampara'],
    ['the alternative text of a record', 'seen from the side'],
    ['the name of the file', 'IMG_2041'],
    ['an alternative text of the library', '铜灯'],
    ['the address', null],
  ])('is searched by %s', async (_, words) => {
    const [url, other] = [await picture(), await picture()];
    await createProduct(db, {
      name: 'Brass lamp',
      media: [{ type: 'image', url, altText: 'Seen from the side' }],
    });
    const post = await createPost({ title: 'Lámpara 100%' });
    await ofPost(post.id, { storageUrl: url, originalName: 'IMG_2041.jpg' });
    await describeFile(url, { zh: '铜灯' });
    const search = words ?? url.slice(7, 20);
    expect(urlsOf(await list(`?${new URLSearchParams({ search })}`))).toEqual([url]);
    expect(urlsOf(await list('?search=100%25'))).toEqual([url]);
    expect(urlsOf(await list('?search=_nothing%25'))).toEqual([]);
    expect(urlsOf(await list(`?search=${other.slice(7, 20)}&show=videos`))).toEqual([]);
  });

  test('comes in pages, the newest first', async () => {
    const post = await createPost();
    const at = (number: number) => new Date(Date.UTC(2026, 0, 1, 0, number));
    for (let i = 0; i < 61; i++)
      await ofPost(post.id, { storageUrl: `https://a.example/${i}.jpg`, uploadedAt: at(i) });
    const [first, second, beyond] = [await list(), await list('?page=2'), await list('?page=9')];
    expect([first.files.length, first.total, second.files.length, beyond.total]).toEqual([60, 61, 1, 61]);
    expect([first.files[0]!.url, second.files[0]!.url]).toEqual([
      'https://a.example/60.jpg',
      'https://a.example/0.jpg',
    ]);
  });

  test('is the staff’s', async () => {
    const url = await picture();
    const customer = await signedIn(app, { role: 'customer' });
    for (const [client, status] of [
      [app.client(), 401],
      [customer, 403],
    ] as const) {
      expect((await client.get('/api/media/files')).status).toBe(status);
      expect((await replace(url, url, client)).status).toBe(status);
      expect((await remove(url, client)).status).toBe(status);
      expect((await sendJson(client, 'PUT', '/api/media/texts', { url })).status).toBe(status);
    }
    expect(await fileAt(url)).toBeDefined();
  });
});

describe('replacing', () => {
  test('changes every place and nothing that merely begins alike; the other way round is Undo', async () => {
    const [url, other] = [await picture(), await picture()];
    await everywhere(url);
    const before = await namings();
    expect(await replaced(url, other)).toEqual({ from: url, to: other, count: 9 });
    expect(placesOf(await fileAt(other))).toEqual(replaceable);
    expect(placesOf(await fileAt(url))).toEqual(kept);
    const [told] = await db.select().from(blogPosts).where(eq(blogPosts.title, 'Told'));
    expect(told!.content).toBe(
      `<p>See ${url}</p><img src="${other}" alt="A" width="4" height="3" /><img src="${other}" /><video src="/media/a.mp4" poster="${other}"></video><a href="${other}">Large</a><img src="${url}.old" /><img src="${url.replace('.webp', '0.webp')}" />`,
    );

    await replaced(other, url);
    const spelled = before.replace(/https:\/\/site\.example\/media\/\w+-640\.avif/, url);
    expect(await namings()).toBe(spelled);
    expect(placesOf(await fileAt(other))).toEqual([]);
  });

  test('is seen by users with an open form', async () => {
    const [url, other] = [await picture(), await picture()];
    const { product, onlyMedia, featured, post, translatedPost } = await everywhere(url);
    const saved = (await staff.read<StaffPost>(`/api/blog/${translatedPost.id}/edit`)).translations[0]!;
    const { partnerLogos } = await chief.read<SettingSections>('/api/settings');
    await replaced(url, other);
    const statuses = await Promise.all([
      ...[product, onlyMedia].map(({ id, version }) =>
        sendJson(staff, 'PUT', `/api/products/${id}`, { name: 'X', version }),
      ),
      ...[featured, post].map(({ id, version }) =>
        sendJson(staff, 'PUT', `/api/blog/${id}`, { title: 'X', version }),
      ),
      sendJson(staff, 'PUT', `/api/blog/${translatedPost.id}/translations/fr`, {
        ...saved,
        title: 'X',
      }),
      sendJson(chief, 'PUT', '/api/settings/partnerLogos', {
        version: partnerLogos.version,
        partnerLogos: [],
      }),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409, 409]);
  });

  test('makes no translation older or younger than its original', async () => {
    const [url, other] = [await picture(), await picture()];
    const content = `<img src="${url}" />`;
    const at = new Date('2026-03-01T00:00:00Z');
    const post = await createPost({ content, textsChangedAt: at });
    const rows = (['fr', 'es'] as const).map((language, i) => ({
      blogPostId: post.id,
      language,
      title: language,
      content,
      updatedAt: new Date(at.getTime() + (i === 0 ? -1000 : 1000)),
    }));
    await db.insert(blogTranslations).values(rows);
    await replaced(url, other);
    const { translations } = await staff.read<StaffPost>(`/api/blog/${post.id}/edit`);
    expect(translations.map(({ language, isStale }) => [language, isStale])).toEqual([
      ['es', false],
      ['fr', true],
    ]);
  });

  test('is shown to visitors at once, stored as a former version, and logged', async () => {
    const [url, other] = [await picture(), await picture()];
    const { post, product } = await everywhere(url);
    const pages = [`/blog/${post.slug}`, `/product/${product.id}`];
    const visitor = app.client();
    for (const page of pages) expect(await (await visitor.get(page)).text()).toContain(url.slice(0, -5));
    await replaced(url, other);
    for (const page of pages) expect(await (await visitor.get(page)).text()).toContain(other.slice(0, -5));
    const versions = await staff.read<{ content: string }[]>(`/api/blog/${post.id}/versions`);
    expect(versions[0]!.content).toContain(url);
    const entries = await db.select().from(auditEntries);
    expect(entries.find(({ action }) => action === 'replace')).toMatchObject({
      noun: 'media',
      before: { url },
      after: { url: other, count: 9 },
    });
    expect(entries.filter(({ action }) => action === 'update')).toHaveLength(10);
  });

  test('needs a file that is there, and one of the same kind', async () => {
    const [url, film] = [await picture(), await video()];
    const product = await createProduct(db, { imageUrl: url });
    expect(await refusalOf(await replace(url, film))).toEqual([400, 'invalid', 'to']);
    expect(await refusalOf(await replace(url, `/media/${'0'.repeat(24)}.webp`))).toEqual([
      400,
      'invalid',
      'to',
    ]);
    expect(await refusalOf(await replace(url, `/media/upload-${crypto.randomUUID()}`))).toEqual([
      400,
      'invalid',
      'storageUrl',
    ]);
    expect(await refusalOf(await replace(`/media/${'1'.repeat(24)}.webp`, url))).toEqual([404, 'not_found']);
    const [row] = await db.select().from(products).where(eq(products.id, product.id));
    expect(row).toMatchObject({ imageUrl: url, version: 1 });
  });

  test('changes no setting for those who may not, and then nothing at all', async () => {
    const [url, other] = [await picture(), await picture()];
    await everywhere(url);
    const before = await namings();
    expect(await refusalOf(await replace(url, other, staff))).toEqual([403, 'forbidden']);
    expect(await namings()).toBe(before);
    await db.delete(siteSettings);
    expect((await replace(url, other, staff)).status).toBe(200);
  });
});

describe('deleting', () => {
  test('takes a file that nothing names, with all that was made of it', async () => {
    const [url, film] = [await picture(), await video()];
    await describeFile(url, { en: 'A lamp' });
    for (const file of [url, url.replace('.webp', '-160.webp'), film])
      expect((await app.client().get(file)).status).toBe(200);
    for (const file of [url, film]) expect((await remove(file)).status).toBe(200);
    for (const file of [url, url.replace('.webp', '-160.webp'), film])
      expect((await app.client().get(file)).status).toBe(404);
    expect((await list()).total).toBe(0);
    expect(await refusalOf(await remove(url))).toEqual([404, 'not_found']);
  });

  test.each(everyPlace.map(([noun, title]) => [`${noun} ${title}`, noun, title] as const))(
    'is refused while %s names it',
    async (_, noun, title) => {
      const url = await picture();
      await everywhere(url);
      const only = (name: string) => name === title;
      await db.delete(siteSettings).where(noun === 'setting' ? eq(siteSettings.key, 'none') : undefined);
      for (const [table, column] of [
        [products, products.name],
        [categories, categories.name],
        [partners, partners.name],
        [blogPosts, blogPosts.title],
        [quoteRequests, quoteRequests.reference],
      ] as const) {
        const rows = await db.select({ name: column }).from(table);
        for (const { name } of rows)
          if (!only(name) && !(title === 'Traduit' && name === 'Original'))
            await db.delete(table).where(eq(column, name));
      }
      expect(placesOf(await fileAt(url))?.map(([, name]) => name)).toEqual([title]);
      expect(await refusalOf(await remove(url))).toEqual([409, 'in_use']);
      expect((await app.client().get(url)).status).toBe(200);
    },
  );

  test('is refused while a transaction is about to name it', async () => {
    const url = await picture();
    await db.transaction(async (tx) => {
      await tx.insert(products).values({ name: 'Lamp', imageUrl: url });
      expect(await refusalOf(await remove(url))).toEqual([503, 'unavailable']);
    });
    expect(await refusalOf(await remove(url))).toEqual([409, 'in_use']);
  });

  test.each(Array.from({ length: 20 }, (_, index) => [index]))(
    'or named, whichever comes first, where both happen at the same time (%i)',
    async (delay) => {
      const url = await picture();
      const [made, removed] = await Promise.all([
        staff.post('/api/products', { name: 'Lamp', imageUrl: url }),
        setTimeout(delay).then(() => remove(url)),
      ]);
      // The product's transaction may still be under way (503), or the picture gone before it (400).
      const isRemoved = removed.ok;
      expect([made.status, isRemoved || [409, 503].includes(removed.status)]).toEqual([
        isRemoved ? 400 : 201,
        true,
      ]);
      expect((await fileAt(url))?.isKept ?? false).toBe(!isRemoved);
    },
  );
});
