import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { admin } from '#shared/i18n/en/admin.ts';
import { chat as english } from '#shared/i18n/en/chat.ts';
import { createGate } from '#tests/gate.ts';
import { box, openChat, panel } from './support/chat-panel.ts';
import { test as processTest } from './support/process.ts';
import type { Program } from './support/program.ts';
import { freePort } from './support/site.ts';
import { untilHydrated } from './support/test.ts';

/** Milliseconds after an outage within which both sides must show the same, although nobody presses anything. */
const calm = { timeout: 60_000 };

/** A program behind a link that can be cut and silenced, and what ends and starts the one and the other. */
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

const replies = (page: Page) => page.locator('.inbox-thread .inbox-bubble');

/** Signs the first member of the staff in. */
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
  test.setTimeout(500_000);
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
  await desk.locator('.inbox-card a').click();
  await expect(replies(desk).filter({ hasText: 'Hello' })).toBeVisible();
  const reply = desk.locator('.inbox-thread textarea.chat-field');
  await write(reply, 'Good morning');
  written.push('Hello', 'Good morning');

  const writeBoth = async (when: string) => {
    await write(box(visitor), `Visitor, ${when}`);
    await write(reply, `Staff, ${when}`);
    written.push(`Visitor, ${when}`, `Staff, ${when}`);
  };

  /** Both threads, once nothing is on its way any more. */
  const threads = async () => ({
    visitor: await panel(visitor).locator('.chat-text').allInnerTexts(),
    desk: await replies(desk).locator('.inbox-text').allInnerTexts(),
    waiting:
      (await visitor.getByText(english.queued).count()) + (await desk.getByText(admin.chat.queued).count()),
  });
  const expectSame = async () => { const began = Date.now();
    await expect
      .poll(async () => {
        const now = await threads();
        const isSame = now.visitor.join('\n') === now.desk.join('\n');
        return isSame && now.waiting === 0 ? [...now.desk].toSorted() : now;
      }, calm)
      .toEqual([...written].toSorted());
    await expect(panel(visitor).locator('.chat-dot')).toHaveAttribute('data-on', 'true');
    await expect(panel(visitor).getByRole('alert')).toHaveCount(0);
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText(admin.chat.title);
    await expect(desk.locator('.connection-note')).toHaveCount(0);
    console.log('same after', (Date.now() - began) / 1000, 's;', written.length, 'written,', (await threads()).desk.length, 'there');
    const last = (await threads()).desk.at(-1)!;
    await expect(desk.locator('.inbox-card')).toContainText(last);
    // A conversation waits for as long as its customer wrote last.
    const badge = desk.locator('.admin-bar a.badge');
    await expect(badge).toHaveCount(last.startsWith('Visitor') ? 1 : 0);
  };
  await expectSame();


  const pause = async (ms: number) => visitor.waitForTimeout(ms);
  for (let n = 0; n < 3; n++) {
    await gate.close();
    await writeBoth(`cut ${n}`);
    await gate.open();
    await expectSame();
  }
  gate.silence();
  for (let n = 0; n < 5; n++) { await writeBoth(`silence ${n}`); await pause(6000); }
  gate.wake();
  console.log('30 s silence over');
  await expectSame();
  await site.end('SIGKILL');
  for (let n = 0; n < 4; n++) { await writeBoth(`killed ${n}`); await pause(5000); }
  await site.startAgain();
  console.log('killed, 20 s away');
  await expectSame();
  await gate.close();
  for (let n = 0; n < 5; n++) { await writeBoth(`no link ${n}`); await pause(8000); }
  await gate.open();
  console.log('40 s without link');
  await expectSame();
  await site.end('SIGTERM');
  await writeBoth('restart');
  await site.startAgain();
  console.log('restart');
  await expectSame();
  await Promise.all([outside.close(), inside.close()]);
});
