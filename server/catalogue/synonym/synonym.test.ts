import { ne } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { synonymKey } from '#shared/catalogue/search-query.ts';
import { listedWords } from '#shared/catalogue/synonym.ts';
import { otherObject } from '#shared/operations/counting-rules.ts';
import { usualRetention } from '#shared/operations/retention-rules.ts';
import type { CurrentUser } from '#shared/people/user.ts';
import { createTestApp } from '#tests/app.ts';
import { type Client, sendJson } from '#tests/client.ts';
import { createProduct, signedIn } from '#tests/factories.ts';
import { auditEntries } from '../../people/audit/audit.schema.ts';
import { dayCounts } from '../../operations/figure/count.schema.ts';
import { countExpired } from '../../operations/index.ts';
import { purge } from '../../operations/retention/purge.ts';
import { buildSynonyms, defaultSynonyms } from '../lexicon/lexicon.ts';

const app = await createTestApp();
let staff: Client;

beforeEach(async () => {
  await app.services.counting.flush();
  await app.reset();
  staff = await signedIn(app);
});

const path = '/api/synonyms';
const visit = async (search: string) =>
  (await app.client().get(`/products?lng=en&search=${encodeURIComponent(search)}`)).text();
const misses = async (): Promise<[string, number][]> => {
  await app.services.counting.flush();
  const rows = await app.db.select().from(dayCounts).orderBy(dayCounts.object);
  return rows.filter(({ kind }) => kind === 'missed').map((row) => [row.object, row.views]);
};

async function make(body: object): Promise<string> {
  const response = await staff.post(path, body);
  expect(response.status).toBe(201);
  return ((await response.json()) as { id: string }).id;
}

describe('a synonym of the staff', () => {
  test('counts at the next search, also on pages that were kept; so do its change, its end and its return', async () => {
    await createProduct(app.db, { name: 'Solar pump' });
    await createProduct(app.db, { name: 'Water filter' });
    // Requested more than once, because a rare page is cached at the second request.
    for (let i = 0; i < 3; i++) expect(await visit('borehole')).not.toContain('Solar pump');
    const id = await make({ language: 'en', word: 'Boreholes', words: 'solar pump, windmill' });
    expect(await visit('borehole')).toContain('Solar pump');
    expect(await visit('a big borehole')).toContain('No product matches all of “a big borehole”');
    await sendJson(staff, 'PUT', `${path}/${id}`, { words: 'water filter' });
    expect(await visit('borehole')).toContain('Water filter');
    expect(await visit('borehole')).not.toContain('Solar pump');
    await staff.delete(`${path}/${id}`);
    expect(await visit('borehole')).not.toContain('Water filter');
    await staff.post(`${path}/${id}/restore`, {});
    expect(await visit('borehole')).toContain('Water filter');
    expect((await app.db.select().from(auditEntries)).map(({ action, noun }) => [action, noun])).toEqual([
      ['create', 'synonym'],
      ['update', 'synonym'],
      ['delete', 'synonym'],
      ['restore', 'synonym'],
    ]);
  });

  test('stands beside what the program knows', async () => {
    await createProduct(app.db, { name: 'Running shoes' });
    await createProduct(app.db, { name: 'Kicks' });
    await make({ language: 'en', word: 'sneakers', words: 'kicks' });
    const page = await visit('sneakers');
    expect(page).toContain('Running shoes');
    expect(page).toContain('Kicks');
  });

  test.each([
    [{ language: 'de', word: 'x', words: 'y' }, 'language'],
    [{ language: 'en', word: ' ', words: 'y' }, 'word'],
    [{ language: 'en', word: '?!', words: 'y' }, 'word'],
    [{ language: 'en', word: 'x'.repeat(61), words: 'y' }, 'word'],
    [{ language: 'en', word: 'x', words: ', ,' }, 'words'],
    [{ language: 'en', word: 'x', words: 'y, ...' }, 'words'],
    [{ language: 'en', word: 'x', words: 'y'.repeat(61) }, 'words'],
    [{ language: 'en', word: 'x', words: 'y, '.repeat(21) }, 'words'],
  ])('%j is refused, and the field is named', async (body, field) => {
    const response = await staff.post(path, body);
    expect(response.status).toBe(400);
    const { fields } = (await response.json()) as { fields: Record<string, string> };
    expect(Object.keys(fields)).toEqual([field]);
    expect(fields[field]).toMatch(/^[A-Z].*\.?$/);
  });
});

