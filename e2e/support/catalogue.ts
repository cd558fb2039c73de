import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { access, cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import chromium from '@sparticuz/chromium';
import { makeScratch } from '#tests/scratch.ts';
import { root } from './site.ts';

const cache = path.join(root, 'node_modules/.cache/baobab-e2e');

/** Source files on which the stored catalogue depends. */
const sources = [
  'server/platform/db/migrations',
  'demo',
  'server/operations/demo/demo-content.ts',
  'server/operations/demo/seed.ts',
  'server/operations/demo/seed-posts.ts',
  'server/content/image/image.checks.ts',
  'server/content/image/image.pipeline.ts',
  'server/content/image/image.service.ts',
  'server/content/image/image.structure.ts',
  'server/catalogue/product/product.listing.ts',
  'server/catalogue/product/product.rates.ts',
  'shared/content/image.ts',
  'shared/base/limits.ts',
  'shared/catalogue/search.ts',
  'shared/content/setting.ts',
  'shared/content/setting-rules.ts',
  'e2e/support/contact-messages.ts',
  'e2e/support/expired-offer.ts',
  'e2e/support/make-catalogue.ts',
  'e2e/support/site.ts',
];

/** A new data directory with the demo catalogue, which is made once per state of its sources and then copied. */
export async function copyCatalogue(): Promise<string> {
  const made = await makeCatalogue();
  const directory = await makeScratch('baobab-e2e-');
  await cp(made, directory, { recursive: true, mode: constants.COPYFILE_FICLONE });
  return directory;
}

async function makeCatalogue(): Promise<string> {
  const directory = path.join(cache, await sourceHash());
  if (await exists(directory)) return directory;
  await rm(cache, { recursive: true, force: true });
  await mkdir(cache, { recursive: true });
  const unfinished = `${directory}.unfinished`;
  const script = path.join(import.meta.dirname, 'make-catalogue.ts');
  const { status } = spawnSync(process.execPath, [script, unfinished], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error(`the demo catalogue could not be made (exit code ${status})`);
  await rename(unfinished, directory);
  return directory;
}

async function sourceHash(): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of await filesOf(path.join(root, source))) {
      hash.update(`${path.relative(root, file)}\n`).update(await readFile(file));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

async function filesOf(source: string): Promise<string[]> {
  const entries = await readdir(source, { recursive: true, withFileTypes: true }).catch(() => null);
  if (!entries) return [source];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

if (import.meta.main) {
  await makeCatalogue();
  // Unpacks the browser now: two test runs that start at the same time would both write it.
  await chromium.executablePath();
}
