// `npm run move -- …`: copies all files from one storage to another.
import { createHash } from 'node:crypto';
import path from 'node:path';
import { type Command, runCommand, UsageError } from './operations/shell-command.ts';
import { RepositoryError } from './operations/backup/backup-fault.ts';
import { createDiskStorage } from './platform/storage/disk-storage.ts';
import { openStorage } from './platform/storage/open-storage.ts';
import type { Storage } from './platform/storage/storage.ts';

const usage = `npm run move -- --to bucket|disk
    copies all files between DATA_DIR/files and the bucket of S3_BUCKET, and compares their checksums; the originals stay
Run it while the site is stopped. The database moves by npm run backup, and npm run restore with another DATABASE_URL.`;

await runCommand(usage, { to: { type: 'string' } }, moveFiles);

async function moveFiles({ config, values }: Command): Promise<void> {
  if (!config.S3_BUCKET) throw new UsageError('S3_BUCKET and its keys must be set: they name the bucket.');
  const disk = createDiskStorage(path.join(config.DATA_DIR, 'files'));
  const bucket = await openStorage(config);
  const [source, target] =
    values['to'] === 'bucket' ? [disk, bucket] : values['to'] === 'disk' ? [bucket, disk] : [];
  if (!source || !target) throw new UsageError('--to is bucket or disk.');
  let [count, bytes] = [0, 0];
  for await (const { name } of source.list()) {
    const content = await source.get(name);
    if (!content) continue;
    await copyChecked(target, name, content);
    count++;
    bytes += content.length;
  }
  console.log(`${count} files of ${bytes} bytes were moved; every checksum is equal.`);
}

async function copyChecked(target: Storage, name: string, content: Buffer): Promise<void> {
  const sumOf = (given: Buffer) => createHash('sha256').update(given).digest('hex');
  await target.put(name, content);
  const there = await target.get(name);
  if (!there || sumOf(there) !== sumOf(content))
    throw new RepositoryError(`${name} is not the same after moving`);
}