describe('a search that found nothing', () => {
  test('is counted by its folded words, and is no riddle any more when a synonym says it', async () => {
    await createProduct(app.db, { name: 'Solar pump' });
    await visit('Bore-Hole');
    expect(await misses()).toEqual([['bore hole', 1]]);
    await visit('  bore   HOLE ');
    expect(await misses()).toEqual([['bore hole', 2]]);
    await visit('solar');
    const screen = await (await staff.get('/admin/search?language=en')).text();
    expect(screen).toContain('Add a synonym for “bore hole”');
    await make({ language: 'en', word: 'bore hole', words: 'solar pump' });
    expect(await misses()).toEqual([]);
  });

  test('is not counted where it is personal data, or too long', async () => {
    for (const search of [
      'awa@buyer.example',
      '+44 20 7946 0958',
      'call 0207 946 0958',
      'x'.repeat(61),
      '...',
    ])
      await visit(search);
    await visit('honestword');
    expect(await misses()).toEqual([['honestword', 1]]);
  });

  test('is not one that finds something in another category', async () => {
    await createProduct(app.db, { name: 'Solar pump' });
    const category = 'category=00000000-0000-4000-8000-000000000000';
    await app.client().get(`/products?search=pump&${category}`);
    await visit('otherword');
    expect(await misses()).toEqual([['otherword', 1]]);
  });

  test('leaves the list when staff remove it, or it was not searched for long', async () => {
    const day = (ago: number) => new Date(Date.now() - ago * 24 * 3_600_000).toISOString().slice(0, 10);
    const row = { kind: 'missed', language: 'en', views: 1, visitors: 1 } as const;
    await app.db.insert(dayCounts).values([
      { ...row, day: day(91), object: 'old' },
      { ...row, day: day(3), object: 'new' },
      { ...row, day: day(2), object: 'new', country: 'SN' },
      { ...row, day: day(1), object: 'a: nonsense' },
      { ...row, day: day(1), object: 'a: nonsense', language: 'fr' },
      { ...row, day: day(91), kind: 'document' },
    ]);
    expect(await countExpired(app.db, usualRetention)).toMatchObject({ searches: 1 });
    await purge(app.db);
    const shown = await app.services.synonyms.misses({ role: 'admin' } as CurrentUser, 'en');
    expect(shown).toEqual([
      { id: 'en:new', words: 'new', count: 2, lastDay: day(2) },
      { id: 'en:a: nonsense', words: 'a: nonsense', count: 1, lastDay: day(1) },
    ]);
    const gone = `/api/search-misses/${encodeURIComponent('en:a: nonsense')}`;
    expect((await staff.delete(gone)).status).toBe(200);
    expect((await staff.delete(gone)).status).toBe(404);
    expect((await staff.delete('/api/search-misses/none')).status).toBe(404);
    expect(await misses()).toEqual([
      ['a: nonsense', 1],
      ['new', 1],
      ['new', 1],
    ]);
    // Visits of this moment may be written at any time.
    expect(await app.db.$count(dayCounts, ne(dayCounts.day, day(0)))).toBe(4);
  });

  test('is not shown among the words beyond the bound of a day', async () => {
    const row = { kind: 'missed', day: '2026-03-10', language: 'en', views: 9, visitors: 9 } as const;
    await app.db.insert(dayCounts).values({ ...row, object: otherObject });
    expect(await app.services.synonyms.misses({ role: 'admin' } as CurrentUser, 'en')).toEqual([]);
  });
});

describe('the words of the program', () => {
  const all = Object.entries(defaultSynonyms);

  test.each(all)(
    'in %s are words, and no group says one twice',
    (_language, { same, named, features, kinds }) => {
      for (const group of [
        ...same,
        ...named,
        ...features,
        ...Object.entries(kinds).map(([word, words]) => `${word}, ${words}`),
      ]) {
        const keys = listedWords(group).map(synonymKey);
        expect(keys.length, group).toBeGreaterThan(1);
        expect(keys, group).not.toContain('');
        expect(new Set(keys).size, group).toBe(keys.length);
      }
    },
  );

  test('of one group find each other; of a kind only one way', () => {
    const synonyms = buildSynonyms([{ word: 'Brolly', words: 'sunshade' }]);
    expect(synonyms.get('sneakers')).toContain('running shoes');
    expect(synonyms.get('running shoes')).toContain('sneakers');
    expect(synonyms.get('spoon')).toContain('cutlery');
    expect(synonyms.get('cutlery')).not.toContain('spoon');
    expect(synonyms.get('brolly')).toEqual(expect.arrayContaining(['umbrella', 'sunshade']));
  });
});
