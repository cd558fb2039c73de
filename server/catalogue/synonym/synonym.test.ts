import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { maxSearchMisses } from '#shared/base/limits.ts';
import type { Locale } from '#shared/base/locale.ts';
import { synonymKey } from '#shared/catalogue/search-query.ts';
import { listedWords } from '#shared/catalogue/synonym.ts';
import { createTestApp } from '#tests/app.ts';
import type { Client } from '#tests/client.ts';
import { createProduct, signedIn } from '#tests/factories.ts';
import { sendJson } from '#tests/staff.ts';
import { auditEntries } from '../../people/audit/audit.schema.ts';
import { purge } from '../../operations/retention/purge.ts';
import { searchMisses } from './synonym.schema.ts';
import { buildSynonyms, defaultSynonyms } from '../lexicon/lexicon.ts';

const app = await createTestApp();
let staff: Client;

beforeEach(async () => {
  await app.reset();
  staff = await signedIn(app);
});

const path = '/api/synonyms';
const visit = async (search: string) =>
  (await app.client().get(`/products?lng=en&search=${encodeURIComponent(search)}`)).text();
const misses = async (): Promise<[string, number][]> =>
  (await app.db.select().from(searchMisses).orderBy(searchMisses.words)).map((row) => [row.words, row.count]);
const until = (expected: [string, number][]) =>
  vi.waitFor(async () => expect(await misses()).toEqual(expected), { timeout: 5000 });

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
    await until([['bore hole', 1]]);
    await visit('  bore   HOLE ');
    await until([['bore hole', 2]]);
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
    // Searches are counted in the order of the visits, so the earlier ones have been processed.
    await until([['honestword', 1]]);
    expect(await misses()).toHaveLength(1);
  });

  test('is not one that finds something in another category', async () => {
    await createProduct(app.db, { name: 'Solar pump' });
    const category = 'category=00000000-0000-4000-8000-000000000000';
    await app.client().get(`/products?search=pump&${category}`);
    await visit('otherword');
    // Searches are counted in the order of the visits, so the earlier ones have been processed.
    await until([['otherword', 1]]);
    expect(await misses()).toHaveLength(1);
  });

  test('leaves the list when staff remove it, or it was not searched for long', async () => {
    await app.db.insert(searchMisses).values([
      { language: 'en', words: 'old', lastAt: new Date(Date.now() - 91 * 24 * 3600 * 1000) },
      { language: 'en', words: 'new' },
      { language: 'en', words: 'nonsense' },
    ]);
    await purge(app.db);
    expect(await misses()).toEqual([
      ['new', 1],
      ['nonsense', 1],
    ]);
    const [nonsense] = await app.db.select().from(searchMisses).where(eq(searchMisses.words, 'nonsense'));
    expect((await staff.delete(`/api/search-misses/${nonsense!.id}`)).status).toBe(200);
    expect((await staff.delete(`/api/search-misses/${nonsense!.id}`)).status).toBe(404);
    expect((await staff.delete('/api/search-misses/none')).status).toBe(404);
    expect(await misses()).toEqual([['new', 1]]);
  });

  test('pushes the one that was searched longest ago out of a full list', async () => {
    await app.db.insert(searchMisses).values(
      Array.from({ length: maxSearchMisses }, (_, i) => ({
        language: 'fr' as Locale,
        words: `word${i}`,
        lastAt: new Date(Date.UTC(2026, 0, 1) + (i === 7 ? -1 : i) * 1000),
      })),
    );
    await visit('fresh');
    await vi.waitFor(async () => {
      const kept = (await misses()).map(([words]) => words);
      expect(kept).toHaveLength(maxSearchMisses);
      expect(kept).toContain('fresh');
      expect(kept).not.toContain('word7');
    });
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
