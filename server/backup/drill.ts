import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from '../logger.ts';
import { contentOf, entriesOf } from './file-tree.ts';
import { BackupFault } from './backup-fault.ts';
import type { Repository } from './repository.ts';
import { buildEmbedded, compareCounts, compareRows, demandEqual } from './restore.ts';
import { summariesOf } from './row-stream.ts';
import { newestSnapshot, readSnapshot } from './snapshot.ts';

export type DrillReport = {
  snapshot: string;
  at: string;
  tables: number;
  rows: number;
  files: number;
  bytes: number;
};

/**
 * Restores a snapshot into a temporary folder and checks that it is complete: all rows of the database, and all
 * bytes of the files by their checksums.
 * @param scratch an own folder, which is removed afterwards
 * @throws BackupFault that names what is missing or damaged
 */
export async function runDrill(
  repository: Repository,
  scratch: string,
  logger: Logger,
  wanted?: string,
): Promise<DrillReport> {
  const found = wanted
    ? { id: wanted, snapshot: await readSnapshot(repository, wanted) }
    : await newestSnapshot(repository);
  if (!found) throw new BackupFault('noBackup');
  const { id, snapshot } = found;
  try {
    let [files, bytes] = [0, 0];
    for await (const entry of entriesOf(repository, snapshot.files)) {
      for await (const piece of contentOf(repository, entry)) bytes += piece.length;
      files++;
    }
    if (files !== snapshot.files.count || bytes !== snapshot.files.bytes)
      throw new BackupFault('fewerFiles', { files: String(files), stored: String(snapshot.files.count) });
    await mkdir(scratch, { recursive: true });
    const folder = path.join(scratch, 'db');
    const { tables, rows } = await buildEmbedded(repository, snapshot, folder, logger, async (database) => {
      if (snapshot.database.kind === 'folder') return compareCounts(database, snapshot);
      const { stored } = snapshot.database;
      return demandEqual(compareRows(database, summariesOf(stored)));
    });
    return { snapshot: id, at: snapshot.at, tables, rows, files, bytes };
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
