import { rm } from 'node:fs/promises';
import { account } from '#shared/i18n/en/account.ts';
import { makeScratch } from '#tests/scratch.ts';
import { invitationOf } from './office.ts';
import { startProgram } from './program.ts';
import { expect, type Page, test as base, untilHydrated } from './test.ts';

/** A program for one test, without demo data: the first line that it prints is the invitation. */
export const test = base.extend<{
  environment: Record<string, string>;
  site: { origin: string; invitation: string };
}>({
  /** Additional environment variables of the program. */
  environment: [{}, { option: true }],
  site: [
    async ({ environment, context }, run) => {
      const directory = await makeScratch('baobab-staff-');
      const program = startProgram({
        PORT: '0',
        DATA_DIR: directory,
        DEMO_DATA: 'false',
        ...environment,
      });
      const origin = await program.ready;
      await run({ origin, invitation: await invitationOf(program, origin) });
      // An open page reconnects to the site, and logs an error if the site is stopped.
      for (const page of context.pages()) await page.close();
      await program.stop();
      await rm(directory, { recursive: true, force: true });
    },
    // Starting a program with an empty folder takes longer on a busy machine.
    { timeout: 120_000 },
  ],
});

/** A field by its label. */
export const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

/** The visible copy of a message; screen readers get a second one in a separate element. */
export const said = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

/** Opens a page of the admin area and waits until it can be used. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilHydrated(page);
}

/** Makes an account with the link of an invitation. */
export async function register(page: Page, link: string, username: string, password: string): Promise<void> {
  await open(page, link);
  await field(page, account.username).fill(username);
  await field(page, account.password).fill(password);
  await page.getByRole('button', { name: account.register }).click();
  await expect(said(page, account.registeredTitle)).toBeVisible();
}

/** Signs in with the displayed form, and waits for the dashboard. */
export async function signIn(page: Page, username: string, password: string): Promise<void> {
  await field(page, account.username).fill(username);
  await field(page, account.password).fill(password);
  await page.getByRole('button', { name: account.login, exact: true }).click();
  await expect(said(page, account.loggedInTitle)).toBeVisible();
  await page.waitForURL('**/admin/dashboard');
  await untilHydrated(page);
}
