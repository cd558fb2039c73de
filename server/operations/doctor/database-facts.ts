import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/db/client.ts';
import { countKnownMigrations } from '../../platform/db/migrate.ts';

type Row = Record<string, unknown>;

export type DatabaseFacts = Awaited<ReturnType<typeof databaseFacts>>;

/**
 * State of the database. Values that the PostgreSQL user may not read are null.
 * @throws Error if the database does not answer
 */
export async function databaseFacts({ db }: Pick<DatabaseHandle, 'db'>) {
  const read = async <T extends Row>(text: string) => (await db.execute<T>(sql.raw(text))).rows;
  const readIfAllowed = <T extends Row>(text: string) =>
    read<T>(text).then(
      ([row]) => row ?? null,
      () => null,
    );

  const [base] = await read<{ version: string; bytes: number; checksums: string }>(`
    select split_part(current_setting('server_version'), ' ', 1) as version,
      pg_database_size(current_database())::float8 as bytes, current_setting('data_checksums') as checksums`);
  const { version, bytes, checksums } = base!;
  const migrations = await readIfAllowed<{ count: number }>(
    'select count(*)::int as count from drizzle.__drizzle_migrations',
  );
  const failures = await readIfAllowed<{ count: number | null }>(
    'select sum(checksum_failures)::int as count from pg_stat_database',
  );
  return {
    version,
    bytes,
    migrations: migrations?.count ?? null,
    knownMigrations: countKnownMigrations(),
    hasChecksums: checksums === 'on',
    checksumFailures: failures?.count ?? null,
  };
}
