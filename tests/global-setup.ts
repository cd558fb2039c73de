import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openMigrated } from '#server/platform/db/client.ts';
import { createJobService } from '#server/platform/jobs/job.service.ts';
import { createLogger } from '#server/platform/logger.ts';
import { makeScratch } from './scratch.ts';
import { openTestServer } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server of this run, and the migrated database on it that is copied for each worker. */
    server: { url: string; template: string };
    /** Folder of this run, removed at its end. */
    runDirectory: string;
  }
}

const logger = createLogger({ LOG_LEVEL: 'silent' });
const template = 'template_migrated';

/** Starts the database server of a run and migrates a database once. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  spawnSync(process.execPath, ['scripts/stamp-build.mjs', '--check'], { stdio: 'inherit' });
  const runDirectory = await makeScratch('baobab-tests-');
  project.provide('runDirectory', runDirectory);
  const server = await openTestServer(runDirectory);
  await makeTemplate(server.url);
  project.provide('server', { url: server.url, template });
  return async () => {
    await server.close();
    await rm(runDirectory, { recursive: true, force: true });
  };
}

async function makeTemplate(serverUrl: string): Promise<void> {
  const admin = new pg.Client(serverUrl);
  await admin.connect();
  await admin.query(`create database ${template}`);
  await admin.end();
  const url = new URL(serverUrl);
  url.pathname = template;
  const database = await openMigrated(url.href, 1, logger);
  // The tables of the job queue are also made only once.
  const jobs = createJobService({ database, logger, wordsOf: String });
  await jobs.open();
  await jobs.stop();
  await database.close();
}
