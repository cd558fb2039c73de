import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import type { Logger } from '../logger.ts';
import { isDiskFull } from './disk-room.ts';
import { inParallel, syncPath, syncTree } from './embedded-files.ts';
import { migrationsFolder } from './migrate.ts';

// The build creates a new, migrated database once (server/make-template.ts), so that a first start only has to
// unpack it.

const buildFolder = path.join(import.meta.dirname, '../../build');

/**
 * Path of the build's template. The name depends on PGlite and the migrations, so that an outdated template is
 * never used.
 */
export async function templateFile(): Promise<string> {
  const state = createHash('sha256');
  const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  state.update(await readFile(path.join(pglite, '../../package.json')));
  const entries = await readdir(migrationsFolder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  for (const file of files.toSorted()) state.update(path.basename(file)).update(await readFile(file));
  return path.join(buildFolder, `database-${state.digest('hex').slice(0, 16)}.tar.gz`);
}

/**
 * Creates the folder of a new database, unless it exists: from the build's template, else with PGlite itself. The
 * folder gets its final name only when it is complete and synced; leftovers of a killed start are removed.
 */
export async function placeNewDatabase(folder: string, logger: Logger, template?: string): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  // Other contents of the folder must not be removed.
  if (existsSync(folder) && (await readdir(folder)).length > 0) return;
  if (!(await unpackTemplate(template ?? (await templateFile()), unfinished, logger))) {
    const client = new PGlite({ dataDir: unfinished });
    await client.waitReady;
    await client.close();
  }
  await syncTree(unfinished);
  await rmdir(folder).catch(() => {});
  await rename(unfinished, folder);
  await syncPath(path.dirname(folder));
}

async function unpackTemplate(file: string, folder: string, logger: Logger): Promise<boolean> {
  if (!existsSync(file)) return false;
  try {
    await unpack(await promisify(gunzip)(await readFile(file)), folder);
    return true;
  } catch (error) {
    if (isDiskFull(error)) throw error;
    logger.warn(
      { err: error },
      'the template of a new database cannot be used; it is made anew, which takes longer',
    );
    await rm(folder, { recursive: true, force: true });
    return false;
  }
}

/** Bytes of a tar header, and of the blocks of a tar file. */
const blockBytes = 512;

/** Extracts a tar file of PGlite's. Supports only folders and files with short names. */
async function unpack(tar: Buffer, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const files: [string, Buffer][] = [];
  for (let at = 0; at + blockBytes <= tar.length && tar[at] !== 0;) {
    const text = (from: number, to: number) => tar.toString('latin1', at + from, at + to).split('\0')[0]!;
    const target = path.join(folder, text(0, 100));
    const size = Number.parseInt(text(124, 136), 8);
    const isFolder = text(156, 157) === '5';
    const bytes = tar.subarray(at + blockBytes, at + blockBytes + size);
    if (!(size >= 0) || bytes.length !== size || !target.startsWith(folder + path.sep))
      throw new Error('the archive is damaged');
    if (isFolder) await mkdir(target, { recursive: true, mode: 0o700 });
    else files.push([target, bytes]);
    at += blockBytes * (1 + Math.ceil(size / blockBytes));
  }
  if (!files.some(([file]) => path.basename(file) === 'pg_control'))
    throw new Error('the archive is cut off');
  await inParallel(files, ([file, bytes]) => writeFile(file, bytes, { mode: 0o600 }));
}
