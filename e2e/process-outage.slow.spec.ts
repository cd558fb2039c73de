import { type BrowserContext, expect, type Locator } from '@playwright/test';
import { admin } from '#shared/i18n/en/admin.ts';
import { chat as english } from '#shared/i18n/en/chat.ts';
import { createGate } from '#tests/gate.ts';
import {
  box,
  connection,
  inboxRows,
  openChat,
  panel,
  replies,
  replyBox,
  wordsOf,
} from './support/chat-panel.ts';
import { test as processTest } from './support/process.ts';
import type { Program } from './support/program.ts';
import { freePort } from './support/site.ts';
import { untilHydrated } from './support/test.ts';

/** Milliseconds after an outage within which both sides must show the same without any action. */
const calm = { timeout: 30_000 };

/** A program behind a link that can be cut and silenced, with functions that stop and start either. */
const test = processTest.extend<{ site: Awaited<ReturnType<typeof openSite>> }>({
  site: async ({ start }, run) => {
    const site = await openSite(start);
    await run(site);
    await site.gate.close();
  },
});

async function openSite(start: (environment: Record<string, string>) => Program) {
  const [port, gatePort] = [await freePort(), await freePort()];
  const run = () => start({ PORT: String(port) });
  let program = run();
  await program.ready;
  const gate = createGate(gatePort, { host: '127.0.0.1', port });
  await gate.open();
  return {
    origin: `http://127.0.0.1:${gatePort}`,
    gate,
    output: () => program.output(),
    end: async (signal: NodeJS.Signals) => {
      program.child.kill(signal);
      await program.ended;
    },
    startAgain: async () => {
      program = run();
      await program.ready;
    },
  };
}

/** Signs in the first staff member. */
async function signIn({ request }: BrowserContext, origin: string, output: () => string): Promise<void> {
  await expect.poll(output).toContain('invite=');
  const invite = /invite=([\w-]+)/.exec(output())![1];
  const credentials = { username: 'wei', password: 'a long secret' };
  const headers = { origin };
  const made = await request.post(`${origin}/api/register`, { headers, data: { ...credentials, invite } });
  expect(made.status()).toBe(201);
  expect((await request.post(`${origin}/api/login`, { headers, data: credentials })).status()).toBe(200);
}

async function write(field: Locator, text: string): Promise<void> {
  await field.fill(text);
  await field.press('Enter');
}

test('visitor and staff lose nothing and stay where they are, whatever happens to link and server', async ({
  browser,
  site,
}) => {
  test.setTimeout(240_000);
  const { origin, gate } = site;
  const [outside, inside] = await Promise.all([browser.newContext(), browser.newContext()]);
  await signIn(inside, origin, site.output);
  const [visitor, desk] = [await outside.newPage(), await inside.newPage()];
  const written: string[] = [];

  await visitor.goto(`${origin}/about`);
  await openChat(visitor);
  await write(box(visitor), 'Hello');
  await desk.goto(`${origin}/admin/chat`);
  await untilHydrated(desk);
  await inboxRows(desk).getByRole('link').click();
  await expect(replies(desk).filter({ hasText: 'Hello' })).toBeVisible();
  const reply = replyBox(desk);
  await write(reply, 'Good morning');
  written.push('Hello', 'Good morning');

  const writeBoth = async (when: string) => {
    await write(box(visitor), `Visitor, ${when}`);
    await write(reply, `Staff, ${when}`);
    written.push(`Visitor, ${when}`, `Staff, ${when}`);
  };

  /** Both threads, after all messages have arrived. */
  const threads = async () => ({
    visitor: await wordsOf(visitor).allInnerTexts(),
    desk: await replies(desk).getByRole('paragraph').allInnerTexts(),
    waiting:
      (await visitor.getByText(english.queued).count()) + (await desk.getByText(admin.chat.queued).count()),
  });
  const { away, offline, slow } = admin.form;
  const notice = desk.getByRole('alert').filter({ hasText: new RegExp([away, offline, slow].join('|')) });
  const expectSame = async () => {
    await expect
      .poll(async () => {
        const now = await threads();
        const isSame = now.visitor.join('\n') === now.desk.join('\n');
        return isSame && now.waiting === 0 ? [...now.desk].toSorted() : now;
      }, calm)
      .toEqual([...written].toSorted());
    await expect(connection(visitor)).toBeEmpty(calm);
    await expect(panel(visitor).getByRole('alert')).toHaveCount(0, calm);
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText(admin.chat.title);
    await expect(notice).toHaveCount(0, calm);
    const last = (await threads()).desk.at(-1)!;
    await expect(inboxRows(desk)).toContainText(last, calm);
    // A conversation waits if the customer wrote the last message.
    const badge = desk.getByRole('banner').getByRole('link', { name: / waiting$/ });
    await expect(badge).toHaveCount(last.startsWith('Visitor') ? 1 : 0, calm);
  };
  await expectSame();

  await test.step('the link is cut', async () => {
    await gate.close();
    await writeBoth('without a link');
    await gate.open();
    await expectSame();
  });

  await test.step('the link is silent: neither end is notified that open connections are dead', async () => {
    gate.silence();
    await writeBoth('into the silence');
    gate.wake();
    await expectSame();
  });

  await test.step('the server is killed, and away until all attempts that are shown have failed', async () => {
    await site.end('SIGKILL');
    await writeBoth('without a server');
    await expect(notice).toHaveText(admin.form.away);
    await desk.getByRole('link', { name: admin.products.title, exact: true }).click();
    await expect(panel(visitor).getByRole('alert')).toContainText(english.exhausted, { timeout: 40_000 });
    await expect(desk.getByRole('button', { name: admin.chat.retry })).toBeVisible({ timeout: 40_000 });
    await expect(reply).toBeVisible();
    await site.startAgain();
    await expectSame();
  });

  await test.step('the server restarts', async () => {
    await site.end('SIGTERM');
    await writeBoth('during a restart');
    await site.startAgain();
    await expectSame();
  });
  await Promise.all([outside.close(), inside.close()]);
});
