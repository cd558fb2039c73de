import { en } from '#shared/i18n/en/index.ts';
import { quoteList as texts } from '#shared/i18n/en/quote-list.ts';
import { fr } from '#shared/i18n/fr/index.ts';
import { quoteList as frTexts } from '#shared/i18n/fr/quote-list.ts';
import { validation as frValidation } from '#shared/i18n/fr/validation.ts';
import type { Locator } from '@playwright/test';
import { formatPrice } from '#shared/base/money.ts';
import type { Product } from '#shared/catalogue/product.ts';
import { heart } from './support/parts.ts';
import { expect, findProduct, type Page, test, untilHydrated } from './support/test.ts';
import { slowTest } from './support/tiers.ts';

const requestCall = '**/api/quote-list/request';

/** Statuses of the answers to calls of this kind. */
function recordAnswers(page: Page, part: string): number[] {
  const answers: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith(part)) answers.push(response.status());
  });
  return answers;
}

const addTo = (page: Page, name: string) =>
  page.getByRole('button', { name: en.listAdd.addNamed.replace('{name}', name) }).first();
const listLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: en.nav.quoteList });
const line = (page: Page, name: string) => page.getByRole('group', { name });
const removeButtons = (page: Page) => page.getByRole('button', { name: new RegExp(`^${texts.remove}`) });
const send = (page: Page) => page.getByRole('button', { name: texts.send });
const waiting = (page: Page) => page.getByText(texts.waitingTitle, { exact: true });
const sentRequests = (page: Page) => page.getByRole('link', { name: /^RQ-\d{4}-\d{6}$/ });

async function fillContact(page: Page): Promise<void> {
  await page.getByLabel(`${texts.country} *`).selectOption('SN');
  await page.getByLabel(`${texts.contactName} *`).fill('Awa Diop');
  await page.getByLabel(texts.phone).fill('+44 7700 900123');
}

/** Adds a product to the list and opens the list. */
async function openList(page: Page, search = 'mesh running shoes'): Promise<string> {
  const { id, name } = await findProduct(page.request, search);
  await page.request.post('/api/quote-list/lines', { data: { product: id } });
  await page.goto('/quote-list');
  await untilHydrated(page);
  await expect(line(page, name)).toBeVisible();
  return name;
}

