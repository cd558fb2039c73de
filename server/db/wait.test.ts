import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { parseConfig } from '../config.ts';
import { createLogger } from '../logger.ts';
import { lockDirectory } from './lock.ts';
import { openDatabaseWhenThere } from './wait.ts';

const logger = createLogger({ LOG_LEVEL: 'silent' });

test('a data directory that stays in use is given up after a while, with one line before and one at the end', async () => {
  const directory = path.join(inject('runDirectory'), randomUUID());
  const unlock = await lockDirectory(directory);
  const lines: string[] = [];
  const opening = openDatabaseWhenThere(
    parseConfig({ DATA_DIR: directory }),
    logger,
    (line) => lines.push(line),
    { directoryMs: 600 },
  );
  await expect(opening).rejects.toThrow(
    `The data directory ${directory} is in use by process ${process.pid}. Stop that process, or choose another directory with DATA_DIR.`,
  );
  expect(lines).toEqual([
    `The data directory ${directory} is in use by process ${process.pid}. Baobab waits up to 0.6 s for it.`,
  ]);
  await unlock();
});
