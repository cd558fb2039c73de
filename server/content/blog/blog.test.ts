import { beforeEach, describe, expect, test } from 'vitest';
import type { Post, PostCard } from '#shared/content/blog.ts';
import type { PostVersion, StaffPost } from '#shared/content/blog-form.ts';
import { createTestApp } from '#tests/app.ts';
import { type Client, sendJson } from '#tests/client.ts';
import { createProduct, signedIn } from '#tests/factories.ts';
import { auditEntries } from '../../people/audit/audit.schema.ts';

const app = await createTestApp();
let staff: Client;

beforeEach(async () => {
  await app.reset();
  staff = await signedIn(app);
});

const path = '/api/blog';
const dayMs = 24 * 3_600_000;

async function write(values: object = {}): Promise<StaffPost> {
  const response = await staff.post(path, {
    title: 'Choosing incoterms',
    content: '<p>Who pays what?</p>',
    status: 'published',
    ...values,
  });
  expect(response.status).toBe(201);
  return (await response.json()) as StaffPost;
}

const change = (post: { id: string }, values: object) => sendJson(staff, 'PUT', `${path}/${post.id}`, values);
const page = async (address: string, client = app.client()) => client.get(address);
const list = (query = '') => app.client().read<PostCard[]>(path + query);
const titles = async (query = '') => (await list(query)).map(({ title }) => title);

describe('a post for visitors', () => {
  test('is there once it is published, and not before, nor when archived, nor in the trash', async () => {
    const post = await write({ status: 'draft' });
    const seen = async () => [
      (await titles()).length,
      (await page(`${path}/choosing-incoterms`)).status,
      (await page('/blog/choosing-incoterms')).status,
      (await (await page('/blog')).text()).includes('Choosing incoterms'),
    ];
    expect(await seen()).toEqual([0, 404, 404, false]);
    expect((await change(post, { status: 'published' })).status).toBe(200);
    expect(await seen()).toEqual([1, 200, 200, true]);
    await change(post, { status: 'archived' });
    expect(await seen()).toEqual([0, 404, 404, false]);
    await change(post, { status: 'published' });
    await staff.delete(`${path}/${post.id}`);
    expect(await seen()).toEqual([0, 404, 404, false]);
    await staff.post(`${path}/${post.id}/restore`);
    expect(await seen()).toEqual([1, 200, 200, true]);
    const gone = await page('/blog/nothing-here?lng=en');
    expect(gone.status).toBe(404);
    expect(await gone.text()).toContain('Blog Post Not Found');
  });

  test('appears at the moment that was set', async () => {
    const post = await write({ publishedAt: new Date(Date.now() + dayMs).toISOString() });
    expect(await titles()).toEqual([]);
    expect((await page(`/blog/${post.slug}`)).status).toBe(404);
    await change(post, { publishedAt: new Date(Date.now() - dayMs).toISOString() });
    expect(await titles()).toEqual(['Choosing incoterms']);
  });

  test('keeps the moment of its first publishing', async () => {
    const draft = await write({ status: 'draft' });
    expect(draft.publishedAt).toBeNull();
    const first = (await (await change(draft, { status: 'published' })).json()) as StaffPost;
    await change(draft, { status: 'draft' });
    const again = (await (await change(draft, { status: 'published' })).json()) as StaffPost;
    expect(first.publishedAt).not.toBeNull();
    expect(again.publishedAt).toBe(first.publishedAt);
  });

  test('is found by title and excerpt, category and tag; nothing found says so, no post at all too', async () => {
    expect(await (await page('/blog?lng=en')).text()).toContain('Coming Soon');
    await write({
      title: 'Éclairage solaire',
      excerpt: 'Lamps',
      category: 'tips',
      tags: 'solar, 100 % light',
    });
    await write({
      title: 'Shoes',
      excerpt: 'An éclair of an idea',
      category: 'news',
      tags: ['shoes', 'shoes'],
    });
    expect(await titles('?search=ECLAIR')).toEqual(['Shoes', 'Éclairage solaire']);
    expect(await titles('?search=lamp')).toEqual(['Éclairage solaire']);
    expect(await titles('?category=news')).toEqual(['Shoes']);
    expect(await titles('?category=all')).toHaveLength(2);
    expect(await titles('?tag=100%20%25%20light')).toEqual(['Éclairage solaire']);
    expect((await list('?tag=shoes'))[0]!.tags).toEqual(['shoes']);
    const none = await (await page('/blog?search=nothing&lng=en')).text();
    expect(none).toContain('No articles found');
    expect(none).toContain('Try adjusting your search terms or category filter');
    const search = await (await page('/products?search=lamp&lng=en')).text();
    expect(search).toContain('1 article in our blog matches too');
  });

  test('comes ten a page', async () => {
    for (let i = 1; i <= 11; i++) await write({ title: `Post ${i}` });
    const first = await (await page('/blog')).text();
    expect(first.match(/<article/g)).toHaveLength(10);
    expect(first).toContain('/blog?page=2');
    expect((await (await page('/blog?page=2')).text()).match(/<article/g)).toHaveLength(1);
    expect((await list('?limit=5')).map(({ title }) => title)).toHaveLength(5);
  });

  test('counts a view once a visitor and day; crawlers do not count', async () => {
    const post = await write();
    const views = async () => (await list())[0]!.viewCount;
    const visitor = app.client();
    for (let i = 0; i < 3; i++) await visitor.post(`${path}/${post.id}/view`);
    expect(await views()).toBe(1);
    await app.client().post(`${path}/${post.id}/view`);
    expect(await views()).toBe(2);
    await app
      .client()
      .request('POST', `${path}/${post.id}/view`, { headers: { 'user-agent': 'Googlebot/2.1' } });
    expect(await views()).toBe(2);
    expect((await app.client().post(`${path}/${crypto.randomUUID()}/view`)).status).toBe(404);
  });

  test('names products that it links to, and their pages name it', async () => {
    const product = await createProduct(app.db, { name: 'Solar lantern' });
    const productPage = async () => (await page(`/product/${product.id}?lng=en`)).text();
    expect(await productPage()).not.toContain('Choosing incoterms');
    const post = await write({
      content: `<p><a href="/product/${product.id}">a lamp</a> <a href="/product/${crypto.randomUUID()}">gone</a></p>`,
    });
    expect(await (await page(`/blog/${post.slug}?lng=en`)).text()).toContain('Products in this article');
    expect(await productPage()).toContain('Choosing incoterms');
    await change(post, { content: '<p>No lamp</p>' });
    expect(await productPage()).not.toContain('Choosing incoterms');
  });

  test('has contents, neighbours, related posts, a breadcrumb and data for search engines', async () => {
    await write({ title: 'First', tags: ['a'], publishedAt: new Date(Date.now() - 3 * dayMs).toISOString() });
    const content = '<h2>One</h2><p>x</p><h2>Two &amp; three</h2><p>x</p><h2>Four</h2><p>x</p>';
    await write({
      title: 'Second',
      content,
      tags: ['a'],
      publishedAt: new Date(Date.now() - 2 * dayMs).toISOString(),
    });
    await write({
      title: 'Third',
      publishedAt: new Date(Date.now() - dayMs).toISOString(),
      category: 'news',
    });
    const html = await (await page('/blog/second?lng=en')).text();
    expect(html).toContain('<h2 id="section-2">Two &amp; three</h2>');
    expect(html).toContain('<a href="#section-2"');
    expect(html).toMatch(/href="\/blog\/first" rel="prev"|rel="prev"[^>]*href="\/blog\/first"/);
    expect(html).toMatch(/href="\/blog\/third" rel="next"|rel="next"[^>]*href="\/blog\/third"/);
    expect(html).toContain('Related articles');
    expect(html).toContain('"@type":"BlogPosting"');
    expect(html).toContain('<meta property="og:type" content="article">');
  });
});

