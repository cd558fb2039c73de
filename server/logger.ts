import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import type { Config } from './config.ts';
import { errorForLog, printableText } from './error-for-log.ts';

export type { Logger };

/**
 * Lines are gathered and written together: one write a request costs as much as answering from the page cache. In bytes and
 * milliseconds.
 */
const gathered = { sync: true, minLength: 4096, periodicFlush: 1000 };

/** From this level of pino's on a line is written at once: it may be the last. */
const errorLevel = 50;

/** Levels of pino, from the one of which lines are counted. */
const countedLevels = [
  [60, 'fatal'],
  [50, 'error'],
  [40, 'warn'],
] as const;

/** Lines that this process has logged so far, of the levels that somebody should look at. */
export const loggedLines = { warn: 0, error: 0, fatal: 0 };

let output: ReturnType<typeof pino.destination> | undefined;

/** The process's one output of gathered lines; the last of them are written when it ends. */
function gatheredOutput() {
  if (!output) {
    output = pino.destination(gathered);
    process.once('exit', () => output!.flushSync());
  }
  return output;
}

/** Names of secret values, in case one is logged; errors and addresses are reduced separately. */
const secretNames = [
  'cookie',
  'authorization',
  'password',
  'newPassword',
  'currentPassword',
  'invite',
  'token',
];

/**
 * JSON lines for machines, readable lines in a terminal.
 * @param destination where lines go; standard output unless a test says otherwise
 */
export function createLogger(
  config: Pick<Config, 'LOG_LEVEL'>,
  destination: DestinationStream | null = null,
): Logger {
  const gathering = destination || process.stdout.isTTY ? null : gatheredOutput();
  const options: LoggerOptions = {
    level: config.LOG_LEVEL,
    base: undefined,
    redact: secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
    serializers: { err: errorForLog, error: errorForLog },
    hooks: {
      logMethod(args, method, level) {
        const [first, message, ...rest] = (args as unknown[]).map(printable);
        // Without a message pino would take the error's own, and with that what was typed.
        if (message === undefined && carriesError(first)) {
          method.call(this, first instanceof Error ? { err: first } : first, 'an error');
        } else method.apply(this, [first, message, ...rest] as typeof args);
        const counted = countedLevels.find(([least]) => level >= least)?.[1];
        if (counted) loggedLines[counted]++;
        if (level >= errorLevel) gathering?.flushSync();
      },
    },
  };
  if (destination ?? gathering) return pino(options, (destination ?? gathering)!);
  return pino({
    ...options,
    transport: { target: 'pino-pretty', options: { translateTime: 'HH:MM:ss', ignore: 'pid,hostname' } },
  });
}

/** A text, or the texts of a line's object, as a terminal may show them. Errors are reduced by their serializer. */
function printable(value: unknown): unknown {
  if (typeof value === 'string') return printableText(value);
  if (typeof value !== 'object' || value === null || value instanceof Error) return value;
  const texts = Object.entries(value).filter(([, text]) => typeof text === 'string');
  const changed = texts.flatMap(([name, text]) => {
    const shown = printableText(text as string);
    return shown === text ? [] : [[name, shown] as const];
  });
  return changed.length > 0 ? { ...value, ...Object.fromEntries(changed) } : value;
}

const carriesError = (value: unknown): value is object =>
  value instanceof Error || (typeof value === 'object' && value !== null && 'err' in value);
