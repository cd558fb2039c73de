import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import type { InboxConversation } from '#shared/conversations/chat-inbox.ts';
import type { InboxMessage } from '#shared/conversations/contact-inbox.ts';
import { admin } from '#shared/i18n/zh/admin.ts';
import { inboxRows, thread } from './support/chat-panel.ts';
import { test } from './support/office.ts';
import { fileField } from './support/parts.ts';
import { expect, type Page } from './support/test.ts';

test.use({
  viewport: { width: 1280, height: 800 },
  deviceScaleFactor: 1,
  hasTouch: false,
  isMobile: false,
});
test.setTimeout(120_000);

// A few of each, since the steps repeat.
const [chats, messages, products, posts] = [2, 4, 2, 1];

/** Opens a section by its name, like a user without a mouse. */
async function go(page: Page, section: string): Promise<void> {
  const box = page.getByRole('combobox', { name: admin.palette.title });
  // Keys have no effect before React runs on a newly opened page.
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(box).toBeFocused({ timeout: 1000 });
  }).toPass();
  await page.keyboard.type(section);
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText(section);
  await page.keyboard.press('Enter');
  await expect(box).toHaveCount(0);
}

/** Presses Tab until this element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${target.toString()} is not reached`);
}

/** Opens the first item of an inbox, then answers and resolves one item after the other. */
async function answerAll(page: Page, count: number, sendKey: string): Promise<void> {
  const title = thread(page).getByRole('heading', { level: 2 });
  const reply = thread(page).getByLabel(/回复/).first();
  await expect(inboxRows(page)).toHaveCount(count);
  // The rows may be there before the page listens to keys.
  await expect(async () => {
    if (!(await title.isVisible())) await page.keyboard.press('j');
    await expect(title).toBeVisible({ timeout: 1000 });
  }).toPass();
  for (let i = 1; i <= count; i++) {
    await expect(title).toBeVisible();
    const name = await title.innerText();
    await page.keyboard.press('r');
    await expect(reply).toBeFocused();
    await page.keyboard.type('谢谢，今天给您报价。');
    await page.keyboard.press(sendKey);
    await expect(reply).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(reply).not.toBeFocused();
    await page.keyboard.press('e');
    if (i < count) await expect(title).not.toHaveText(name);
  }
}

test('a day by keyboard only, in Chinese', async ({ page, context, office }) => {
  const { origin } = office;
  const { username } = await office.signIn(context, { staffLanguage: 'zh' });
  // Each request is without cookies, so that it comes from a new customer.
  const write = async (from: number, path: string, body: URLSearchParams | string, type?: string) => {
    const address = { 'x-forwarded-for': `10.${path.length}.${from}.1` };
    const headers = { origin, ...address, ...(type ? { 'content-type': type } : {}) };
    const answer = await fetch(`${origin}${path}`, { method: 'POST', redirect: 'manual', headers, body });
    expect(answer.status).toBeLessThan(400);
  };
  for (let i = 0; i < chats; i++)
    await write(i, '/chat', new URLSearchParams({ name: `客户${i}`, message: '价格?', key: randomUUID() }));
  for (let i = 0; i < messages; i++) {
    const message = { fullName: `买家${i}`, email: `m${i}@buyer.example`, country: 'KE', message: '价格?' };
    await write(i, '/api/contact', JSON.stringify(message), 'application/json');
  }
  const read = async <T>(path: string): Promise<T> =>
    (await page.request.get(`${origin}${path}`)).json() as Promise<T>;
  await page.goto(`${origin}/admin/dashboard`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`您好，${username}`);

  await test.step('chats are answered and resolved', async () => {
    await go(page, admin.chat.title);
    await answerAll(page, chats, 'Enter');
    const open = async () =>
      (await read<InboxConversation[]>('/api/conversations?search=客户')).filter(
        (one) => one.status !== 'resolved' || one.needsReplySince !== null,
      ).length;
    await expect.poll(open).toBe(0);
  });

  await test.step('so are contact messages', async () => {
    await go(page, admin.inbox.title);
    await answerAll(page, messages, 'Control+Enter');
    const open = async () =>
      (await read<InboxMessage[]>('/api/contact')).filter(({ status }) => status !== 'resolved').length;
    await expect.poll(open).toBe(0);
  });

  await test.step('products are added, one after the other', async () => {
    const picture = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#0f5b47' } })
      .png()
      .toBuffer();
    page.on('filechooser', (chooser) =>
      chooser.setFiles([{ name: 'lamp.png', mimeType: 'image/png', buffer: picture }]),
    );
    await go(page, admin.quickAdd.title);
    const name = page.getByLabel(admin.productForm.fields.name, { exact: true });
    await tabTo(page, name);
    for (let i = 1; i <= products; i++) {
      await page.keyboard.type(`搪瓷杯 ${i}`);
      await tabTo(page, fileField(page));
      await page.keyboard.press('Space');
      await expect(page.getByRole('textbox', { name: /颜色/ }).first()).toBeVisible();
      await tabTo(page, page.getByRole('button', { name: admin.quickAdd.another }));
      await page.keyboard.press('Enter');
      await expect(name).toHaveValue('');
      await expect(name).toBeFocused();
    }
    const made = await read<{ name: string }[]>('/api/products?search=搪瓷杯');
    expect(made.map((product) => product.name).toSorted()).toEqual(
      Array.from({ length: products }, (_, i) => `搪瓷杯 ${i + 1}`).toSorted(),
    );
  });

  await test.step('posts are written and published', async () => {
    for (let i = 1; i <= posts; i++) {
      await go(page, admin.blog.title);
      await tabTo(page, page.getByRole('link', { name: admin.blog.add }).first());
      await page.keyboard.press('Enter');
      await tabTo(page, page.getByRole('textbox', { name: admin.blog.postTitle }));
      const title = `海运须知 ${i}`;
      await page.keyboard.type(title);
      await tabTo(page, page.getByRole('textbox', { name: admin.blog.editor.label }));
      await page.keyboard.type('先付三成定金，余款在发货前付清。');
      await page.keyboard.press('Control+s');
      const row = page.getByRole('row', { name: title });
      await tabTo(page, row.getByRole('checkbox'));
      await page.keyboard.press('Space');
      await tabTo(page, page.getByRole('button', { name: admin.blog.publish, exact: true }));
      await page.keyboard.press('Enter');
      await expect(row).toContainText(admin.blog.published);
    }
    expect(await read<object[]>('/api/blog')).toHaveLength(posts);
  });
});