test('three products are added, changed and sent without a connection, and arrive once when it is back', async ({
  page,
  context,
  request,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  const answers = recordAnswers(page, '/api/quote-list/request');
  const shoes = await findProduct(request, 'mesh running shoes');
  const bulb = await findProduct(request, 'led bulb');
  const pots = await findProduct(request, 'party cooking pots');

  for (const { name } of [shoes, bulb]) {
    await page.goto(`/products?search=${encodeURIComponent(name)}`);
    await addTo(page, name).tap();
    await expect(page.getByText(en.listAdd.added)).toBeVisible();
    await expect(page).toHaveURL(/\/products/);
  }
  await expect(listLink(page)).toHaveAccessibleName(`${en.nav.quoteList} 2`);

  await page.goto(`/product/${pots.id}`);
  await context.setOffline(true);
  await page.getByRole('button', { name: en.listAdd.add, exact: true }).tap();
  await expect(page.getByText(en.listAdd.waits)).toBeVisible();
  await expect(listLink(page)).toHaveAccessibleName(`${en.nav.quoteList} 3`);
  await context.setOffline(false);
  await expect(page.getByText(en.listAdd.added)).toBeVisible();
  await page.getByRole('link', { name: en.listAdd.see }).last().click();
  await expect(page).toHaveURL('/quote-list');
  await page.waitForLoadState('networkidle');
  for (const { name } of [shoes, bulb, pots]) await expect(line(page, name)).toBeVisible();

  await context.setOffline(true);
  await line(page, shoes.name).getByLabel(texts.quantity).fill('12');
  await line(page, shoes.name)
    .getByRole('button', { name: /^Minimum .*: raise$/ })
    .tap();
  await expect(line(page, shoes.name).getByLabel(texts.quantity)).toHaveValue(
    String(shoes.minimumOrderQuantity),
  );
  await line(page, pots.name).getByText(texts.lineMore).tap();
  await line(page, pots.name).getByLabel(texts.note).fill('Half of them without lids');
  await line(page, bulb.name)
    .getByRole('button', { name: new RegExp(`^${texts.remove}`) })
    .tap();
  await expect(line(page, bulb.name)).toBeHidden();
  await expect(page.getByText(texts.waitingLine)).toBeVisible();
  await fillContact(page);
  await send(page).tap();
  await expect(waiting(page)).toBeVisible();

  await context.setOffline(false);
  await expect(page).toHaveURL(/\/quotes\/\w{22}$/);
  expect(answers).toEqual([201]);
  expect(await page.evaluate(() => localStorage.getItem('outbox'))).toBeNull();
  await page.goto('/quote-list');
  await expect(sentRequests(page)).toHaveCount(1);
  await expect(page.getByText(texts.emptyTitle)).toBeVisible();
  await expect(listLink(page)).toHaveAccessibleName(en.nav.quoteList);
});

test(
  'a visitor sees one message at a time, whichever script shows it',
  slowTest,
  async ({ page, request }) => {
    const { id } = await findProduct(request, 'mesh running shoes');
    const addToList = page.getByRole('button', { name: en.listAdd.add, exact: true });
    await page.goto(`/product/${id}`);
    await addToList.tap();
    await expect(page.getByText(en.listAdd.added)).toBeVisible();
    await heart(page).tap();
    await expect(page.getByText(en.favorites.addedTitle, { exact: true })).toBeVisible();
    await expect(page.getByText(en.listAdd.added)).toHaveCount(0);
    await addToList.tap();
    await expect(page.getByText(en.listAdd.added).first()).toBeVisible();
    await expect(page.getByText(en.favorites.addedTitle, { exact: true })).toHaveCount(0);
    await page.getByRole('link', { name: en.listAdd.see }).tap();
    await expect(page).toHaveURL('/quote-list');
  },
);

test(
  'a request that waits outlives its page, and another page sends it once',
  slowTest,
  async ({ page, context, problems }) => {
    problems.expect(/ERR_FAILED/);
    const answers = recordAnswers(page, '/api/quote-list/request');
    await openList(page);
    await fillContact(page);
    // The connection loses requests but still delivers pages.
    await context.route(requestCall, (route) => route.abort());
    await send(page).tap();
    await expect(waiting(page)).toBeVisible();
    await page.reload();
    await expect(waiting(page)).toBeVisible();
    await expect(page.getByLabel(`${texts.contactName} *`)).toHaveValue('Awa Diop');
    await context.unroute(requestCall);
    await page.goto('/about');
    await expect(page.getByText(texts.sentLater)).toBeVisible();
    expect(answers).toEqual([201]);
    await page.getByRole('link', { name: texts.openRequest }).click();
    await expect(page).toHaveURL(/\/quotes\/\w{22}$/);
    await page.goto('/quote-list');
    await expect(sentRequests(page)).toHaveCount(1);
  },
);

test(
  'an answer that is lost on the way leaves one request',
  slowTest,
  async ({ page, context, problems }) => {
    problems.expect(/ERR_FAILED/);
    const codes: string[] = [];
    await context.route(requestCall, async (route) => {
      const answer = await route.fetch();
      codes.push(((await answer.json()) as { code: string }).code);
      await (codes.length === 1 ? route.abort() : route.fulfill({ response: answer }));
    });
    await openList(page);
    await fillContact(page);
    await send(page).tap();
    await expect(page).toHaveURL(/\/quotes\/\w{22}$/);
    expect(codes).toHaveLength(2);
    expect(codes[0]).toBe(codes[1]);
  },
);

test('what is typed is kept over a reload, and on the server', slowTest, async ({ page }) => {
  const name = await openList(page);
  const note = line(page, name).getByLabel(texts.note);
  await line(page, name).getByText(texts.lineMore).tap();
  await note.fill('Sizes 38 to 42');
  await page.getByLabel(texts.city).fill('Dakar');
  await page.getByRole('radio', { name: /\bCIF\b/ }).check();
  await expect(page.getByRole('list', { name: /CIF/ })).toBeVisible();
  await page.reload();
  await expect(note).toHaveValue('Sizes 38 to 42');
  await expect(page.getByRole('radio', { name: /\bCIF\b/ })).toBeChecked();
  const saved = page.waitForResponse((it) => it.request().method() === 'PUT' && it.ok());
  await note.fill('Sizes 39 to 43');
  await saved;
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(note).toHaveValue('Sizes 39 to 43');
  await expect(page.getByLabel(texts.city)).toHaveValue('Dakar');
});

test('the total follows the quantity and its price tier while it is typed', async ({ page }) => {
  const { id } = await findProduct(page.request, 'mesh running shoes');
  const { priceTiers, name } = (await (await page.request.get(`/api/products/${id}`)).json()) as Product;
  const [first, second] = [priceTiers[0]!, priceTiers[1]!];
  await openList(page);
  const money = (amount: number) => formatPrice(amount, 'USD')!;
  const total = (amount: string) => page.getByText(texts.total.replace('{amount}', amount));
  const quantity = line(page, name).getByLabel(texts.quantity);
  const listed = (price: string) => line(page, name).getByText(`about ${money(Number(price))}`);
  await quantity.fill(String(first.quantity));
  await expect(total(money(first.quantity * Number(first.price)))).toBeVisible();
  await expect(listed(first.price)).toBeVisible();
  await quantity.fill(String(second.quantity));
  await expect(total(money(second.quantity * Number(second.price)))).toBeVisible();
  await expect(listed(second.price)).toBeVisible();
  const saved = page.waitForResponse((it) => it.request().method() === 'PUT' && it.ok());
  await page.getByLabel(texts.currency).selectOption('EUR');
  await expect(page.getByText(/^About €/)).toBeVisible();
  const live = await page.getByText(/^About €/).innerText();
  await saved;
  // The server has the same count.
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page.getByText(/^About €/)).toHaveText(live);
});

