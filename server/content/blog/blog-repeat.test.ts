import { beforeEach, expect, test } from 'vitest';
import type { StaffPost } from '#shared/content/blog-form.ts';
import { createTestApp } from '#tests/app.ts';
import { type Client, sendJson } from '#tests/client.ts';
import { signedIn } from '#tests/factories.ts';

// A client that lost the answer of a save sends the same save again, with the version that it had opened.

const app = await createTestApp();
let staff: Client;

beforeEach(async () => {
  await app.reset();
  staff = await signedIn(app);
});

const content = '<p>Who pays what?</p>';
const write = async (values: object = {}) =>
  (await (
    await staff.post('/api/blog', { title: 'Incoterms', content, status: 'draft', ...values })
  ).json()) as StaffPost;
const change = (post: StaffPost, values: object) => sendJson(staff, 'PUT', `/api/blog/${post.id}`, values);

test('a repeated save of a post is no conflict and changes nothing, also where the server changes what was typed', async () => {
  await write({ title: 'Taken', slug: 'taken' });
  const post = await write();
  const mine = {
    version: post.version,
    title: 'Mine',
    slug: 'taken',
    content: '<p>Mine<script>x</script></p>',
    tags: 'sea,air',
    status: 'published',
    publishedAt: '',
  };
  const saved = (await (await change(post, mine)).json()) as StaffPost;
  expect(saved).toMatchObject({ slug: 'taken-2', tags: ['sea', 'air'], version: post.version + 1 });
  const repeated = await change(post, mine);
  expect(repeated.status).toBe(200);
  expect(await repeated.json()).toEqual(saved);
  expect((await change(post, { ...mine, title: 'Other' })).status).toBe(409);
});

test('a repeated save of a translation is no conflict and changes nothing', async () => {
  const post = await write();
  const body = { title: 'Qui paie ?', content, excerpt: null, metaDescription: null, isPublished: true };
  const translate = (values: object) =>
    sendJson(staff, 'PUT', `/api/blog/${post.id}/translations/fr`, { ...body, savedAt: null, ...values });
  const first = await translate({});
  expect(first.status).toBe(200);
  const repeated = await translate({});
  expect(repeated.status).toBe(200);
  expect(await repeated.json()).toEqual(await first.json());
  expect((await translate({ title: 'Autre' })).status).toBe(409);
});

test('a repeated record of a file at its place is no second file; at another place it is', async () => {
  const post = await write();
  const address = `/api/blog/${post.id}/media`;
  const file = {
    originalName: 'Port.webp',
    fileName: 'x.webp',
    mimeType: 'image/webp',
    mediaType: 'image',
    fileSize: 10,
    storageUrl: 'https://a.example/port.webp',
    altText: 'The port',
  };
  const add = async (displayOrder: number) => {
    const response = await staff.post(address, { ...file, displayOrder });
    expect(response.status).toBe(201);
    return (await response.json()) as { id: string };
  };
  const first = await add(1);
  expect(await add(1)).toEqual(first);
  expect((await add(2)).id).not.toBe(first.id);
  expect(await staff.read<object[]>(address)).toHaveLength(2);
});
