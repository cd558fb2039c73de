import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';

export type { Logger };

/** JSON lines for machines, readable lines in a terminal. */
export function createLogger(config: Pick<Config, 'LOG_LEVEL'>): Logger {
  const options = {
    level: config.LOG_LEVEL,
    base: undefined,
    redact: ['cookie', 'authorization', '*.password'],
  };
  if (!process.stdout.isTTY) return pino(options);
  return pino({
    ...options,
    transport: { target: 'pino-pretty', options: { translateTime: 'HH:MM:ss', ignore: 'pid,hostname' } },
  });
}
