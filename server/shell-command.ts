import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { type Config, parseConfig } from './config.ts';
import type { Storage } from './storage/storage.ts';
import { type DatabaseHandle, openDatabase } from './db/client.ts';
import { DirectoryInUseError } from './db/lock.ts';
import { wordsOfFault } from './error-for-log.ts';
import { createJobService } from './jobs/job.service.ts';
import { createLogger, type Logger } from './logger.ts';
import { openStorage } from './storage/open-storage.ts';
import { RepositoryError } from './backup/backup-fault.ts';

/** Exit codes of the commands: what was asked could not be done; it was asked wrongly. */
const failed = 1;
const misused = 2;

export type Command = {
  config: Config;
  logger: Logger;
  values: Record<string, string | boolean | undefined>;
  positionals: string[];
};

/** Error of a command that was asked wrongly; the usage is printed with it. */
export class UsageError extends Error {}

/** Reads the arguments and the environment of a command, runs it, and ends with one line where it fails. */
export const runCommand = (
  usage: string,
  options: ParseArgsOptionsConfig,
  run: (command: Command) => Promise<void>,
): Promise<void> =>
  runWithArguments(usage, options, async ({ values, positionals }) => {
    const config = parseConfig(process.env);
    const logger = createLogger({ LOG_LEVEL: config.LOG_LEVEL === 'info' ? 'warn' : config.LOG_LEVEL });
    await run({ config, logger, values, positionals });
    return 0;
  });

/** The same for a command that reads the environment itself, and decides on its exit code. */
export async function runWithArguments(
  usage: string,
  options: ParseArgsOptionsConfig,
  run: (given: Pick<Command, 'values' | 'positionals'>) => Promise<number>,
): Promise<void> {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { ...options, help: { type: 'boolean', short: 'h' } },
    });
    if (values['help'] === true) {
      console.log(usage);
      return;
    }
    process.exit(await run({ values, positionals }));
  } catch (error) {
    const isUsage =
      error instanceof UsageError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS') === true;
    const isKnown = isUsage || error instanceof RepositoryError || error instanceof DirectoryInUseError;
    console.error(isKnown ? (error as Error).message : error);
    if (isUsage) console.error(`\n${usage}`);
    process.exit(isUsage ? misused : failed);
  }
}

/** Opens database and files for a command, which has them for itself. */
export async function openSite(
  config: Config,
  logger: Logger,
): Promise<{ database: DatabaseHandle; storage: Storage }> {
  const storage = await openStorage(config);
  return { storage, database: await openDatabase(config, logger) };
}

/** The tables of waiting work, which the program makes at its first start. */
export async function makeJobTables(database: DatabaseHandle, logger: Logger): Promise<void> {
  const jobs = createJobService({ database, logger, wordsOf: wordsOfFault });
  await jobs.open();
  await jobs.stop();
}
