import type { DatabaseHandle } from '../../platform/db/client.ts';
import { countMigrations } from '../../platform/db/migrate.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { chunksOfList, chunksOfTree, type FileTree, storageSource, storeTree } from './file-tree.ts';
import { BackupFault } from './backup-fault.ts';
import { type Repository, snapshotTime, type Written } from './repository.ts';
import { type StoredRows, storeRows } from './row-stream.ts';

/** Why a snapshot was made. */
export type SnapshotLabel = 'scheduled' | 'manual' | 'upgrade';

/** A backup: database and files of one moment. */
export type Snapshot = {
  format: 1;
  at: string;
  label: SnapshotLabel;
  version: string;
  /** Number of migrations that were applied to the database. */
  migrations: number;
  database: { stored: StoredRows };
  /** Number of rows of each table. */
  rows: Record<string, number>;
  files: FileTree;
};

export type BackupSource = { database: DatabaseHandle; storage: Storage; version: string };

export type BackupReport = {
  id: string;
  snapshot: Snapshot;
  written: Written;
  ms: number;
};

/**
 * Makes a backup while the site runs. Files are stored before the database and once more after it; files that were
 * removed meanwhile stay. Thus every file that a row refers to at that moment is stored, except at most a file that was
 * both added and removed meanwhile.
 */
export async function makeBackup(
  source: BackupSource,
  repository: Repository,
  label: SnapshotLabel,
): Promise<BackupReport> {
  const started = performance.now();
  const before = { ...repository.written };
  // The earlier snapshot only saves reading unchanged files again: one that is damaged must not prevent new backups.
  const earlier = await orNull(newestSnapshot(repository));
  const files = storageSource(source.storage);
  const firstFiles = await storeTree(repository, files, earlier?.snapshot.files ?? null);
  const at = new Date();
  const stored = await storeRows(source.database.db, repository);
  const snapshot: Snapshot = {
    format: 1,
    at: at.toISOString(),
    label,
    version: source.version,
    migrations: await countMigrations(source.database.db),
    database: { stored },
    rows: Object.fromEntries(stored.tables.map(({ table, count }) => [table, count])),
    files: await storeTree(repository, files, firstFiles, { keepsRemoved: true }),
  };
  const id = await repository.putSnapshot(at, snapshot);
  const { chunks, bytes } = repository.written;
  return {
    id,
    snapshot,
    written: { chunks: chunks - before.chunks, bytes: bytes - before.bytes },
    ms: Math.round(performance.now() - started),
  };
}

/** The result; null if something in the repository is damaged or missing. */
export const orNull = <T>(reading: Promise<T>): Promise<T | null> =>
  reading.catch((error: unknown) => {
    if (error instanceof BackupFault) return null;
    throw error;
  });

/** @throws BackupFault if the snapshot is missing, or was made by a newer version */
export async function readSnapshot(repository: Repository, id: string): Promise<Snapshot> {
  const snapshot = (await repository.readSnapshot(id)) as Snapshot;
  if (snapshot.format !== 1) throw new BackupFault('newerSnapshot', { version: snapshot.version });
  // A snapshot's content is sealed, but its name is not: an old backup must not be renamed to look like the newest.
  if (!id.startsWith(snapshotTime(new Date(snapshot.at))))
    throw new BackupFault('damagedSnapshot', { snapshot: id });
  return snapshot;
}

export async function newestSnapshot(
  repository: Repository,
): Promise<{ id: string; snapshot: Snapshot } | null> {
  const [id] = await repository.snapshotIds();
  return id === undefined ? null : { id, snapshot: await readSnapshot(repository, id) };
}

/**
 * How many snapshots are kept: the last of each of so many days and weeks; those from before an upgrade for 30
 * days.
 */
export type Retention = { days: number; weeks: number };
const upgradeKeptDays = 30;
const dayMs = 24 * 3600_000;

/** Ids of the snapshots to keep. The newest is always kept. Weeks begin on Monday, in UTC. */
export function keptSnapshots(
  snapshots: readonly { id: string; at: string; label: SnapshotLabel }[],
  { days, weeks }: Retention,
  now: Date,
): Set<string> {
  const kept = new Set<string>();
  const [ofDay, ofWeek] = [new Set<number>(), new Set<number>()];
  for (const { id, at, label } of snapshots.toSorted((a, b) => (a.at < b.at ? 1 : -1))) {
    const age = now.getTime() - Date.parse(at);
    const day = Math.floor(Date.parse(at) / dayMs);
    // 1 January 1970 was a Thursday.
    const week = Math.floor((day + 3) / 7);
    const isFirst = kept.size === 0;
    if (isFirst || (ofDay.size < days && !ofDay.has(day)) || (ofWeek.size < weeks && !ofWeek.has(week)))
      kept.add(id);
    if (label === 'upgrade' && age < upgradeKeptDays * dayMs) kept.add(id);
    if (ofDay.size < days) ofDay.add(day);
    if (ofWeek.size < weeks) ofWeek.add(week);
  }
  return kept;
}

/**
 * Removes old snapshots and the chunks that only they needed. While a snapshot is there that cannot be read, no chunk is
 * removed, because it may need any of them.
 * @returns how many snapshots and chunks were removed, and the ids of the damaged snapshots that stay
 */
export async function prune(
  repository: Repository,
  retention: Retention,
  now = new Date(),
): Promise<{ snapshots: number; chunks: number; damaged: string[] }> {
  const all = [];
  const damaged: string[] = [];
  for (const id of await repository.snapshotIds()) {
    const snapshot = await orNull(readSnapshot(repository, id));
    if (snapshot) all.push({ id, snapshot });
    else damaged.push(id);
  }
  const kept = keptSnapshots(
    all.map(({ id, snapshot }) => ({ id, at: snapshot.at, label: snapshot.label })),
    retention,
    now,
  );
  const used = new Set<string>();
  for (const { id, snapshot } of all)
    if (kept.has(id) && !(await orNull(collectChunks(repository, snapshot, used)))) damaged.push(id);
  const removed = all.filter(({ id }) => !kept.has(id));
  for (const { id } of removed) await repository.removeSnapshot(id);
  const chunks = damaged.length === 0 ? await repository.removeOtherChunks(used) : 0;
  return { snapshots: removed.length, chunks, damaged };
}

/** Adds the names of a snapshot's chunks to a set. @throws BackupFault if one of its lists is damaged or missing */
async function collectChunks(
  repository: Repository,
  { files, database }: Snapshot,
  used: Set<string>,
): Promise<true> {
  const lists = [chunksOfTree(repository, files)];
  for (const { content } of database.stored.tables) lists.push(chunksOfList(repository, content));
  for (const list of lists) for await (const chunk of list) used.add(chunk);
  return true;
}
