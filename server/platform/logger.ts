import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import type { Config } from './config.ts';
import { errorForLog, printableText } from './error-for-log.ts';
import { pathForLog } from './path-for-log.ts';

export type { Logger };

/**
 * Lines are buffered and written together: a write for each request would cost as much as answering it from the
 * page cache. In bytes and milliseconds.
 */
const gathered = { sync: true, minLength: 4096, periodicFlush: 1000 };

/** From this level of pino's on, a line is written at once: it may be the last. */
const errorLevel = 50;

/** Levels of pino from which lines are counted, with their names. */
const countedLevels = [
  [60, 'fatal'],
  [50, 'error'],
  [40, 'warn'],
] as const;

/** Number of lines that this process has logged, by level, from warnings on. */
export const loggedLines = { warn: 0, error: 0, fatal: 0 };

let output: ReturnType<typeof pino.destination> | undefined;

/** The process's single buffered output. The rest of the buffer is written when the process ends. */
function gatheredOutput() {
  if (!output) {
    output = pino.destination(gathered);
    process.once('exit', () => output!.flushSync());
  }
  return output;
}

/** Names of secret values, in case one is logged. Errors and addresses are reduced separately. */
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
 * Creates a logger: JSON lines for machines, readable lines in a terminal.
 * @param destination where lines go; standard output by default
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
    serializers: { err: errorForLog, error: errorForLog, path: pathForLog },
    hooks: {
      logMethod(args, method, level) {
        const [first, message, ...rest] = (args as unknown[]).map(printable);
        // Without a message, pino would use the error's own, which may contain user input.
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

/** Makes a text, or the texts of a line's object, safe for a terminal. Errors are reduced by their serializer. */
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
