import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../config.ts';
import type { Logger } from '../logger.ts';
import { isDiskFull } from './disk-room.ts';
import { type BeforeUpgrade, type DatabaseHandle, isDatabaseAway, openDatabase } from './client.ts';

/** Milliseconds until the next attempt; doubled each time, up to ten seconds. */
const firstPauseMs = 250;
const longestPauseMs = 10_000;
/** Attempts after which the wait is reported again: every ten minutes. */
const attemptsPerLine = 60;

/**
 * Opens the database as soon as it is available and the disk has free space: the program and its database may
 * start in any order. The wait is reported once, and then rarely.
 * @throws Error with a message of one line when waiting does not help: a wrong password, no such database, files of
 *   another version
 */
export async function openDatabaseWhenThere(
  config: Config,
  logger: Logger,
  say: (line: string) => void,
  beforeUpgrade?: BeforeUpgrade,
): Promise<DatabaseHandle> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await openDatabase(config, logger, beforeUpgrade);
    } catch (error) {
      const reason = reasonOf(error);
      const isFull = isDiskFull(error);
      if (!isFull && !config.DATABASE_URL) throw new Error(reason, { cause: error });
      if (!isFull && !isDatabaseAway(error))
        throw new Error(`the database at DATABASE_URL cannot be used (${reason}).`, { cause: error });
      if (attempt % attemptsPerLine === 0) {
        say(
          isFull
            ? `Baobab waits for room on the disk: ${reason}.`
            : `Baobab waits for the database: DATABASE_URL does not answer (${reason}).`,
        );
      }
    }
    await sleep(Math.min(firstPauseMs * 2 ** attempt, longestPauseMs));
    exitWithoutParent();
  }
}

/** Ends this process if its parent, scripts/start.mjs, has ended. */
function exitWithoutParent(): void {
  // oxlint-disable-next-line typescript/no-unnecessary-boolean-literal-compare -- undefined where another program started us
  if (process.connected === false) process.exit(1);
}

/** The cause in one line: the driver's own message, which may be in a cause or a code. */
function reasonOf(error: unknown): string {
  const { message, cause, code } = error as Error & { code?: string };
  return message || (cause instanceof Error ? cause.message : '') || String(code);
}