test(
  'what the server refuses is shown beside its field, with all that was typed',
  slowTest,
  async ({ page, problems }) => {
    problems.expect(/400/);
    await openList(page);
    await fillContact(page);
    await page.getByLabel(texts.email).fill('awa@diop');
    await page.getByLabel(texts.message).fill('Before the feast');
    await send(page).tap();
    await expect(page.getByText(texts.failedTitle)).toBeVisible();
    await expect(page.getByLabel(texts.email)).toHaveAccessibleDescription(/email/i);
    await expect(page.getByLabel(texts.email)).toHaveValue('awa@diop');
    await expect(page.getByLabel(texts.message)).toHaveValue('Before the feast');
  },
);

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' });

  test('all that is wrong is said at once, beside each field, with a connection and without', async ({
    page,
    context,
    problems,
  }) => {
    problems.expect(/400|ERR_INTERNET_DISCONNECTED/);
    const { id } = await findProduct(page.request, 'mesh running shoes');
    await page.request.post('/api/quote-list/lines', { data: { product: id } });
    await page.goto('/quote-list');
    await page.waitForLoadState('networkidle');
    const group = page.getByRole('main').getByRole('group').first();
    const field = (label: string) => page.getByLabel(label);
    const wrong: [Locator, string][] = [
      [group.getByLabel(frTexts.quantity), frValidation.belowMinimum],
      [field(`${frTexts.country} *`), frValidation.countryRequired],
      [field(frTexts.namedPlace), frValidation.namedPlaceRequired],
      [field(`${frTexts.contactName} *`), frValidation.contactNameRequired],
      [field(frTexts.email), frValidation.emailInvalid],
    ];
    await group.getByLabel(frTexts.quantity).fill('3');
    await page.getByText(frTexts.moreTerms).tap();
    await page.getByRole('radio', { name: /\bEXW\b/ }).check();
    await field(frTexts.email).fill('awa');
    await field(frTexts.message).fill('Avant la fête');
    const sending = page.getByRole('button', { name: frTexts.send });
    await context.setOffline(true);
    await sending.tap();
    for (const [control, text] of wrong) await expect(control).toHaveAccessibleDescription(new RegExp(text));
    await expect(group.getByLabel(frTexts.quantity)).toBeFocused();
    // A corrected field no longer shows an error.
    await field(`${frTexts.contactName} *`).fill('Awa Diop');
    await expect(page.getByText(frValidation.contactNameRequired)).toBeHidden();
    await expect(page.getByText(frValidation.countryRequired)).toBeVisible();

    await context.setOffline(false);
    await field(`${frTexts.contactName} *`).fill('');
    await sending.tap();
    await expect(page.getByText(frTexts.failedTitle)).toBeVisible();
    for (const [control, text] of wrong) await expect(control).toHaveAccessibleDescription(new RegExp(text));
    await expect(field(frTexts.message)).toHaveValue('Avant la fête');
  });
});

