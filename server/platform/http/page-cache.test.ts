import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cacheTags } from '../live/tags.ts';
import { PageCache, type RenderedPage } from './page-cache.ts';

/** One distinct tag for each name. */
const tagsOf = (names: string[]) => names.map((name) => cacheTags.product(name));

const page = (body: string, tags: string[] = [], status = 200): RenderedPage => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: Buffer.from(body),
  tags: new Set(tagsOf(tags)),
});

const text = (cached: { body: Buffer }) => String(cached.body);

/** A render that ends when the test calls `finish`. */
function held(rendered: RenderedPage) {
  const { promise, resolve } = Promise.withResolvers<RenderedPage>();
  return { render: () => promise, finish: () => resolve(rendered) };
}

let cache: PageCache;
beforeEach(() => {
  cache = new PageCache({ maxBytes: 1024 * 1024 });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('filling', () => {
  test('fifty who ask at once get one render', async () => {
    const { render, finish } = held(page('hello'));
    const asked = Array.from({ length: 50 }, () => cache.getOrRender('/', render));
    finish();
    const pages = await Promise.all(asked);
    expect(new Set(pages).size).toBe(1);
    expect(text(pages[0]!)).toBe('hello');
    expect(cache.stats).toMatchObject({ pages: 1, renders: 1 });
    await cache.getOrRender('/', render);
    expect(cache.stats.renders).toBe(1);
  });

  test('a page is stored compressed as well', async () => {
    const cached = await cache.getOrRender('/', async () => page('hello '.repeat(500)));
    expect(String(brotliDecompressSync(cached.brotli!))).toBe(text(cached));
    expect(cached.brotli!.length).toBeLessThan(cached.body.length);
  });

  test('a page that is asked for again is soon served as small as it gets, one page at a time', async () => {
    const body = Array.from({ length: 3000 }, (_, i) => `<p>${(i * 7919) % 1009} words ${i % 97}</p>`).join(
      '',
    );
    const cached = await cache.getOrRender('/', async () => page(body));
    const other = await cache.getOrRender('/other', async () => page(`${body}.`));
    const [size, otherSize] = [cached.brotli!.length, other.brotli!.length];
    expect(cache.fresh('/')!.brotli!.length).toBe(size);
    expect(cache.fresh('/other')!.brotli!.length).toBe(otherSize);
    await expect.poll(() => cache.fresh('/')!.brotli!.length).toBeLessThan(size);
    expect(String(brotliDecompressSync(cache.fresh('/')!.brotli!))).toBe(body);
    expect(other.brotli!.length).toBe(otherSize);
    expect(cache.fresh('/')!.etag).toBe(cached.etag);
  });

  test('equal pages have equal etags, others have others', async () => {
    const [a, b, c] = await Promise.all(
      ['same', 'same', 'other'].map((body, i) => cache.getOrRender(`/${i}`, async () => page(body))),
    );
    expect(a!.etag).toMatch(/^"[\w-]{22}"$/);
    expect(a!.etag).toBe(b!.etag);
    expect(a!.etag).not.toBe(c!.etag);
  });

  test.each([302, 404, 500, 503])('an answer of %i is not cached', async (status) => {
    const kept = await cache.getOrRender('/', async () => page('no', ['x'], status));
    expect(kept.status).toBe(status);
    expect(cache.stats.pages).toBe(0);
  });

  test('a failed render reaches all who wait, and the next one tries again', async () => {
    const failing = () => Promise.reject(new Error('away'));
    const results = await Promise.allSettled([
      cache.getOrRender('/', failing),
      cache.getOrRender('/', failing),
    ]);
    expect(results.map((result) => result.status)).toEqual(['rejected', 'rejected']);
    expect(text(await cache.getOrRender('/', async () => page('back')))).toBe('back');
  });
});

describe('a change', () => {
  test('throws away exactly the pages that carry one of its tags', async () => {
    await cache.getOrRender('/', async () => page('home', ['list', 'product:1']));
    await cache.getOrRender('/product/1', async () => page('one', ['product:1']));
    await cache.getOrRender('/product/2', async () => page('two', ['product:2']));
    cache.changed(tagsOf(['product:1', 'unknown']));
    expect(cache.fresh('/')).toBeUndefined();
    expect(cache.fresh('/product/1')).toBeUndefined();
    expect(cache.fresh('/product/2')).toBeDefined();
    expect(cache.stats.pages).toBe(1);
  });

  test('also pages that were stored again under the same key with other tags', async () => {
    await cache.getOrRender('/', async () => page('old', ['a']));
    cache.changed(tagsOf(['a']));
    await cache.getOrRender('/', async () => page('new', ['b']));
    cache.changed(tagsOf(['a']));
    expect(cache.fresh('/')).toBeDefined();
    cache.changed(tagsOf(['b']));
    expect(cache.fresh('/')).toBeUndefined();
  });

  test('during a render: the page serves the waiting requests, and is not cached', async () => {
    const { render, finish } = held(page('before', ['product:1']));
    const waiting = cache.getOrRender('/', render);
    cache.changed(tagsOf(['product:1']));
    finish();
    expect(text(await waiting)).toBe('before');
    expect(cache.fresh('/')).toBeUndefined();
    expect(text(await cache.getOrRender('/', async () => page('after', ['product:1'])))).toBe('after');
  });

  test('a request that comes after the change does not get the page rendered before it', async () => {
    const { render, finish } = held(page('before', ['product:1']));
    const waiting = cache.getOrRender('/', render);
    cache.changed(tagsOf(['product:1']));
    const later = cache.getOrRender('/', async () => page('after', ['product:1']));
    finish();
    await waiting;
    expect(text(await later)).toBe('after');
  });

  test('of anything, as after missed notifications: a render that began before is neither joined nor cached', async () => {
    const { render, finish } = held(page('before', ['product:1']));
    const waiting = cache.getOrRender('/', render);
    cache.clear();
    const later = cache.getOrRender('/', async () => page('after', ['product:1']));
    expect(text(await later)).toBe('after');
    finish();
    expect(text(await waiting)).toBe('before');
    expect(text(cache.fresh('/')!)).toBe('after');
  });

  test('of something else during a render does not matter', async () => {
    const { render, finish } = held(page('hello', ['product:1']));
    const waiting = cache.getOrRender('/', render);
    cache.changed(tagsOf(['product:2']));
    finish();
    await waiting;
    expect(cache.fresh('/')).toBeDefined();
  });
});

describe('memory', () => {
  test('stays within the bound; what was not asked for longest goes first', async () => {
    const bounded = new PageCache({ maxBytes: 60_000 });
    const body = 'x'.repeat(10_000);
    for (let i = 0; i < 20; i++) {
      await bounded.getOrRender(`/${i}`, async () => page(body, [`tag:${i}`]));
      bounded.fresh('/0');
    }
    expect(bounded.stats.bytes).toBeLessThanOrEqual(60_000);
    expect(bounded.stats.pages).toBeGreaterThan(1);
    expect(bounded.fresh('/0')).toBeDefined();
    expect(bounded.fresh('/1')).toBeUndefined();
    expect(bounded.fresh('/19')).toBeDefined();
  });

  test('a page larger than the bound is served and not cached', async () => {
    const bounded = new PageCache({ maxBytes: 5000 });
    const kept = await bounded.getOrRender('/', async () => page('x'.repeat(10_000), ['a']));
    expect(kept.body).toHaveLength(10_000);
    expect(bounded.stats.pages).toBe(0);
    bounded.changed(tagsOf(['a']));
  });

  test('clear empties it', async () => {
    await cache.getOrRender('/', async () => page('hello', ['a']));
    cache.clear();
    expect(cache.stats).toMatchObject({ pages: 0, bytes: 0 });
  });
});

describe('an aged page', () => {
  const age = () => vi.setSystemTime(Date.now() + 61 * 1000);
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await cache.getOrRender('/', async () => page('old', ['a']));
    age();
  });

  test('is rendered again', async () => {
    expect(cache.fresh('/')).toBeUndefined();
    expect(text(await cache.getOrRender('/', async () => page('new', ['a'])))).toBe('new');
    expect(text(cache.fresh('/')!)).toBe('new');
  });

  test('is not compressed again where nothing has changed', async () => {
    const { brotli } = await cache.getOrRender('/', async () => page('old', ['a']));
    age();
    const same = await cache.getOrRender('/', async () => page('old', ['a']));
    expect(same.brotli).toBe(brotli);
    age();
    const other = await cache.getOrRender('/', async () => page('new', ['a']));
    expect(String(brotliDecompressSync(other.brotli!))).toBe('new');
  });

  test('keeps being served while the render fails', async () => {
    expect(text(await cache.getOrRender('/', () => Promise.reject(new Error('away'))))).toBe('old');
    expect(text(await cache.getOrRender('/', async () => page('unavailable', [], 503)))).toBe('old');
    expect(text(await cache.getOrRender('/', async () => page('new', ['a'])))).toBe('new');
  });
});

