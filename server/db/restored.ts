import { existsSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from '../logger.ts';
import { syncPath } from './embedded-files.ts';

/** Folder of a complete and verified database that replaces the present one at the next start. */
export const restoredFolder = (dataDir: string): string => path.join(dataDir, 'db.restored');

const earlierName = /^db\.before-\d{8}t\d{6}z$/;
const stamp = () =>
  new Date()
    .toISOString()
    .replaceAll(/[-:]|\.\d+/g, '')
    .toLowerCase();

/** Folders of replaced databases, newest first. */
export async function earlierFolders(dataDir: string): Promise<string[]> {
  const names = await readdir(dataDir).catch(() => []);
  return names
    .filter((name) => earlierName.test(name))
    .toSorted()
    .toReversed()
    .map((name) => path.join(dataDir, name));
}

/** Folders that a killed backup, restore or upgrade leaves behind, each as large as the database. */
const leftover = /^(backup-copy-.+|restore-.+|db\.(upgrading|restoring))$/;

/**
 * Removes the folders that killed processes left behind. The caller holds the lock of the directory, or uses no
 * embedded database.
 */
export async function removeLeftovers(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir).catch(() => []))
    if (leftover.test(name)) await rm(path.join(dataDir, name), { recursive: true, force: true });
}

/**
 * Replaces the present database by the waiting one, if there is one. The former database is kept beside it until
 * the next replacement. Both folders are renamed; if the process is killed in between, the next start continues.
 * The caller holds the lock of the directory.
 */
export async function takeRestored(dataDir: string, logger: Logger): Promise<void> {
  const waiting = restoredFolder(dataDir);
  if (!existsSync(waiting)) return;
  const present = path.join(dataDir, 'db');
  if (existsSync(present)) {
    for (const folder of await earlierFolders(dataDir)) await rm(folder, { recursive: true, force: true });
    await rename(present, path.join(dataDir, `db.before-${stamp()}`));
    await syncPath(dataDir);
  }
  // The number of migrations is counted again.
  await rm(path.join(dataDir, 'db.migrations'), { force: true });
  await rename(waiting, present);
  await syncPath(dataDir);
  logger.info('the restored database is in place');
}
