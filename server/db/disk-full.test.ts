import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { mountSmallDisk } from '#tests/small-disk.ts';
import { isDiskFull } from './disk-room.ts';

const modules = (name: string) => JSON.stringify(path.join(import.meta.dirname, name));

/**
 * A script that opens the database in a folder and fills its log until the disk is full, printing a line for each
 * row that was acknowledged. Each row also writes a long message to the log alone: a growing table would meet the
 * full disk first. With `rows` 0 it counts the stored rows.
 */
const script = (directory: string, rows: number) => `
  const { openDatabase } = await import(${modules('client.ts')});
  const { createLogger } = await import(${modules('../logger.ts')});
  const { sql } = await import('drizzle-orm');
  const { randomBytes } = await import('node:crypto');
  const { writeSync } = await import('node:fs');
  const handle = await openDatabase({ DATA_DIR: ${JSON.stringify(directory)} }, createLogger({ LOG_LEVEL: 'warn' }));
  await handle.db.execute(sql\`create table if not exists filling (n serial, text text)\`);
  writeSync(1, 'open\\n');
  if (${rows}) await new Promise((go) => process.stdin.once('data', go));
  for (let n = 0; n < ${rows}; n++) {
    const text = randomBytes(60_000).toString('base64');
    await handle.db.execute(sql\`insert into filling (text) select pg_logical_emit_message(true, 'filling', \${text})::text\`);
    writeSync(1, 'row\\n');
  }
  const { rows } = await handle.db.execute(sql\`select count(*) as there from filling\`);
  writeSync(1, 'there: ' + rows[0].there + '\\n');
  process.exit(0);`;

function run(directory: string, rows: number) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script(directory, rows)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, said }));
  return { child, ended };
}

test('PostgreSQL that cannot write its log ends the process at once, and nothing acknowledged is lost', async ({
  skip,
}) => {
  const directory = path.join(inject('runDirectory'), randomUUID());
  await mkdir(directory);
  const disk = mountSmallDisk(directory, 160) ?? skip('only root can mount a small disk');
  try {
    const first = run(directory, 2000);
    await once(first.child.stdout, 'data');
    // Leave less space than one more segment of the log takes.
    disk.fill(14 * 1024 * 1024);
    first.child.stdin.end('go\n');
    const { code, said } = await first.ended;
    expect(code).toBe(1);
    expect(said).toContain('the embedded database has failed');
    expect(said).toContain('No space left on device');
    const acknowledged = said.match(/^row$/gm)!.length;

    await disk.empty();
    const again = await run(directory, 0).ended;
    expect(Number(/there: (\d+)/.exec(again.said)![1])).toBeGreaterThanOrEqual(acknowledged);
  } finally {
    disk.unmount();
  }
}, 300_000);

test('a full disk is recognised by the code of the system and of PostgreSQL, however deep', () => {
  const system = Object.assign(new Error('no room'), { code: 'ENOSPC' });
  const postgres = Object.assign(new Error('could not extend file'), { code: '53100' });
  expect(isDiskFull(system)).toBe(true);
  expect(isDiskFull(new Error('query failed', { cause: postgres }))).toBe(true);
  expect(isDiskFull(new Error('ENOSPC'))).toBe(false);
});
