import pg from 'pg';
import { type DatabaseHandle, openMigrated } from '../../platform/db/client.ts';
import type { Logger } from '../../platform/logger.ts';
import { BackupFault } from './backup-fault.ts';
import { contentOf, entriesOf } from './file-tree.ts';
import type { Repository } from './repository.ts';
import { restoreDatabase } from './restore.ts';
import { newestSnapshot, readSnapshot } from './snapshot.ts';

export type DrillReport = {
  snapshot: string;
  at: string;
  tables: number;
  rows: number;
  files: number;
  bytes: number;
};

type Options = {
  /** Id of a snapshot; the newest by default. */
  wanted?: string | undefined;
  /** Ends the drill, for example when the site stops. */
  signal?: AbortSignal | undefined;
};

/**
 * Restores a snapshot into a temporary database and checks that it is complete: all rows, and all bytes of the files by
 * their checksums.
 * @param url a database on the server that gets the temporary one
 * @throws BackupFault that names what is missing or damaged
 */
export async function runDrill(
  repository: Repository,
  url: string,
  logger: Logger,
  { wanted, signal }: Options = {},
): Promise<DrillReport> {
  const found = wanted
    ? { id: wanted, snapshot: await readSnapshot(repository, wanted) }
    : await newestSnapshot(repository);
  if (!found) throw new BackupFault('noBackup');
  const { id, snapshot } = found;
  // Every chunk is read through this: a drill that is broken off ends at the next one.
  const reading: Repository = {
    ...repository,
    get: (chunk) => (signal?.aborted ? Promise.reject(new BackupFault('stopped')) : repository.get(chunk)),
  };
  let [files, bytes] = [0, 0];
  for await (const entry of entriesOf(reading, snapshot.files)) {
    for await (const piece of contentOf(reading, entry)) bytes += piece.length;
    files++;
  }
  if (files !== snapshot.files.count || bytes !== snapshot.files.bytes)
    throw new BackupFault('fewerFiles', { files: String(files), stored: String(snapshot.files.count) });
  const { tables, rows } = await onTemporaryDatabase(url, logger, (database) =>
    restoreDatabase(reading, snapshot, database),
  );
  return { snapshot: id, at: snapshot.at, tables, rows, files, bytes };
}

/** SQLSTATE of a missing privilege, and of a database that somebody uses. */
const notAllowed = '42501';
const inUse = '55006';

/** Runs work on a new database beside another one; the database is deleted afterwards. */
async function onTemporaryDatabase<T>(
  url: string,
  logger: Logger,
  work: (database: DatabaseHandle) => Promise<T>,
): Promise<T> {
  const admin = new pg.Client({ connectionString: url });
  // A broken connection fails its query; without a listener it would also end the process.
  admin.on('error', () => {});
  await admin.connect();
  try {
    const { rows } = await admin.query<{ name: string }>(`select current_database() || '_drill' as name`);
    const { name } = rows[0]!;
    const target = new URL(url);
    target.pathname = `/${encodeURIComponent(name)}`;
    const drop = `drop database if exists ${admin.escapeIdentifier(name)}`;
    try {
      // A killed process may have left it.
      await admin.query(drop);
      await admin.query(`create database ${admin.escapeIdentifier(name)} template template0`);
    } catch (error) {
      const { code } = error as { code?: string };
      if (code === notAllowed) throw new BackupFault('mayNotCreate', {}, { cause: error });
      if (code === inUse) throw new BackupFault('drillRuns', {}, { cause: error });
      throw error;
    }
    try {
      const database = await openMigrated(target.href, 2, logger);
      try {
        return await work(database);
      } finally {
        await database.close();
      }
    } finally {
      await admin.query(`${drop} with (force)`);
    }
  } finally {
    await admin.end();
  }
}
