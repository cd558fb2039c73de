import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect as patient } from '@playwright/test';
import { errors } from '#shared/i18n/en/common.ts';
import { errors as frenchErrors } from '#shared/i18n/fr/common.ts';
import { mountSmallDisk, type SmallDisk } from '#tests/small-disk.ts';
import { test as processTest } from './support/process.ts';

/** Long timeouts, since the test waits for starts of programs, possibly on a busy machine. */
const expect = patient.configure({ timeout: 120_000 });
processTest.describe.configure({ timeout: 240_000 });

/** Replaces the test's directory by a small disk; only root may mount it. */
const test = processTest.extend<{ disk: SmallDisk }>({
  disk: [
    async ({ directory }, run) => {
      const disk = mountSmallDisk(directory, 200);
      test.skip(!disk, 'only root can mount a small disk');
      await run(disk!);
      disk!.unmount();
    },
    { auto: true },
  ],
});

/** Sends a visitor's request that creates a row; returns the status and the message of the answer. */
async function write(origin: string, language = 'en') {
  const headers = { origin, 'accept-language': language };
  const answer = await fetch(`${origin}/api/session/anonymous`, { method: 'POST', headers });
  const { message } = (await answer.json()) as { message?: string };
  return { status: answer.status, message };
}

test('a full disk is reported in the visitor’s language, and all works again once there is space', async ({
  start,
  disk,
}) => {
  const program = start();
  const origin = await program.ready;
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  disk.fill(0);
  expect(await write(origin)).toEqual({ status: 507, message: errors.storage_full });
  expect(await write(origin, 'fr')).toEqual({ status: 507, message: frenchErrors.storage_full });
  const ready = await fetch(`${origin}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([503, { database: 'ok', disk: 'full' }]);
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  expect((await fetch(`${origin}/products`)).status).toBe(200);

  await disk.empty();
  expect((await write(origin)).status).toBe(200);
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  await program.stop();
});

test('a start on a full disk logs one line, and continues once there is space', async ({
  start,
  directory,
  disk,
}) => {
  disk.fill(0);
  const program = start();
  await expect.poll(() => program.output()).not.toBe('');
  expect(program.output()).toBe(
    `Baobab waits for room on the disk: less than 96 MB are free on the disk of ${directory}.\n`,
  );
  await disk.empty();
  expect((await fetch(await program.ready)).status).toBe(200);
  await program.stop();
});

test('what killed processes have half written is swept at the start', async ({ start, directory }) => {
  const unfinished = path.join(directory, 'files/.unfinished');
  await mkdir(unfinished, { recursive: true });
  const [old, present] = ['a.tmp', 'b.tmp'].map((name) => path.join(unfinished, name)) as [string, string];
  for (const file of [old, present]) await writeFile(file, 'half');
  await utimes(old, 0, 0);
  const program = start();
  await program.ready;
  // Another process may be writing the other one.
  expect(await readdir(unfinished)).toEqual(['b.tmp']);
  await program.stop();
});
