// `npm run restore -- …` and `npm run rollback`: restore a backup, or the one from before the last upgrade or restore.
import { createInterface } from 'node:readline/promises';
import { formatBytes } from '#shared/base/bytes.ts';
import { RepositoryError } from './operations/backup/backup-fault.ts';
import { openPlace, placeOf } from './operations/backup/backup-place.ts';
import type { Repository } from './operations/backup/repository.ts';
import { restoreDatabase, restoreFiles } from './operations/backup/restore.ts';
import { makeBackup, newestSnapshot, readSnapshot, type Snapshot } from './operations/backup/snapshot.ts';
import { users } from './people/user/user.schema.ts';
import { type Command, makeJobTables, openSite, runCommand, UsageError } from './operations/shell-command.ts';
import { programVersion } from './platform/version.ts';

const usage = `npm run restore [-- --from <place>] [--snapshot <id>] [--yes] [--discard]
                          replaces database and files by those of a backup, the newest by default
npm run rollback          goes back to the database before the last upgrade or restore
Stop the site before: its pages would show what was there. <place> as for npm run backup. --yes asks nothing. What is
replaced is backed up before; --discard does without that.`;

const options = {
  from: { type: 'string' },
  snapshot: { type: 'string' },
  earlier: { type: 'boolean', default: false },
  discard: { type: 'boolean', default: false },
  yes: { type: 'boolean', short: 'y', default: false },
} as const;

await runCommand(usage, options, async (command) => {
  if (command.positionals.length > 0)
    throw new UsageError(`"${command.positionals.join(' ')}" is not known.`);
  if (command.values['earlier'] === true) await rollBack(command);
  else await restore(command);
});

async function restore(command: Command): Promise<void> {
  const { config, values } = command;
  const from = values['from'] as string | undefined;
  const repository = await openPlace(config, from);
  const wanted = values['snapshot'] as string | undefined;
  const found = wanted
    ? { id: wanted, snapshot: await readSnapshot(repository, wanted) }
    : await newestSnapshot(repository);
  if (!found) throw new RepositoryError(`there is no backup at ${placeOf(config, from)}`);
  const { id, snapshot } = found;
  const files = `${snapshot.files.count} files of ${formatBytes(snapshot.files.bytes)}`;
  await confirm(
    command,
    `The backup ${id} of ${snapshot.at} (${files}, version ${snapshot.version}) replaces the present database.`,
  );
  await replace(command, repository, snapshot);
}

async function replace(command: Command, repository: Repository, snapshot: Snapshot): Promise<void> {
  const { config, logger, values } = command;
  const { database, storage } = await openSite(config, logger);
  try {
    if (values['discard'] !== true && (await database.db.$count(users)) > 0) {
      const place = await openPlace(config);
      const source = { database, storage, version: programVersion };
      const { id } = await place.withLock(() => makeBackup(source, place, 'upgrade'));
      console.log(`What is there now is the backup ${id}: npm run rollback brings it back.`);
    }
    // The database comes last: if interrupted before, the site only has some more files.
    const written = await restoreFiles(repository, snapshot, storage);
    console.log(`${written} files were missing and are there again.`);
    await makeJobTables(database, logger);
    const { tables, rows } = await restoreDatabase(repository, snapshot, database);
    console.log(`The database has ${rows} rows in ${tables} tables again, compared with the backup.`);
  } finally {
    await database.close();
  }
}

async function rollBack(command: Command): Promise<void> {
  const repository = await openPlace(command.config, command.values['from'] as string | undefined);
  for (const id of await repository.snapshotIds()) {
    const snapshot = await readSnapshot(repository, id);
    if (snapshot.label !== 'upgrade') continue;
    await confirm(
      command,
      `The backup ${id} of ${snapshot.at}, from before the last upgrade or restore, replaces the present database.`,
    );
    await replace(command, repository, snapshot);
    return console.log(`Install version ${snapshot.version}, then npm start.`);
  }
  throw new RepositoryError('there is no backup from before an upgrade or a restore');
}

async function confirm({ values }: Command, what: string): Promise<void> {
  console.log(what);
  if (values['yes'] === true) return;
  if (!process.stdin.isTTY) throw new UsageError('Add --yes to confirm this.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question('Type yes to go on: ');
  terminal.close();
  if (answer.trim().toLowerCase() !== 'yes') throw new RepositoryError('Nothing was changed.');
}