describe('its address', () => {
  test.each([
    ['Hello, World!', 'hello-world'],
    ['  Où acheter -- à   Wenzhou ? ', 'ou-acheter-a-wenzhou'],
    ['Œufs & 50 % Straße', 'oeufs-50-strasse'],
    ['---', /^post-[0-9a-f]{8}$/],
    ['选择贸易术语', /^post-[0-9a-f]{8}$/],
  ])('of “%s”', async (title, slug) => {
    expect((await write({ title })).slug).toEqual(
      slug instanceof RegExp ? expect.stringMatching(slug) : slug,
    );
  });

  test('is free: -2, -3; also a former address counts as taken', async () => {
    const first = await write();
    expect((await write()).slug).toBe('choosing-incoterms-2');
    expect((await write()).slug).toBe('choosing-incoterms-3');
    await change(first, { slug: 'incoterms' });
    expect((await write()).slug).toBe('choosing-incoterms-4');
  });

  test('that was changed leads to the new one, over two changes, and back', async () => {
    const post = await write();
    await change(post, { slug: 'second' });
    await change(post, { slug: 'third' });
    for (const old of ['choosing-incoterms', 'second']) {
      const response = await page(`/blog/${old}`);
      expect(response.status).toBe(301);
      expect(response.headers.get('location')).toBe('/blog/third');
    }
    await change(post, { slug: 'second' });
    expect((await page('/blog/second')).status).toBe(200);
    expect((await page('/blog/third')).headers.get('location')).toBe('/blog/second');
  });
});

