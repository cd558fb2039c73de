import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { mountSmallDisk } from '#tests/small-disk.ts';
import { createLogger } from '../logger.ts';
import { openUnmigrated } from './client.ts';
import { isDiskFull } from './disk-room.ts';

test('a disk that is full of its log loses nothing acknowledged, and the database is back once there is room', async ({
  skip,
}) => {
  const directory = path.join(inject('runDirectory'), randomUUID());
  await mkdir(directory);
  const disk = mountSmallDisk(directory, 160) ?? skip('only root can mount a small disk');
  onTestFinished(() => disk.unmount());
  const logger = createLogger({ LOG_LEVEL: 'silent' });
  const { db, run, close } = await openUnmigrated({ DATA_DIR: directory, DATABASE_POOL: 2 }, logger);
  onTestFinished(close);
  await db.execute(sql`create table filling (n int)`);
  // Leave less space than one more segment of the log takes.
  disk.fill(14 * 1024 * 1024);
  let acknowledged = 0;
  const fill = async () => {
    for (; acknowledged < 2000; acknowledged++)
      // Each row also writes a long message to the log alone: a growing table would meet the full disk first.
      await db.execute(sql`
        insert into filling select ${acknowledged} from pg_logical_emit_message(true, 'filling', repeat(md5(random()::text), 2000))`);
  };
  await expect(fill()).rejects.toThrow();
  expect(acknowledged).toBeGreaterThan(10);
  await disk.empty();
  await vi.waitFor(() => db.execute(sql`insert into filling values (-1)`), {
    timeout: 60_000,
    interval: 200,
  });
  const { rows } = await run('select count(*)::int as count from filling where n >= 0');
  expect(rows[0]!['count']).toBeGreaterThanOrEqual(acknowledged);
}, 120_000);

test('a full disk is recognised by the code of the system and of PostgreSQL, however deep', () => {
  const system = Object.assign(new Error('no room'), { code: 'ENOSPC' });
  const postgres = Object.assign(new Error('could not extend file'), { code: '53100' });
  expect(isDiskFull(system)).toBe(true);
  expect(isDiskFull(new Error('query failed', { cause: postgres }))).toBe(true);
  expect(isDiskFull(new Error('ENOSPC'))).toBe(false);
});
