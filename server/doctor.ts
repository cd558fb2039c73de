// `npm run doctor`: checks everything that a site depends on, and advises what to do.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createBackupHealth } from './operations/backup/backup-health.ts';
import { isOnDiskOf, openUsedPlace, placeOf } from './operations/backup/backup-place.ts';
import { runWithArguments, UsageError } from './operations/shell-command.ts';
import { newestSnapshot } from './operations/backup/snapshot.ts';
import { type Config, parseConfig } from './platform/config.ts';
import { type DatabaseHandle, openUnmigrated } from './platform/db/client.ts';
import { clusterFolder } from './platform/db/embedded-cluster.ts';
import { askSite, checkProxies } from './operations/doctor/address-checks.ts';
import { judgeChecksums, judgeDatabase } from './operations/doctor/database-checks.ts';
import { createDoctorService, inspectMs } from './operations/doctor/doctor.service.ts';
import {
  type Check,
  CheckError,
  type Finding,
  lineOf,
  ok,
  reasonOf,
  runCheck,
  skipped,
  warning,
  within,
} from './operations/doctor/finding.ts';
import {
  checkDisk,
  checkMail,
  judgeBackup,
  judgeDrill,
  judgeFiles,
} from './operations/doctor/site-checks.ts';
import { printableText } from './platform/error-for-log.ts';
import { inspectFiles } from './platform/jobs/stored-files.ts';
import { createLogger, type Logger } from './platform/logger.ts';
import { greetMailServer } from './conversations/mail/mail.transport.ts';
import { readSettings } from './content/setting/setting.service.ts';
import { openStorage } from './platform/storage/open-storage.ts';
import { programVersion } from './platform/version.ts';

const usage = `npm run doctor [-- --strict] [--json]
    looks at configuration, database, files, mail, proxies, disk and backups; the site may run meanwhile,
    and no data are changed. One line each: ✓ fine, ! can be better, ✗ wrong, - not in use; after → what to do.
--strict  exit code 1 for ! too
--json    the same for programs
Exit code: 0 nothing is wrong, 1 something is, 2 it was asked wrongly.`;

