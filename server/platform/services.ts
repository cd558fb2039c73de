import { createCaches } from '../caches.ts';
import { createChatHub } from '../conversations/chat/chat-hub.service.ts';
import { createCountService } from '../operations/figure/count.service.ts';
import { createCounters } from '../operations/metrics/counters.ts';
import type { Config } from './config.ts';
import { createContractService } from './contract/contract.service.ts';
import type { DatabaseHandle } from './db/client.ts';
import { createDiskRoom } from './db/disk-room.ts';
import { createLimits } from './limits/limits.ts';
import { wordsOfFault } from './error-for-log.ts';
import { toAppError } from './http/on-error.ts';
import { PageBudget } from './http/page-budget.ts';
import { PageCache } from './http/page-cache.ts';
import { createJobService, type JobPatience } from './jobs/job.service.ts';
import type { Bus } from './live/bus.ts';
import { createPublisher, tagsOfAllCaches, toReceiver } from './live/publisher.ts';
import type { Logger } from './logger.ts';
import type { Storage } from './storage/storage.ts';
import { programVersion } from './version.ts';

export type Dependencies = {
  config: Config;
  logger: Logger;
  database: DatabaseHandle;
  storage: Storage;
  bus: Bus;
  /** Tests use shorter times. */
  jobPatience?: Partial<JobPatience> | undefined;
};

export type Platform = ReturnType<typeof createPlatform>;

/** What every domain is given: configuration, database, files, jobs, limits and caches, and how they learn of changes. */
export function createPlatform(deps: Dependencies) {
  const { config, logger, database, storage } = deps;
  const { db } = database;
  const counters = createCounters();
  const limits = createLimits({ config, db });
  const pages = new PageCache({ maxBytes: config.PAGE_CACHE_MB * 1024 * 1024 });
  const cached = createCaches();
  const chatHub = createChatHub({ logger });
  const caches = [pages, ...Object.values(cached)];
  const publish = createPublisher(deps.bus, [...caches.map(toReceiver), chatHub.receive]);
  return {
    config,
    logger,
    database,
    db,
    storage,
    counters,
    counting: createCountService({ db, logger }),
    limits,
    pages,
    cached,
    chatHub,
    publish,
    tags: tagsOfAllCaches(publish),
    jobs: createJobService({
      database,
      logger,
      wordsOf: wordsOfFault,
      patience: deps.jobPatience,
      onFailure: counters.failJob,
    }),
    diskRoom: createDiskRoom(config),
    budget: new PageBudget(limits),
    /** Whether the process is stopping: requests under way are still answered. */
    phase: { isStopping: false },
    toAppError,
    contract: createContractService({ version: programVersion }),
  };
}
