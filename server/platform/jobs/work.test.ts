import { randomBytes, randomUUID } from 'node:crypto';
import { utimes } from 'node:fs/promises';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Job } from '#shared/operations/job.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createImage, createProduct, signedIn } from '#tests/factories.ts';
import { images } from '../../content/image/image.schema.ts';
import { throttles } from '../limits/throttle.schema.ts';
import { openStorage } from '../storage/open-storage.ts';

const app = await createTestApp({ jobPatience: { checkMs: 100 } });
beforeEach(app.reset);

const until = { timeout: 15_000 };

/** Waits until all queued jobs are done. */
async function allDone(on: TestApp) {
  const client = await signedIn(on, { role: 'super_admin' });
  await vi.waitFor(async () => {
    const list = await client.read<Job[]>('/api/jobs');
    expect(list.length).toBeGreaterThan(0);
    expect(list.filter(({ state }) => state !== 'done')).toEqual([]);
  }, until);
}

test('a scheduled post is on kept pages when its moment comes, also after a restart', async () => {
  const before = await createTestApp();
  const staff = await signedIn(before);
  const posted = await staff.post('/api/blog', {
    title: 'Choosing incoterms',
    content: '<p>Who pays what?</p>',
    status: 'published',
    publishedAt: new Date(Date.now() + 3000).toISOString(),
  });
  expect(posted.status).toBe(201);
  await before.services.jobs.stop();

  const visitor = app.client();
  const shown = async () => (await (await visitor.get('/blog')).text()).includes('Choosing incoterms');
  expect(await shown()).toBe(false);
  await app.services.startJobs();
  // A cached page expires after a minute: before that, only the job can have dropped it.
  await expect.poll(() => shown(), until).toBe(true);
  await allDone(app);
});

test('files that nothing names go after a day; all others stay', async () => {
  const { config, jobs, images: pictures } = app.services;
  await app.services.startJobs();
  const [orphan, named, young] = [await createImage(app), await createImage(app), await createImage(app)];
  await createProduct(app.db, { imageUrl: named.url });
  await app.db.update(images).set({ createdAt: sql`now() - interval '2 days'` });
  await app.db.update(images).set({ createdAt: new Date() }).where(eq(images.url, young.url));
  const storage = await openStorage(config);
  const [oldFile, newFile] = [0, 1].map(() => `chat-${randomBytes(16).toString('hex')}`) as [string, string];
  const dayBefore = new Date(Date.now() - 25 * 3_600_000);
  for (const name of [oldFile, newFile, 'not-ours.txt']) await storage.put(name, Buffer.from('text'));
  for (const name of [oldFile, 'not-ours.txt'])
    await utimes(path.join(config.DATA_DIR, 'files', name.slice(0, 2), name), dayBefore, dayBefore);

  await jobs.enqueue(app.db, 'sweep', {});
  await allDone(app);
  const visitor = app.client();
  const statuses = [orphan, named, young].map(async ({ url }) => (await visitor.get(url)).status);
  expect(await Promise.all(statuses)).toEqual([404, 200, 200]);
  expect([...(await pictures.find([orphan.url, named.url, young.url])).keys()].toSorted()).toEqual(
    [named.url, young.url].toSorted(),
  );
  const kept = [oldFile, newFile, 'not-ours.txt'].map(async (name) => (await storage.get(name)) !== null);
  expect(await Promise.all(kept)).toEqual([false, true, true]);
});

test('counters that have run out are removed', async () => {
  await app.services.startJobs();
  const row = (key: string, seconds: number) => ({
    key,
    points: 1,
    resetAt: new Date(Date.now() + seconds * 1000),
  });
  await app.db.insert(throttles).values([row('over', -60), row('counts', 600)]);
  await app.services.jobs.enqueue(app.db, 'throttles', {});
  await allDone(app);
  expect(await app.db.select({ key: throttles.key }).from(throttles)).toMatchObject([{ key: 'counts' }]);
});

test('many products of a supplier with a new name are found by it', async () => {
  await app.services.startJobs();
  const staff = await signedIn(app);
  const supplier = await staff.post('/api/partners', { name: 'Old Name', requestKey: randomUUID() });
  const { id } = (await supplier.json()) as { id: string };
  for (let n = 0; n < 130; n++) await createProduct(app.db, { name: `Copper thing ${n}`, partnerId: id });
  const renamed = await staff.request('PUT', `/api/partners/${id}`, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Shining Name' }),
  });
  expect(renamed.status).toBe(200);
  await allDone(app);
  const found = await app.client().get('/api/products?search=shining&limit=1');
  expect(found.headers.get('x-total-count')).toBe('130');
});
