import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { maxAskedOnceBytes, maxCachedPages } from '#shared/limits.ts';
import { compressPage } from './compress.ts';
import type { CacheTag, PageTags } from '../live/tags.ts';

/** A page as it came from the renderer. */
export type RenderedPage = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  tags: ReadonlySet<CacheTag>;
  /** Milliseconds after which it is rendered anew without a notified change; by default a minute. */
  freshFor?: number;
};

/** A page with everything that an answer needs. */
export type CachedPage = RenderedPage & {
  /** The body compressed with Brotli; null for what is not cached, and for a body that is compressed already. */
  brotli: Buffer | null;
  /** Whether that is as small as it gets. */
  isSmallest: boolean;
  /** Null for what is not cached. */
  etag: string | null;
  storedAt: number;
};

type Flight = { promise: Promise<CachedPage>; changed: Set<CacheTag> };

/** Longer keys are not remembered beyond their pages, in characters: the memory that they take is bounded. */
const longestKey = 500;

/**
 * Milliseconds after which a page is rendered anew without a notified change: the count of a product's
 * favourites may be a minute old.
 */
const freshFor = 60 * 1000;

/** The pause after a page was made as small as possible, in times of what that took: it is to use a fifth of one processor at most. */
const shrinkPause = 4;

/**
 * HTML of anonymous visitors. Renders once under concurrent load, keeps pages by key within a memory bound, and throws
 * away exactly those whose tags a write names. A page that has aged is rendered again; if that fails because the database
 * is away, the old one keeps being served.
 */
