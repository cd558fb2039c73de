import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../logger.ts';
import { hasRoom } from './disk-room.ts';
import type { EmbeddedDatabase } from './embedded.ts';

// PGlite runs PostgreSQL without its background processes: nothing else syncs the log, makes checkpoints, removes dead rows or
// refreshes what the planner knows (decision 032). Everybody waits while one of these runs, so each is kept short.

/** Milliseconds between two looks; also the longest that a commit waits to be synced, unless DURABLE asks for it at once. */
const usualLookMs = 1000;
/** Bytes of log after which a checkpoint is made: what the next start has to repeat, and what it writes at a time. */
const checkpointBytes = 32 * 1024 * 1024;
/** Milliseconds after which one is made for less. */
const checkpointMs = 5 * 60_000;
/** Milliseconds after which no further table is worked on in one look. */
const lookBudgetMs = 50;
/** Milliseconds until the planner's figures of a table are made again: rows that change each second leave them as they are. */
const analyzeMs = 10_000;
/** Rows that are dead, or changed, before a table is worked on: so many, and this share of its rows, but no more than the last. */
const leastRows = 500;
const shareOfRows = 0.1;
const mostRows = 10_000;
/** Limit in milliseconds that a request may have to wait; work expected to take most of it runs at night. */
const longMs = 500;
const shortMs = 400;
/** Bytes of a table and its indexes that are worked on in a millisecond: a guess until it has been measured. */
const bytesPerMs = 100_000;
/** Hours (UTC) in which work that takes long is done, and a little work too: those of the nightly jobs. */
const night = { from: 2, until: 5 };
/**
 * How finely the planner's figures are made: 6,000 rows are read instead of 30,000. On 20,000 products that takes up to 350
 * milliseconds a table instead of 2,000.
 */
const statisticsTarget = 20;

type Table = { name: string; dead: number; changed: number; rows: number; bytes: number };
type Work = { what: 'vacuum' | 'analyze'; table: Table; waiting: number };

export type Upkeep = {
  /** One look: does what is due, for little more than 50 milliseconds. */
  look: () => Promise<void>;
  /** Ends when what is being done is done. */
  stop: () => Promise<void>;
};

/**
 * Looks after the embedded database as long as this process has it.
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
  /** Commits that the last checkpoint, and the last look at the tables, knew. */
  let checkpointed = -1;
  let looked = -1;
  /** How long each work took when it was last done, in milliseconds, and on which night it was. */
  const took = new Map<string, number>();
  const nights = new Map<string, string>();
  /** When the figures of a table were made. */
  const analyzedAt = new Map<string, number>();

  async function look(): Promise<void> {
    await files.syncLog();
    await checkpointIfDue();
    // Dead rows of a second of bulk changes can be as many as a small table has live ones: the next look would be late.
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

  /** Bytes that were logged since the last checkpoint. */
  async function bytesOfLog(): Promise<number> {
    const { rows } = await client.query<{ bytes: number }>(
      `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()`,
    );
    return rows[0]!.bytes;
  }

  /**
   * @param done what this look has done already
   * @returns how long it took, in milliseconds; null when nothing was due
   */
  async function workOnOneTable(done: Set<string>): Promise<number | null> {
    const isNight = now().getUTCHours() >= night.from && now().getUTCHours() < night.until;
    if (looked === files.commits && !isNight) return null;
    const { commits } = files;
    const tonight = isNight ? now().toISOString().slice(0, 10) : null;
    // PostgreSQL hands in the counts of its session once a second at most.
    await client.query('select pg_stat_force_next_flush()');
    const { rows: tables } = await client.query<Table>(changedTables);
    const due = tables.flatMap(worksOf).find((work) => !done.has(keyOf(work)) && isDue(work, tonight));
    if (!due) {
      // The counts of what was just done may not say so yet.
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
    // A table half of whose rows are dead would only grow until the night, and take the longer.
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

/** Tables with dead or changed rows, those of PostgreSQL itself too. The counts begin anew with each process. */
const changedTables = `
  select s.relid::regclass::text as name, n_dead_tup::int as dead, n_mod_since_analyze::int as changed,
    greatest(c.reltuples, n_live_tup)::int as rows, pg_total_relation_size(s.relid)::float8 as bytes
  from pg_stat_all_tables s join pg_class c on c.oid = s.relid
  where c.relkind = 'r' and c.relpersistence = 'p' and n_dead_tup + n_mod_since_analyze > 0
  order by n_dead_tup + n_mod_since_analyze desc`;
