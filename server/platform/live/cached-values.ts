import type { CacheTag, PageTags } from './tags.ts';

/**
 * Milliseconds after which a value is read again even if no change was notified (another process may have made one).
 */
const freshFor = 60 * 1000;

/**
 * Caches values that most pages need and few writes change: settings, categories, the sizes of lists, shelves.
 * Concurrent callers share one read; a change of one of its tags drops all values.
 */
export class CachedValues<T> implements PageTags {
  readonly #tags: readonly CacheTag[];
  readonly #entries = new Map<string, { value: Promise<T>; since: number }>();

  constructor(...tags: CacheTag[]) {
    this.#tags = tags;
  }

  /**
   * The cached value of a key, or else the result of `read`. A failed read is not cached.
   * @param keptFor milliseconds, if the value can no longer change
   */
  get(key: string, read: () => PromiseLike<T>, keptFor = freshFor): Promise<T> {
    const cached = this.#entries.get(key);
    if (cached && Date.now() - cached.since < keptFor) return cached.value;
    // A Drizzle statement is not a promise: it would run again for each caller that awaits it.
    const entry = { value: Promise.resolve(read()), since: Date.now() };
    this.#entries.set(key, entry);
    entry.value.catch(() => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
    });
    return entry.value;
  }

  /** Drops all values if one of the tags is ours. The result of a read that began before the change is dropped too. */
  changed(tags: readonly CacheTag[]): void {
    if (tags.some((tag) => this.#tags.includes(tag))) this.clear();
  }

  clear(): void {
    this.#entries.clear();
  }
}
