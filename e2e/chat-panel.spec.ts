import type { Browser } from '@playwright/test';
import { admin } from '#shared/i18n/en/admin.ts';
import { chat as texts } from '#shared/i18n/en/chat.ts';
import {
  box,
  bubbles,
  inboxRows,
  openChat,
  panel,
  replyBox,
  thread as threadOf,
} from './support/chat-panel.ts';
import { origin, staffTokens } from './support/site.ts';
import { expect, findProduct, type Page, test, untilHydrated } from './support/test.ts';

test.use({
  viewport: { width: 1280, height: 800 },
  isMobile: false,
  hasTouch: false,
  // Views of robots do not count, and a headless browser identifies itself as one.
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36',
});

const send = (page: Page) => panel(page).getByRole('button', { name: texts.send, exact: true });
const staged = (page: Page) => panel(page).getByRole('list', { name: texts.chosenFiles });

async function staffPage(browser: Browser, search: string) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addCookies([{ name: 'baobab_staff', value: staffTokens.admin, url: origin, httpOnly: true }]);
  const page = await context.newPage();
  await page.goto(`/admin/chat?search=${encodeURIComponent(search)}`);
  await untilHydrated(page);
  await inboxRows(page).getByRole('link').click();
  return { context, page };
}

test('the forms about the visitor open within the panel, ready to be filled in', async ({ page }) => {
  await page.goto('/about');
  await openChat(page);
  for (const [summary, field, button] of [
    [texts.haveCode, texts.enterCode, texts.continueHere],
    [texts.about, texts.name, texts.save],
  ] as const) {
    await panel(page).getByText(summary, { exact: true }).click();
    await expect(panel(page).getByLabel(field)).toBeFocused();
    await expect(panel(page).getByLabel(field)).toBeInViewport({ ratio: 1 });
    await expect(panel(page).getByRole('button', { name: button, exact: true })).toBeInViewport({ ratio: 1 });
    await panel(page).getByText(summary, { exact: true }).click();
  }
});

test('/chat shows the panel or its simple form, never both; the footer stays in its place', async ({
  page,
}) => {
  await page.goto('/chat');
  await expect(box(page)).toBeVisible();
  await expect(page.getByRole('main').getByLabel(texts.placeholder)).toBeHidden();
  await expect(page.getByText(texts.pagePanel)).toBeVisible();
  const footer = () => page.getByRole('contentinfo').boundingBox();
  const whileOpen = await footer();
  await panel(page).getByRole('button', { name: texts.close }).click();
  await expect(page.getByRole('main').getByLabel(texts.placeholder)).toBeVisible();
  await expect(page.getByText(texts.pagePanel)).toBeHidden();
  expect(await footer()).toEqual(whileOpen);
});

