// `npm run backup -- …`: backups from a shell, whether or not the site runs.
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { formatBytes } from '#shared/bytes.ts';
import { storedFault } from './backup/backup-fault.ts';
import { createBackupService } from './backup/backup.service.ts';
import { openPlace, placeOf } from './backup/backup-place.ts';
import { type Command, openSite, runCommand, UsageError } from './shell-command.ts';
import { type DrillReport, runDrill } from './backup/drill.ts';
import { type BackupReport, orNull, readSnapshot } from './backup/snapshot.ts';
import { askRunning } from './control.ts';
import { readSettings } from './setting/setting.service.ts';
import { programVersion } from './version.ts';

const usage = `npm run backup [-- --to <place>]    makes a backup; the site may run meanwhile
npm run backup -- list              prints every backup
npm run backup -- drill [--snapshot <id>]
                                    restores the newest backup into a temporary place and compares it
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

async function make({ config, logger, values }: Command): Promise<void> {
  const to = values['to'] as string | undefined;
  const report =
    (await askRunning<BackupReport>(
      config.DATA_DIR,
      'backup',
      to === undefined ? {} : { to: path.resolve(to) },
    )) ?? (await makeAlone());
  const { id, snapshot, written, ms, heldMs } = report;
  if (values['json'] === true) return console.log(JSON.stringify(report));
  const rows = Object.values(snapshot.rows).reduce((sum, count) => sum + count, 0);
  console.log(`Backup ${id} at ${placeOf(config, to)}
  ${rows} rows, ${snapshot.files.count} files of ${formatBytes(snapshot.files.bytes)}
  ${formatBytes(written.bytes)} in ${written.chunks} chunks were new; ${(ms / 1000).toFixed(1)} s${
    heldMs > 0 ? `, in which queries waited ${heldMs} ms` : ''
  }${config.BACKUP_PASSPHRASE ? '' : '\n  not encrypted: BACKUP_PASSPHRASE is not set'}`);

  /** Runs in this process: no process has the embedded database open, or it is PostgreSQL, which several can use. */
  async function makeAlone(): Promise<BackupReport> {
    const { database, storage } = await openSite(config, logger);
    try {
      const jobs = {
        enqueue: () => Promise.reject(new Error('a shell queues no work')),
        isWaiting: () => Promise.resolve(false),
      };
      const settings = () => readSettings(database.db);
      return await createBackupService({
        config,
        database,
        storage,
        logger,
        jobs,
        settings,
        version: programVersion,
      }).run('manual', to);
    } finally {
      await database.close();
    }
  }
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
    const { at, label, version, database, files } = snapshot;
    const kind = database.kind === 'folder' ? 'embedded database' : 'PostgreSQL';
    lines.push(
      `${id}  ${at}  ${label.padEnd(9)}  ${kind}, ${files.count} files of ${formatBytes(files.bytes)}, version ${version}`,
    );
  }
  console.log(lines.join('\n') || 'There is no backup yet.');
}

async function drill(command: Command): Promise<void> {
  if (command.values['json'] !== true) {
    const { snapshot, tables, rows, files, bytes } = await drillNow(command);
    return console.log(
      `The backup ${snapshot} can be restored: ${tables} tables with ${rows} rows, ${files} files of ${formatBytes(bytes)}.`,
    );
  }
  try {
    console.log(JSON.stringify(await drillNow(command)));
  } catch (error) {
    // The site runs this program, and its staff read the error in their language.
    console.log(JSON.stringify({ fault: storedFault(error, placeOf(command.config)) }));
    throw error;
  }
}

async function drillNow({ config, logger, values }: Command): Promise<DrillReport> {
  const repository = await openPlace(config, values['to'] as string | undefined);
  const scratch = await mkdtemp(path.join(tmpdir(), 'baobab-drill-'));
  // A site that stops ends its drill: delete the copy of its database.
  process.once('SIGTERM', () => {
    rmSync(scratch, { recursive: true, force: true });
    process.exit(143);
  });
  return runDrill(repository, scratch, logger, values['snapshot'] as string | undefined);
}
