// Step of `npm run build`: creates a new embedded database with all migrations and the tables of the background jobs.
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { openPglite } from './db/client.ts';
import { templateFile } from './db/template.ts';
import { createJobService } from './jobs/job.service.ts';
import { createLogger } from './logger.ts';

/** Creates the template unless it exists. @returns its file */
export async function makeTemplate(): Promise<string> {
  const file = await templateFile();
  const folder = path.dirname(file);
  await mkdir(folder, { recursive: true });
  const known = (await readdir(folder)).filter((name) => /^database-\w+\.tar\.gz$/.test(name));
  if (known.includes(path.basename(file))) return file;
  const logger = createLogger({ LOG_LEVEL: 'warn' });
  const client = new PGlite();
  const database = await openPglite(client, logger);
  const jobs = createJobService({ database, logger, wordsOf: String });
  await jobs.open();
  await jobs.stop();
  // After a checkpoint, a database made from the template starts without replaying the log.
  await client.exec('vacuum analyze');
  await client.exec('checkpoint');
  const archive = await client.dumpDataDir('gzip');
  await database.close();
  for (const name of known) await rm(path.join(folder, name), { force: true });
  await writeFile(file, archive.stream());
  return file;
}

if (import.meta.main) await makeTemplate();
