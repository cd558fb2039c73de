import type { LifecycleNoun } from '#shared/base/nouns.ts';
import type { Actor } from './audit.ts';
import type { CacheTag, PageTags } from '../live/tags.ts';
import type { Database } from './client.ts';
import type { NewRecordRow, RecordRow } from './record-tables.ts';

export type Values<N extends LifecycleNoun> = Partial<NewRecordRow<N>>;

/** The columns that all tables share: the type of one table stands in for all, so that the compiler can follow. */
export type AnyRow = { id: string; version: number; deletedAt: Date | null } & Record<string, unknown>;
export type Row<N extends LifecycleNoun> = RecordRow<N> & AnyRow;

/** Registers records as they are at this moment. A change calls it before and after it writes. */
export type Touch<N extends LifecycleNoun> = (rows: readonly RecordRow<N>[]) => Promise<void>;

/** Properties of one noun. Every hook runs in the transaction of the change, with the record locked. */
export type Dependencies<N extends LifecycleNoun, Opened> = {
  db: Database;
  noun: N;
  /** Reads the state for the form, if it has one; null or undefined for an unknown id. */
  read?: (id: string) => Promise<Opened | null | undefined>;
  /**
   * The cache tags of pages that show these records; undefined for records that only staff see, because their
   * pages are not cached.
   */
  shown?: {
    tags: PageTags;
    of: (rows: readonly RecordRow<N>[], tx: Database) => readonly CacheTag[] | Promise<readonly CacheTag[]>;
  };
  /** Its translated texts, if nouns.ts does not list them. */
  texts?: readonly string[];
  /** Whether the form contains the parts too: changing one then raises the version and counts as an update. */
  partsInForm?: boolean;
  /** Runs before new texts replace the old ones. */
  keepTexts?: (tx: Database, before: RecordRow<N>, actor: Actor) => Promise<void>;
  /** Runs after each update, including each of `updateMany`. */
  afterUpdate?: (tx: Database, row: RecordRow<N>) => Promise<unknown>;
  /** The audit log's action for a bulk change, if it is not that of any change; null for none. */
  actionOf?: (values: Values<N>) => string | null;
  /** Of locked records, the ids of those that emptying the trash must leave. */
  mustKeep?: (tx: Database, rows: readonly RecordRow<N>[]) => Promise<ReadonlySet<string>>;
  /** What the log keeps of a record that is deleted permanently: the whole record, unless it has parts. */
  purged?: (row: RecordRow<N>) => { before?: Record<string, unknown> };
  /** Removes the references to a record that is about to be deleted permanently. */
  beforePurge?: (tx: Database, id: string) => Promise<void>;
  /** Runs at the end of each change, with the ids of all touched records. */
  beforeCommit?: (tx: Database, ids: readonly string[]) => Promise<void>;
  /** Converts an error of a change into the error to answer. */
  explain?: (error: unknown) => unknown;
};

/** How many records emptying the trash has deleted, and how many it had to leave. */
export type Emptied = { count: number; kept: number };

/** Additional writes of one save, in its transaction. */
export type SaveHooks<N extends LifecycleNoun, Before extends unknown[]> = {
  /** Additional columns whose values are known only in the transaction. */
  beforeWrite?: (tx: Database, ...before: Before) => Promise<Values<N>>;
  /** Writes the parts that are saved together with the record. */
  afterWrite?: (tx: Database, row: RecordRow<N>) => Promise<unknown>;
};
