import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../platform/config.ts';
import { hasRoom } from '../../platform/db/disk-room.ts';
import { createDiskStorage } from '../../platform/storage/disk-storage.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { BackupFault } from './backup-fault.ts';
import { configName, openRepository, type Repository } from './repository.ts';

type PlaceConfig = Pick<
  Config,
  | 'DATA_DIR'
  | 'BACKUP_TO'
  | 'BACKUP_PASSPHRASE'
  | 'BACKUP_S3_ENDPOINT'
  | 'BACKUP_S3_REGION'
  | 'BACKUP_S3_ACCESS_KEY_ID'
  | 'BACKUP_S3_SECRET_ACCESS_KEY'
  | 'S3_ENDPOINT'
  | 'S3_REGION'
  | 'S3_ACCESS_KEY_ID'
  | 'S3_SECRET_ACCESS_KEY'
>;

/** Bytes to keep free on the disk of the backups. */
const leastFree = 128 * 2 ** 20;
/** Maximum milliseconds for one operation on a remote bucket. */
const patienceMs = 60_000;

/** The place of the backups: as configured, or under DATA_DIR. */
export const placeOf = (config: PlaceConfig, to?: string): string =>
  to ?? config.BACKUP_TO ?? path.join(config.DATA_DIR, 'backups');

/**
 * Opens the place of the backups.
 * @param to a folder or s3://bucket/folder, instead of the configured one
 * @throws BackupFault with one line that describes the problem
 */
export async function openPlace(config: PlaceConfig, to?: string): Promise<Repository> {
  return openRepository(await openStorageAt(config, placeOf(config, to)), config.BACKUP_PASSPHRASE ?? null);
}

/** Opens the configured place without creating a repository; null if no backup was made yet. */
export async function openUsedPlace(config: PlaceConfig): Promise<Repository | null> {
  const storage = await openStorageAt(config, placeOf(config));
  const isUsed = (await storage.get(configName)) !== null;
  return isUsed ? openRepository(storage, config.BACKUP_PASSPHRASE ?? null) : null;
}

async function openStorageAt(config: PlaceConfig, place: string): Promise<Storage> {
  const bucket = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/?(.*?)\/?$/.exec(place);
  if (!bucket) {
    if (place.includes('://')) throw new BackupFault('noPlace', { place });
    return withRoom(createDiskStorage(path.resolve(place)), path.resolve(place));
  }
  const accessKeyId = config.BACKUP_S3_ACCESS_KEY_ID ?? config.S3_ACCESS_KEY_ID;
  const secretAccessKey = config.BACKUP_S3_SECRET_ACCESS_KEY ?? config.S3_SECRET_ACCESS_KEY;
  if (!accessKeyId || !secretAccessKey) throw new BackupFault('noKey', { place });
  // Imported on demand: the SDK costs time and memory, which an installation with a folder does not need.
  const { openS3Storage } = await import('../../platform/storage/s3-storage.ts');
  const [, name, folder] = bucket;
  return openS3Storage({
    bucket: name!,
    prefix: folder ? `${folder}/` : '',
    endpoint: config.BACKUP_S3_ENDPOINT ?? config.S3_ENDPOINT,
    region: config.BACKUP_S3_REGION ?? config.S3_REGION,
    accessKeyId,
    secretAccessKey,
    patienceMs,
  }).catch((error: unknown) => {
    throw new BackupFault('bucket', { place, words: (error as Error).message }, { cause: error });
  });
}

/** Refuses to fill the disk: if the data are on it too, a full disk would stop the site. */
const withRoom = (storage: Storage, folder: string): Storage => ({
  ...storage,
  put: async (name, bytes) => {
    if (!(await hasRoom(folder, leastFree + bytes.length)))
      throw new BackupFault('diskFull', { place: folder });
    await storage.put(name, bytes);
  },
});

/** Whether a folder is on the same disk as the data; null if neither exists yet. */
export async function isOnDiskOf(dataDir: string, place: string): Promise<boolean> {
  if (place.startsWith('s3://')) return false;
  const [data, backups] = await Promise.all([deviceOf(dataDir), deviceOf(path.resolve(place))]);
  return data !== null && data === backups;
}

/** The disk of a folder, or of its nearest existing parent. */
async function deviceOf(folder: string): Promise<number | null> {
  const found = await stat(folder).catch(() => null);
  if (found) return found.dev;
  const parent = path.dirname(folder);
  return parent === folder ? null : deviceOf(parent);
}