describe('memory', () => {
  const numbers = Array.from({ length: 1000 }, (_, n) => n);
  const keyOf = (n: number) => `/about.data?${n}${'x'.repeat(2000)}`;

  test('a small page holds no more than its own bytes, and all of them are counted, with its key', async () => {
    const { body, brotli } = await cache.getOrRender(keyOf(0), async () => page('hello'));
    for (const kept of [body, brotli!]) expect(kept.buffer.byteLength).toBe(kept.length);
    expect(cache.stats.bytes).toBeGreaterThan(body.length + brotli!.length + keyOf(0).length);
  });

  test('long keys of small pages do not exceed the limit', async () => {
    for (const n of numbers) await cache.getOrRender(keyOf(n), async () => page('hello'));
    const bytes = numbers
      .flatMap((n) => (cache.fresh(keyOf(n)) ? [{ ...cache.fresh(keyOf(n))!, key: keyOf(n) }] : []))
      .reduce(
        (sum, { key, body, brotli }) => sum + key.length + body.buffer.byteLength + brotli!.buffer.byteLength,
        0,
      );
    expect(cache.stats.pages).toBeLessThan(numbers.length);
    expect(bytes).toBeLessThanOrEqual(1024 * 1024);
    expect(bytes).toBeLessThanOrEqual(cache.stats.bytes);
  });

  test('there are never more than so many pages', async () => {
    const few = new PageCache({ maxBytes: 1024 * 1024, maxPages: 10 });
    for (const n of numbers.slice(0, 30)) await few.getOrRender(`/${n}`, async () => page('hello', ['x']));
    expect(few.stats.pages).toBe(10);
  });

  test('compressed content is stored unchanged', async () => {
    const packed = { ...page('packed'), headers: { 'content-encoding': 'gzip' } };
    const kept = await cache.getOrRender('/sitemap.xml', async () => packed);
    expect(kept.brotli).toBeNull();
    expect(kept.etag).not.toBeNull();
    expect(cache.fresh('/sitemap.xml')).toBe(kept);
  });
});
