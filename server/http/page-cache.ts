import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { chooseEncoding, type Encoding, encode } from './compress.ts';
import type { PageTags } from '../live/tags.ts';

/** A page as it came from the renderer. */
export type RenderedPage = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  tags: ReadonlySet<string>;
};

/** A page as it is kept, with everything that an answer needs. Compressed bodies come when they are first asked for. */
export type CachedPage = {
  status: number;
  headers: Record<string, string>;
  bodies: { identity: Buffer } & Partial<Record<Encoding, Buffer>>;
  /** Null for what no browser keeps. */
  etag: string | null;
  tags: ReadonlySet<string>;
  storedAt: number;
  isPackedBest: boolean;
};

type Flight = { promise: Promise<CachedPage>; changed: Set<string> };

/**
 * Brotli qualities: the first answer must not wait (4 takes 2 ms, and only browsers without Zstandard ask for it), a page
 * that is read again is worth 0.1 s once and then a quarter smaller.
 */
const firstQuality = 4;
const bestQuality = 11;

/** Longer keys are not remembered beyond their pages, in characters: the memory that they take is bounded. */
const longestKey = 500;

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
  /** Keys of pages that were asked for again and then changed; not of those that went for want of room, and will again. */
  readonly #readAgain = new LRUCache<string, true>({ max: 5000 });
  /** The render that a request may join, by key. */
  readonly #flights = new Map<string, Flight>();
  /** Every render under way, also those that nobody may join any more. */
  readonly #running = new Set<Flight>();
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
    packBest(page);
    return page;
  }

  /** The kept page, or else the result of `render`, which runs once however many ask. Only answers of 200 are kept. */
  async getOrRender(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage> {
    const fresh = this.fresh(key);
    if (fresh) return fresh;
    const flying = this.#flights.get(key);
    // Whoever asks after a change must see it: a render that began before is not for her.
    if (flying?.changed.size === 0) return flying.promise;
    const flight: Flight = { promise: undefined as never, changed: new Set() };
    flight.promise = this.#render(key, render, flight).finally(() => {
      this.#running.delete(flight);
      if (this.#flights.get(key) === flight) this.#flights.delete(key);
    });
    this.#running.add(flight);
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
    const page = pack(rendered, { isKept: true });
    // The same page as before: it is packed already.
    if (aged && page.etag === aged.etag) {
      page.bodies = aged.bodies;
      page.isPackedBest = aged.isPackedBest;
    }
    // What changed while we rendered may be missing from the page: it serves those who wait, and is not kept.
    if (page.status === 200 && page.tags.isDisjointFrom(flight.changed)) this.#keep(key, page);
    return page;
  }

  changed(tags: readonly string[]): void {
    for (const flight of this.#running) for (const tag of tags) flight.changed.add(tag);
    for (const tag of tags) for (const key of this.#keysByTag.get(tag) ?? []) this.#throwAway(key);
  }

  clear(): void {
    this.#pages.clear();
  }

  #throwAway(key: string): void {
    if (this.#pages.peek(key)?.isPackedBest && key.length < longestKey) this.#readAgain.set(key, true);
    this.#pages.delete(key);
  }

  #keep(key: string, page: CachedPage): void {
    this.#pages.set(key, page);
    if (!this.#pages.has(key)) return;
    // Somebody changed what many read: they will again.
    if (this.#readAgain.delete(key)) packBest(page);
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

/** Has the page packed smaller: it takes a tenth of a second off the main thread, which pages that are read again are worth. */
function packBest(page: CachedPage): void {
  if (page.isPackedBest) return;
  page.isPackedBest = true;
  const { bodies } = page;
  void encode(bodies.identity, 'br', bestQuality).then((br) => {
    bodies.br = br;
  });
}

/** Makes a rendered page ready for sending, and for keeping. */
export function pack(page: RenderedPage, { isKept }: { isKept: boolean }): CachedPage {
  return {
    status: page.status,
    headers: page.headers,
    bodies: { identity: page.body },
    etag: isKept ? `"${createHash('sha256').update(page.body).digest('base64url').slice(0, 22)}"` : null,
    tags: page.tags,
    storedAt: Date.now(),
    isPackedBest: false,
  };
}

/** The encoding in which a page is sent: small once it is packed well, quick until then. */
export const encodingFor = (page: CachedPage, acceptEncoding: string | undefined): Encoding =>
  chooseEncoding(acceptEncoding, page.bodies.br ? 'kept' : 'once');

/** The page's body in one encoding, compressed now if nobody has asked for it yet. */
export async function bodyOf(page: CachedPage, encoding: Encoding): Promise<Buffer> {
  const made = page.bodies[encoding] ?? (await encode(page.bodies.identity, encoding, firstQuality));
  // A better one may have come meanwhile.
  return (page.bodies[encoding] ??= made);
}

/** Bytes that a page takes, its compressed bodies included before they are there. */
function sizeOf(page: CachedPage): number {
  return Math.ceil(page.bodies.identity.length * 1.5) + page.tags.size * 100 + 2000;
}
