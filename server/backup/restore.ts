import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { type DatabaseHandle, openEmbeddedAt, openPostgres } from '../db/client.ts';
import { syncPath, syncTree } from '../db/embedded-files.ts';
import { makeFolders } from '../db/embedded-copy.ts';
import { removeLeftovers, restoredFolder } from '../db/restored.ts';
import { applyMigrations, countKnownMigrations } from '../db/migrate.ts';
import {
  countStatement,
  inSnapshot,
  type LoadedTable,
  readRows,
  readSequences,
  replaceRows,
  type SequenceState,
  summarize,
  tableShapes,
  type TableSummary,
} from '../db/table-rows.ts';
import { countMigrations } from '../db/upgrade.ts';
import type { Logger } from '../logger.ts';
import type { Storage } from '../storage/storage.ts';
import { contentOf, entriesOf, writeTree } from './file-tree.ts';
import { BackupFault, RepositoryError } from './backup-fault.ts';
import type { Repository } from './repository.ts';
import { loadRows, summariesOf } from './row-stream.ts';
import type { Snapshot } from './snapshot.ts';

/**
 * Writes all files of a snapshot to the storage, except those that exist already.
 * @returns how many were written
 */
export async function restoreFiles(
  repository: Repository,
  { files }: Snapshot,
  storage: Storage,
): Promise<number> {
  const there = new Map<string, number>();
  for await (const { name, size } of storage.list()) there.set(name, size);
  let written = 0;
  for await (const entry of entriesOf(repository, files)) {
    // Names are random, and the content of a name never changes.
    if (there.get(entry.name) === entry.size) continue;
    const parts: Buffer[] = [];
    for await (const bytes of contentOf(repository, entry)) parts.push(bytes);
    await storage.put(entry.name, Buffer.concat(parts));
    written++;
  }
  return written;
}

/**
 * Prepares the embedded database of a snapshot beside the present one. Only a complete and checked one gets the
 * name under which the next start takes it over (db/restored.ts). If interrupted before that, nothing has
 * changed.
 */
export async function prepareEmbedded(
  repository: Repository,
  snapshot: Snapshot,
  dataDir: string,
  logger: Logger,
): Promise<void> {
  demandKnown(snapshot);
  const unfinished = path.join(dataDir, 'db.restoring');
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(dataDir, { recursive: true });
  await buildEmbedded(repository, snapshot, unfinished, logger, async (database) =>
    compareCounts(database, snapshot),
  );
  await syncTree(unfinished);
  const restored = restoredFolder(dataDir);
  await rm(restored, { recursive: true, force: true });
  await rename(unfinished, restored);
  await syncPath(dataDir);
}

/** Builds an embedded database from a snapshot in a folder, and runs `look` on it before it is closed. */
export async function buildEmbedded<T>(
  repository: Repository,
  snapshot: Snapshot,
  folder: string,
  logger: Logger,
  look: (database: DatabaseHandle) => Promise<T>,
): Promise<T> {
  const isFolder = snapshot.database.kind === 'folder';
  if (snapshot.database.kind === 'folder') {
    await writeTree(repository, snapshot.database.tree, folder);
    await makeFolders(folder);
  }
  // Rows of an older version must be compared before the migrations of this version run.
  const database = await openEmbeddedAt(folder, logger, { migrate: !isFolder });
  try {
    if (!isFolder) await replaceAll(repository, snapshot, database);
    return await look(database);
  } finally {
    await database.close();
  }
}

/**
 * Replaces the rows of a PostgreSQL database in one transaction.
 * @param prepare creates the tables of the job queue, which our migrations do not create
 */
