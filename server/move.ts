// `npm run move -- …`: copies all rows from one database to another, or all files from one storage to another.
import { createHash } from 'node:crypto';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { type Command, makeJobTables, runCommand, UsageError } from './shell-command.ts';
import { RepositoryError } from './backup/backup-fault.ts';
import { moveRows } from './backup/restore.ts';
import { parseConfig } from './config.ts';
import { type DatabaseHandle, openDatabase } from './db/client.ts';
import { users } from './db/schema/user.ts';
import { createDiskStorage } from './storage/disk-storage.ts';
import { openStorage } from './storage/open-storage.ts';
import type { Storage } from './storage/storage.ts';

const usage = `npm run move -- database --from <database> --to <database> [--replace]
    <database> is a DATA_DIR with the embedded database, or postgres://…; the target must have no accounts, unless --replace
npm run move -- files --to bucket|disk
    between DATA_DIR/files and the bucket of S3_BUCKET; the originals stay
Run it while the site is stopped. Counts and checksums of both sides are compared.`;

const options = {
  from: { type: 'string' },
  to: { type: 'string' },
  replace: { type: 'boolean', default: false },
} as const;

await runCommand(usage, options, async (command) => {
  const [what] = command.positionals;
  if (what === 'database') await moveDatabase(command);
  else if (what === 'files') await moveFiles(command);
  else throw new UsageError('Say what is to be moved: database or files.');
});

async function moveDatabase({ logger, values }: Command): Promise<void> {
  const { from, to } = values;
  if (typeof from !== 'string' || typeof to !== 'string') throw new UsageError('--from and --to are needed.');
  const open = async (place: string): Promise<DatabaseHandle> => {
    const isServer = /^postgres(ql)?:\/\//.test(place);
    const named = isServer ? { DATABASE_URL: place } : { DATABASE_URL: '', DATA_DIR: path.resolve(place) };
    return openDatabase(parseConfig({ ...process.env, ...named }), logger);
  };
  const source = await open(from);
  try {
    const target = await open(to);
    try {
      if (values['replace'] !== true && (await target.db.$count(users)) > 0)
        throw new RepositoryError('The target has accounts already. --replace deletes all that it holds.');
      await makeJobTables(target, logger);
      const { tables, rows, differing } = await moveRows(source, target);
      if (differing.length > 0)
        throw new RepositoryError(`These tables differ after moving: ${differing.join(', ')}`);
      console.log(`${rows} rows in ${tables} tables were moved; counts and checksums are equal.`);
      await target.db.execute(sql`analyze`);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

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
