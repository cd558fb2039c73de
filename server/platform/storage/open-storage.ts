import path from 'node:path';
import type { Config } from '../config.ts';
import { createDiskStorage, sweepUnfinished } from './disk-storage.ts';
import type { Storage } from './storage.ts';

/**
 * Opens the configured storage: a bucket, which must answer now, or a folder under DATA_DIR.
 * @throws Error with one line that describes the problem with the bucket
 */
export async function openStorage(config: Config): Promise<Storage> {
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = config;
  if (!S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    return createDiskStorage(path.join(config.DATA_DIR, 'files'));
  // Imported on demand: the SDK costs time and memory, which an installation with a disk does not need.
  const { openS3Storage } = await import('./s3-storage.ts');
  return openS3Storage({
    bucket: S3_BUCKET,
    endpoint: config.S3_ENDPOINT,
    region: config.S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  });
}

/** Milliseconds after which a file can no longer be in the process of being written. */
const longestWriteMs = 10 * 60_000;

/** Removes partial files of killed processes. */
export async function sweepStorage({ DATA_DIR, S3_BUCKET }: Config): Promise<void> {
  if (!S3_BUCKET) await sweepUnfinished(path.join(DATA_DIR, 'files'), longestWriteMs);
}
