import type { CacheTag, PageTags } from './tags.ts';

/** Milliseconds after which it is read anew without a notified change (another process may have made one). */
const freshFor = 60 * 1000;

/**
 * Keeps what nearly every page asks for and few writes change: settings, categories, the sizes of lists, shelves. One
 * reading serves everyone who asks meanwhile; a change of one of its tags throws everything away.
 */
export class CachedValues<T> implements PageTags {
  readonly #tags: readonly CacheTag[];
  readonly #entries = new Map<string, { value: Promise<T>; since: number }>();

  constructor(...tags: CacheTag[]) {
    this.#tags = tags;
  }

  /** The cached value of a key, or what `read` finds. A failed reading is not cached. */
  get(key: string, read: () => PromiseLike<T>): Promise<T> {
    const cached = this.#entries.get(key);
    if (cached && Date.now() - cached.since < freshFor) return cached.value;
    // A statement of Drizzle is no promise: it would run again for everyone who awaits it.
    const entry = { value: Promise.resolve(read()), since: Date.now() };
    this.#entries.set(key, entry);
    entry.value.catch(() => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
    });
    return entry.value;
  }

  /** Reads after a change go to the source; a read that began before it is not cached. */
  changed(tags: readonly CacheTag[]): void {
    if (tags.some((tag) => this.#tags.includes(tag))) this.clear();
  }

  clear(): void {
    this.#entries.clear();
  }
}
