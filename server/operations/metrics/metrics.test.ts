import { sql } from 'drizzle-orm';
import { mkdir } from 'node:fs/promises';
import { beforeEach, expect, test } from 'vitest';
import { createTestApp } from '#tests/app.ts';
import { mailKinds } from '#shared/conversations/mail.ts';
import { newClient } from '#tests/staff.ts';
import { backupRuns } from '../backup/backup.schema.ts';
import { families } from './families.ts';
import { readMetrics } from '#tests/metrics.ts';

const token = 'a-token-of-the-monitoring';
const app = await createTestApp({ env: { METRICS_TOKEN: token } });
// The disk of the folder is measured.
await mkdir(app.services.config.DATA_DIR, { recursive: true });
beforeEach(() => app.reset());

const bearer = { authorization: `Bearer ${token}` };
const read = async () => readMetrics(await (await newClient(app).get('/metrics', bearer)).text());

test('are answered to who has the token, and are never kept', async () => {
  const answer = await newClient(app).get('/metrics', bearer);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  for (const authorization of ['', token, 'Bearer', `Bearer ${token}x`]) {
    const refused = await newClient(app).get('/metrics', authorization === '' ? {} : { authorization });
    expect(refused.status).toBe(401);
    expect(refused.headers.get('www-authenticate')).toBe('Bearer');
    expect(await refused.text()).not.toContain('baobab_');
  }
});

test('do not exist without a token, even for who sends one', async () => {
  const plain = await createTestApp({ database: { ...app.services.database } });
  expect((await newClient(plain).get('/metrics', bearer)).status).toBe(404);
});

test('guesses of the token count as requests', async () => {
  const limited = await createTestApp({
    env: { METRICS_TOKEN: token, RATE_LIMIT: '3' },
    database: { ...app.services.database },
  });
  const client = newClient(limited);
  const statuses: number[] = [];
  for (let i = 0; i < 5; i++) statuses.push((await client.get('/metrics')).status);
  expect(statuses).toEqual([401, 401, 401, 429, 429]);
  const { values } = readMetrics(await (await newClient(limited).get('/metrics', bearer)).text());
  expect(values['baobab_rate_limited_total{kind="request"}']).toBe(2);
});

test('count requests by route and class of status, with their times', async () => {
  const before = (await read()).values;
  const client = newClient(app);
  for (const address of ['/product/one', '/product/two', '/about', '/api/users', '/api/products?search=x'])
    await client.get(address);
  const { values, text } = await read();
  const grown = (name: string) => (values[name] ?? 0) - (before[name] ?? 0);
  expect(grown('baobab_requests_total{route="/product/:id",status="4xx"}')).toBe(2);
  expect(grown('baobab_requests_total{route="/about",status="2xx"}')).toBe(1);
  expect(grown('baobab_requests_total{route="GET /api/users",status="4xx"}')).toBe(1);
  expect(grown('baobab_requests_total{route="GET /api/products",status="2xx"}')).toBe(1);
  expect(grown('baobab_request_duration_seconds_count{route="/product/:id"}')).toBe(2);
  expect(grown('baobab_request_duration_seconds_bucket{le="+Inf",route="/product/:id"}')).toBe(2);
  expect(grown('baobab_request_duration_seconds_sum{route="/product/:id"}')).toBeGreaterThan(0);
  expect(text).not.toMatch(/product\/(one|two)/);
});

test('have as many routes as the route tables, whatever addresses are asked for', async () => {
  const client = newClient(app);
  for (let i = 0; i < 50; i++)
    for (const address of [`/nowhere-${i}`, `/api/nowhere-${i}`, `/media/${i}.webp`, `/blog/post-${i}`])
      await client.get(address);
  expect((await read()).text).not.toMatch(/nowhere-|post-\d|\d\.webp/);
});

test('count what the page cache could answer', async () => {
  const before = (await read()).values;
  for (let i = 0; i < 4; i++) await newClient(app).get('/about');
  const { values } = await read();
  const grown = (name: string) => values[name]! - before[name]!;
  expect(grown('baobab_page_cache_misses_total')).toBe(1);
  expect(grown('baobab_page_cache_hits_total')).toBe(3);
  expect(values['baobab_page_cache_entries']).toBe(1);
  expect(values['baobab_page_cache_bytes']).toBeGreaterThan(1000);
});