describe('what staff write', () => {
  test('is checked: title, content, slug, lengths, times', async () => {
    const refused = async (values: object) => {
      const response = await staff.post(path, { title: 'x', content: '<p>x</p>', ...values });
      expect(response.status).toBe(400);
      return Object.entries(((await response.json()) as { fields: Record<string, string> }).fields)[0];
    };
    expect(await refused({ title: ' ' })).toEqual(['title', 'Title and content are required']);
    expect(await refused({ content: '' })).toEqual(['content', 'Title and content are required']);
    expect(await refused({ content: '<script>x</script>' })).toEqual([
      'content',
      'Title and content are required',
    ]);
    expect((await refused({ slug: 'Not good' }))![0]).toBe('slug');
    expect((await refused({ metaDescription: 'x'.repeat(156) }))![0]).toBe('metaDescription');
    expect((await refused({ readingTime: 61 }))![0]).toBe('readingTime');
    expect((await refused({ readingTime: 0 }))![0]).toBe('readingTime');
    expect((await refused({ category: 'cooking' }))![0]).toBe('category');
    expect((await refused({ status: 'lost' }))![0]).toBe('status');
    expect((await refused({ publishedAt: 'tomorrow' }))![0]).toBe('publishedAt');
  });

  test('of two users who save, the second gets a conflict', async () => {
    const post = await write();
    expect((await change(post, { version: post.version, title: 'One' })).status).toBe(200);
    const second = await change(post, { version: post.version, title: 'Two' });
    expect(second.status).toBe(409);
    expect(await second.json()).toMatchObject({ code: 'conflict' });
    expect(await titles()).toEqual(['One']);
  });

  test('keeps former texts, which can be brought back', async () => {
    const post = await write();
    await change(post, { title: 'Second' });
    await change(post, { tags: ['only tags'] });
    await change(post, { content: '<p>New text</p>' });
    const versions = await staff.read<PostVersion[]>(`${path}/${post.id}/versions`);
    expect(versions.map(({ title, content }) => [title, content])).toEqual([
      ['Second', '<p>Who pays what?</p>'],
      ['Choosing incoterms', '<p>Who pays what?</p>'],
    ]);
    const { title, content } = versions[1]!;
    await change(post, { title, content });
    expect(await titles()).toEqual(['Choosing incoterms']);
  });

  test('many at once; emptying the trash is final; the audit log records it', async () => {
    const [one, two] = [
      await write({ title: 'One', status: 'draft' }),
      await write({ title: 'Two', status: 'draft' }),
    ];
    const bulk = async (action: string) =>
      (await staff.post(`${path}/bulk`, { ids: [one.id, two.id], action })).json() as Promise<{
        count: number;
      }>;
    expect((await bulk('publish')).count).toBe(2);
    expect(await titles()).toHaveLength(2);
    expect((await bulk('archive')).count).toBe(2);
    expect(await titles()).toEqual([]);
    expect((await bulk('delete')).count).toBe(2);
    expect((await bulk('delete')).count).toBe(0);
    expect((await bulk('restore')).count).toBe(2);
    await bulk('delete');
    expect(await (await staff.delete(`${path}/trash`)).json()).toMatchObject({ count: 2 });
    expect((await change(one, { title: 'x' })).status).toBe(404);
    const entries = await app.db.select().from(auditEntries);
    // Entries of the same millisecond have no order.
    expect(
      entries
        .filter(({ noun, partOf }) => noun === 'post' && partOf === null)
        .map(({ action }) => action)
        .toSorted(),
    ).toEqual('create create update update delete restore delete purge'.split(' ').toSorted());
  });

  test('is seen before it is published by its private address, in no other way', async () => {
    const post = await write({ status: 'draft' });
    const preview = await page(`/blog/preview/${post.previewKey}`);
    expect(preview.status).toBe(200);
    const html = await preview.text();
    expect(html).toContain('Who pays what?');
    expect(html).toContain('noindex');
    expect((await page(`/blog/preview/${post.id}`)).status).toBe(404);
    expect((await page('/blog/preview/x')).status).toBe(404);
    await change(post, { content: '<p>Changed</p>' });
    expect(await (await page(`/blog/preview/${post.previewKey}`)).text()).toContain('Changed');
    expect(await staff.read<Post[]>(`${path}?status=all`)).toHaveLength(1);
    expect((await app.client().get(`${path}?status=all`)).status).toBe(401);
  });

  test('has pictures and videos with captions, in their order', async () => {
    const post = await write();
    const file = { originalName: 'Port.webp', fileName: 'x.webp', mimeType: 'image/webp', fileSize: 10 };
    const add = async (values: object) =>
      staff.post(`${path}/${post.id}/media`, {
        ...file,
        storageUrl: '/media/x.webp',
        mediaType: 'image',
        ...values,
      });
    const made = (await (await add({ displayOrder: 2 })).json()) as { id: string };
    expect((await add({ displayOrder: 1, originalName: 'First' })).status).toBe(201);
    expect((await add({ fileSize: 0 })).status).toBe(400);
    expect((await add({ storageUrl: 'javascript:alert(1)' })).status).toBe(400);
    expect((await add({ mimeType: 'text/html' })).status).toBe(400);
    const media = async (client = app.client()) =>
      (await client.read<{ originalName: string; caption: string | null }[]>(`${path}/${post.id}/media`)).map(
        ({ originalName, caption }) => [originalName, caption],
      );
    await sendJson(staff, 'PUT', `${path}/${post.id}/media/${made.id}`, { caption: 'The port' });
    expect(await media()).toEqual([
      ['First', null],
      ['Port.webp', 'The port'],
    ]);
    await staff.delete(`${path}/${post.id}/media/${made.id}`);
    expect(await media()).toHaveLength(1);
    await change(post, { status: 'draft' });
    expect((await app.client().get(`${path}/${post.id}/media`)).status).toBe(404);
    expect(await media(staff)).toHaveLength(1);
  });
});

