import { expect as patient } from '@playwright/test';
import { test } from './support/process.ts';
import type { Program } from './support/program.ts';
import { freePort } from './support/site.ts';

/** Long timeouts, since the test waits for starts of programs, possibly on a busy machine. */
const expect = patient.configure({ timeout: 120_000 });
test.describe.configure({ timeout: 240_000 });

async function lineOf(program: Program, check: string) {
  const code = await program.ended;
  const line = program
    .output()
    .split('\n')
    .find((each) => each.slice(2).startsWith(check.padEnd(14)));
  return { code, line: line ?? program.output() };
}

test('the doctor asks the program that runs, and looks into what a stopped one has left', async ({
  start,
}) => {
  const environment = { PORT: String(await freePort()) };
  const site = start(environment);
  const origin = await site.ready;
  const asked = start({ ...environment, PUBLIC_URL: origin }, 'server/doctor.ts');
  expect(await lineOf(asked, 'database')).toEqual({
    code: 0,
    line: expect.stringMatching(/^✓ .*; all \d+ migrations$/),
  });
  expect((await lineOf(asked, 'proxies')).line).toMatch(/^✓ .* 0 on the way, TRUSTED_PROXIES=0/);
  expect((await lineOf(asked, 'storage')).line).toMatch(/^✓ /);

  await site.stop();
  const alone = start(environment, 'server/doctor.ts');
  expect(await lineOf(alone, 'database')).toEqual({
    code: 0,
    line: expect.stringMatching(/^✓ .*; all \d+ migrations$/),
  });
});