const options = {
  strict: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

/** Seconds for a check; checks that list all files of a storage have more. */
const usualSeconds = 5;
const longSeconds = inspectMs / 1000;
const version = `Baobab ${programVersion}, Node ${process.versions.node}`;
/** Width of the column of names. */
const nameWidth = 'page checksums'.length;

await runWithArguments(usage, options, async ({ values, positionals }) => {
  if (positionals.length > 0) throw new UsageError(`Not understood: ${positionals.join(' ')}`);
  const findings: Finding[] = [];
  const isColored = process.stdout.isTTY && !process.env['NO_COLOR'];
  const report = (found: Finding): void => {
    // Texts from other servers may contain control characters for terminals.
    const finding = { ...found, text: printableText(found.text) };
    findings.push(finding);
    if (values['json'] !== true) console.log(lineOf(finding, nameWidth, isColored));
  };
  const config = readConfig(report);
  if (config) await examine(config, report);
  else report({ check: 'version', ...ok(version) });
  const failing = values['strict'] === true ? ['fault', 'warning'] : ['fault'];
  const isGood = !findings.some(({ level }) => failing.includes(level));
  if (values['json'] === true) console.log(JSON.stringify({ isGood, findings }));
  return isGood ? 0 : 1;
});

function readConfig(report: (finding: Finding) => void): Config | null {
  try {
    const config = parseConfig(process.env);
    const name = 'configuration';
    if (config.PUBLIC_URL !== undefined)
      report({ check: name, ...ok(`site ${config.PUBLIC_URL}, data in ${path.resolve(config.DATA_DIR)}`) });
    else
      report({
        check: name,
        ...warning(
          `PUBLIC_URL is not set; data in ${path.resolve(config.DATA_DIR)}`,
          'set it to the address that visitors use',
        ),
      });
    return config;
  } catch (error) {
    report({
      check: 'configuration',
      level: 'fault',
      text: reasonOf(error),
      advice: 'correct these variables; nothing else can be looked at before',
    });
    return null;
  }
}

async function examine(config: Config, report: (finding: Finding) => void): Promise<void> {
  const logger = createLogger({ LOG_LEVEL: 'silent' });
  const reaching = within(longSeconds, reachSite(config, logger));
  const facts = reaching.then((site) => within(usualSeconds, site.facts()));
  const asking = askThrough(config, reaching);
  /** Checks start after this, so that a database that opens slowly does not use up their time. */
  const reached = Promise.allSettled([facts, asking]);
  const check = (
    name: string,
    run: Check['run'],
    advice = 'look at the log of the site',
    seconds = usualSeconds,
  ): Check => ({ name, run, advice, seconds, after: reached });
  const backups = () =>
    facts.then(
      (site) => site.backups,
      () => null,
    );
  const now = Date.now();
  const { DATA_DIR, DATABASE_URL, S3_BUCKET } = config;

  const checks: Check[] = [
    check('version', async () => ok(version)),
    check(
      'database',
      async () => judgeDatabase((await facts).database),
      DATABASE_URL
        ? 'check DATABASE_URL, and whether PostgreSQL runs'
        : 'start the site, and look at its log',
    ),
    check('page checksums', () =>
      facts.then(
        ({ database }) => judgeChecksums(database),
        () => skipped('the database does not answer'),
      ),
    ),
    check(
      'storage',
      async () => {
        const isReadable = await facts.then(
          ({ database }) => database.migrations !== null,
          () => false,
        );
        if (!isReadable)
          return skipped('the database, which names the files, does not answer or has no tables');
        const site = await reaching;
        const place = S3_BUCKET ? `bucket ${S3_BUCKET}` : path.join(DATA_DIR, 'files');
        return judgeFiles(place, await site.files());
      },
      S3_BUCKET ? 'check S3_ENDPOINT, S3_BUCKET and its keys' : `check the disk and the owner of ${DATA_DIR}`,
      longSeconds,
    ),
    check(
      'mail',
      () => checkMail(config.SMTP_URL, greetMailServer),
      'check SMTP_URL, and whether this machine may connect there',
    ),
    check('proxies', async () => checkProxies(config, asking)),
    check('disk', () => checkDisk(DATA_DIR), 'check that DATA_DIR is the folder of the site'),
    check(
      'backup',
      async () => judgeBackup(await newestAt(config), await backups(), now),
      'check BACKUP_TO, BACKUP_PASSPHRASE and the keys of the bucket',
      longSeconds,
    ),
    check('restore drill', async () => judgeDrill(await backups(), now)),
  ];
  // Run all checks at once, so that several slow ones take no longer than one. Report them in order.
  const running = checks.map(runCheck);
  for (const finding of running) report(await finding);
  await reaching.then((site) => within(usualSeconds, site.close())).catch(() => {});
}

/**
 * Opens the database without changing it.
 * @throws Error with a message of one line if it cannot be reached
 */
async function reachSite(config: Config, logger: Logger) {
  const { DATABASE_URL, DATA_DIR } = config;
  if (!DATABASE_URL && !existsSync(clusterFolder(DATA_DIR)))
    throw new CheckError(
      `there is no database in ${path.resolve(DATA_DIR)} yet`,
      'check DATA_DIR; the first start of the site makes one',
    );
  const database = await openUnmigrated({ ...config, DATABASE_POOL: 2 }, logger).catch((error: unknown) => {
    if (DATABASE_URL) throw error;
    throw new CheckError(
      reasonOf(error),
      'its files are damaged, or the disk is full: make room, or npm run restore',
    );
  });
  return { ...serviceOn(config, database), close: () => database.close() };
}

/** Creates the doctor's service for a database that this process has opened. */
function serviceOn(config: Config, database: DatabaseHandle) {
  const storage = openStorage(config);
  storage.catch(() => {});
  const backups = createBackupHealth(database.db, () => readSettings(database.db));
  return createDoctorService({ database, storage, backups, inspectFiles });
}

async function askThrough(config: Config, reaching: ReturnType<typeof reachSite>) {
  const pass = await reaching.then((site) => within(usualSeconds, site.pass())).catch(() => null);
  return askSite(config, pass);
}

async function newestAt(config: Config) {
  const place = placeOf(config);
  const repository = await openUsedPlace(config);
  const newest = repository && (await newestSnapshot(repository));
  return {
    place,
    newest: newest?.snapshot.at ?? null,
    isEncrypted: repository?.isEncrypted ?? false,
    isSameDisk: await isOnDiskOf(config.DATA_DIR, place),
  };
}
