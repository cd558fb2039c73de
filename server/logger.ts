import { type Logger, type LoggerOptions, pino } from 'pino';
import type { Config } from './config.ts';

export type { Logger };

/**
 * Lines are gathered and written together: one write a request costs as much as answering from the page cache. In bytes and
 * milliseconds.
 */
const gathered = { sync: true, minLength: 4096, periodicFlush: 1000 };

/** From this level of pino's on a line is written at once: it may be the last. */
const errorLevel = 50;

let output: ReturnType<typeof pino.destination> | undefined;

/** The process's one output of gathered lines; the last of them are written when it ends. */
function gatheredOutput() {
  if (!output) {
    output = pino.destination(gathered);
    process.once('exit', () => output!.flushSync());
  }
  return output;
}

/** JSON lines for machines, readable lines in a terminal. */
export function createLogger(config: Pick<Config, 'LOG_LEVEL'>): Logger {
  const options = {
    level: config.LOG_LEVEL,
    base: undefined,
    redact: ['cookie', 'authorization', '*.password'],
  };
  if (!process.stdout.isTTY) {
    const destination = gatheredOutput();
    const hooks: LoggerOptions['hooks'] = {
      logMethod(args, method, level) {
        method.apply(this, args);
        if (level >= errorLevel) destination.flushSync();
      },
    };
    return pino({ ...options, hooks }, destination);
  }
  return pino({
    ...options,
    transport: { target: 'pino-pretty', options: { translateTime: 'HH:MM:ss', ignore: 'pid,hostname' } },
  });
}
