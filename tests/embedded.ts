import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';

/** A folder of its own with a migrated embedded database that nobody has open. */
export async function makeDatabaseFolder(
  folder = path.join(inject('runDirectory'), randomUUID()),
): Promise<string> {
  const template = inject('template');
  if (template.engine !== 'pglite') throw new Error('there is no embedded database in this run');
  const client = new PGlite({ dataDir: folder, loadDataDir: new Blob([await readFile(template.file)]) });
  await client.waitReady;
  await client.close();
  return folder;
}
