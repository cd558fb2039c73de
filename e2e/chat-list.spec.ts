import { admin } from '#shared/i18n/en/admin.ts';
import { en } from '#shared/i18n/en/index.ts';
import { fillText } from '#shared/i18n/translate.ts';
import { bubbles, inboxRows, openChat, thread, write } from './support/chat-panel.ts';
import { open, said } from './support/own-site.ts';
import { origin, staffTokens } from './support/site.ts';
import { expect, findProduct, type Page, test } from './support/test.ts';

const { chat } = admin;

const listLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: en.nav.quoteList });

test('staff put products on the quote list of the buyer they chat with, who sees the count and the card', async ({
  page,
  browser,
}) => {
  const [lamp, sandal] = [await findProduct(page.request, 'lamp'), await findProduct(page.request, 'sandal')];
  const hello = `Can you put the lamp on my list? ${Date.now()}`;
  await page.goto(`/product/${lamp.id}`);
  await openChat(page);
  await write(page, hello);

  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addCookies([{ name: 'baobab_staff', value: staffTokens.admin, url: origin, httpOnly: true }]);
  const desk = await context.newPage();
  await open(desk, `/admin/chat?search=${encodeURIComponent(hello)}`);
  await inboxRows(desk).getByRole('link').click();

  // From the picker of the reply, by keyboard, with a quantity.
  await thread(desk).getByRole('button', { name: chat.putOnList, exact: true }).focus();
  await desk.keyboard.press('Enter');
  await desk.keyboard.type(lamp.name);
  await expect(desk.getByRole('listbox', { name: chat.putOnList }).getByRole('option').first()).toContainText(
    lamp.name,
  );
  await desk.keyboard.press('Enter');
  const dialog = desk.getByRole('dialog', { name: chat.putOnList });
  await dialog.getByLabel(chat.putQuantity).fill('750');
  await desk.keyboard.press('Enter');
  await expect(said(desk, fillText(chat.putDone, { name: lamp.name }))).toBeVisible();
  const customer = desk.getByRole('complementary', { name: chat.customer });
  await expect(customer.getByText(/^750 ×/)).toBeVisible();

  // The buyer sees the message at once, with the card, and the count in the header.
  const bubble = bubbles(page).filter({ hasText: '750' });
  await expect(bubble.getByRole('link', { name: new RegExp(lamp.name) })).toBeVisible();
  await expect(listLink(page)).toContainText('1', { useInnerText: true });

  // A product that is already on the list is not added again.
  await thread(desk).getByRole('button', { name: chat.putOnList, exact: true }).click();
  await desk.keyboard.type(lamp.name);
  await expect(desk.getByRole('listbox', { name: chat.putOnList }).getByRole('option').first()).toContainText(
    lamp.name,
  );
  await desk.keyboard.press('Enter');
  await dialog.getByRole('button', { name: chat.putNow }).click();
  await expect(said(desk, fillText(chat.putBefore, { name: lamp.name }))).toBeVisible();

  // From the buyer's favourites, while the buyer is away: the next page shows the count.
  await page.request.post(`/api/products/${sandal.id}/favorite`, { headers: { origin } });
  await page.goto('about:blank');
  await desk.reload();
  await customer.getByRole('button', { name: fillText(chat.putNamedOnList, { name: sandal.name }) }).click();
  await dialog.getByRole('button', { name: chat.putNow }).click();
  await expect(said(desk, fillText(chat.putDone, { name: sandal.name }))).toBeVisible();
  await page.goto('/products');
  await expect(listLink(page)).toContainText('2', { useInnerText: true });
  await page.goto('/quote-list');
  await expect(page.getByRole('main')).toContainText(lamp.name);
  await expect(page.getByRole('main')).toContainText(sandal.name);
  await context.close();
});
