import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/db/client.ts';
import { countKnownMigrations } from '../../platform/db/migrate.ts';

export type DatabaseFacts = Awaited<ReturnType<typeof databaseFacts>>;

type Table = { name: string; dead: number; live: number };

/**
 * State of the database. Values that the PostgreSQL user may not read are null.
 * @throws Error if the database does not answer
 */
export async function databaseFacts({ db }: Pick<DatabaseHandle, 'db'>) {
  const read = async <T>(text: string): Promise<T[]> =>
    ((await db.execute(sql.raw(text))) as { rows: T[] }).rows;
  const readIfAllowed = <T>(text: string): Promise<T | null> =>
    read<T>(text).then(
      ([row]) => row ?? null,
      () => null,
    );

  const asked = Date.now();
  const [base] = await read<{ version: string; bytes: number; checksums: string; now: number }>(`
    select split_part(current_setting('server_version'), ' ', 1) as version,
      pg_database_size(current_database())::float8 as bytes, current_setting('data_checksums') as checksums,
      (extract(epoch from clock_timestamp()) * 1000)::float8 as now`);
  const { version, bytes, checksums, now } = base!;
  const answered = Date.now();
  const migrations = await readIfAllowed<{ count: number }>(
    'select count(*)::int as count from drizzle.__drizzle_migrations',
  );
  const failures = await readIfAllowed<{ count: number | null }>(
    'select sum(checksum_failures)::int as count from pg_stat_database',
  );
  const checkpoint = await readIfAllowed<{ at: number; bytes: number }>(`
    select (extract(epoch from checkpoint_time) * 1000)::float8 as at,
      pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()`);
  const dead = await readIfAllowed<Table>(`
    select relid::regclass::text as name, n_dead_tup::int as dead, n_live_tup::int as live
    from pg_stat_user_tables order by n_dead_tup desc, name limit 1`);
  return {
    version,
    bytes,
    migrations: migrations?.count ?? null,
    knownMigrations: countKnownMigrations(),
    hasChecksums: checksums === 'on',
    checksumFailures: failures?.count ?? null,
    /** Time of the last checkpoint, and bytes of log since. */
    checkpoint,
    /** The table with the most dead rows. */
    dead,
    /** Milliseconds by which the database's clock is ahead of this process's. */
    aheadMs: Math.round(now - (asked + answered) / 2),
    sessions: await readSessions(readIfAllowed),
  };
}

type Read = <T>(text: string) => Promise<T | null>;

async function readSessions(read: Read) {
  const used = await read<{ used: number; most: number; waiting: number }>(`
    select count(*) filter (where backend_type = 'client backend')::int as used,
      current_setting('max_connections')::int as most,
      count(*) filter (where wait_event_type = 'Lock')::int as waiting from pg_stat_activity`);
  /** The oldest session that blocks others. */
  const holder = await read<{ pid: number; seconds: number }>(`
    select pid, extract(epoch from now() - xact_start)::int as seconds from pg_stat_activity
    where pid in (select unnest(pg_blocking_pids(waiter.pid)) from pg_stat_activity waiter
      where waiter.wait_event_type = 'Lock') order by xact_start limit 1`);
  return used && { ...used, holder };
}
