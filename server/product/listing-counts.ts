import type { PageTags } from '../http/page-tags.ts';

/** Products by category; null stands for those in none. */
export type CategoryCounts = ReadonlyMap<string | null, number>;

/** Counted anew after this long even if nobody said that a list changed (another process may have), in milliseconds. */
const freshFor = 60 * 1000;

/**
 * Remembers how many products the lists without a search have: every page of a list asks, and the answer changes only with
 * the catalogue. Counting 100,000 rows takes longer than all the rest of a list.
 */
export class ListingCounts implements PageTags {
  readonly #kept = new Map<string, { counts: Promise<CategoryCounts>; since: number }>();

  /** The kept counts of a selection, or those that `read` finds; one reading serves everyone who asks meanwhile. */
  get(selection: string, read: () => Promise<CategoryCounts>): Promise<CategoryCounts> {
    const kept = this.#kept.get(selection);
    if (kept && Date.now() - kept.since < freshFor) return kept.counts;
    const entry = { counts: read(), since: Date.now() };
    this.#kept.set(selection, entry);
    entry.counts.catch(() => {
      if (this.#kept.get(selection) === entry) this.#kept.delete(selection);
    });
    return entry.counts;
  }

  /** Whoever asks after a change counts anew; a reading that began before it is not kept. */
  changed(tags: readonly string[]): void {
    if (tags.includes('list')) this.clear();
  }

  clear(): void {
    this.#kept.clear();
  }
}