test('name the mails and the work that wait, and for how long', async () => {
  await app.db
    .execute(sql`insert into outbox_mails (id, kind, recipient, subject, text_body, status, created_at)
    select gen_random_uuid(), ${mailKinds[0]}, 'a@b.example', 's', 't', status, now() - interval '1 hour'
    from unnest(array['queued', 'queued', 'failed', 'sent']) as status`);
  await app.services.jobs.enqueue(app.db, 'purge', {});
  await app.services.jobs.enqueue(app.db, 'sweep', {}, new Date(Date.now() + 3_600_000));
  const { values } = await read();
  expect(values['baobab_outbox_mails{state="waiting"}']).toBe(2);
  expect(values['baobab_outbox_mails{state="failed"}']).toBe(1);
  expect(values['baobab_outbox_oldest_waiting_seconds']).toBeGreaterThanOrEqual(3600);
  expect(values['baobab_outbox_is_sending']).toBe(0);
  expect(values['baobab_jobs{kind="purge",state="waiting"}']).toBe(1);
  expect(values['baobab_jobs{kind="sweep",state="waiting"}']).toBe(1);
  expect(values['baobab_jobs{kind="picture",state="waiting"}']).toBe(0);
  expect(values['baobab_job_oldest_late_seconds{kind="sweep"}']).toBe(0);
});

test('count tries of work and attempts to send mail that failed', async () => {
  app.services.counters.failJob('purge');
  app.services.counters.failMail();
  const { values } = await read();
  expect(values['baobab_job_failures_total{kind="purge"}']).toBe(1);
  expect(values['baobab_mail_failures_total']).toBe(1);
});

test('come without the database while it is away, and with all the rest', async () => {
  const isAway = { now: false };
  const { database } = app.services;
  const unsure = await createTestApp({
    env: { METRICS_TOKEN: token, DATA_DIR: app.services.config.DATA_DIR },
    database: {
      ...database,
      run: (text, values) => {
        // The first query of a scrape. The jobs of this application ask on their own, and must be able to end.
        if (text !== 'select 1') return database.run(text, values);
        // Neither an answer nor an error, like a server that has lost its network.
        return isAway.now ? new Promise(() => {}) : database.run(text, values);
      },
    },
  });
  const readUnsure = async () =>
    readMetrics(await (await newClient(unsure).get('/metrics', bearer)).text()).values;
  expect(await readUnsure()).toMatchObject({ baobab_database_is_reachable: 1 });
  isAway.now = true;
  const values = await readUnsure();
  expect(values).toMatchObject({ baobab_database_is_reachable: 0, baobab_outbox_is_sending: 0 });
  expect(values['baobab_disk_free_bytes']).toBeGreaterThan(0);
  expect(values['process_cpu_seconds_total']).toBeGreaterThan(0);
  expect(Object.keys(values).filter((name) => /outbox_mails|jobs|database_bytes/.test(name))).toEqual([]);
});

test('have the age of backups as soon as some are made', async () => {
  const absent = (await read()).values;
  expect(Object.keys(absent).filter((name) => name.startsWith('baobab_backup'))).toEqual([]);
  let state = { lastSuccessAt: new Date(1_700_000_000_000), lastDrillSuccessAt: null, lastBytes: 1234 };
  const { createMetricsService } = await import('./metrics.service.ts');
  const { config, database, counters, pages } = app.services;
  const metrics = createMetricsService({
    config,
    database,
    counters,
    pages,
    version: '1.2.3',
    lines: {},
    readBackupState: async () => state,
  });
  const { values } = readMetrics((await metrics.render()).text);
  expect(values['baobab_backup_last_success_timestamp_seconds']).toBe(1_700_000_000);
  expect(values['baobab_backup_last_size_bytes']).toBe(1234);
  expect(values).not.toHaveProperty('baobab_backup_drill_last_success_timestamp_seconds');
  state = null as never;
  expect(readMetrics((await metrics.render()).text).values).not.toHaveProperty(
    'baobab_backup_last_size_bytes',
  );
});

test('read the age of backups from the runs that were good', async () => {
  const at = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  await app.db.insert(backupRuns).values([
    { kind: 'backup', label: 'scheduled', startedAt: at(50), isGood: true, fileBytes: 1000 },
    { kind: 'backup', label: 'scheduled', startedAt: at(30), isGood: true, fileBytes: 2000 },
    { kind: 'backup', label: 'scheduled', startedAt: at(6), isGood: false },
    { kind: 'drill', label: 'manual', startedAt: at(40), isGood: true },
  ]);
  const { values } = await read();
  const seconds = (hours: number) => at(hours).getTime() / 1000;
  expect(values['baobab_backup_last_success_timestamp_seconds']).toBeCloseTo(seconds(30), -2);
  expect(values['baobab_backup_drill_last_success_timestamp_seconds']).toBeCloseTo(seconds(40), -2);
  expect(values['baobab_backup_last_size_bytes']).toBe(2000);
});

test('are all named in one table, each with what it is', async () => {
  const { text, names } = await read();
  expect(new Set(families.map(({ name }) => name)).size).toBe(families.length);
  for (const { name, type } of families) expect(text).toContain(`# TYPE ${name} ${type}`);
  expect(names.filter((name) => !/^(baobab|process|nodejs)_/.test(name))).toEqual([]);
});
