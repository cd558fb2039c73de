import { chat as texts } from '#shared/i18n/en/chat.ts';
import { validation } from '#shared/i18n/en/validation.ts';
import { box, bubbles, openChat, panel, pill } from './support/chat-panel.ts';
import { chatLink } from './support/parts.ts';
import { expect, findProduct, type Page, test } from './support/test.ts';
import { slowTest } from './support/tiers.ts';

async function write(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await box(page).press('Enter');
  await expect(bubbles(page).filter({ hasText: text })).toContainText(texts.sent);
}

test(
  'an error in the address is shown beside it, and the address is not stored',
  slowTest,
  async ({ page, problems }) => {
    problems.expect(/400/);
    problems.expect(/ERR_INTERNET_DISCONNECTED/);
    await page.goto('/about');
    await openChat(page);
    await panel(page).getByText(texts.about, { exact: true }).click();
    await panel(page).getByLabel(texts.name).fill('Awa Exemple');
    const email = panel(page).getByLabel(texts.email);
    // Browsers accept this as an address, the server does not.
    await email.fill('awa@boutique');
    const save = panel(page).getByRole('button', { name: texts.save, exact: true });
    await save.click();
    await expect(panel(page).getByText(validation.emailInvalid)).toBeVisible();
    await expect(email).toBeFocused();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(panel(page).getByRole('alert')).toHaveCount(0);
    await expect(panel(page).getByText(texts.about, { exact: true })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('chat_contact'))).toBeNull();

    await email.fill('awa@boutique.example');
    await page.context().setOffline(true);
    await save.click();
    await expect(panel(page).getByText(texts.notSaved)).toBeVisible();
    await page.context().setOffline(false);
    await save.click();
    await expect(panel(page).getByText(texts.saved.replace('{name}', 'Awa Exemple'))).toBeVisible();
  },
);

test('typed details stay while messages come, and stay in reach', slowTest, async ({ page }) => {
  await page.goto('/about');
  await openChat(page);
  await panel(page).getByText(texts.about, { exact: true }).click();
  await panel(page).getByLabel(texts.email).fill('awa@boutique.example');
  for (const text of ['One', 'Two', 'Three']) await write(page, text);
  await expect(panel(page).getByLabel(texts.email)).toHaveValue('awa@boutique.example');
});

test(
  'Back puts the panel aside once, also after a reload and after it was minimised',
  slowTest,
  async ({ page }) => {
    await page.goto('/about');
    await page.goto('/process');
    await openChat(page);
    await page.reload();
    await expect(box(page)).toBeVisible();
    await page.goBack();
    await expect(panel(page)).toHaveCount(0);
    await expect(pill(page)).toBeFocused();

    await pill(page).click();
    await panel(page).getByRole('button', { name: texts.minimise }).click();
    await pill(page).click();
    await page.goBack();
    await expect(panel(page)).toHaveCount(0);
    await expect(page).toHaveURL('/process');
    await page.goBack();
    await expect(page).toHaveURL('/about');
  },
);

test('it is minimised on the next page; minimised, it has the focus, stands in the place of the button, and stays so', async ({
  page,
}) => {
  await page.goto('/process');
  await openChat(page);
  await page.goto('/services');
  await expect(panel(page)).toHaveCount(0);
  await pill(page).click();
  await panel(page).getByRole('button', { name: texts.minimise }).click();
  await expect(pill(page)).toBeFocused();
  await expect(chatLink(page)).toBeHidden();
  await page.goto('/about');
  await expect(pill(page)).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  await pill(page).click();
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(pill(page)).toBeFocused();
});

test('by keyboard the page behind is out of reach, and Escape closes the emoji first', async ({ page }) => {
  await page.goto('/about');
  await openChat(page);
  const emoji = panel(page).getByRole('button', { name: texts.emoji, exact: true });
  const emojis = panel(page).getByRole('group', { name: texts.emoji });
  await emoji.click();
  await emojis.getByRole('button').first().focus();
  await page.keyboard.press('Escape');
  await expect(emojis).toHaveCount(0);
  await expect(emoji).toBeFocused();
  await expect(panel(page)).toHaveAttribute('aria-modal', 'true');
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Tab');
    // Between the last and the first element, the focus passes through the browser's own interface.
    const isBehind = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('[role=dialog]'),
    );
    expect(isBehind, `step ${step}`).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(pill(page)).toBeFocused();
  expect(await page.getByRole('main').evaluate((main) => main.closest('[inert]'))).toBeNull();
});

test('on a screen of 320 × 256 messages can be read while one writes', slowTest, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/about');
  await openChat(page);
  await box(page).fill('One\nTwo\nThree\nFour\nFive');
  expect(
    await panel(page)
      .getByRole('region', { name: texts.messages })
      .evaluate((list) => list.clientHeight),
  ).toBeGreaterThan(100);
  await expect(box(page)).toBeInViewport();
});

test('a received file is announced, and its picture is shown whole', async ({ page }) => {
  await page.goto('/about');
  await openChat(page);
  for (const text of ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven']) await write(page, text);
  const png = await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 300 } });
  await panel(page)
    .getByLabel(texts.attach)
    .setInputFiles({ name: 'view.png', mimeType: 'image/png', buffer: png });
  await panel(page).getByRole('button', { name: texts.send, exact: true }).click();
  await expect(panel(page).getByText(`${texts.uploaded}. ${texts.uploadedText}`)).toBeVisible();
  const picture = bubbles(page).getByRole('img');
  await expect(picture).toHaveJSProperty('complete', true);
  await expect.poll(() => picture.evaluate((image) => image.clientHeight)).toBeGreaterThan(100);
  await expect(bubbles(page).last().getByRole('time')).toBeInViewport({ ratio: 1 });
});

test('a question about the product is seen at once, and asked once', slowTest, async ({ page, request }) => {
  const { id } = await findProduct(request, 'mesh running shoes');
  await page.goto(`/product/${id}`);
  await openChat(page);
  await page.route('**/api/conversations', async (route) => {
    await expect(bubbles(page)).toHaveCount(1);
    await route.continue();
  });
  const ask = panel(page).getByRole('button', { name: texts.askProduct.replace('{name}', '') });
  await ask.click();
  await expect(ask).toHaveCount(0);
  await expect(box(page)).toBeFocused();
  await expect(bubbles(page).first()).toContainText(texts.sent);
  await expect(bubbles(page)).toHaveCount(1);
});

test('on a slow link the panel does not open over what is being written', slowTest, async ({ page }) => {
  const panelCode = Promise.withResolvers<void>();
  await page.route(/island-.*\.js/, async (route) => {
    await panelCode.promise;
    await route.continue();
  });
  await page.goto('/chat');
  const message = page.getByLabel(texts.placeholder);
  await message.fill('Already half');
  // The first request of the panel after it has started.
  const started = page.waitForResponse('**/api/conversations/current');
  panelCode.resolve();
  await started;
  await message.pressSequentially(' written');
  await expect(message).toHaveValue('Already half written');
  await expect(panel(page)).toHaveCount(0);
  await page.getByRole('button', { name: texts.send, exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Already half written' })).toBeVisible();
});
