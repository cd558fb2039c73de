import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Job, JobState } from '#shared/operations/job.ts';
import { createTestApp } from '#tests/app.ts';
import { createCategory, createProduct, signedIn } from '#tests/factories.ts';
import { auditEntries } from '../../people/audit/audit.schema.ts';

const app = await createTestApp({ jobPatience: { checkMs: 100 } });
beforeEach(app.reset);
await app.services.startJobs();
const { jobs } = app.services;

const until = { timeout: 15_000 };

async function boss() {
  const client = await signedIn(app, { role: 'super_admin' });
  const list = (state?: JobState) => client.read<Job[]>(`/api/jobs${state ? `?state=${state}` : ''}`);
  return { client, list };
}

describe('the list of background work', () => {
  test('names what was done and what about', async () => {
    const { client, list } = await boss();
    const category = await createCategory(app.db, { name: 'Lamps' });
    for (let n = 0; n < 3; n++) await createProduct(app.db, { categoryId: category.id });
    const renamed = await client.request('PUT', `/api/categories/${category.id}`, {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Lanterns' }),
    });
    expect(renamed.status).toBe(200);
    await vi.waitFor(async () => {
      expect(await list('done')).toMatchObject([
        { name: 'reindex', about: 'Lanterns', failures: 0, error: null },
      ]);
    }, until);
    expect(await list('failed')).toEqual([]);
  });

  test('shows why something failed, and tries it again; what has not failed is not', async () => {
    const { client, list } = await boss();
    await jobs.enqueue(app.db, 'publish', { postId: randomUUID() }, new Date(Date.now() + 3_600_000));
    const [waiting] = await list('waiting');
    expect(waiting).toMatchObject({ name: 'publish', failures: 0 });
    const again = () => client.post(`/api/jobs/${waiting!.id}/try-again`);
    expect((await again()).status).toBe(409);
    await app.services.database.run(
      `update jobs.job set state = 'failed', started_on = now(), completed_on = now(), start_after = now(),
         retry_count = retry_limit, output = '{"message": "no luck"}'`,
    );
    expect(await list('failed')).toMatchObject([
      { id: waiting!.id, failures: 11, tries: 11, error: 'no luck' },
    ]);
    expect((await again()).status).toBe(200);
    await expect.poll(() => list('done'), until).toMatchObject([{ id: waiting!.id }]);
    expect(await app.db.select().from(auditEntries)).toMatchObject([{ action: 'try_again', noun: 'job' }]);
    expect((await client.post(`/api/jobs/${randomUUID()}/try-again`)).status).toBe(404);
  });

  test('retries once for concurrent requests; not running, finished or deleted jobs', async () => {
    const { client, list } = await boss();
    const other = await signedIn(app, { role: 'super_admin' });
    const set = (state: string) =>
      app.services.database.run(
        `update jobs.job set state = '${state}', started_on = now(), retry_count = retry_limit,
           completed_on = case when '${state}' = 'active' then null else now() end`,
      );
    const inAnHour = new Date(Date.now() + 3_600_000);
    await jobs.enqueue(app.db, 'publish', { postId: randomUUID() }, inAnHour);
    const [{ id } = { id: '' }] = await list('waiting');
    const again = (from = client) => from.post(`/api/jobs/${id}/try-again`);
    for (const state of ['active', 'completed']) {
      await set(state);
      expect((await again()).status, state).toBe(409);
    }
    // Not due during the calls, so that nothing else changes it.
    await set('failed');
    await app.services.database.run(`update jobs.job set start_after = now() + interval '1 hour'`);
    const answers = await Promise.all([again(), again(other), again(), again(other)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const log = await app.db.select().from(auditEntries).where(eq(auditEntries.action, 'try_again'));
    expect(log).toHaveLength(1);
    await app.services.database.run(`delete from jobs.job where id = $1`, [id]);
    for (const path of [id, 'no-uuid', "' or true --", '%00'])
      expect((await client.post(`/api/jobs/${path}/try-again`)).status, path).toBeOneOf([400, 404]);
  });

  test('lets only super admins try again, and changes nothing for others', async () => {
    const { list } = await boss();
    await jobs.enqueue(app.db, 'publish', { postId: randomUUID() }, new Date(Date.now() + 3_600_000));
    await app.services.database.run(`update jobs.job set state = 'failed', completed_on = now()`);
    const [failed] = await list('failed');
    const admin = await signedIn(app, { role: 'admin' });
    for (const [from, status] of [
      [app.client(), 401],
      [admin, 403],
    ] as const)
      expect((await from.post(`/api/jobs/${failed!.id}/try-again`)).status).toBe(status);
    expect(await list('failed')).toMatchObject([{ id: failed!.id }]);
    expect(await app.db.select().from(auditEntries)).toEqual([]);
  });

  test('says when each plan was done', async () => {
    const { client } = await boss();
    await jobs.enqueue(app.db, 'throttles', {});
    await vi.waitFor(async () => {
      const html = await (await client.get('/admin/jobs')).text();
      expect(html).toContain('7 * * * *');
      expect(html).toContain('Delete expired rate-limit counters');
    }, until);
  });

  test('is for super admins', async () => {
    const admin = await signedIn(app, { role: 'admin' });
    expect((await admin.get('/api/jobs')).status).toBe(403);
    expect((await admin.get('/admin/jobs')).status).toBe(302);
  });
});
