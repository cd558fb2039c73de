import { constants } from 'node:fs';
import { copyFile, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { EmbeddedDatabase } from './embedded.ts';
import { inParallel, syncTree } from './embedded-files.ts';

/** Files of a running server that must not be in a copy. */
const leftOut = /^(postmaster\.(pid|opts)|pg_wal\/.+|pg_stat_tmp\/.+)$/;
/** Milliseconds within which a file may change again without a new modification time. */
const clockStepMs = 100;

type Found = { file: string; size: number; mtimeMs: number };
type LogPosition = { first: string; last: string; offset: number };

/**
 * Copies the embedded database at one moment while it is in use. Most files are copied beforehand; files that
 * changed meanwhile are copied again while no other query can run.
 * @param look runs at that moment; its result belongs to exactly the copied rows
 * @returns the result of `look`, and how long other queries were blocked, in milliseconds
 */
export async function copyEmbedded<T>(
  client: EmbeddedDatabase,
  folder: string,
  target: string,
  look: (query: (text: string) => Promise<Record<string, unknown>[]>) => Promise<T>,
): Promise<{ seen: T; heldMs: number }> {
  await rm(target, { recursive: true, force: true });
  const copied = new Map<string, Found & { at: number }>();
  await inParallel(await filesOf(folder), (found) => copy(found));
  // The copy needs the log from this checkpoint on.
  await client.exec('checkpoint');
  const started = { at: 0 };
  const seen = await client.transaction<T>(async (tx) => {
    started.at = performance.now();
    const query = async (text: string) => (await tx.query<Record<string, unknown>>(text)).rows;
    const result = await look(query);
    const now = await filesOf(folder);
    await inParallel(
      now.filter((found) => isChanged(found)),
      (found) => copy(found),
    );
    const names = new Set(now.map(({ file }) => file));
    for (const file of copied.keys()) if (!names.has(file)) await rm(path.join(target, file));
    const [position] = await query(`
      select pg_walfile_name(redo_lsn) as first, last.file_name as last, last.file_offset as offset
      from pg_control_checkpoint(), pg_walfile_name_offset(pg_current_wal_flush_lsn()) last`);
    await copyLog(folder, target, position as LogPosition);
    return result;
  });
  const heldMs = Math.round(performance.now() - started.at);
  await syncTree(target);
  return { seen, heldMs };

  async function copy(found: Found): Promise<void> {
    const to = path.join(target, found.file);
    await mkdir(path.dirname(to), { recursive: true, mode: 0o700 });
    copied.set(found.file, { ...found, at: Date.now() });
    await copyFile(path.join(folder, found.file), to, constants.COPYFILE_FICLONE).catch(ignoreMissing);
  }

  function isChanged({ file, size, mtimeMs }: Found): boolean {
    const before = copied.get(file);
    return !before || before.size !== size || before.mtimeMs !== mtimeMs || mtimeMs > before.at - clockStepMs;
  }
}

/** All files of the database except its log. `makeFolders` creates the empty folders that PostgreSQL expects. */
async function filesOf(folder: string): Promise<Found[]> {
  const found: Found[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const full = path.join(entry.parentPath, entry.name);
    const file = path.relative(folder, full).replaceAll(path.sep, '/');
    if (!entry.isFile() || leftOut.test(file)) continue;
    const status = await stat(full).catch(ignoreMissing);
    if (status) found.push({ file, size: status.size, mtimeMs: status.mtimeMs });
  }
  return found;
}

/**
 * Copies the segments of the log from the checkpoint on. The unwritten rest of the last one becomes zeros, as in
 * a new segment.
 */
async function copyLog(folder: string, target: string, { first, last, offset }: LogPosition): Promise<void> {
  const log = path.join(target, 'pg_wal');
  await mkdir(log, { recursive: true, mode: 0o700 });
  for (const segment of (await readdir(path.join(folder, 'pg_wal'))).filter(
    (name) => /^[0-9A-F]{24}$/.test(name) && name >= first && name <= last,
  )) {
    await copyFile(path.join(folder, 'pg_wal', segment), path.join(log, segment));
    if (segment !== last) continue;
    const file = await open(path.join(log, segment), 'r+');
    try {
      const { size } = await file.stat();
      await file.truncate(offset);
      await file.truncate(size);
    } finally {
      await file.close();
    }
  }
}

/** Folders that PostgreSQL needs and that may be empty, so that a list of files does not contain them. */
const expectedFolders = [
  'pg_commit_ts',
  'pg_dynshmem',
  'pg_logical/mappings',
  'pg_logical/snapshots',
  'pg_multixact/members',
  'pg_multixact/offsets',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_tblspc',
  'pg_twophase',
  'pg_wal/archive_status',
  'pg_wal/summaries',
  'pg_xact',
];

/** Creates the folders of a database that was restored file by file. */
export async function makeFolders(folder: string): Promise<void> {
  for (const name of expectedFolders) await mkdir(path.join(folder, name), { recursive: true, mode: 0o700 });
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
