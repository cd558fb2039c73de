import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { countBounds } from '#shared/operations/counting-rules.ts';
import { createTestApp } from '#tests/app.ts';
import { dayCounts, dayKeys } from './count.schema.ts';

const app = await createTestApp();
/** Another process on the same database. */
const other = await createTestApp();

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-10T12:00:00Z') });
  await Promise.all([app, other].map((it) => it.services.counting.flush()));
  await app.reset();
});
afterEach(() => void vi.useRealTimers());

async function open(at: string, address: string, headers: Record<string, string> = {}): Promise<void> {
  expect((await app.client({ address, headers }).get(at)).status).toBe(200);
}

/** The stored counts, a line each: kind, object, country and language if they are not empty, then numbers. */
async function counted(): Promise<string[]> {
  await app.services.counting.flush();
  const rows = await app.db.select().from(dayCounts);
  return rows
    .map(({ kind, object, country, language, views, visitors }) =>
      [kind, ...[object, country, language].filter(Boolean), `${views}/${visitors}`].join(' '),
    )
    .toSorted();
}

describe('a flood', () => {
  const document = {
    header: () => undefined,
    address: '198.51.100.7',
    language: 'en',
    country: null,
    user: null,
  } as const;
  const about = { path: '/about', product: null, isData: false };
  const { counting } = app.services;
  const sum = async () =>
    (
      await app.db
        .select({
          views: sql<number>`sum(views)::int`,
          visitors: sql<number>`sum(visitors)::int`,
          rows: sql<number>`count(*)::int`,
        })
        .from(dayCounts)
        .where(sql`kind not in ('landing', 'source')`)
    )[0];

  test('of addresses counts all views, and at most 2,000 visitors until it is written', async () => {
    for (let n = 0; n < 3000; n++)
      counting.document({ ...document, address: `10.${n >> 8}.${n & 255}.1` }, about, app.origin, null);
    await counting.flush();
    expect(await sum()).toEqual({ views: 3000, visitors: 2000, rows: 1 });
    expect(await app.db.select().from(dayKeys)).toHaveLength(2000);
  });

  test('of keys ends at 100,000 a day', async () => {
    await app.db
      .insert(dayCounts)
      .values({ day: '2026-03-10', kind: 'document', views: 99_999, visitors: 99_999 });
    for (const address of ['198.51.1.1', '198.51.2.1', '198.51.3.1']) await open('/about', address);
    expect(await counted()).toEqual([
      'document 99999/99999',
      'document en 3/1',
      'landing /about 1/1',
      'source 1/1',
    ]);
  });

  test.each([
    ['source', countBounds.source],
    ['missed', countBounds.missed],
    ['landing', countBounds.landing],
    ['product', countBounds.product],
  ] as const)('of %s ends with "other", together of all processes', async (kind, bound) => {
    const half = bound / 2;
    for (const [from, to, { services }] of [
      [0, half + 5, app],
      [half, bound + 20, other],
    ] as const) {
      for (let n = from; n < to; n++) {
        const page = {
          ...about,
          path: kind === 'landing' ? `/blog/${n}` : '/about',
          product: kind === 'product' ? `p${n}` : null,
        };
        const request = { ...document, address: `10.${n >> 8}.${n & 255}.1` };
        const header = (name: string) =>
          kind === 'source' && name === 'referer' ? `https://${n}.example` : undefined;
        services.counting.document(
          { ...request, header },
          page,
          app.origin,
          kind === 'missed' ? `word ${n}` : null,
        );
        if (n % 300 === 0) await services.counting.flush();
      }
      await services.counting.flush();
    }
    const rows = (await app.db.select().from(dayCounts)).filter(
      (row) => row.kind === kind && (row.object !== '' || kind === 'source'),
    );
    expect(rows).toHaveLength(bound + 1);
    expect(rows.find((row) => row.object === 'other')).toMatchObject({ views: 20, visitors: 20 });
  });

  test('of rows ends at 5,000 a day: what comes then counts without country and language', async () => {
    await app.db.execute(sql`
      insert into day_counts (day, kind, object, views, visitors)
      select '2026-03-10', 'product', n::text, 1, 1 from generate_series(1, 5000) n`);
    await open('/about?lng=fr', '198.51.100.7', { cookie: 'country=SN', referer: 'https://search.example/' });
    await open('/about?lng=es', '198.51.100.7');
    const lines = await counted();
    expect(lines.filter((line) => !line.startsWith('product'))).toEqual([
      'document 2/1',
      'landing /about 1/1',
      'source search.example 1/1',
    ]);
  });

  test('of rows before it is written: beyond 1,000 a view counts for its kind alone', async () => {
    for (let n = 0; n < 1500; n++) counting.added(document, [`p${n}`]);
    await counting.flush();
    expect((await counted()).filter((line) => line.startsWith('added other '))).toEqual([
      'added other 500/1',
    ]);
  });

  test('of long referrers is not kept', async () => {
    const headers = { referer: `https://${'x'.repeat(8000)}.example/` };
    await open('/about', '198.51.100.7', headers);
    expect(await counted()).toEqual(['document en 1/1', 'landing /about 1/1', 'source 1/1']);
  });
});
