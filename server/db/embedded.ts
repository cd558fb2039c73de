import { setImmediate } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import type { Logger } from '../logger.ts';
import { EmbeddedFiles, type Syncing } from './embedded-files.ts';

/**
 * Start parameters of PostgreSQL in this process: those of PGlite, but with fsync, and with at most 96 MB of log
 * kept for reuse (a gigabyte by default).
 */
const usualParams = PGlite.defaultStartParams.filter((param) => param !== '-F');
const usualSettings = ['wal_sync_method=fsync', 'min_wal_size=48MB', 'max_wal_size=96MB'];

/**
 * Milliseconds after which a query yields to the event loop. PGlite answers without input or output: without
 * this, a loop of queries (an import) would block all timers, so no upkeep would run and no other request would
 * be answered.
 */
const longestTurnMs = 20;

type Options = {
  logger: Logger;
  /** Whether a write is acknowledged only after it is on the disk. */
  isDurable: boolean;
  syncing?: Syncing | undefined;
  /** Further settings of PostgreSQL, `name=value`. */
  settings?: string[];
};

/**
 * PGlite that ends the process when PostgreSQL panics, usually on a full disk: the next query would never return
 * and would block all other work of this process. Acknowledged writes are in the log, from which the next start
 * restores them.
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

  // Drizzle and our own code use these three methods. Their waits are outside of PGlite's own lock, so that
  // others can write meanwhile and share the next fsync.

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
   * All waiting callers share one yield: with separate ones, each would continue alone for as long as a turn may
   * last, while the others wait.
   */
  async #giveTurn(): Promise<void> {
    await setImmediate();
    this.#turn = null;
    this.#yieldedAt = performance.now();
  }
}
