import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';
import { testBucket } from '#tests/object-store.ts';

// Tests the shell commands that work with a bucket, on a real object store.
const bucket = testBucket();
const root = path.resolve(import.meta.dirname, '../../..');

test.runIf(bucket)(
  'files are moved into a bucket, a backup lies there, and both come back alike',
  { timeout: 240_000 },
  async () => {
    const { endpoint, accessKeyId, secretAccessKey, bucket: name } = bucket!;
    const newFolder = () => path.join(inject('runDirectory'), randomUUID());
    const [here, there] = [newFolder(), newFolder()];
    const place = `s3://${name}/backups-${randomUUID()}`;
    const said = async (dataDir: string, ...args: string[]) => {
      const env = {
        PATH: process.env['PATH'],
        DATA_DIR: dataDir,
        S3_ENDPOINT: endpoint,
        S3_BUCKET: name,
        S3_ACCESS_KEY_ID: accessKeyId,
        S3_SECRET_ACCESS_KEY: secretAccessKey,
      };
      const program = ['--import=./scripts/drizzle-modules.mjs', ...args];
      return (await promisify(execFile)(process.execPath, program, { cwd: root, env })).stdout;
    };
    const picture = `${randomBytes(16).toString('hex')}.webp`;
    const content = randomBytes(300_000);
    const folder = (dataDir: string) => path.join(dataDir, 'files', picture.slice(0, 2));
    await mkdir(folder(here), { recursive: true });
    await writeFile(path.join(folder(here), picture), content);

    expect(await said(here, 'server/move.ts', '--to', 'bucket')).toMatch(/files of \d+ bytes were moved/);
    await said(here, 'server/backup.ts', '--to', place);
    expect(await said(here, 'server/backup.ts', 'list', '--to', place)).toMatch(/\w+/);
    expect(await said(here, 'server/backup.ts', 'drill', '--to', place)).toContain('can be restored');
    await said(there, 'server/restore.ts', '--from', place, '--yes');
    await said(there, 'server/move.ts', '--to', 'disk');
    expect((await readFile(path.join(folder(there), picture))).equals(content)).toBe(true);
  },
);
