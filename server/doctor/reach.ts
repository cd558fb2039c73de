import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../config.ts';
import { connectPostgres, type DatabaseHandle, openEmbeddedAt } from '../db/client.ts';
import { DirectoryInUseError, lockDirectory } from '../db/lock.ts';
import type { Logger } from '../logger.ts';
import { CheckError, reasonOf } from './finding.ts';
import type { DoctorService, SiteFacts } from './doctor.service.ts';
import type { StoredFiles } from './site-checks.ts';

/** A site as reached from a shell. */
export type Reached = {
  /** Whether the site runs; null on PostgreSQL, where several processes may run. */
  isRunning: boolean | null;
  facts: () => Promise<SiteFacts>;
  files: () => Promise<StoredFiles>;
  /** Null if no process answers requests. */
  pass: (() => Promise<string>) | null;
  close: () => Promise<void>;
};

type Means = {
  /** Sends a command to the process that has the data directory; null if none listens. */
  ask: <T>(command: string) => Promise<T | null>;
  serviceOn: (database: DatabaseHandle) => Pick<DoctorService, 'facts' | 'pass'> & {
    files: () => Promise<StoredFiles>;
  };
};

/**
 * Reaches a site without changing it: PostgreSQL over a connection of its own; the embedded database through the
 * process that has it open, or, if there is none, by opening it without migrations.
 * @throws Error with a message of one line if it cannot be reached
 */
export async function reachSite(
  config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>,
  logger: Logger,
  { ask, serviceOn }: Means,
): Promise<Reached> {
  if (config.DATABASE_URL) {
    const database = connectPostgres(config.DATABASE_URL, 2, logger);
    const service = serviceOn(database);
    return { isRunning: null, ...service, close: () => database.close() };
  }
  const facts = await ask<SiteFacts>('facts').catch((error: unknown) => {
    throw new CheckError(
      `the site runs, but its database does not answer (${reasonOf(error)})`,
      'restart it',
    );
  });
  if (facts) {
    const asked = async <T>(command: string): Promise<T> => {
      const answer = await ask<T>(command);
      if (answer === null) throw new Error('the site has just stopped');
      return answer;
    };
    return {
      isRunning: true,
      facts: async () => facts,
      files: () => asked('files'),
      pass: () => asked('pass'),
      close: async () => {},
    };
  }
  const folder = path.join(config.DATA_DIR, 'db');
  if (!existsSync(path.join(folder, 'PG_VERSION')))
    throw new CheckError(
      `there is no database in ${path.resolve(config.DATA_DIR)} yet`,
      'check DATA_DIR; the first start of the site makes one',
    );
  const unlock = await lockDirectory(config.DATA_DIR).catch((error: unknown) => {
    if (!(error instanceof DirectoryInUseError)) throw error;
    throw new CheckError(
      `${error.situation}, which does not answer this command`,
      'wait until the site is ready; if it is, restart it',
    );
  });
  const database = await openEmbeddedAt(folder, logger, { migrate: false }).catch(async (error: unknown) => {
    await unlock();
    throw new CheckError(
      `the embedded database cannot be opened (${reasonOf(error)})`,
      'its files are damaged, or the disk is full: make room, or npm run restore',
    );
  });
  const { facts: read, files } = serviceOn(database);
  return {
    isRunning: false,
    facts: read,
    files,
    pass: null,
    close: () => database.close().then(unlock),
  };
}
