import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../logger.ts';
import { hasRoom } from './disk-room.ts';
import type { EmbeddedDatabase } from './embedded.ts';

// PGlite runs PostgreSQL without its background processes: nothing else syncs the log, makes checkpoints, removes
// dead rows or refreshes the planner's statistics (decision 032). Each of these blocks all queries, so each is
// kept short.

/**
 * Milliseconds between two runs of `look`; also the longest time before a commit is synced, unless DURABLE
 * requires it at once.
 */
const usualLookMs = 1000;
/**
 * Bytes of log after which a checkpoint is made: the next start has to replay them, and the checkpoint has to
 * write them.
 */
const checkpointBytes = 32 * 1024 * 1024;
/** Milliseconds after which a checkpoint is made even with less log. */
const checkpointMs = 5 * 60_000;
/** Milliseconds after which one `look` starts no further work. */
const lookBudgetMs = 50;
/**
 * Minimum of milliseconds between two analyzes of a table: rows that change every second do not alter the statistics.
 */
const analyzeMs = 10_000;
/**
 * Dead or changed rows before a table is worked on: `leastRows` plus this share of its rows, but at most `mostRows`.
 */
const leastRows = 500;
const shareOfRows = 0.1;
const mostRows = 10_000;
/**
 * Longest time in milliseconds that a request may have to wait; work expected to take most of it (`shortMs`) runs
 * at night.
 */
const longMs = 500;
const shortMs = 400;
/** Bytes of a table and its indexes processed in a millisecond: an estimate until the first measurement. */
const bytesPerMs = 100_000;
/** Hours (UTC) for long work, and for tables with only a few dead or changed rows: those of the nightly jobs. */
const night = { from: 2, until: 5 };
/**
 * Precision of the planner's statistics: 6,000 rows are read instead of 30,000. With 20,000 products that takes
 * up to 350 milliseconds for a table instead of 2,000.
 */
const statisticsTarget = 20;

type Table = { name: string; dead: number; changed: number; rows: number; bytes: number };
type Work = { what: 'vacuum' | 'analyze'; table: Table; waiting: number };

export type Upkeep = {
  /** Does the work that is due, for little more than 50 milliseconds. */
  look: () => Promise<void>;
  /** Resolves when the current work is done. */
  stop: () => Promise<void>;
};

/**
 * Maintains the embedded database as long as this process has it open.
 * @param folder DATA_DIR, whose disk must have free space
 */
