import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { inject } from 'vitest';
import { createApp } from '../server/app.ts';
import { parseConfig } from '../server/config.ts';
import type { DatabaseHandle } from '../server/db/client.ts';
import { createPageRenderer, type PageBuild } from '../server/http/pages.ts';
import { createLogger } from '../server/logger.ts';
import { createServices } from '../server/services.ts';
import { openStorage } from '../server/storage/open-storage.ts';
import type { Storage } from '../server/storage/storage.ts';
import { type ClientOptions, createClient } from './client.ts';
import { emptyTables, testDatabase } from './database.ts';

type Overrides = {
  /** Environment variables over those of the tests. */
  env?: Record<string, string>;
  database?: DatabaseHandle;
  storage?: Storage;
};

export type TestApp = Awaited<ReturnType<typeof createTestApp>>;

/** Host under which the tests reach the application. */
const host = 'baobab.test';

/** The whole application on this test file's database, without a network. */
export async function createTestApp(overrides: Overrides = {}) {
  const config = parseConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    RATE_LIMIT: '0',
    DATA_DIR: path.join(inject('runDirectory'), randomUUID()),
    ...overrides.env,
  });
  const database = overrides.database ?? (await testDatabase());
  const services = createServices({
    config,
    database,
    logger: createLogger(config),
    storage: overrides.storage ?? (await openStorage(config)),
  });
  const pages = createPageRenderer(services, loadPageBuild);
  const app = createApp({ services, pages });
  const origin = config.PUBLIC_URL ?? `http://${host}`;
  return {
    app,
    services,
    pages,
    origin,
    db: database.db,
    /** A new visitor with a cookie jar of her own. */
    client: (options: ClientOptions = {}) => createClient(app, origin, options),
    /** Empties the database and the page cache. */
    reset: async () => {
      await emptyTables(database.db);
      services.tags.clear();
    },
  };
}

let build: Promise<PageBuild> | null = null;

/** The built pages; building takes too long for every run, so the scripts do it before. */
function loadPageBuild(): Promise<PageBuild> {
  const file = path.join(import.meta.dirname, '../build/server/index.js');
  if (!existsSync(file)) throw new Error('The pages are not built: run "npm run build" before the tests.');
  return (build ??= import(/* @vite-ignore */ file) as Promise<PageBuild>);
}