test('favourites are all put on the list; the code brings it to another device', async ({
  page,
  browser,
  request,
}) => {
  for (const search of ['mesh running shoes', 'led bulb'])
    await page.request.post(`/api/products/${(await findProduct(request, search)).id}/favorite`);
  await page.goto('/favorites');
  await page.getByRole('button', { name: en.listAdd.askForAll }).tap();
  await expect(page.getByText(texts.added)).toBeVisible();
  await expect(removeButtons(page)).toHaveCount(2);
  await page.getByText(texts.otherDevice).tap();
  const code = await page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/).innerText();

  const other = await browser.newContext({ locale: 'en-US' });
  const there = await other.newPage();
  await there.goto(new URL('/quote-list', page.url()).href);
  await there.getByText(texts.otherDevice).click();
  await there.getByLabel(texts.haveCode).fill(code.toLowerCase());
  await there.getByRole('button', { name: texts.openCode }).click();
  await expect(there.getByText(texts.resumed)).toBeVisible();
  await expect(removeButtons(there)).toHaveCount(2);
  await other.close();
});

test.describe('without JavaScript, in French', () => {
  test.use({ javaScriptEnabled: false, locale: 'fr-FR' });

  test('from a card to a request, with what is not in the catalogue', async ({ page, request, problems }) => {
    problems.expect(/400/);
    await page.goto('/products?search=shoes');
    await page
      .getByRole('button', { name: /à la liste de devis$/ })
      .first()
      .tap();
    await expect(page.getByText(frTexts.added)).toBeVisible();
    await page.goto(`/product/${(await findProduct(request, 'led bulb')).id}`);
    await page.getByRole('button', { name: fr.listAdd.add, exact: true }).tap();
    await expect(page.getByRole('button', { name: new RegExp(`^${frTexts.remove}`) })).toHaveCount(2);

    await page.getByText(frTexts.findTitle).tap();
    await page.getByLabel(frTexts.findName).fill('Bol en acier, 24 cm');
    await page.getByRole('button', { name: frTexts.findAdd }).tap();
    const bowl = page.getByRole('group', { name: 'Bol en acier, 24 cm' });
    await expect(bowl).toBeVisible();
    await bowl.getByLabel(frTexts.quantity).fill('300');

    const first = page.getByRole('main').getByRole('group').first();
    await first.getByLabel(frTexts.quantity).fill('3');
    await first.getByRole('button', { name: /^Minimum .* : relever$/ }).tap();
    await expect(page.getByText(frTexts.saved)).toBeVisible();
    await expect(first.getByLabel(frTexts.quantity)).not.toHaveValue('3');
    await expect(bowl.getByLabel(frTexts.quantity)).toHaveValue('300');

    await page.getByRole('radio', { name: /\bFOB\b/ }).check();
    await page.getByRole('button', { name: frTexts.send }).tap();
    await expect(page.getByText(frTexts.failedTitle)).toBeVisible();
    await expect(page.getByRole('link', { name: frValidation.contactNeeded })).toBeVisible();
    await expect(page.getByRole('link', { name: frValidation.countryRequired })).toBeVisible();
    await page.getByLabel(`${frTexts.country} *`).selectOption({ label: 'Côte d’Ivoire' });
    await page.getByLabel(frTexts.namedPlace).fill('Ningbo');
    await page.getByLabel(`${frTexts.contactName} *`).fill('Awa Diop');
    await page.getByLabel(frTexts.phone).fill('+44 7700 900123');
    await page.getByRole('button', { name: frTexts.send }).tap();
    await expect(page).toHaveURL(/\/quotes\/\w{22}$/);
    await page.goto('/quote-list');
    await expect(sentRequests(page)).toHaveCount(1);
  });
});
