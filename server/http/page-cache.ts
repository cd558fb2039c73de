import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type Encoding, encode } from './compress.ts';
import type { PageTags } from './page-tags.ts';

/** A page as it came from the renderer. */
export type RenderedPage = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  tags: ReadonlySet<string>;
};

/** A page as it is kept: compressed once, with everything that an answer needs. */
export type CachedPage = {
  status: number;
  headers: Record<string, string>;
  bodies: Record<Encoding, Buffer>;
  etag: string;
  tags: ReadonlySet<string>;
  storedAt: number;
  isPackedBest: boolean;
};

type Flight = { promise: Promise<CachedPage>; changed: Set<string> };

/** A page is rendered anew after this long even if nobody said that it changed, in milliseconds. */
const freshFor = 10 * 60 * 1000;

/**
 * HTML of anonymous visitors. Renders once under concurrent load, keeps pages by key within a memory bound, and throws
 * away exactly those whose tags a write names. A page that has aged is rendered again; if that fails because the database
 * is away, the old one keeps being served.
 */
export class PageCache implements PageTags {
  readonly #pages: LRUCache<string, CachedPage>;
  readonly #keysByTag = new Map<string, Set<string>>();
  readonly #flights = new Map<string, Flight>();
  #renders = 0;

  constructor({ maxBytes }: { maxBytes: number }) {
    this.#pages = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: sizeOf,
      dispose: (page, key) => this.#forget(page, key),
    });
  }

  /** The number of pages held and of renders so far, for tests and figures. */
  get stats() {
    return { pages: this.#pages.size, bytes: this.#pages.calculatedSize, renders: this.#renders };
  }

  /** A page that can be served as it is, or undefined. The first time it is asked for again it is packed smaller. */
  fresh(key: string): CachedPage | undefined {
    const page = this.#pages.get(key);
    if (!page || Date.now() - page.storedAt >= freshFor) return undefined;
    if (!page.isPackedBest) {
      page.isPackedBest = true;
      // Takes a tenth of a second off the main thread, which only a page that is read again is worth.
      void encode(page.bodies.identity, 'br', 11).then((br) => {
        page.bodies = { ...page.bodies, br };
      });
    }
    return page;
  }

  /** The kept page, or else the result of `render`, which runs once however many ask. Only answers of 200 are kept. */
  async getOrRender(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage> {
    const fresh = this.fresh(key);
    if (fresh) return fresh;
    const flying = this.#flights.get(key);
    if (flying) return flying.promise;
    const flight: Flight = { promise: undefined as never, changed: new Set() };
    flight.promise = this.#render(key, render, flight).finally(() => this.#flights.delete(key));
    this.#flights.set(key, flight);
    return flight.promise;
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
    const page = await pack(rendered);
    // What changed while we rendered may be missing from the page: it serves those who wait, and is not kept.
    if (page.status === 200 && page.tags.isDisjointFrom(flight.changed)) this.#keep(key, page);
    return page;
  }

  changed(tags: readonly string[]): void {
    for (const flight of this.#flights.values()) for (const tag of tags) flight.changed.add(tag);
    for (const tag of tags) for (const key of this.#keysByTag.get(tag) ?? []) this.#pages.delete(key);
  }

  clear(): void {
    this.#pages.clear();
  }

  #keep(key: string, page: CachedPage): void {
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

/** Compresses a page for keeping. */
export async function pack(page: RenderedPage): Promise<CachedPage> {
  const [br, gzip] = await Promise.all([encode(page.body, 'br', 5), encode(page.body, 'gzip', 6)]);
  return {
    status: page.status,
    headers: page.headers,
    bodies: { identity: page.body, br, gzip },
    etag: `"${createHash('sha256').update(page.body).digest('base64url').slice(0, 22)}"`,
    tags: page.tags,
    storedAt: Date.now(),
    isPackedBest: false,
  };
}

function sizeOf(page: CachedPage): number {
  const { identity, br, gzip } = page.bodies;
  return identity.length + br.length + gzip.length + page.tags.size * 100 + 2000;
}
