import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { inject } from 'vitest';
import { placeNewDatabase } from '#server/db/template.ts';
import { createLogger } from '#server/logger.ts';

/** Makes a folder with a migrated embedded database that is not open. */
export async function makeDatabaseFolder(
  folder = path.join(inject('runDirectory'), randomUUID()),
): Promise<string> {
  const template = inject('template');
  if (template.engine !== 'pglite') throw new Error('there is no embedded database in this run');
  await placeNewDatabase(folder, createLogger({ LOG_LEVEL: 'silent' }), template.file);
  return folder;
}
