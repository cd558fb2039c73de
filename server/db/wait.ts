import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../config.ts';
import type { Logger } from '../logger.ts';
import { isDiskFull } from './disk-room.ts';
import { type BeforeUpgrade, type DatabaseHandle, isDatabaseAway, openDatabase } from './client.ts';
import { DirectoryInUseError } from './lock.ts';

/** Milliseconds until the next attempt; doubled each time, up to ten seconds. */
const firstPauseMs = 250;
const longestPauseMs = 10_000;
/** Attempts after which the wait is reported again: every ten minutes. */
const attemptsPerLine = 60;
/** Milliseconds within which a stopping process closes the data directory: its own limit in main.ts. */
const closingMs = 30_000;
const directoryPauseMs = 250;

/**
 * Opens the database as soon as it is available and the disk has free space: the program and its database may
 * start in any order. The wait is reported once, and then rarely.
 * @throws Error with a message of one line when waiting does not help: a wrong password, no such database, a data
 *   directory that another process still holds after `directoryMs`
 */
export async function openDatabaseWhenThere(
  config: Config,
  logger: Logger,
  say: (line: string) => void,
  { directoryMs = closingMs, beforeUpgrade }: { directoryMs?: number; beforeUpgrade?: BeforeUpgrade } = {},
): Promise<DatabaseHandle> {
  const directoryUntil = Date.now() + directoryMs;
  for (let attempt = 0; ; attempt++) {
    try {
      return await openDatabase(config, logger, beforeUpgrade);
    } catch (error) {
      const reason = reasonOf(error);
      if (error instanceof DirectoryInUseError && Date.now() < directoryUntil) {
        if (attempt === 0) say(`${error.situation}. Baobab waits up to ${directoryMs / 1000} s for it.`);
        await sleep(directoryPauseMs);
        exitWithoutParent();
        continue;
      }
      const isFull = isDiskFull(error);
      if (!isFull && !config.DATABASE_URL) throw new Error(embeddedReason(reason, config), { cause: error });
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

/** Explains a failed start, of which PGlite only reports that it was aborted. */
function embeddedReason(reason: string, { DATA_DIR }: Config): string {
  if (!reason.startsWith('Aborted(')) return reason;
  return `the embedded database in ${path.resolve(DATA_DIR, 'db')} cannot be opened. Its disk or quota is full, or its files are damaged.`;
}

/** The cause in one line: the driver's own message, which may be in a cause or a code. */
function reasonOf(error: unknown): string {
  const { message, cause, code } = error as Error & { code?: string };
  return message || (cause instanceof Error ? cause.message : '') || String(code);
}
