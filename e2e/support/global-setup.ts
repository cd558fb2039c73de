import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { copyCatalogue } from './catalogue.ts';
import { startProgram } from './program.ts';
import { port, root } from './site.ts';

/** Starts the built site on a copy of the demo catalogue; returns a function that stops it. */
export default async function setUp(): Promise<() => Promise<void>> {
  const isBuilt = existsSync(path.join(root, 'build/server/index.js'));
  if (!isBuilt) throw new Error('Nothing is built: npm run build comes first.');
  const directory = await copyCatalogue();
  const program = startProgram({
    PORT: String(port),
    DATA_DIR: directory,
    DEMO_DATA: 'true',
    // Each test has an address of its own (test.ts): together they begin more sessions than one address may.
    TRUSTED_PROXIES: '1',
  });
  await program.ready;
  return async () => {
    await program.stop();
    await rm(directory, { recursive: true, force: true });
  };
}
