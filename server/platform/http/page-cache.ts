import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { maxCachedPages } from '#shared/base/limits.ts';
import { compressPage } from './compress.ts';
import type { CacheTag, PageTags } from '../live/tags.ts';

/** A page as the renderer returns it. */
export type RenderedPage = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  tags: ReadonlySet<CacheTag>;
  /** Milliseconds after which the page is rendered anew even if no change was notified; a minute by default. */
  freshFor?: number;
  /** The words of its search if that found nothing: counted whenever the page is answered. */
  missed?: string | null;
};

/** A page with everything that an answer needs. */
export type CachedPage = RenderedPage & {
  /** The body compressed with Brotli; null if the page is not cached or its body is compressed already. */
  brotli: Buffer | null;
  /** Null if the page is not cached. */
  etag: string | null;
  storedAt: number;
};

type Flight = {
  promise: Promise<CachedPage>;
  /** Tags that have changed since the render began. */
  changed: Set<CacheTag>;
  /** Whether the cache was cleared since: then anything may have changed. */
  isCleared: boolean;
};

/**
 * Milliseconds after which a page is rendered anew even if no change was notified: the count of a product's
 * favourites may be a minute old.
 */
const freshFor = 60 * 1000;

/**
 * Pause after compressing a page as small as possible, as a multiple of the time that took: it may use a fifth of
 * one processor at most.
 */
const shrinkPause = 4;

/**
 * Caches the HTML of anonymous visitors. Concurrent requests for a page share one render. Pages are kept by key
 * within a memory limit, and a write drops exactly the pages that carry one of its tags. An old page is rendered
 * again; if that fails because the database is unavailable, the old page is still served.
 */
export class PageCache implements PageTags {
  readonly #pages: LRUCache<string, CachedPage>;
  readonly #keysByTag = new Map<CacheTag, Set<string>>();
  /** The render that a request may join, by key. */
  readonly #flights = new Map<string, Flight>();
  /** Every render under way, including those that requests may no longer join. */
  readonly #running = new Set<Flight>();
  #renders = 0;
  #hits = 0;
  #misses = 0;
  readonly #maxBytes: number;
  /** Bodies that are as small as they get. */
  readonly #smallest = new WeakSet<Buffer>();
  /** When the next page may be compressed as small as possible. */
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

  /**
   * Contents, and how often the cache could answer so far. A request that waits for another's render counts as a miss.
   */
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

  /** A cached page that is fresh enough to serve, or undefined. */
  fresh(key: string): CachedPage | undefined {
    const page = this.#pages.get(key);
    if (!page || Date.now() - page.storedAt >= (page.freshFor ?? freshFor)) return undefined;
    this.#hits++;
    // A second request shows that the slow compression is worth its time.
    if (page.brotli && !this.#smallest.has(page.brotli) && Date.now() >= this.#shrinkAt)
      void this.#shrink(page);
    return page;
  }

  /**
   * The cached page, or else the result of `render`, which runs once for all concurrent requests. Only answers
   * with status 200 are cached.
   */
  async getOrRender(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage> {
    const fresh = this.fresh(key);
    if (fresh) return fresh;
    this.#misses++;
    const flying = this.#flights.get(key);
    // A request that arrives after a change must not get a render that began before it.
    if (flying?.changed.size === 0 && !flying.isCleared) return flying.promise;
    const flight: Flight = { promise: undefined as never, changed: new Set(), isCleared: false };
    flight.promise = this.#render(key, render, flight).finally(() => {
      this.#running.delete(flight);
      if (this.#flights.get(key) === flight) this.#flights.delete(key);
    });
    this.#running.add(flight);
    this.#flights.set(key, flight);
    return flight.promise;
  }

  /** Compresses a page again in the background: a tenth less for buyers to pay. Until then they get the larger one. */
  async #shrink(page: CachedPage): Promise<void> {
    const began = Date.now();
    this.#shrinkAt = Infinity;
    // A failure keeps the larger result.
    const smallest = await compressPage(page.body, true).catch(() => page.brotli!);
    this.#smallest.add((page.brotli = ownBytes(smallest)));
    this.#shrinkAt = Date.now() + shrinkPause * (Date.now() - began);
  }

  async #render(key: string, render: () => Promise<RenderedPage>, flight: Flight): Promise<CachedPage> {
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
    if (rendered.status !== 200) return uncached(rendered);
    const body = ownBytes(rendered.body);
    const etag = etagOf(body);
    const page: CachedPage = { ...rendered, body, brotli: null, etag, storedAt: Date.now() };
    // Reuse the compressed body if the page has not changed.
    if (aged?.etag === etag) page.brotli = aged.brotli;
    else if (!rendered.headers['content-encoding']) page.brotli = ownBytes(await compressPage(body));
    // If something on the page changed during the render, the page may lack it: send it to the waiting requests,
    // but do not store it.
    if (!flight.isCleared && page.tags.isDisjointFrom(flight.changed)) this.#store(key, page);
    return page;
  }

  changed(tags: readonly CacheTag[]): void {
    for (const flight of this.#running) for (const tag of tags) flight.changed.add(tag);
    for (const tag of tags) for (const key of this.#keysByTag.get(tag) ?? []) this.#pages.delete(key);
  }

  clear(): void {
    for (const flight of this.#running) flight.isCleared = true;
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

/** A page that is rendered for one request and not cached. */
export const uncached = (page: RenderedPage): CachedPage => ({
  ...page,
  brotli: null,
  etag: null,
  storedAt: Date.now(),
});

const etagOf = (body: Buffer) => `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/**
 * Copies the bytes into memory of their own if needed. Node cuts small buffers from larger ones: a page of a few
 * bytes would keep the 16 kB into which zlib compressed it.
 */
const ownBytes = (bytes: Buffer): Buffer =>
  bytes.buffer.byteLength === bytes.length ? bytes : Buffer.from(new Uint8Array(bytes).buffer);

/** Approximate bytes that a page takes: bodies, key (up to two bytes for each character), headers and tags. */
const sizeOf = (page: CachedPage, key: string): number =>
  page.body.buffer.byteLength +
  (page.brotli?.buffer.byteLength ?? 0) +
  2 * key.length +
  Object.values(page.headers).reduce((sum, value) => sum + value.length, 0) +
  page.tags.size * 100 +
  2000;