test('files are shown before they are sent with a caption; a refused one says why and lets another be chosen', async ({
  page,
  problems,
}) => {
  problems.expect(/400 \(Bad Request\).*upload/);
  await page.goto('/about');
  await openChat(page);
  const png = await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 300 } });
  const files = panel(page).getByLabel(texts.attach);
  await files.setInputFiles([
    { name: 'view.png', mimeType: 'image/png', buffer: png },
    { name: 'list.txt', mimeType: 'text/plain', buffer: Buffer.from('Order list') },
  ]);
  await expect(staged(page).getByRole('img', { name: 'view.png' })).toBeVisible();
  await expect(bubbles(page)).toHaveCount(0);
  await staged(page)
    .getByRole('button', { name: texts.removeFile.replace('{name}', 'list.txt') })
    .click();
  await panel(page).getByPlaceholder(texts.caption).fill('Is this the right one?');
  const slow = Promise.withResolvers<void>();
  await page.route('**/upload', async (route) => {
    await slow.promise;
    await route.continue();
  });
  await box(page).press('Enter');
  await expect(staged(page)).toHaveCount(0);
  await expect(bubbles(page).getByRole('progressbar', { name: texts.sending })).toBeVisible();
  slow.resolve();
  await expect(bubbles(page)).toContainText(['Is this the right one?']);
  await expect(bubbles(page).getByRole('img', { name: 'view.webp' })).toBeVisible();

  await test.step('a picture opens large', async () => {
    await bubbles(page).getByRole('link').click();
    const large = page.getByRole('dialog', { name: 'view.webp' });
    await expect(large.getByRole('img')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(large).toHaveCount(0);
    await expect(panel(page)).toBeVisible();
  });

  await test.step('2 MB are too large, by name and before anything is sent', async () => {
    await files.setInputFiles({
      name: 'large.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.alloc(2 * 1024 * 1024),
    });
    await expect(panel(page).getByRole('alert')).toHaveText(
      texts.filesTooLarge.replace('{names}', 'large.pdf'),
    );
    await expect(staged(page)).toHaveCount(0);
  });

  await test.step('no picture, though it is called one', async () => {
    await files.setInputFiles({
      name: 'broken.png',
      mimeType: 'image/png',
      buffer: Buffer.from([0, 1, 2, 3]),
    });
    await expect(staged(page)).toContainText('broken.png');
    await panel(page).getByPlaceholder(texts.caption).fill('As ordered last year');
    await send(page).click();
    const refused = bubbles(page).filter({ hasText: texts.fileInvalid });
    await expect(refused).toContainText('broken.png');
    await expect(refused.getByRole('button', { name: texts.tryAgain })).toHaveCount(0);
    await refused
      .getByLabel(texts.chooseOther)
      .setInputFiles({ name: 'list.txt', mimeType: 'text/plain', buffer: Buffer.from('Order list') });
    await expect(staged(page)).toContainText('list.txt');
    await expect(refused).toHaveCount(0);
    await expect(box(page)).toHaveValue('As ordered last year');
    await send(page).click();
    const sent = bubbles(page).filter({ hasText: 'As ordered last year' });
    await expect(sent.getByRole('link', { name: 'list.txt', exact: true })).toBeVisible();
  });
});

test('addresses are links, our pages cards; the staff see the page and send a product with its terms', async ({
  page,
  browser,
  request,
}) => {
  const product = await findProduct(request, 'ballet flats');
  const stamp = `Cards ${Date.now()}`;
  await page.goto(`/product/${product.id}`);
  await openChat(page);
  await box(page).fill(`${stamp}, see https://a.example/x. <b>\n${origin}/product/${product.id}`);
  await box(page).press('Enter');
  const own = bubbles(page).getByRole('link', { name: product.name });
  await expect(own).toHaveAttribute('href', `/product/${product.id}`);
  await expect(own).toContainText('Min. order');
  const outside = bubbles(page).getByRole('link', { name: 'a.example/x' });
  await expect(outside).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
  await expect(bubbles(page).first()).toContainText('<b>');

  const { context, page: staff } = await staffPage(browser, stamp);
  const thread = threadOf(staff);
  await expect(thread.getByRole('article').getByRole('link', { name: product.name })).toBeVisible();
  const customer = thread.getByRole('complementary');
  await expect(customer.getByRole('definition').filter({ hasText: product.name })).toBeVisible();
  await expect(customer.getByRole('heading', { name: admin.chat.seen })).toBeVisible();

  const reply = replyBox(staff);
  await reply.fill('{product}: {price}');
  await thread.getByRole('button', { name: admin.chat.pickProduct }).click();
  await staff.getByRole('combobox', { name: admin.chat.findProduct }).fill('ballet flats');
  await staff.getByRole('option', { name: product.name }).click();
  await expect(reply).toHaveValue(
    new RegExp(`^${product.name}: [^{\\n]*\\d[^{\\n]*\\n\\n${product.name}\\n${origin}`),
  );
  await expect(reply).toBeFocused();
  await reply.press('Enter');
  await expect(bubbles(page).getByRole('link', { name: product.name })).toHaveCount(2);

  await test.step('nobody is called Visitor', async () => {
    await thread.getByRole('group', { name: admin.chat.quick }).getByRole('button').first().click();
    await expect(reply).toHaveValue(/^Hello,/);
  });
  await context.close();
});
