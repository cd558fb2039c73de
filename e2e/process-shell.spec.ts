import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect as patient } from '@playwright/test';
import pg from 'pg';
import { test } from './support/process.ts';
import type { Program } from './support/program.ts';

/** Long timeouts, since the test waits for starts of programs, possibly on a busy machine. */
const expect = patient.configure({ timeout: 120_000 });
test.describe.configure({ timeout: 240_000 });

const staff = 'server/staff.ts';

/** Output of a shell command after it has ended. */
async function said(program: Program) {
  return { code: await program.ended, text: program.output().trim() };
}

const send = async (origin: string, call: string, data: object, cookie = '') => {
  const headers = { origin, 'content-type': 'application/json', cookie };
  return fetch(origin + call, { method: 'POST', headers, body: JSON.stringify(data) });
};

test('the database server and the staff accounts are reached from a shell, with and without the site', async ({
  start,
  directory,
}) => {
  const unknown = await said(start({}, `${staff} --nonsense`));
  expect(unknown.code).toBe(2);
  expect(unknown.text).toMatch(/^Unknown option '--nonsense'/);
  expect(unknown.text).not.toContain('    at ');

  const shell = start({}, 'server/database.ts');
  await expect.poll(shell.output).toMatch(/^postgres:.*\n/m);
  const url = shell.output().trim();
  const site = start();
  const origin = await site.ready;
  const client = new pg.Client(url);
  await client.connect();
  expect((await client.query('select count(*)::int as count from users')).rows).toEqual([{ count: 0 }]);
  await client.end();
  shell.child.kill('SIGINT');
  expect(await shell.ended).toBe(0);

  await expect.poll(site.output).toContain('invite=');
  const invite = /invite=(\S+)/.exec(site.output())![1];
  const owner = { username: 'wei', password: 'correct horse' };
  expect((await send(origin, '/api/register', { ...owner, invite })).status).toBe(201);
  const entered = await send(origin, '/api/login', owner);
  const cookie = entered.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const colleague = { username: 'lan', password: 'correct horse', role: 'admin' };
  expect((await send(origin, '/api/register', colleague, cookie)).status).toBe(201);
  const product = { name: 'Solar lantern', priceUnit: 'USD', stockStatus: 'in_stock', isActive: true };
  expect((await send(origin, '/api/products', product, cookie)).status).toBeLessThan(300);
  expect(await said(start({}, `${staff} deactivate lan`))).toEqual({
    code: 0,
    text: 'lan is deactivated, and signed out everywhere.',
  });
  expect(await said(start({}, `${staff} deactivate wei`))).toEqual({
    code: 1,
    text: 'wei is the last active super admin and stays.',
  });
  const link = await said(start({ PUBLIC_URL: 'https://baobab.example' }, `${staff} reset wei`));
  expect(link.text).toMatch(/^https:\/\/baobab\.example\/auth\/reset\?code=\S+$/);
  const invited = await said(start({ PUBLIC_URL: 'https://baobab.example' }, `${staff} create --role admin`));
  expect(invited.text).toMatch(/https:\/\/baobab\.example\/auth\?invite=\S+/);
  const change = { code: link.text.split('=')[1], newPassword: 'another horse' };
  expect((await send(origin, '/api/password-resets/complete', change)).status).toBeLessThan(300);
  expect((await send(origin, '/api/login', { ...owner, password: 'another horse' })).status).toBe(200);
  expect((await send(origin, '/api/login', colleague)).status).toBe(401);

  expect(await site.stop()).toBe(0);
  expect(existsSync(path.join(directory, 'postgres/postmaster.pid'))).toBe(false);
  const accounts = (await said(start({}, `${staff} list`))).text.split('\n');
  expect(accounts).toEqual([
    expect.stringMatching(/^wei +super_admin +active +last signed in \S+Z$/),
    expect.stringMatching(/^lan +admin +deactivated +has never signed in$/),
  ]);
  expect(await said(start({}, 'server/operations/demo/main.ts --products 5'))).toEqual({
    code: 1,
    text: 'Seeding failed: there is a catalogue already. --force puts made-up products beside its own.',
  });
});