export class PageCache implements PageTags {
  readonly #pages: LRUCache<string, CachedPage>;
  readonly #keysByTag = new Map<CacheTag, Set<string>>();
  /** Keys of rare pages that were asked for once and not stored. */
  readonly #askedOnce = new LRUCache<string, true>({
    max: 2000,
    maxSize: maxAskedOnceBytes,
    sizeCalculation: (_, key) => 2 * key.length + 100,
  });
  /** The render that a request may join, by key. */
  readonly #flights = new Map<string, Flight>();
  /** Every render under way, also those that requests may no longer join. */
  readonly #running = new Set<Flight>();
  #renders = 0;
  #hits = 0;
  #misses = 0;
  readonly #maxBytes: number;
  /** When the next page may be made as small as possible. */
  #shrinkAt = 0;

  constructor({ maxBytes, maxPages = maxCachedPages }: { maxBytes: number; maxPages?: number }) {
    this.#maxBytes = maxBytes;
    this.#pages = new LRUCache({
      max: maxPages,
      maxSize: maxBytes,
      sizeCalculation: sizeOf,
      dispose: (page, key) => this.#forget(page, key),
    });
  }

  /** What it holds, and how often it could answer so far; who waits for another's render counts as a miss. */
  get stats() {
    return {
      pages: this.#pages.size,
      bytes: this.#pages.calculatedSize,
      maxBytes: this.#maxBytes,
      renders: this.#renders,
      hits: this.#hits,
      misses: this.#misses,
    };
  }

  /** A page that can be served as it is, or undefined. */
  fresh(key: string): CachedPage | undefined {
    const page = this.#pages.get(key);
    if (!page || Date.now() - page.storedAt >= (page.freshFor ?? freshFor)) return undefined;
    this.#hits++;
    // Asked for again: the time for it is well spent.
    if (!page.isSmallest && page.brotli && Date.now() >= this.#shrinkAt) void this.#shrink(page);
    return page;
  }

  /**
   * The cached page, or else the result of `render`, which runs once however many ask. Only answers of 200 are cached; a
   * rare page only when it has been asked for before.
   */
  async getOrRender(
    key: string,
    render: () => Promise<RenderedPage>,
    { isRare = false } = {},
  ): Promise<CachedPage> {
    const fresh = this.fresh(key);
    if (fresh) return fresh;
    this.#misses++;
    const flying = this.#flights.get(key);
    // A request that comes after a change must not get a render that began before it.
    if (flying?.changed.size === 0) return flying.promise;
    const flight: Flight = { promise: undefined as never, changed: new Set() };
    flight.promise = this.#render(key, render, flight, isRare).finally(() => {
      this.#running.delete(flight);
      if (this.#flights.get(key) === flight) this.#flights.delete(key);
    });
    this.#running.add(flight);
    this.#flights.set(key, flight);
    return flight.promise;
  }

  /** Compresses a page anew, beside the requests, which get the larger one until it is done. */
  async #shrink(page: CachedPage): Promise<void> {
    const began = Date.now();
    this.#shrinkAt = Infinity;
    try {
      page.brotli = ownBytes(await compressPage(page.body, true));
    } catch {
      // It stays as it is.
    }
    page.isSmallest = true;
    this.#shrinkAt = Date.now() + shrinkPause * (Date.now() - began);
  }

  async #render(
    key: string,
    render: () => Promise<RenderedPage>,
    flight: Flight,
    isRare: boolean,
  ): Promise<CachedPage> {
    const aged = this.#pages.get(key);
    this.#renders++;
    let rendered: RenderedPage;
    try {
      rendered = await render();
    } catch (error) {
      if (aged) return aged;
      throw error;
    }
    if (rendered.status >= 500 && aged) return aged;
    if (rendered.status !== 200 || (isRare && this.#isFirst(key))) return uncached(rendered);
    const body = ownBytes(rendered.body);
    const etag = etagOf(body);
    const page: CachedPage = {
      ...rendered,
      body,
      brotli: null,
      isSmallest: false,
      etag,
      storedAt: Date.now(),
    };
    // The same page as before is compressed already.
    if (aged?.etag === etag) Object.assign(page, { brotli: aged.brotli, isSmallest: aged.isSmallest });
    else if (!rendered.headers['content-encoding']) page.brotli = ownBytes(await compressPage(body));
    // What changed while we rendered may be missing from the page: it serves those who wait, and is not stored.
    if (page.tags.isDisjointFrom(flight.changed)) this.#store(key, page);
    return page;
  }

  /** Whether a rare page is asked for the first time. */
  #isFirst(key: string): boolean {
    if (this.#pages.has(key) || this.#askedOnce.delete(key)) return false;
    if (key.length < longestKey) this.#askedOnce.set(key, true);
    return true;
  }

  changed(tags: readonly CacheTag[]): void {
    for (const flight of this.#running) for (const tag of tags) flight.changed.add(tag);
    for (const tag of tags) for (const key of this.#keysByTag.get(tag) ?? []) this.#pages.delete(key);
  }

  clear(): void {
    this.#pages.clear();
  }

  #store(key: string, page: CachedPage): void {
    this.#pages.set(key, page);
    if (!this.#pages.has(key)) return;
    for (const tag of page.tags) {
      const keys = this.#keysByTag.get(tag) ?? new Set();
      keys.add(key);
      this.#keysByTag.set(tag, keys);
    }
  }

  #forget(page: CachedPage, key: string): void {
    for (const tag of page.tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }
}

/** A page that is made for one request. */
export const uncached = (page: RenderedPage): CachedPage => ({
  ...page,
  brotli: null,
  isSmallest: false,
  etag: null,
  storedAt: Date.now(),
});

const etagOf = (body: Buffer) => `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/**
 * The same bytes in memory of their own. Node cuts small buffers from larger ones: a page of a few bytes would hold the
 * 16 kB into which zlib has compressed it.
 */
const ownBytes = (bytes: Buffer): Buffer =>
  bytes.buffer.byteLength === bytes.length ? bytes : Buffer.from(new Uint8Array(bytes).buffer);

/** Bytes that a page takes with its key, whose characters may take two each, headers and tags. */
const sizeOf = (page: CachedPage, key: string): number =>
  page.body.buffer.byteLength +
  (page.brotli?.buffer.byteLength ?? 0) +
  2 * key.length +
  Object.values(page.headers).reduce((sum, value) => sum + value.length, 0) +
  page.tags.size * 100 +
  2000;
