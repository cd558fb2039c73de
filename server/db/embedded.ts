import { setImmediate } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import type { Logger } from '../logger.ts';
import { EmbeddedFiles, type Syncing } from './embedded-files.ts';

/**
 * How PostgreSQL is started within this process: as PGlite would, but with fsync, and with a log of 96 MB at most kept for use
 * again (a gigabyte by default).
 */
const usualParams = PGlite.defaultStartParams.filter((param) => param !== '-F');
const usualSettings = ['wal_sync_method=fsync', 'min_wal_size=48MB', 'max_wal_size=96MB'];

/**
 * Milliseconds after which a query gives the rest of the process its turn. PGlite answers without input or output: without
 * this, a loop of queries (an import) would let no timer fire, so no upkeep would run and no other request be answered.
 */
const longestTurnMs = 20;

type Options = {
  logger: Logger;
  /** Whether a write is acknowledged only once it is on the disk. */
  isDurable: boolean;
  syncing?: Syncing | undefined;
  /** Further settings of PostgreSQL, `name=value`. */
  settings?: string[];
};

/**
 * PGlite that ends the process when PostgreSQL panics, mostly on a full disk: the next query would never end,
 * and with it no other work of this process. What was acknowledged is in the log, from which the next start
 * restores it.
 */
export class EmbeddedDatabase extends PGlite {
  readonly files: EmbeddedFiles;
  readonly #onFault: (error: unknown) => never;
  readonly #isDurable: boolean;
  #yieldedAt = 0;
  #turn: Promise<void> | null = null;

  constructor(folder: string, { logger, isDurable, syncing, settings = [] }: Options) {
    const onFault = (error: unknown): never => {
      logger.fatal({ err: error }, 'the embedded database has failed and ends this process');
      process.exit(1);
    };
    const files = new EmbeddedFiles(folder, onFault, syncing);
    const asked = [...usualSettings, ...settings].flatMap((setting) => ['-c', setting]);
    super({ fs: files, startParams: [...usualParams, ...asked] });
    this.files = files;
    this.#onFault = onFault;
    this.#isDurable = isDurable;
  }

  override async execProtocolStream(
    ...args: Parameters<PGlite['execProtocolStream']>
  ): ReturnType<PGlite['execProtocolStream']> {
    try {
      return await super.execProtocolStream(...args);
    } catch (error) {
      if ((error as { severity?: string }).severity !== 'PANIC') throw error;
      return this.#onFault(error);
    }
  }

  // The three ways that Drizzle and we ourselves use. What they wait for is outside of PGlite's own lock, so that others
  // can write meanwhile and share the next fsync.

  override async query<T>(...args: Parameters<PGlite['query']>) {
    return this.#acknowledge(await super.query<T>(...args));
  }

  override async exec(...args: Parameters<PGlite['exec']>) {
    return this.#acknowledge(await super.exec(...args));
  }

  override async transaction<T>(work: Parameters<PGlite['transaction']>[0]) {
    return this.#acknowledge((await super.transaction(work)) as T);
  }

  async #acknowledge<T>(result: T): Promise<T> {
    if (this.#isDurable) await this.files.syncLog();
    if (performance.now() - this.#yieldedAt > longestTurnMs) await (this.#turn ??= this.#giveTurn());
    return result;
  }

  /**
   * One turn for all who wait for it: each with one of its own would go on alone, for as long as a turn may last, while the
   * others wait.
   */
  async #giveTurn(): Promise<void> {
    await setImmediate();
    this.#turn = null;
    this.#yieldedAt = performance.now();
  }
}
