import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';
import { testBucket } from '#tests/object-store.ts';

// Tests the shell commands that work with a bucket, on a real object store.
const bucket = testBucket();
const root = path.resolve(import.meta.dirname, '../../..');

test.runIf(bucket)(
  'a backup in a bucket moves files from the disk to a bucket and back',
  { timeout: 240_000 },
  async () => {
    const { endpoint, accessKeyId, secretAccessKey, bucket: name } = bucket!;
    const newFolder = () => path.join(inject('runDirectory'), randomUUID());
    const [here, between, there] = [newFolder(), newFolder(), newFolder()];
    const place = `s3://${name}/backups-${randomUUID()}`;
    const keys = (prefix: string) => ({
      [`${prefix}S3_ENDPOINT`]: endpoint,
      [`${prefix}S3_ACCESS_KEY_ID`]: accessKeyId,
      [`${prefix}S3_SECRET_ACCESS_KEY`]: secretAccessKey,
    });
    const said = async (dataDir: string, ...args: string[]) => {
      const env = {
        PATH: process.env['PATH'],
        DATA_DIR: dataDir,
        ...keys('BACKUP_'),
        ...(dataDir === between ? { ...keys(''), S3_BUCKET: name } : {}),
      };
      const program = ['--import=./scripts/drizzle-modules.mjs', ...args];
      return (await promisify(execFile)(process.execPath, program, { cwd: root, env })).stdout;
    };
    const picture = `${randomBytes(16).toString('hex')}.webp`;
    const content = randomBytes(300_000);
    const folder = (dataDir: string) => path.join(dataDir, 'files', picture.slice(0, 2));
    await mkdir(folder(here), { recursive: true });
    await writeFile(path.join(folder(here), picture), content);

    await said(here, 'server/backup.ts', '--to', place);
    expect(await said(here, 'server/backup.ts', 'list', '--to', place)).toMatch(/\w+/);
    expect(await said(here, 'server/backup.ts', 'drill', '--to', place)).toContain('can be restored');
    await said(between, 'server/restore.ts', '--from', place, '--yes');
    expect(existsSync(folder(between))).toBe(false);
    await said(between, 'server/backup.ts', '--to', place);
    await said(there, 'server/restore.ts', '--from', place, '--yes');
    expect((await readFile(path.join(folder(there), picture))).equals(content)).toBe(true);
  },
);
