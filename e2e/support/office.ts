import { rm } from 'node:fs/promises';
import { type BrowserContext, request } from '@playwright/test';
import { makeScratch } from '#tests/scratch.ts';
import { type Account, type NewAccount, signInFirst, signInNew } from './accounts.ts';
import { startProgram } from './program.ts';
import { expect, test as base } from './test.ts';

export type Office = {
  origin: string;
  /** Makes an account, a super admin unless the options say otherwise, and signs the browser in with it. */
  signIn: (context: BrowserContext, options?: NewAccount) => Promise<Account>;
};

/**
 * A program without demo data, one for all journeys of a worker. Each journey uses accounts and names of its own, and a kind of
 * record that it counts is made by no other. The journeys act as a trusted proxy, so that each visitor can have an address.
 */
export const test = base.extend<object, { office: Office }>({
  office: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from the pattern
    async ({}, run) => {
      const directory = await makeScratch('baobab-office-');
      const program = startProgram({
        PORT: '0',
        DATA_DIR: directory,
        DEMO_DATA: 'false',
        TRUSTED_PROXIES: '1',
      });
      const origin = await program.ready;
      const owner = await request.newContext();
      await signInFirst({ origin, invitation: await invitationOf(program, origin) }, owner);
      await run({
        origin,
        signIn: (context, options) => signInNew(origin, owner, context.request, options),
      });
      await owner.dispose();
      await program.stop();
      await rm(directory, { recursive: true, force: true });
    },
    // Starting a program with an empty folder takes longer on a busy machine.
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** The link of the first account, the first line that a program with an empty folder prints. */
export async function invitationOf(program: { output: () => string }, origin: string): Promise<string> {
  await expect.poll(() => program.output()).toContain('/auth?invite=');
  return origin + /\/auth\?invite=\S+/.exec(program.output())![0];
}
