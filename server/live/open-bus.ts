import type { Config } from '../config.ts';
import type { Logger } from '../logger.ts';
import { type Bus, createMemoryBus } from './bus.ts';
import { openPostgresBus } from './postgres-bus.ts';

/** Opens the bus for the database: several processes may share PostgreSQL, but only one uses the embedded database. */
export const openBus = (config: Pick<Config, 'DATABASE_URL'>, logger: Logger): Bus =>
  config.DATABASE_URL ? openPostgresBus(config.DATABASE_URL, logger) : createMemoryBus()();