export function startUpkeep(
  client: EmbeddedDatabase,
  folder: string,
  logger: Logger,
  { now = () => new Date(), lookMs = usualLookMs } = {},
): Upkeep {
  const stopping = new AbortController();
  const { files } = client;
  let checkpointedAt = now().getTime();
  /** Value of `files.commits` at the last checkpoint, and at the last check of the tables. */
  let checkpointed = -1;
  let looked = -1;
  /** Last duration of each work in milliseconds, and the last night in which it ran. */
  const took = new Map<string, number>();
  const nights = new Map<string, string>();
  /** When a table was last analyzed. */
  const analyzedAt = new Map<string, number>();

  async function look(): Promise<void> {
    await files.syncLog();
    await checkpointIfDue();
    // Loop, because bulk changes can leave as many dead rows in a second as a small table has live ones: the next
    // look would be late.
    const done = new Set<string>();
    let spent = 0;
    while (spent < lookBudgetMs) {
      const ms = await workOnOneTable(done);
      if (ms === null) break;
      spent += ms;
    }
  }

  async function checkpointIfDue(): Promise<void> {
    if (checkpointed === files.commits) return;
    const logBytes = await bytesOfLog();
    if (logBytes < checkpointBytes && now().getTime() - checkpointedAt < checkpointMs) return;
    const ms = await measure('checkpoint');
    checkpointed = files.commits;
    checkpointedAt = now().getTime();
    report({ what: 'checkpoint', logMb: Math.round(logBytes / 2 ** 20), ms });
  }

  /** Bytes logged since the last checkpoint. */
  async function bytesOfLog(): Promise<number> {
    const { rows } = await client.query<{ bytes: number }>(
      `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()`,
    );
    return rows[0]!.bytes;
  }

  /**
   * Vacuums or analyzes one table, if one is due.
   * @param done the work already done in this look
   * @returns its duration in milliseconds; null when nothing was due
   */
  async function workOnOneTable(done: Set<string>): Promise<number | null> {
    const isNight = now().getUTCHours() >= night.from && now().getUTCHours() < night.until;
    if (looked === files.commits && !isNight) return null;
    const { commits } = files;
    const tonight = isNight ? now().toISOString().slice(0, 10) : null;
    // PostgreSQL publishes the counts of its session once a second at most.
    await client.query('select pg_stat_force_next_flush()');
    const { rows: tables } = await client.query<Table>(changedTables);
    const due = tables.flatMap(worksOf).find((work) => !done.has(keyOf(work)) && isDue(work, tonight));
    if (!due) {
      // Right after some work, the counts may not be up to date yet.
      if (done.size === 0) looked = commits;
      return null;
    }
    const { what, table } = due;
    done.add(keyOf(due));
    // Both write to the WAL, and a failed WAL write ends the process.
    if (!(await hasRoom(folder))) return null;
    if (tonight) nights.set(keyOf(due), tonight);
    if (what === 'analyze') await client.exec(`set default_statistics_target = ${statisticsTarget}`);
    const ms = await measure(
      what === 'analyze' ? `analyze ${table.name}` : `vacuum (truncate false) ${table.name}`,
    );
    if (what === 'analyze') analyzedAt.set(table.name, now().getTime());
    took.set(keyOf(due), ms);
    report({ what, table: table.name, rows: due.waiting, ms });
    return ms;
  }

  function isDue(work: Work, tonight: string | null): boolean {
    const { table, waiting } = work;
    if (tonight && waiting > 0 && nights.get(keyOf(work)) !== tonight) return true;
    if (work.what === 'analyze' && now().getTime() - (analyzedAt.get(table.name) ?? 0) < analyzeMs)
      return false;
    if (waiting < Math.min(leastRows + table.rows * shareOfRows, mostRows)) return false;
    const expectedMs = took.get(keyOf(work)) ?? table.bytes / bytesPerMs;
    // If half of a table's rows are dead, do not wait: it would grow until the night and take even longer.
    return expectedMs <= shortMs || table.dead > table.rows;
  }

  async function measure(statement: string): Promise<number> {
    const started = performance.now();
    await client.exec(statement);
    return Math.round(performance.now() - started);
  }

  function report(done: { what: string; ms: number; [figure: string]: unknown }): void {
    logger[done.ms > longMs ? 'warn' : 'info'](done, 'upkeep of the embedded database');
  }

  async function keepLooking(): Promise<void> {
    while (!stopping.signal.aborted) {
      await sleep(lookMs, undefined, { ref: false, signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted || client.closed) return;
      await look().catch((error: unknown) => {
        logger.warn({ err: error }, 'upkeep of the embedded database failed');
      });
    }
  }

  const looking = keepLooking();
  return {
    look,
    stop: () => {
      stopping.abort();
      return looking;
    },
  };
}

const worksOf = (table: Table): Work[] => [
  { what: 'vacuum', table, waiting: table.dead },
  { what: 'analyze', table, waiting: table.changed },
];

const keyOf = ({ what, table }: Work) => `${what} ${table.name}`;

/** Tables with dead or changed rows, including those of PostgreSQL itself. The counts restart with each process. */
const changedTables = `
  select s.relid::regclass::text as name, n_dead_tup::int as dead, n_mod_since_analyze::int as changed,
    greatest(c.reltuples, n_live_tup)::int as rows, pg_total_relation_size(s.relid)::float8 as bytes
  from pg_stat_all_tables s join pg_class c on c.oid = s.relid
  where c.relkind = 'r' and c.relpersistence = 'p' and n_dead_tup + n_mod_since_analyze > 0
  order by n_dead_tup + n_mod_since_analyze desc`;
