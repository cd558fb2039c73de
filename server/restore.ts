// `npm run restore -- …` and `npm run rollback`: restore a backup, or the database before the last replacement.
import { rename } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { formatBytes } from '#shared/bytes.ts';
import { openPlace, placeOf } from './backup/backup-place.ts';
import { type Command, makeJobTables, runCommand, UsageError } from './shell-command.ts';
import { RepositoryError } from './backup/backup-fault.ts';
import type { Repository } from './backup/repository.ts';
import { prepareEmbedded, restoreFiles, restorePostgres } from './backup/restore.ts';
import { newestSnapshot, readSnapshot, type Snapshot } from './backup/snapshot.ts';
import { lockDirectory } from './db/lock.ts';
import { earlierFolders, restoredFolder, takeRestored } from './db/restored.ts';
import { openStorage } from './storage/open-storage.ts';

const usage = `npm run restore [-- --from <place>] [--snapshot <id>] [--yes]
                          replaces database and files by those of a backup, the newest by default
npm run rollback          goes back to the database before the last upgrade or restore
With the embedded database these run only while the site is stopped. <place> as for npm run backup. --yes asks nothing.`;

const options = {
  from: { type: 'string' },
  snapshot: { type: 'string' },
  earlier: { type: 'boolean', default: false },
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
  const { config, logger } = command;
  // The database comes last: if interrupted before, the site only has some more files.
  const unlock = config.DATABASE_URL ? null : await lockDirectory(config.DATA_DIR);
  try {
    const written = await restoreFiles(repository, snapshot, await openStorage(config));
    console.log(`${written} files were missing and are there again.`);
    if (config.DATABASE_URL) {
      const { tables, rows } = await restorePostgres(
        repository,
        snapshot,
        config.DATABASE_URL,
        config.DATA_DIR,
        logger,
        (target) => makeJobTables(target, logger),
      );
      return console.log(
        `The database has ${rows} rows in ${tables} tables again, compared with the backup.`,
      );
    }
    await prepareEmbedded(repository, snapshot, config.DATA_DIR, logger);
    await takeRestored(config.DATA_DIR, logger);
    console.log('The database is in place. The former one stays beside it: npm run rollback brings it back.');
  } finally {
    await unlock?.();
  }
}

async function rollBack(command: Command): Promise<void> {
  const { config, logger } = command;
  if (config.DATABASE_URL) return rollBackPostgres(command);
  const unlock = await lockDirectory(config.DATA_DIR);
  try {
    const [earlier] = await earlierFolders(config.DATA_DIR);
    if (earlier === undefined) throw new RepositoryError('there is no earlier database to go back to');
    await confirm(
      command,
      `The database in ${earlier} replaces the present one; what was written since then is only in that one, which stays beside it.`,
    );
    await rename(earlier, restoredFolder(config.DATA_DIR));
    await takeRestored(config.DATA_DIR, logger);
  } finally {
    await unlock();
  }
  console.log('The earlier database is in place. Install the version that it belongs to, then npm start.');
}

/** On PostgreSQL, rolls back to the backup that was made before the upgrade, because there is no former folder. */
async function rollBackPostgres(command: Command): Promise<void> {
  const repository = await openPlace(command.config, command.values['from'] as string | undefined);
  for (const id of await repository.snapshotIds()) {
    const snapshot = await readSnapshot(repository, id);
    if (snapshot.label !== 'upgrade') continue;
    await confirm(
      command,
      `The backup ${id} of ${snapshot.at}, from before the last upgrade, replaces the present database. What was written since then is lost.`,
    );
    await replace(command, repository, snapshot);
    return console.log(`Install version ${snapshot.version}, then npm start.`);
  }
  throw new RepositoryError('there is no backup from before an upgrade');
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
