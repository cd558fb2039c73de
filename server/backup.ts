// `npm run backup -- …`: backups from a shell, whether or not the site runs.
import { formatBytes } from '#shared/base/bytes.ts';
import { createBackupService } from './operations/backup/backup.service.ts';
import { openPlace, placeOf } from './operations/backup/backup-place.ts';
import { orNull, readSnapshot } from './operations/backup/snapshot.ts';
import { readSettings } from './content/setting/setting.service.ts';
import { type Command, openSite, runCommand, UsageError } from './operations/shell-command.ts';
import { programVersion } from './platform/version.ts';

const usage = `npm run backup [-- --to <place>]    makes a backup; the site may run meanwhile
npm run backup -- list              prints every backup
npm run backup -- drill [--snapshot <id>]
                                    restores the newest backup into a temporary database and compares it
<place> is a folder or s3://bucket/folder; BACKUP_TO by default, else the folder backups in DATA_DIR. With BACKUP_PASSPHRASE
backups are encrypted, and nobody can read them without it.`;

const options = {
  to: { type: 'string' },
  snapshot: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

await runCommand(usage, options, async (command) => {
  const [name = 'make', ...rest] = command.positionals;
  const action = { make, list, drill }[name];
  if (!action || rest.length > 0)
    throw new UsageError(`There is no command "${command.positionals.join(' ')}".`);
  await action(command);
});

/** Runs work with the service of backups, in this process. */
async function withBackups<T>(
  { config, logger }: Command,
  work: (backups: ReturnType<typeof createBackupService>) => Promise<T>,
): Promise<T> {
  const { database, storage } = await openSite(config, logger);
  try {
    const jobs = {
      enqueue: () => Promise.reject(new Error('a shell queues no work')),
      isUnfinished: () => Promise.resolve(false),
    };
    const settings = () => readSettings(database.db);
    return await work(
      createBackupService({ config, database, storage, logger, jobs, settings, version: programVersion }),
    );
  } finally {
    await database.close();
  }
}

async function make(command: Command): Promise<void> {
  const { config, values } = command;
  const to = values['to'] as string | undefined;
  const report = await withBackups(command, (backups) => backups.run('manual', to));
  const { id, snapshot, written, ms } = report;
  if (values['json'] === true) return console.log(JSON.stringify(report));
  const rows = Object.values(snapshot.rows).reduce((sum, count) => sum + count, 0);
  console.log(`Backup ${id} at ${placeOf(config, to)}
  ${rows} rows, ${snapshot.files.count} files of ${formatBytes(snapshot.files.bytes)}
  ${formatBytes(written.bytes)} in ${written.chunks} chunks were new; ${(ms / 1000).toFixed(1)} s${
    config.BACKUP_PASSPHRASE ? '' : '\n  not encrypted: BACKUP_PASSPHRASE is not set'
  }`);
}

async function list({ config, values }: Command): Promise<void> {
  const repository = await openPlace(config, values['to'] as string | undefined);
  const lines = [];
  for (const id of await repository.snapshotIds()) {
    const snapshot = await orNull(readSnapshot(repository, id));
    if (!snapshot) {
      lines.push(`${id}  damaged`);
      continue;
    }
    const { at, label, version, files } = snapshot;
    lines.push(
      `${id}  ${at}  ${label.padEnd(9)}  ${files.count} files of ${formatBytes(files.bytes)}, version ${version}`,
    );
  }
  console.log(lines.join('\n') || 'There is no backup yet.');
}

async function drill(command: Command): Promise<void> {
  const choice = {
    wanted: command.values['snapshot'] as string | undefined,
    to: command.values['to'] as string | undefined,
  };
  const report = await withBackups(command, (backups) => backups.drill(undefined, choice));
  if (command.values['json'] === true) return console.log(JSON.stringify(report));
  const { snapshot, tables, rows, files, bytes } = report;
  console.log(
    `The backup ${snapshot} can be restored: ${tables} tables with ${rows} rows, ${files} files of ${formatBytes(bytes)}.`,
  );
}