describe('a translation', () => {
  const texts = {
    title: 'Choisir ses incoterms',
    content: '<p>Qui paie quoi ?</p>',
    isPublished: true,
    savedAt: null,
  };
  const translate = (post: StaffPost, values: object = {}, language = 'fr') =>
    sendJson(staff, 'PUT', `${path}/${post.id}/translations/${language}`, {
      ...texts,
      excerpt: null,
      metaDescription: null,
      ...values,
    });
  const french = async (address: string) => (await page(`${address}?lng=fr`)).text();

  test('is shown to readers of the language; others get the original, with a note', async () => {
    const post = await write({ excerpt: 'In English' });
    expect(await french('/blog/choosing-incoterms')).toContain('Vous le lisez en anglais');
    expect((await translate(post)).status).toBe(200);
    const html = await french('/blog/choosing-incoterms');
    expect(html).toContain('Qui paie quoi ?');
    expect(html).not.toContain('class="post-note"');
    expect(html).not.toContain('In English');
    expect(html).toContain('hreflang="fr"');
    expect(html).not.toContain('hreflang="es"');
    expect(await french('/blog')).toContain('Choisir ses incoterms');
    const spanish = await (await page('/blog/choosing-incoterms?lng=es')).text();
    expect(spanish).toContain('Who pays what?');
    expect(spanish).toContain(`<link rel="canonical" href="${app.origin}/blog/choosing-incoterms?lng=en">`);
    expect(await (await page('/sitemap-pages.xml')).text()).toContain('/blog/choosing-incoterms?lng=fr');
    expect(await (await page('/sitemap-pages.xml')).text()).not.toContain('/blog/choosing-incoterms?lng=es');
  });

  test('is published by itself, goes out of date, and two who write it do not overwrite each other', async () => {
    const post = await write();
    await translate(post, { isPublished: false });
    expect(await french('/blog')).not.toContain('Choisir ses incoterms');
    const open = async () => ((await (await change(post, {})).json()) as StaffPost).translations[0]!;
    const { savedAt } = await open();
    expect((await translate(post, { savedAt })).status).toBe(200);
    expect((await translate(post, { savedAt, title: 'Autre' })).status).toBe(409);
    expect((await open()).isStale).toBe(false);
    await change(post, { content: '<p>Changed</p>' });
    expect((await open()).isStale).toBe(true);
    expect((await staff.delete(`${path}/${post.id}/translations/fr`)).status).toBe(200);
    expect((await staff.delete(`${path}/${post.id}/translations/fr`)).status).toBe(404);
    expect((await translate(post, {}, 'en')).status).toBe(404);
  });

  test('has feeds of its own', async () => {
    const post = await write({ content: '<p><a href="/contact">x</a></p>', excerpt: 'One & two' });
    await write({ title: 'Only in English' });
    await translate(post);
    const feed = async (name: string) => {
      const response = await page(`/feeds/blog.${name}`);
      expect(response.headers.get('content-type')).toContain('xml');
      return response.text();
    };
    expect(await feed('fr.rss')).toContain('Choisir ses incoterms');
    expect(await feed('fr.rss')).not.toContain('Only in English');
    const atom = await feed('en.atom');
    expect(atom).toContain('Only in English');
    expect(atom).toContain('<a href="http://baobab.test/contact">');
    expect((await page('/feeds/blog.de.rss')).status).toBe(404);
  });
});
