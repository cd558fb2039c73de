import { contact as enTexts } from '#shared/i18n/en/contact.ts';
import { en } from '#shared/i18n/en/index.ts';
import { contact as frTexts } from '#shared/i18n/fr/contact.ts';
import { fr } from '#shared/i18n/fr/index.ts';
import { validation as frValidation } from '#shared/i18n/fr/validation.ts';
import { nextCalls } from './support/answers.ts';
import {
  expect,
  findProduct,
  hydrate,
  type Page,
  reactFile,
  test,
  untilBelievable,
  untilHydrated,
} from './support/test.ts';
import { slowTest } from './support/tiers.ts';

const labels = {
  fullName: enTexts.fullName,
  email: enTexts.email,
  phone: enTexts.phone,
  country: enTexts.country,
  message: enTexts.message,
};

const field = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}( \\*)?$`));

async function fill(page: Page, message: string): Promise<void> {
  await field(page, labels.fullName).fill('Awa Diop');
  await field(page, labels.email).fill('awa@diop.example');
  await field(page, labels.country).selectOption('SN');
  await field(page, labels.message).fill(message);
  await untilBelievable(page);
}

/** Statuses of the answers to messages that the page has sent. */
function recordAnswers(page: Page): Promise<number>[] {
  const answers: Promise<number>[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('/api/contact')) return;
    answers.push(response.text().then(() => response.status()));
  });
  return answers;
}

const sendButton = (page: Page) => page.getByRole('button', { name: enTexts.send });
const sentPanel = (page: Page) => page.getByText(enTexts.sentTitle, { exact: true });
const waitingPanel = (page: Page) => page.getByText(enTexts.waitingTitle, { exact: true });

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' });

  test('from a product to a message about it; faults keep what was typed', async ({
    page,
    request,
    problems,
  }) => {
    problems.expect(/400/);
    const { id } = await findProduct(request, 'mesh running shoes');
    await page.goto(`/product/${id}`);
    const name = await page.getByRole('heading', { level: 1 }).innerText();
    await page.getByRole('link', { name: fr.product.ask }).tap();
    await expect(page).toHaveURL(new RegExp(`/contact\\?product=${id}`));
    // Without React the page is loaded again, and no field has the focus.
    await untilHydrated(page);
    await expect(page.getByText(frTexts.aboutProduct, { exact: true })).toBeVisible();
    const message = page.getByLabel(new RegExp(`^${frTexts.message}`));
    await expect(message).toHaveValue(new RegExp(name));

    await page.getByLabel(new RegExp(`^${frTexts.fullName}`)).fill('Awa Diop');
    await page.getByLabel(new RegExp(`^${frTexts.email}`)).fill('awa(at)diop');
    await page.getByRole('button', { name: frTexts.send }).tap();
    await expect(page.getByText(frValidation.contactEmailInvalid)).toBeVisible();
    await expect(page.getByText(frValidation.countryRequired)).toBeVisible();
    await expect(page.getByText(frTexts.failedForm)).toBeVisible();
    const email = page.getByLabel(new RegExp(`^${frTexts.email}`));
    await expect(email).toBeFocused();
    await expect(email).toHaveValue('awa(at)diop');
    await expect(message).toHaveValue(new RegExp(name));

    await email.fill('awa@diop.example');
    await page.getByLabel(new RegExp(`^${frTexts.country}`)).selectOption({ label: 'Côte d’Ivoire' });
    await untilBelievable(page);
    const answer = page.waitForResponse((it) => it.url().endsWith('/api/contact') && it.status() === 201);
    await page.getByRole('button', { name: frTexts.send }).tap();
    const sent = (await answer).request().postDataJSON() as Record<string, string>;
    expect(sent).toMatchObject({ product: id, country: 'CI', locale: 'fr', fullName: 'Awa Diop' });
    await expect(page.getByText(frTexts.sentTitle, { exact: true })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: frTexts.sentTitle })).toBeFocused();

    // Sent messages are no longer stored.
    await page.getByRole('link', { name: frTexts.writeAnother }).tap();
    await expect(page.getByLabel(new RegExp(`^${frTexts.fullName}`))).toHaveValue('');
    await expect(page.getByText(frTexts.aboutProduct, { exact: true })).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('faults come back with what was typed; a success can be loaded again', async ({ page, problems }) => {
    problems.expect(/400/);
    await page.goto('/contact');
    await fill(page, 'Written by hand.');
    await field(page, labels.email).fill('awa');
    await sendButton(page).tap();
    await expect(page.getByText('Please provide a valid email.')).toBeVisible();
    await expect(field(page, labels.message)).toHaveValue('Written by hand.');
    await expect(field(page, labels.country)).toHaveValue('SN');
    await untilBelievable(page);
    await field(page, labels.email).fill('awa@diop.example');
    await sendButton(page).tap();
    await expect(sentPanel(page)).toBeVisible();
    await expect(page).toHaveURL(/\/contact\?sent=1/);
    await page.reload();
    await expect(sentPanel(page)).toBeVisible();
    await page.getByText(enTexts.faq.payment.question).tap();
    await page.getByText(enTexts.faq.time.question).tap();
    await expect(page.getByText(/^30% deposit .* 70% before shipment/)).toBeVisible();
    await expect(page.getByText(/4-8 weeks/)).toBeVisible();
  });
});

test('what is typed before React is kept when React comes, and over a reload', async ({ page, request }) => {
  const { id } = await findProduct(request, 'mesh running shoes');
  const react = Promise.withResolvers<void>();
  await page.route(reactFile, async (route) => {
    await react.promise;
    await route.continue();
  });
  await page.goto(`/contact?product=${id}&name=x`, { waitUntil: 'commit' });
  await field(page, labels.fullName).fill('Awa');
  await field(page, labels.message).fill('Mine.');
  await field(page, labels.country).selectOption('SN');
  react.resolve();
  await untilHydrated(page);
  await expect(field(page, labels.fullName)).toHaveValue('Awa');
  await expect(field(page, labels.message)).toHaveValue('Mine.');
  await expect(field(page, labels.country)).toHaveValue('SN');
  await field(page, labels.message).fill('Mine, and more.');

  await page.reload();
  await expect(field(page, labels.fullName)).toHaveValue('Awa');
  await expect(field(page, labels.message)).toHaveValue('Mine, and more.');
  // For another subject the name is kept and the message is new.
  await page.goto('/contact');
  await expect(field(page, labels.fullName)).toHaveValue('Awa');
  await expect(field(page, labels.message)).toHaveValue('');
});

test(
  'in another language the form resets its suggested values, and keeps the typed ones',
  slowTest,
  async ({ page, request }) => {
    const { id } = await findProduct(request, 'mesh running shoes');
    await page.goto(`/contact?product=${id}&name=x`);
    await untilHydrated(page);
    await field(page, labels.fullName).fill('Awa');
    await page.goto(`/contact?product=${id}&name=x&lng=fr`);
    const message = page.getByLabel(new RegExp(`^${frTexts.message}`));
    await expect(page.getByLabel(new RegExp(`^${frTexts.fullName}`))).toHaveValue('Awa');
    await expect(message).toHaveValue(new RegExp(frTexts.draft.split('\n')[0]!));
    // `fill` selects the text and then types: React must not set the suggestion again in between.
    await hydrate(page);
    await message.fill('Combien pour Dakar ?');
    await page.goto(`/contact?product=${id}&name=x&lng=en`);
    await expect(field(page, labels.message)).toHaveValue('Combien pour Dakar ?');
  },
);

test('without a connection a message waits and is sent once when it is back', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  const answers = recordAnswers(page);
  await page.goto('/contact');
  await hydrate(page);
  await context.setOffline(true);
  await fill(page, 'From the road.');
  await sendButton(page).tap();
  await expect(waitingPanel(page)).toBeVisible();
  await expect(field(page, labels.message)).toHaveValue('From the road.');
  await context.setOffline(false);
  await expect(sentPanel(page)).toBeVisible();
  expect(await Promise.all(answers)).toEqual([201]);
  expect(await page.evaluate(() => localStorage.getItem('outbox'))).toBeNull();
});

test(
  'a message that waits outlives its page, and any page sends it once',
  slowTest,
  async ({ page, context, problems }) => {
    problems.expect(/ERR_FAILED/);
    const answers = recordAnswers(page);
    await page.goto('/contact');
    await hydrate(page);
    // The connection loses messages but still delivers pages.
    await context.route('**/api/contact', (route) => route.abort());
    await fill(page, 'From the road, again.');
    await sendButton(page).tap();
    await expect(waitingPanel(page)).toBeVisible();
    await page.reload();
    await expect(waitingPanel(page)).toBeVisible();
    await expect(field(page, labels.message)).toHaveValue('From the road, again.');
    await context.unroute('**/api/contact');
    await page.goto('/products');
    await expect(page.getByText(enTexts.sentLater)).toBeVisible();
    expect(await Promise.all(answers)).toEqual([201]);
    await page.goto('/contact');
    await expect(waitingPanel(page)).toBeHidden();
    await expect(field(page, labels.message)).toHaveValue('');
  },
);

test(
  'an answer that is lost on the way leaves one message',
  slowTest,
  async ({ page, context, problems }) => {
    problems.expect(/ERR_FAILED/);
    const ids: string[] = [];
    await page.goto('/contact');
    await hydrate(page);
    await context.route('**/api/contact', async (route) => {
      const answer = await route.fetch();
      ids.push(((await answer.json()) as { id: string }).id);
      await (ids.length === 1 ? route.abort() : route.fulfill({ response: answer }));
    });
    await fill(page, 'Is this on?');
    await sendButton(page).tap();
    await expect(sentPanel(page)).toBeVisible();
    expect(ids).toHaveLength(2);
    expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(ids[1]).toBe(ids[0]);
  },
);

test(
  'without React and a connection a form stays as it was typed, and is sent later',
  slowTest,
  async ({ page, context, problems }) => {
    problems.expect(/ERR_FAILED/);
    await page.route(reactFile, (route) => route.abort());
    await page.goto('/contact', { waitUntil: 'networkidle' });
    await context.setOffline(true);
    await fill(page, 'Before everything.');
    await sendButton(page).tap();
    await expect(page.getByText(en.common.offline)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(en.common.offline)).toBeHidden();
    await expect(field(page, labels.message)).toHaveValue('Before everything.');
    await sendButton(page).tap();
    await expect(sentPanel(page)).toBeVisible();
  },
);

test('a fault of the server is shown, and nothing is lost', slowTest, async ({ page, problems }) => {
  problems.expect(/500/);
  problems.expect(/400/);
  problems.expect(/409/);
  await page.goto('/contact');
  await hydrate(page);
  await fill(page, 'Keep me.');
  const calls = await nextCalls(page, '**/api/contact');
  for (const [status, body, text] of [
    [500, { code: 'internal', message: 'x' }, enTexts.failedServer],
    [400, { code: 'bad_request', message: 'x' }, enTexts.failedRequest],
    [409, { code: 'conflict', message: 'Said by the server.' }, 'Said by the server.'],
    [409, {}, enTexts.failedOther],
  ] as const) {
    calls((route) => route.fulfill({ status, json: body }));
    await sendButton(page).tap();
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expect(field(page, labels.message)).toHaveValue('Keep me.');
  }
  await page.getByRole('button', { name: enTexts.clear }).tap();
  await expect(field(page, labels.message)).toHaveValue('');
  await page.reload();
  await expect(field(page, labels.fullName)).toHaveValue('');
});

test.describe('in Lagos', () => {
  test.use({ timezoneId: 'Africa/Lagos' });

  test('the office’s hours stand in the visitor’s time', slowTest, async ({ page }) => {
    // Monday, 10:30 in Wenzhou.
    await page.clock.install({ time: new Date('2026-11-23T02:30:00Z') });
    await page.goto('/contact');
    await page
      .getByText('Monday to Friday, 9:00 AM to 6:00 PM, Beijing Standard Time')
      .scrollIntoViewIfNeeded();
    await expect(page.getByText('Open now, until 11:00 AM your time')).toBeVisible();
    await expect(page.getByText('In your time: 2:00 AM to 11:00 AM')).toBeVisible();
    await page.clock.setFixedTime(new Date('2026-11-23T22:00:00Z'));
    await page.clock.runFor(60_000);
    await expect(page.getByText('Closed now, opens in 3 hours')).toBeVisible();
    // React must keep the texts that only the browser knows.
    await page.getByRole('main').focus();
    await untilHydrated(page);
    await expect(page.getByText('Closed now, opens in 3 hours')).toBeVisible();
    // The text is also there after returning to the page.
    const drawer = page.getByRole('dialog', { name: en.common.menu, includeHidden: true });
    for (const [path, name] of [
      ['/about', en.nav.about],
      ['/contact', en.nav.contact],
    ] as const) {
      const link = drawer.getByRole('link', { name, exact: true, includeHidden: true });
      await link.evaluate((element: HTMLElement) => element.click());
      await expect(page).toHaveURL(path);
    }
    await page.getByText(/Beijing Standard Time/).scrollIntoViewIfNeeded();
    await expect(page.getByText('Closed now, opens in 3 hours')).toBeVisible();
    const map = page.getByRole('img', { name: enTexts.mapAlt });
    await map.scrollIntoViewIfNeeded();
    await expect(map).toHaveJSProperty('complete', true);
    await expect(map).toHaveJSProperty('naturalWidth', 480);
  });
});
