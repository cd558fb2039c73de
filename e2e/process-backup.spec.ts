import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect as patient } from '@playwright/test';
import { onPostgres } from './support/postgres.ts';
import { test } from './support/process.ts';
import { slowTest } from './support/tiers.ts';
import type { Program } from './support/program.ts';

/** Long timeouts, since the test waits for starts of programs, possibly on a busy machine. */
const expect = patient.configure({ timeout: 120_000 });
test.describe.configure({ timeout: 240_000 });

const [backup, restore, rollback] = ['backup.ts', 'restore.ts', 'restore.ts --earlier'].map(
  (name) => `server/${name}`,
);

/** Output of a shell command after it has ended. */
async function said(program: Program) {
  return { code: await program.ended, text: program.output().trim() };
}

const post = (origin: string, call: string, data: object, cookie = '') =>
  fetch(origin + call, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json', cookie },
    body: JSON.stringify(data),
  });

const owner = { username: 'wei', password: 'correct horse' };

/** Makes the first account. @returns the origin and the user's cookies */
async function signUp(program: Program) {
  const origin = await program.ready;
  await expect.poll(program.output).toContain('invite=');
  const invite = /invite=(\S+)/.exec(program.output())![1];
  expect((await post(origin, '/api/register', { ...owner, invite })).status).toBe(201);
  return { origin, cookie: await signIn(origin) };
}

async function signIn(origin: string): Promise<string> {
  const entered = await post(origin, '/api/login', owner);
  return entered.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

async function addProduct(origin: string, cookie: string, name: string): Promise<void> {
  const product = { name, priceUnit: 'USD', stockStatus: 'in_stock', isActive: true };
  expect((await post(origin, '/api/products', product, cookie)).status).toBeLessThan(300);
}

async function productNames(origin: string): Promise<string[]> {
  const products = (await (await fetch(`${origin}/api/products`)).json()) as { name: string }[];
  return products.map(({ name }) => name).toSorted();
}

test('a running site is backed up, restored, and rolled back', async ({ start, directory }) => {
  const place = path.join(directory, 'elsewhere');
  const settings = { BACKUP_TO: place, BACKUP_PASSPHRASE: 'long and secret' };
  const site = start(settings);
  const { origin, cookie } = await signUp(site);
  await addProduct(origin, cookie, 'Solar lantern');
  const made = await said(start(settings, backup));
  expect(made).toMatchObject({ code: 0, text: expect.stringMatching(/^Backup \S+ at .*elsewhere\n/) });
  await addProduct(origin, cookie, 'Later lantern');
  await site.stop();

  expect(await said(start({ BACKUP_TO: place }, `${restore} --yes`))).toEqual({
    code: 1,
    text: 'the backups are encrypted: set BACKUP_PASSPHRASE',
  });
  expect((await said(start(settings, restore))).code).toBe(2);
  expect((await said(start(settings, `${restore} --yes`))).code).toBe(0);
  const restored = start(settings);
  expect(await productNames(await restored.ready)).toEqual(['Solar lantern']);
  await restored.stop();

  expect((await said(start(settings, `${rollback} --yes`))).code).toBe(0);
  const earlier = start(settings);
  expect(await productNames(await earlier.ready)).toEqual(['Later lantern', 'Solar lantern']);
  await earlier.stop();
});

test(
  'a restore that is killed at any moment leaves one whole database',
  slowTest,
  async ({ start, directory }) => {
    const settings = { BACKUP_TO: path.join(directory, 'elsewhere') };
    const site = start(settings);
    const { origin, cookie } = await signUp(site);
    await addProduct(origin, cookie, 'Before');
    expect((await said(start(settings, backup))).code).toBe(0);
    await addProduct(origin, cookie, 'After');
    await site.stop();
    const began = performance.now();
    expect((await said(start(settings, `${restore} --yes`))).code).toBe(0);
    const lasting = performance.now() - began;
    expect((await said(start(settings, `${rollback} --yes`))).code).toBe(0);
    const kills = 6;
    for (let n = 1; n <= kills; n++) {
      const restoring = start(settings, `${restore} --yes`);
      await Promise.race([sleep((lasting * n) / kills), once(restoring.child, 'close')]);
      restoring.child.kill('SIGKILL');
      await restoring.ended;
      const next = start(settings);
      const names = await productNames(await next.ready);
      await next.stop();
      expect([['Before'], ['After', 'Before']]).toContainEqual(names);
      if (names.length === 1) expect((await said(start(settings, `${rollback} --yes`))).code).toBe(0);
    }
  },
);

onPostgres(
  'rows move to another server and back by a backup',
  slowTest,
  async ({ start, directory, databaseUrl }) => {
    const place = { BACKUP_TO: path.join(directory, 'elsewhere') };
    const there = { ...place, DATABASE_URL: databaseUrl.href };
    const site = start(place);
    const { origin, cookie } = await signUp(site);
    await addProduct(origin, cookie, 'Solar lantern');
    await site.stop();
    // Also without a running site.
    expect((await said(start({}, `${backup} --to ${place.BACKUP_TO}`))).code).toBe(0);
    expect((await said(start(place, `${backup} drill`))).text).toContain('can be restored');
    expect(await said(start(there, `${restore} --yes`))).toMatchObject({
      code: 0,
      text: expect.stringContaining('compared with the backup'),
    });
    const onServer = start(there);
    const address = await onServer.ready;
    expect(await productNames(address)).toEqual(['Solar lantern']);
    await addProduct(address, await signIn(address), 'Second lantern');
    expect((await said(start(there, backup))).code).toBe(0);
    await onServer.stop();
    expect((await said(start(place, `${restore} --yes`))).code).toBe(0);
    const again = start(place);
    expect(await productNames(await again.ready)).toEqual(['Second lantern', 'Solar lantern']);
    await again.stop();
  },
);
