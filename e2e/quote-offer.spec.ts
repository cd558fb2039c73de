import { common } from '#shared/i18n/en/common.ts';
import { quoteOffer as en } from '#shared/i18n/en/quote-offer.ts';
import { quoteOffer as fr } from '#shared/i18n/fr/quote-offer.ts';
import { sumOf } from './support/parts.ts';
import { answer, requestQuote, seeQuote, sendOffer } from './support/quotes.ts';
import { expect, type Page, test, untilHydrated } from './support/test.ts';
import { slowTest } from './support/tiers.ts';

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const total = async (page: Page) => plain(await sumOf(page, 'Total').innerText());
const heading = (page: Page, name: string) => page.getByRole('heading', { name });

test('a buyer compares on the phone, asks, gets a revision, accepts, withdraws and accepts again', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 400/);
  const { code, reference } = await requestQuote(['ballet flats', 'backpack']);
  await page.goto(`/quotes/${code}`);
  await expect(heading(page, en.title.replace('{reference}', reference))).toBeVisible();
  // The reference does not break, even with large text.
  const number = page.getByRole('heading', { level: 1 }).getByText(reference);
  for (const size of ['100%', '200%']) {
    await page.evaluate((value) => void (document.documentElement.style.fontSize = value), size);
    expect(await number.evaluate((span) => span.getClientRects().length)).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
  await page.evaluate(() => void (document.documentElement.style.fontSize = ''));
  await expect(page.getByText(en.stage.new)).toBeVisible();
  await sendOffer(reference);
  await page.reload();
  await expect(page.getByText(en.stage.buyer)).toBeVisible();

  // The sums are updated at once after a choice.
  const before = await total(page);
  await page
    .getByRole('radio', { name: /Better sole/ })
    .first()
    .check();
  await expect.poll(() => total(page)).not.toBe(before);
  const quantity = page.getByLabel(/^Quantity of/).first();
  await quantity.fill('10');
  await expect(page.getByText(/^At least 100/)).toBeVisible();
  await quantity.fill('1000');
  await expect(page.getByText(/^At least 100/)).toBeHidden();
  const chosen = await total(page);
  await page.reload();
  expect(await total(page)).toBe(chosen);

  await page
    .getByRole('link', { name: new RegExp(en.askHere) })
    .first()
    .click();
  await page.getByLabel(en.askText).fill('Is the sole rubber?');
  await page.getByRole('button', { name: en.askNow }).click();
  await expect(page.getByText(en.stage.ours)).toBeVisible();
  await expect(page.getByLabel(en.askText)).toHaveValue('');
  await answer(reference, 'Yes, natural rubber.');
  await sendOffer(reference, {
    charges: [
      {
        id: 'freight',
        kind: 'freight',
        basis: 'cubic_metre',
        rate: 8000,
        note: null,
        changeReason: 'freight',
      },
    ],
  });
  await page.reload();
  await expect(page.getByText('Yes, natural rubber.')).toBeVisible();
  await expect(heading(page, en.changes.replace('{revision}', '1'))).toBeVisible();

  await page
    .getByRole('radio', { name: /Better sole/ })
    .first()
    .check();
  await page
    .getByLabel(/^Quantity of/)
    .first()
    .fill('1000');
  await expect.poll(() => total(page)).not.toBe(chosen);
  await page.getByRole('button', { name: en.acceptNow, exact: true }).click();
  await expect(page.getByText('Please tick that you agree.').first()).toBeVisible();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: en.acceptNow, exact: true }).click();
  await expect(page.getByText(en.stage.accepted).first()).toBeVisible();
  expect((await seeQuote(code)).accepted).toMatchObject({
    revision: 2,
    choice: [{ optionId: 'better', quantity: 1000 }, {}],
  });

  await page.getByRole('button', { name: en.withdraw }).click();
  await expect(page.getByText(en.stage.buyer)).toBeVisible();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: en.acceptNow, exact: true }).click();
  await expect(page.getByText(en.stage.accepted).first()).toBeVisible();
});

test(
  'without a connection an offer is read and chosen from; an acceptance says so and loses nothing',
  slowTest,
  async ({ page, context, problems }) => {
    problems.expect(/ERR_INTERNET_DISCONNECTED/);
    const { code, reference } = await requestQuote(['backpack']);
    await sendOffer(reference);
    await page.goto(`/quotes/${code}`);
    await untilHydrated(page);
    await context.setOffline(true);
    const before = await total(page);
    await page.getByRole('radio', { name: /Better sole/ }).check();
    await page.getByLabel(/^Quantity of/).fill('1000');
    await expect.poll(() => total(page)).not.toBe(before);
    const chosen = await total(page);
    await page.getByLabel(en.name).fill('Awa Diop Ndiaye');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: en.acceptNow, exact: true }).click();
    await expect(page.getByText(en.noAnswer).first()).toBeVisible();
    await expect(page.getByLabel(en.name)).toHaveValue('Awa Diop Ndiaye');
    await expect(page.getByRole('radio', { name: /Better sole/ })).toBeChecked();
    expect(await total(page)).toBe(chosen);
    await context.setOffline(false);
    await page.getByRole('button', { name: en.acceptNow, exact: true }).click();
    await expect(page.getByText(en.stage.accepted).first()).toBeVisible();
    expect((await seeQuote(code)).accepted).toMatchObject({
      name: 'Awa Diop Ndiaye',
      choice: [{ optionId: 'better', quantity: 1000 }],
    });
  },
);

test(
  'a phone that saves data says that there is no connection, and keeps what was typed',
  slowTest,
  async ({ page, context }) => {
    const { code, reference } = await requestQuote(['backpack']);
    await sendOffer(reference);
    await page.setExtraHTTPHeaders({ 'save-data': 'on' });
    await page.goto(`/quotes/${code}`);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByLabel(en.name).fill('Awa Diop Ndiaye');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: en.acceptNow, exact: true }).click();
    await expect(page.getByText(common.offline)).toBeVisible();
    await expect(page.getByLabel(en.name)).toHaveValue('Awa Diop Ndiaye');
    await expect(page.getByRole('checkbox')).toBeChecked();
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, locale: 'fr-FR' });

  test('a buyer recalculates and accepts in French', async ({ page }) => {
    const { code, reference } = await requestQuote(['backpack'], { locale: 'fr' });
    await sendOffer(reference);
    await page.goto(`/quotes/${code}`);
    await expect(page.getByText(fr.stage.buyer)).toBeVisible();
    const before = await total(page);
    await page.getByRole('radio', { name: /Better sole/ }).check();
    await page.getByRole('button', { name: fr.recalculate }).last().click();
    expect(await total(page)).not.toBe(before);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: fr.acceptNow, exact: true }).click();
    await expect(page.getByText(fr.stage.accepted)).toBeVisible();
    await page.getByRole('button', { name: fr.withdraw }).click();
    await expect(page.getByText(fr.stage.buyer)).toBeVisible();
  });
});
