import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { inject } from 'vitest';
import { type AppOptions, createApp } from '#server/app.ts';
import { parseConfig } from '#server/platform/config.ts';
import type { DatabaseHandle } from '#server/platform/db/client.ts';
import { readPageBuild } from '#server/platform/http/page-build.ts';
import { createPageRenderer } from '#server/platform/http/pages.ts';
import type { Bus } from '#server/platform/live/bus.ts';
import type { JobPatience } from '#server/platform/jobs/job.service.ts';
import { createLogger, type Logger } from '#server/platform/logger.ts';
import { createServices } from '#server/services.ts';
import { openStorage } from '#server/platform/storage/open-storage.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { type ClientOptions, createClient } from './client.ts';
import { beforeClosing, emptyTables, testDatabase } from './database.ts';
import { createMemoryBus } from './memory-bus.ts';

type Overrides = {
  /** Environment variables that override those of the tests. */
  env?: Record<string, string>;
  database?: DatabaseHandle;
  storage?: Storage;
  logger?: Logger;
  bus?: Bus;
  jobPatience?: Partial<JobPatience>;
  /** Serves the built files; few tests need them. */
  assets?: AppOptions['assets'];
};

export type TestApp = Awaited<ReturnType<typeof createTestApp>>;

/** Host name of the application in tests. */
const host = 'baobab.test';

/** The whole application with the database of this test file, without a network. */
export async function createTestApp(overrides: Overrides = {}) {
  const config = parseConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    RATE_LIMIT: '0',
    PAGE_BUDGET_MS: '0',
    DATA_DIR: path.join(inject('runDirectory'), randomUUID()),
    ...overrides.env,
  });
  const database = overrides.database ?? (await testDatabase());
  const services = createServices({
    config,
    database,
    logger: overrides.logger ?? createLogger(config),
    storage: overrides.storage ?? (await openStorage(config)),
    bus: overrides.bus ?? createMemoryBus()(),
    jobPatience: overrides.jobPatience,
  });
  await services.jobs.open();
  // What a timer would write later would fall into the tests of the next file.
  beforeClosing(async () => {
    await services.jobs.stop();
    await services.counting.flush();
  });
  const pages = createPageRenderer(services, await loadPageBuild());
  const app = createApp({ services, pages, assets: overrides.assets });
  const origin = config.PUBLIC_URL ?? `http://${host}`;
  return {
    app,
    services,
    pages,
    origin,
    db: database.db,
    /** A new visitor with a separate cookie jar. */
    client: (options: ClientOptions = {}) => createClient(app, origin, options),
    /** Empties the database and the page cache. */
    reset: async () => {
      // Visits of one test must not be written during the next one.
      await services.counting.flush();
      await emptyTables(database.db);
      services.tags.clear();
    },
  };
}

let build: ReturnType<typeof readPageBuild> | null = null;

/** The built pages. Building takes too long for every run, so the scripts do it before. */
export function loadPageBuild(): ReturnType<typeof readPageBuild> {
  const root = path.join(import.meta.dirname, '..');
  if (!existsSync(path.join(root, 'build/server/index.js')))
    throw new Error('The pages are not built: run "npm run build" before the tests.');
  return (build ??= readPageBuild(root));
}
