import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '#server/db/client.ts';
import { createJobService } from '#server/jobs/job.service.ts';
import { createLogger } from '#server/logger.ts';
import { makeTemplate } from '#server/make-template.ts';
import { makeScratch } from './scratch.ts';

/** The migrated database that is copied for every test file. */
export type DatabaseTemplate =
  | { engine: 'pglite'; file: string }
  | { engine: 'postgres'; url: string; template: string; prefix: string };

declare module 'vitest' {
  interface ProvidedContext {
    template: DatabaseTemplate;
    /** Folder of this run, removed at its end. */
    runDirectory: string;
  }
}

const logger = createLogger({ LOG_LEVEL: 'silent' });

/** Migrates a database once per run: on PostgreSQL if TEST_DATABASE_URL is set, otherwise on the embedded engine. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  spawnSync(process.execPath, ['scripts/stamp-build.mjs', '--check'], { stdio: 'inherit' });
  const runDirectory = await makeScratch('baobab-tests-');
  project.provide('runDirectory', runDirectory);
  const url = process.env['TEST_DATABASE_URL'];
  const removeTemplate = url ? await makePostgresTemplate(project, url) : null;
  if (!url) project.provide('template', { engine: 'pglite', file: await makeTemplate() });
  return async () => {
    await removeTemplate?.();
    await rm(runDirectory, { recursive: true, force: true });
  };
}

async function makePostgresTemplate(project: TestProject, url: string): Promise<() => Promise<void>> {
  const prefix = `baobab_test_${randomBytes(4).toString('hex')}`;
  const template = `${prefix}_template`;
  await run(url, (admin) => admin.query(`create database ${template}`));
  const templateUrl = new URL(url);
  templateUrl.pathname = template;
  const database = await openPostgres(templateUrl.href, 1, logger);
  // The tables of the job queue are also made only once.
  const jobs = createJobService({ database, logger, wordsOf: String });
  await jobs.open();
  await jobs.stop();
  await database.close();
  project.provide('template', { engine: 'postgres', url, template, prefix });
  return () =>
    // Also removes databases that interrupted test files left behind.
    run(url, async (admin) => {
      const { rows } = await admin.query<{ datname: string }>(
        'select datname from pg_database where datname like $1',
        [`${prefix}%`],
      );
      for (const { datname } of rows) await admin.query(`drop database if exists ${datname} with (force)`);
    });
}

async function run(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