export async function restorePostgres(
  repository: Repository,
  snapshot: Snapshot,
  url: string,
  dataDir: string,
  logger: Logger,
  prepare: (target: DatabaseHandle) => Promise<void>,
): Promise<Comparison> {
  demandKnown(snapshot);
  const target = await openPostgres(url, 2, logger);
  try {
    await prepare(target);
    if (snapshot.database.kind === 'rows') {
      await replaceAll(repository, snapshot, target);
      return await demandEqual(compareRows(target, summariesOf(snapshot.database.stored)));
    }
    await mkdir(dataDir, { recursive: true });
    await removeLeftovers(dataDir);
    const folder = await mkdtemp(path.join(dataDir, 'restore-'));
    try {
      await writeTree(repository, snapshot.database.tree, folder);
      await makeFolders(folder);
      const embedded = await openEmbeddedAt(folder, logger, { migrate: true });
      try {
        return await demandEqual(moveRows(embedded, target));
      } finally {
        await embedded.close();
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  } finally {
    await target.close();
  }
}

/** @throws BackupFault if tables differ */
export async function demandEqual(comparing: Promise<Comparison>): Promise<Comparison> {
  const compared = await comparing;
  if (compared.differing.length > 0)
    throw new BackupFault('otherRows', { tables: compared.differing.join(', ') });
  return compared;
}

/**
 * Replaces all rows by those of a snapshot. If the snapshot is of an older version, first creates the tables of
 * that version.
 */
async function replaceAll(
  repository: Repository,
  snapshot: Snapshot,
  database: DatabaseHandle,
): Promise<void> {
  if (snapshot.database.kind !== 'rows') throw new Error('this snapshot has no rows');
  const { stored } = snapshot.database;
  const isOlder = snapshot.migrations !== (await countMigrations(database.db));
  await replaceRows(database.db, loadRows(repository, stored), stored.sequences, async (tx) => {
    if (isOlder) await applyMigrations(tx, snapshot.migrations);
  });
}

export type Comparison = { tables: number; rows: number; differing: string[] };

/** Copies all rows of one database into another one of the same version, and compares counts and checksums. */
export async function moveRows(from: DatabaseHandle, to: DatabaseHandle): Promise<Comparison> {
  if ((await countMigrations(from.db)) !== (await countMigrations(to.db)))
    throw new RepositoryError('the two databases are of different versions: start the program on each once');
  return inSnapshot(from.db, async (tx) => {
    const shapes = await tableShapes(tx);
    async function* tables(): AsyncIterable<LoadedTable> {
      for (const shape of shapes) {
        const columns = shape.columns.map(({ name }) => name);
        yield { table: shape.table, columns, rows: readRows(tx, shape) };
      }
    }
    const sequences: SequenceState[] = await readSequences(tx);
    await replaceRows(to.db, tables(), sequences);
    const expected = new Map<string, TableSummary>();
    for (const shape of shapes) expected.set(shape.table, await summarize(tx, shape));
    return compareRows(to, expected);
  });
}

/** Compares counts and checksums of all tables with the expected ones. */
export const compareRows = (
  database: DatabaseHandle,
  expected: ReadonlyMap<string, TableSummary>,
): Promise<Comparison> =>
  inSnapshot(database.db, async (tx) => {
    const differing: string[] = [];
    let rows = 0;
    const shapes = new Map((await tableShapes(tx)).map((shape) => [shape.table, shape]));
    for (const [table, { count, checksum }] of expected) {
      const shape = shapes.get(table);
      // A database without the program has no job queue.
      if (!shape && table.startsWith('jobs.')) continue;
      const found = shape ? await summarize(tx, shape) : { count: 0, checksum: '' };
      rows += found.count;
      if (found.count !== count || found.checksum !== checksum) differing.push(table);
    }
    return { tables: expected.size, rows, differing };
  });

/** @throws BackupFault if a table's number of rows differs from the snapshot's */
export async function compareCounts(
  { db }: DatabaseHandle,
  snapshot: Snapshot,
): Promise<{ tables: number; rows: number }> {
  const differing: string[] = [];
  let rows = 0;
  // Table names in the snapshot are only compared with existing ones, and never become part of a statement.
  const shapes = new Map((await tableShapes(db)).map((shape) => [shape.table, shape]));
  for (const [table, count] of Object.entries(snapshot.rows)) {
    if (table.startsWith('jobs.') && snapshot.database.kind === 'rows') continue;
    const shape = shapes.get(table);
    if (!shape) throw new RepositoryError(`there is no table ${table} in this version`);
    const result = await db.execute(sql.raw(countStatement([shape])));
    const [found] = (result as { rows: { count: number }[] }).rows;
    rows += found!.count;
    if (found!.count !== count) differing.push(table);
  }
  if (differing.length > 0) throw new BackupFault('otherCounts', { tables: differing.join(', ') });
  return { tables: Object.keys(snapshot.rows).length, rows };
}

function demandKnown({ migrations, version }: Snapshot): void {
  if (migrations > countKnownMigrations()) throw new BackupFault('newerSnapshot', { version });
}
