import { admin } from '#shared/i18n/en/admin.ts';
import { quoteList } from '#shared/i18n/en/quote-list.ts';
import { quoteOffer as texts } from '#shared/i18n/en/quote-offer.ts';
import { said } from './support/own-site.ts';
import { opener, sumOf } from './support/parts.ts';
import { seeQuote } from './support/quotes.ts';
import { origin, staffTokens } from './support/site.ts';
import { expect, findProduct, type Page, test, untilHydrated } from './support/test.ts';

const { quote: words } = admin;
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const total = async (page: Page) => plain(await sumOf(page, 'Total').innerText());

async function send(staff: Page, revision: string): Promise<void> {
  await staff.getByRole('button', { name: words.offer.send }).click();
  const dialog = staff.getByRole('dialog', { name: words.sending.title.replace('{number}', revision) });
  await dialog.getByRole('button', { name: words.sending.confirm.replace('{number}', revision) }).click();
  await expect(said(staff, words.sending.sent.replace('{number}', revision))).toBeVisible();
}

test('samples are asked for, offered, accepted on the phone, and the offer for the goods follows', async ({
  page,
  browser,
}) => {
  for (const search of ['mesh running shoes', 'led bulb']) {
    const { id } = await findProduct(page.request, search);
    await page.request.post('/api/quote-list/lines', { data: { product: id } });
  }
  await page.goto('/quote-list');
  await page.getByLabel(`${quoteList.country} *`).selectOption('SN');
  await page.getByLabel(quoteList.city).fill('Dakar');
  await page.getByLabel(quoteList.sampleWanted).check();
  await page.getByLabel(`${quoteList.contactName} *`).fill('Awa Diop');
  await page.getByLabel(quoteList.phone).fill('+44 7700 900123');
  await page.getByRole('button', { name: quoteList.send }).tap();
  await expect(page).toHaveURL(/\/quotes\/\w{22}$/);
  const code = new URL(page.url()).pathname.split('/').at(-1)!;
  const { reference } = await seeQuote(code);

  // The editor begins with samples, because the buyer wants some. Supplier prices, packing and freight are not asked
  // for.
  const office = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 800 } });
  await office.addCookies([{ name: 'baobab_staff', value: staffTokens.admin, url: origin, httpOnly: true }]);
  const staff = await office.newPage();
  await staff.goto(`/admin/quotes?search=${reference}`);
  await staff.getByRole('link', { name: reference, exact: true }).click();
  await untilHydrated(staff);
  await expect(staff.getByLabel(words.offer.kind)).toHaveValue('sample');
  await expect(staff.getByLabel(words.offer.sample.place)).toHaveValue('Dakar, Senegal');
  await expect(staff.getByRole('button', { name: words.offer.addCharge })).toBeHidden();
  const first = staff.getByRole('region', { name: /^Line 1/ });
  const second = staff.getByRole('region', { name: /^Line 2/ });
  await first.getByLabel('Price of one, USD').fill('12.50');
  await first.getByLabel('Courier, USD').fill('35');
  await first.getByLabel(words.offer.sample.time).fill('5-8 days');
  await first.getByLabel(words.offer.sample.credited).check();
  await second.getByRole('button', { name: /^Line 2/ }).click();
  await second.getByLabel('Price of one, USD').fill('0');
  await second.getByLabel(words.offer.sample.pieces).fill('3');
  await second.getByLabel('Courier, USD').fill('0');
  await expect(staff.getByRole('region', { name: words.offer.total, exact: true })).toContainText(/47\.50/);
  await send(staff, '1');

  await page.reload();
  await expect(
    page.getByRole('heading', { name: texts.sampleTitle.replace('{reference}', reference) }),
  ).toBeVisible();
  await expect(page.getByText(/5–8 days/)).toBeVisible();
  await expect(page.getByText(/free of charge/)).toBeVisible();
  expect(await total(page)).toBe('USD 47.50');
  // Without the first sample, its courier charge is removed too.
  const leaveOut = page.getByRole('radio', { name: texts.leaveOut });
  await leaveOut.first().check();
  await expect.poll(() => total(page)).toBe('USD 0.00');
  await page.getByRole('radio', { name: texts.sample.take }).first().check();
  await leaveOut.last().check();
  await expect.poll(() => total(page)).toBe('USD 47.50');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: texts.acceptNow, exact: true }).click();
  await expect(page.getByText(/^Samples accepted by Awa Diop/)).toBeVisible();
  await expect(page.getByText(texts.stage.ours)).toBeVisible();
  await expect(page.getByRole('button', { name: texts.withdraw })).toBeVisible();
  expect((await seeQuote(code)).sampleAccepted).toMatchObject({
    revision: 1,
    choice: [{ optionId: 'sample', quantity: 1 }, { optionId: null }],
  });

  await expect(staff.getByText(/^Samples accepted by Awa Diop/)).toBeVisible();
  // What was accepted stands first, without the line that was left out.
  const agreed = staff.getByRole('region', { name: words.acceptedTitle.replace('{revision}', '1') });
  await expect(agreed.getByRole('row', { name: /shoes/i })).toContainText('USD 12.50');
  await expect(agreed.getByRole('row', { name: words.offer.total })).toContainText('USD 47.50');
  await staff.getByRole('button', { name: words.side.makeProforma }).click();
  const question = staff.getByRole('dialog', { name: /USD 47\.50/ });
  await question.getByRole('button', { name: words.side.makeProforma }).click();
  await expect(
    staff.getByRole('link', { name: words.side.proformaPdf.replace('{revision}', '1') }),
  ).toBeVisible();
  await staff.getByLabel(words.offer.kind).selectOption('goods');
  // The draft of the goods has the requested quantities.
  await expect(first.getByLabel(words.offer.quantity, { exact: true })).not.toHaveValue('1');
  for (const [line, factory, price] of [
    [first, '3.20', '6.20'],
    [second, '0.40', '0.90'],
  ] as const) {
    await line.getByLabel(/^Factory, \w+, quantity 1$/).fill(factory);
    await line.getByLabel('Price, USD, quantity 1').fill(price);
  }
  await send(staff, '2');
  await page.reload();
  await expect(page.getByText(texts.stage.buyer)).toBeVisible();
  await expect(page.getByText(/^Samples accepted by Awa Diop/)).toBeVisible();
  await expect(page.getByText(/Revision 2/).first()).toBeVisible();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: texts.acceptNow, exact: true }).click();
  await expect(page.getByText(texts.stage.accepted).first()).toBeVisible();
  // Nothing is to be written any more: the draft is folded.
  await expect(opener(staff, words.nextDraft)).toBeVisible();
  await expect(first).toBeHidden();
  await office.close();
});
