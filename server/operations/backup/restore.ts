import type { DatabaseHandle } from '../../platform/db/client.ts';
import { applyMigrations, countKnownMigrations, countMigrations } from '../../platform/db/migrate.ts';
import {
  inSnapshot,
  replaceRows,
  summarize,
  tableShapes,
  type TableSummary,
} from '../../platform/db/table-rows.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { contentOf, entriesOf } from './file-tree.ts';
import { BackupFault } from './backup-fault.ts';
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

export type Comparison = { tables: number; rows: number };

/**
 * Replaces all rows of a database by those of a snapshot, in one transaction, and compares counts and checksums. If the
 * snapshot is of an older version, the tables of that version are created first.
 * @throws BackupFault if the snapshot is of a newer version, or tables differ afterwards
 */
export async function restoreDatabase(
  repository: Repository,
  { database: { stored }, migrations, version }: Snapshot,
  target: DatabaseHandle,
): Promise<Comparison> {
  if (migrations > countKnownMigrations()) throw new BackupFault('newerSnapshot', { version });
  const isOlder = migrations !== (await countMigrations(target.db));
  await replaceRows(target.db, loadRows(repository, stored), stored.sequences, async (tx) => {
    if (isOlder) await applyMigrations(tx, migrations);
  });
  return compareRows(target, summariesOf(stored));
}

/** @throws BackupFault if counts or checksums of tables differ from the expected ones */
const compareRows = (
  database: DatabaseHandle,
  expected: ReadonlyMap<string, TableSummary>,
): Promise<Comparison> =>
  inSnapshot(database.db, async (tx) => {
    const differing: string[] = [];
    let rows = 0;
    const shapes = new Map((await tableShapes(tx)).map((shape) => [shape.table, shape]));
    for (const [table, { count, checksum }] of expected) {
      const shape = shapes.get(table);
      // The database of a drill has no job queue.
      if (!shape && table.startsWith('jobs.')) continue;
      const found = shape ? await summarize(tx, shape) : { count: 0, checksum: '' };
      rows += found.count;
      if (found.count !== count || found.checksum !== checksum) differing.push(table);
    }
    if (differing.length > 0) throw new BackupFault('otherRows', { tables: differing.join(', ') });
    return { tables: expected.size, rows };
  });
