import type { S3Options } from '#server/platform/storage/s3-storage.ts';

/**
 * Bucket of a real S3-compatible server from the TEST_S3_* variables (.ci/run starts one); null if they are not set.
 */
export function testBucket(): (S3Options & { endpoint: string }) | null {
  const {
    TEST_S3_ENDPOINT: endpoint,
    TEST_S3_BUCKET: bucket,
    TEST_S3_ACCESS_KEY_ID: accessKeyId,
    TEST_S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = process.env;
  if (!endpoint) return null;
  if (!bucket || !accessKeyId || !secretAccessKey)
    throw new Error(
      'TEST_S3_ENDPOINT needs TEST_S3_BUCKET, TEST_S3_ACCESS_KEY_ID and TEST_S3_SECRET_ACCESS_KEY.',
    );
  return { endpoint, bucket, accessKeyId, secretAccessKey, region: 'us-east-1' };
}
