import { contact as texts } from '#shared/i18n/en/contact.ts';
import { expect, findProduct, hydrate, type Page, test, untilBelievable } from './support/test.ts';

/** What was typed into the contact form and not sent stays, whatever else is sent meanwhile. */

const field = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}( \\*)?$`));
const message = (page: Page) => field(page, texts.message);
const sendButton = (page: Page) => page.getByRole('button', { name: texts.send });
const sentPanel = (page: Page) => page.getByText(texts.sentTitle, { exact: true }).first();
const waitingPanel = (page: Page) => page.getByText(texts.waitingTitle, { exact: true });
const sentNotice = (page: Page) => page.getByText(texts.sentLater);

async function fill(page: Page, text: string): Promise<void> {
  await field(page, texts.fullName).fill('Awa Diop');
  await field(page, texts.email).fill('awa@diop.example');
  await field(page, texts.country).selectOption('SN');
  await message(page).fill(text);
  await untilBelievable(page);
}

/** Lets no message through until the returned function is called; pages are still delivered. */
async function cutLink(page: Page): Promise<() => Promise<void>> {
  await page.context().route('**/api/contact', (route) => route.abort());
  return async () => {
    await page.context().unroute('**/api/contact');
    // The outbox tries again at once when the network comes back.
    await page.evaluate(() => dispatchEvent(new Event('online')));
  };
}

test('sending about one product leaves the message about another one, and who writes it', async ({
  page,
  request,
}) => {
  const [shoes, sandals] = await Promise.all([
    findProduct(request, 'mesh running shoes'),
    findProduct(request, 'flip-flops'),
  ]);
  await page.goto(`/contact?product=${sandals.id}`);
  await hydrate(page);
  await fill(page, 'The sandals in green?');
  await page.goto(`/contact?product=${shoes.id}`);
  await hydrate(page);
  await fill(page, 'The shoes in red?');
  await sendButton(page).tap();
  await expect(sentPanel(page)).toBeVisible();

  await page.goto(`/contact?product=${shoes.id}`);
  await expect(message(page)).not.toHaveValue('The shoes in red?');
  await page.goto(`/contact?product=${sandals.id}`);
  await expect(message(page)).toHaveValue('The sandals in green?');
  await expect(field(page, texts.fullName)).toHaveValue('Awa Diop');

  await test.step('Clear empties one form for good, and leaves the other message', async () => {
    await page.goto(`/contact?product=${shoes.id}`);
    await message(page).fill('The shoes in blue?');
    await hydrate(page);
    await page.getByRole('button', { name: texts.clear }).tap();
    await page.reload();
    await expect(message(page)).not.toHaveValue('The shoes in blue?');
    await expect(field(page, texts.fullName)).toHaveValue('');
    await page.goto(`/contact?product=${sandals.id}`);
    await expect(message(page)).toHaveValue('The sandals in green?');
  });

  await test.step('so does the answer to a form that was sent without script', async () => {
    await page.goto(`/contact?sent=1&product=${shoes.id}`);
    await expect(sentPanel(page)).toBeVisible();
    await page.goto(`/contact?product=${sandals.id}`);
    await expect(message(page)).toHaveValue('The sandals in green?');
  });
});

test('what is typed while a message waits stays when it is delivered', async ({ page, problems }) => {
  problems.expect(/ERR_FAILED/);
  await page.goto('/contact');
  await hydrate(page);
  const mendLink = await cutLink(page);
  await fill(page, 'From the road.');
  await sendButton(page).tap();
  await expect(waitingPanel(page)).toBeVisible();
  await message(page).fill('And one more question.');
  await mendLink();
  await expect(sentNotice(page)).toBeVisible();
  await expect(waitingPanel(page)).toBeHidden();
  await expect(message(page)).toHaveValue('And one more question.');
  await page.reload();
  await expect(message(page)).toHaveValue('And one more question.');
});

test('what is typed after a reload stays when the message of before is delivered', async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_FAILED/);
  await page.goto('/contact');
  await hydrate(page);
  const mendLink = await cutLink(page);
  await fill(page, 'From the road.');
  await sendButton(page).tap();
  await expect(waitingPanel(page)).toBeVisible();
  await page.reload();
  await expect(message(page)).toHaveValue('From the road.');
  await message(page).fill('And one more question.');
  await mendLink();
  await expect(sentNotice(page)).toBeVisible();
  await expect(message(page)).toHaveValue('And one more question.');
  await expect(field(page, texts.fullName)).toHaveValue('Awa Diop');
});

test('what is typed while a message is on its way stays when it has arrived', async ({ page }) => {
  await page.goto('/contact');
  await hydrate(page);
  await fill(page, 'How long to Dakar?');
  const arrived = Promise.withResolvers<void>();
  await page.route('**/api/contact', async (route) => {
    await arrived.promise;
    await route.continue();
  });
  const sending = page.waitForRequest('**/api/contact');
  await sendButton(page).tap();
  await sending;
  await message(page).fill('And to Lomé?');
  arrived.resolve();
  await expect(page.getByRole('status').filter({ hasText: texts.sentTitle })).toBeVisible();
  await expect(message(page)).toHaveValue('And to Lomé?');
  // What is in the form now is another message.
  await page.unroute('**/api/contact');
  const second = page.waitForRequest('**/api/contact');
  await sendButton(page).tap();
  expect((await second).postDataJSON()).toMatchObject({ message: 'And to Lomé?' });
  await expect(sentPanel(page)).toBeVisible();
});
