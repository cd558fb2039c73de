import path from 'node:path';
import type { Config } from '../config.ts';
import { createDiskStorage } from './disk-storage.ts';
import type { Storage } from './storage.ts';

/**
 * Opens the storage that the configuration names: a bucket, which must answer now, or a folder under DATA_DIR.
 * @throws Error with one line that says what is wrong with the bucket
 */
export async function openStorage(config: Config): Promise<Storage> {
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = config;
  if (!S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    return createDiskStorage(path.join(config.DATA_DIR, 'files'));
  // The SDK takes time and memory that an installation with a disk is spared.
  const { openS3Storage } = await import('./s3-storage.ts');
  return openS3Storage({
    bucket: S3_BUCKET,
    endpoint: config.S3_ENDPOINT,
    region: config.S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  });
}
