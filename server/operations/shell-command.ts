import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { type Config, parseConfig } from '../platform/config.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { type DatabaseHandle, openDatabase } from '../platform/db/client.ts';
import { EmbeddedServerError } from '../platform/db/postgres-programs.ts';
import { wordsOfFault } from '../platform/error-for-log.ts';
import { createJobService } from '../platform/jobs/job.service.ts';
import { createLogger, type Logger } from '../platform/logger.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import { RepositoryError } from './backup/backup-fault.ts';

/** Exit codes of commands: the command failed; the arguments are wrong. */
const failed = 1;
const misused = 2;

export type Command = {
  config: Config;
  logger: Logger;
  values: Record<string, string | boolean | undefined>;
  positionals: string[];
};

/** Wrong arguments of a command; the usage is printed with it. */
export class UsageError extends Error {}

/** Reads the arguments and the environment of a command and runs it; prints one line if it fails. */
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

/** `runCommand` for a command that reads the environment itself and chooses its exit code. */
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
    const isKnown = isUsage || error instanceof RepositoryError || error instanceof EmbeddedServerError;
    console.error(isKnown ? (error as Error).message : error);
    if (isUsage) console.error(`\n${usage}`);
    process.exit(isUsage ? misused : failed);
  }
}

/** Opens the database and the files for a command that runs in a process of its own. */
export async function openSite(
  config: Config,
  logger: Logger,
): Promise<{ database: DatabaseHandle; storage: Storage }> {
  const storage = await openStorage(config);
  return { storage, database: await openDatabase(config, logger) };
}

/** Creates the tables of background jobs, as the program does at its first start. */
export async function makeJobTables(database: DatabaseHandle, logger: Logger): Promise<void> {
  const jobs = createJobService({ database, logger, wordsOf: wordsOfFault });
  await jobs.open();
  await jobs.stop();
}
