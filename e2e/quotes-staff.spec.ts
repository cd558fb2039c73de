import { draftLines, waitingQuotes } from './support/parts.ts';
import type { BrowserContext } from '@playwright/test';
import { admin } from '#shared/i18n/en/admin.ts';
import type { StaffQuote } from '#shared/deals/quote.ts';
import { open, said } from './support/own-site.ts';
import { origin, type SignedInRole, staffTokens } from './support/site.ts';
import { requestQuote } from './support/quotes.ts';
import { expect, findProduct, type Page, test, untilHydrated } from './support/test.ts';
import { slowTest } from './support/tiers.ts';

const { quote: texts } = admin;

const signIn = (context: BrowserContext, role: SignedInRole = 'super_admin') =>
  context.addCookies([{ name: 'baobab_staff', value: staffTokens[role], url: origin, httpOnly: true }]);

test.beforeEach(({ context }) => signIn(context));

/** Opens a buyer's request from the list. */
async function openQuote(page: Page, reference: string): Promise<string> {
  await open(page, `/admin/quotes?search=${reference}`);
  await page.getByRole('link', { name: reference, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(reference);
  return new URL(page.url()).pathname.split('/').at(-1)!;
}

const read = async (page: Page, id: string) =>
  (await (await page.request.get(`/api/quotes/${id}/edit`)).json()) as StaffQuote;

test('a staff morning on the board, by keyboard: new requests arrive, are opened and go to the factory', async ({
  page,
}) => {
  const first = await requestQuote(['lamp'], { contactName: 'Board One' });
  await open(page, '/admin/quotes?view=board&search=Board');
  const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
  const fresh = column(texts.stages.new);
  await expect(fresh.getByRole('link')).toHaveCount(1);

  // A new request is shown at once, on the board and by a message.
  const second = await requestQuote(['lamp'], { contactName: 'Board Two' });
  const news = texts.news.requested.replace('{reference}', second.reference).replace('{name}', 'Board Two');
  await expect(said(page, news)).toBeVisible();
  await expect(fresh.getByRole('link')).toHaveCount(2);

  // j selects the first card, then the next ones; Enter opens the selected one.
  await page.keyboard.press('j');
  await expect(fresh.getByRole('link', { name: new RegExp(first.reference) })).toBeFocused();
  await page.keyboard.press('j');
  await expect(fresh.getByRole('link', { name: new RegExp(second.reference) })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(first.reference);

  // The inquiry is in Chinese, and contains neither the buyer's name nor the buyer's target price.
  await page.getByRole('button', { name: texts.side.askFactory }).focus();
  await page.keyboard.press('Enter');
  const inquiry = page.getByRole('textbox', { name: texts.factory.inquiry });
  await expect(inquiry).toHaveValue(/您好，请对以下产品报价/);
  await expect(inquiry).not.toHaveValue(/Board One|Dakar/);
  await page.getByRole('button', { name: texts.factory.done }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(new RegExp(`^${texts.turns.factory}`))).toBeVisible();
  await expect(page.getByText(texts.events.factory_asked, { exact: true })).toBeVisible();

  // The card has left the column; an arrow leads to its new column.
  await open(page, '/admin/quotes?view=board&search=Board');
  await expect(fresh.getByRole('link')).toHaveCount(1);
  await page.keyboard.press('j');
  await page.keyboard.press('ArrowRight');
  const moved = column(texts.stages.factory).getByRole('link');
  await expect(moved).toBeFocused();
  await expect(moved).toContainText(first.reference);
});

test(
  'by keyboard: a key leads to the bar of ticked rows, and what was removed leaves the focus in its list',
  slowTest,
  async ({ page }) => {
    const { reference } = await requestQuote(['lamp'], { contactName: 'Keys One' });
    const other = await requestQuote(['lamp'], { contactName: 'Keys Two' });
    await open(page, '/admin/quotes?search=Keys');
    const box = page.getByRole('checkbox', { name: new RegExp(reference) });
    await box.focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('b');
    const bar = page.getByRole('group', { name: /^1 selected/ });
    await expect(bar.getByRole('button').first()).toBeFocused();
    await bar.getByRole('button', { name: admin.list.clear }).focus();
    await page.keyboard.press('Enter');
    await expect(box).toBeFocused();
    const remove = (name: string) => page.getByRole('button', { name: new RegExp(`^Delete.*${name}`) });
    await remove(reference).focus();
    await page.keyboard.press('Enter');
    await expect(box).toHaveCount(0);
    await expect(remove(other.reference)).toBeFocused();

    await openQuote(page, other.reference);
    await page.getByRole('button', { name: texts.offer.addProduct }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('sandal');
    await page.getByRole('listbox').getByRole('option').first().waitFor();
    await page.keyboard.press('Enter');
    const lines = draftLines(page);
    await expect(lines).toHaveCount(2);
    await expect(lines.nth(1).getByLabel(texts.offer.supplier)).not.toHaveValue('');
    const removeLine = (at: number) =>
      lines
        .nth(at)
        .getByRole('button', { name: /^Remove/ })
        .first();
    for (const rest of [1, 0]) {
      await removeLine(rest).focus();
      await page.keyboard.press('Enter');
      await expect(lines).toHaveCount(rest);
      await expect(
        rest > 0 ? removeLine(0) : page.getByRole('button', { name: texts.offer.addLine }),
      ).toBeFocused();
    }

    for (const at of [1, 0]) await page.getByRole('button', { name: admin.common.undo }).nth(at).click();
    await expect(lines).toHaveCount(2);

    // News waits until the dialog is closed.
    await page.getByRole('button', { name: texts.copying.open }).click();
    const dialog = page.getByRole('dialog', { name: texts.copying.title });
    const waiting = waitingQuotes(page);
    const before = (await waiting.textContent())!;
    const late = await requestQuote(['lamp'], { contactName: 'Keys Three' });
    const news = texts.news.requested.replace('{reference}', late.reference).replace('{name}', 'Keys Three');
    await expect(waiting).not.toHaveText(before);
    await expect(said(page, news)).toHaveCount(0);
    await dialog.getByRole('button', { name: admin.common.close }).click();
    await expect(said(page, news)).toBeVisible();
  },
);

test('an offer with two options and three breaks is made, previewed and sent; it is frozen then', async ({
  page,
  problems,
}) => {
  // An invalid price, and a changed price without a reason.
  problems.expect(/400/);
  const { id: product } = await findProduct(page.request, 'sandal');
  const { reference, code } = await requestQuote([{ product, quantity: 500 }]);
  const id = await openQuote(page, reference);
  const option = (number: number) => page.getByRole('group', { name: new RegExp(`^Option ${number}`) });

  const one = option(1);
  // The catalogue contains the supplier.
  await expect(one.getByLabel(texts.offer.supplier)).not.toHaveValue('');
  // Unit prices follow from factory price and margin.
  await one.getByLabel(texts.offer.margin).fill('20');
  await one.getByLabel('Factory, CNY, quantity 1').fill('28.40');
  await expect(one.getByLabel('Price, USD, quantity 1')).toHaveValue('5.00');
  await one.getByRole('button', { name: texts.offer.addBreak }).click();
  await one.getByLabel('Factory, CNY, quantity 2').fill('25.56');
  await one.getByRole('button', { name: texts.offer.addBreak }).click();
  await expect(one.getByLabel('From quantity, quantity 3')).toHaveValue('2000');
  await one.getByLabel('Factory, CNY, quantity 3').fill('23.30');
  await one.getByLabel('Price, USD, quantity 3').fill('4.111');
  await page.getByRole('button', { name: texts.offer.addOption }).click();
  await option(2).getByLabel(texts.offer.label).fill('Better sole');
  await option(2)
    .getByLabel(/^Factory, \w+, quantity 1$/)
    .fill('4.00');
  await option(2).getByLabel('Price, USD, quantity 1').fill('6.50');
  await page.getByRole('button', { name: texts.offer.addCharge }).click();
  await page.getByLabel('Rate, USD').fill('120');
  await expect(page.getByText(texts.offer.cannot)).toBeVisible();

  // An invalid amount is reported at its field.
  await page.keyboard.press('Control+s');
  const wrong = one.getByLabel('Price, USD, quantity 3');
  await expect(wrong).toBeFocused();
  await expect(wrong).toHaveAttribute('aria-invalid', 'true');
  await wrong.fill('4.11');
  const totals = page.getByRole('region', { name: texts.offer.totals });
  await expect(totals).toContainText(/2,620\.00/);
  await page.keyboard.press('Control+s');
  await expect(said(page, texts.offer.saved)).toBeVisible();

  await page.getByRole('button', { name: texts.offer.send }).click();
  const dialog = page.getByRole('dialog', { name: texts.sending.title.replace('{number}', '1') });
  await expect(dialog).toContainText(/2,620\.00/);
  await expect(dialog).toContainText(texts.sending.text);
  // CIF without freight: this may be intended, so there is only a warning.
  await expect(dialog).toContainText(texts.sending.warning.freight);
  await expect(dialog).not.toContainText(texts.sending.warning.line);
  await dialog.getByRole('button', { name: texts.sending.confirm.replace('{number}', '1') }).click();
  await expect(said(page, texts.sending.sent.replace('{number}', '1'))).toBeVisible();
  await expect(page.getByText(new RegExp(`^${texts.turns.buyer}`))).toBeVisible();
  const { revisions } = await read(page, id);
  expect(revisions[0]!.offer.lines[0]!.options.map(({ breaks }) => breaks.length)).toEqual([3, 1]);
  expect(JSON.stringify(revisions[0])).not.toContain('factory');
  const buyer = await page.request.get(`/api/buyer-quotes/${code}`);
  expect(await buyer.json()).toMatchObject({ stage: 'buyer', revisions: [{ revision: 1 }] });

  // A changed price requires a reason before it can be sent as the next revision.
  await one.getByLabel('Price, USD, quantity 1').fill('4.90');
  const reason = page.getByLabel(texts.offer.reason);
  await expect(reason).toBeVisible();
  await page.getByRole('button', { name: texts.offer.send }).click();
  const next = page.getByRole('dialog', { name: texts.sending.title.replace('{number}', '2') });
  await expect(reason).toBeFocused();
  await expect(next).toHaveCount(0);
  await reason.selectOption('material');
  await page.getByRole('button', { name: texts.offer.send }).click();
  await next.getByRole('button', { name: texts.sending.confirm.replace('{number}', '2') }).click();
  await expect(said(page, texts.sending.sent.replace('{number}', '2'))).toBeVisible();
  const after = await read(page, id);
  expect(after.revisions.map(({ offer }) => offer.lines[0]!.options[0]!.breaks[0]!.unitMinor)).toEqual([
    490, 500,
  ]);
});

test('a quote is started for a buyer who called; what is missing is named before the dialog opens', async ({
  page,
  problems,
}) => {
  problems.expect(/400/);
  await open(page, '/admin/quotes');
  await page.getByRole('button', { name: texts.add }).click();
  const form = page.getByRole('dialog', { name: texts.add });
  await form.getByLabel(admin.change.fields.contactName).fill('Kofi Owusu');
  await form.getByLabel(admin.change.fields.message).fill('200 stools, please');
  await form.getByRole('button', { name: texts.addDone }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Kofi Owusu');

  await page.getByRole('button', { name: texts.offer.addLine }).click();
  await page.getByLabel(texts.offer.name, { exact: true }).fill('Stool');
  await page.getByRole('button', { name: texts.offer.addCharge }).click();
  await page.getByLabel(texts.offer.basis).selectOption('cubic_metre');
  await page.getByLabel('Rate, USD').fill('90');
  await page.getByRole('button', { name: texts.offer.send }).click();
  const price = page.getByLabel('Price, USD, quantity 1');
  await expect(price).toBeFocused();
  const packing = page.getByLabel(texts.offer.pieces);
  await expect(packing).toBeVisible();
  await expect(packing).toHaveAccessibleDescription(/per m³/);
  // A folded line with a fault unfolds, and the fault gets the focus.
  const fold = page.getByRole('button', { name: /^Line 1, Stool/ });
  await fold.focus();
  await page.keyboard.press('Enter');
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await expect(price).toHaveCount(0);
  await page.getByRole('button', { name: texts.offer.send }).click();
  await expect(price).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test(
  'two editors: different lines merge, the same line is asked about',
  slowTest,
  async ({ browser, page, problems }) => {
    problems.expect(/409/);
    const wanted = [
      { title: 'Steel bowl', quantity: 300 },
      { title: 'Steel cup', quantity: 400 },
    ];
    const { reference } = await requestQuote(wanted);
    const id = await openQuote(page, reference);
    const other = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 800 } });
    await signIn(other, 'admin');
    const theirs = await other.newPage();
    await theirs.goto(`/admin/quotes/${id}`);
    await untilHydrated(theirs);
    for (const one of [page, theirs]) await one.getByRole('button', { name: /^Line 2, Steel cup/ }).click();
    const price = (of: Page, line: string) =>
      of.getByRole('region', { name: new RegExp(line) }).getByLabel('Price, USD, quantity 1');
    // Without live updates: neither page is reloaded while both users are typing.
    await price(page, 'Line 1').fill('1.10');
    await price(theirs, 'Line 2').fill('2.20');
    await theirs.keyboard.press('Control+s');
    await expect(said(theirs, texts.offer.saved)).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(said(page, texts.offer.saved)).toBeVisible();
    await expect(price(page, 'Line 2')).toHaveValue('2.20');

    await expect(price(theirs, 'Line 1')).toHaveValue('1.10');
    await price(theirs, 'Line 1').fill('1.30');
    await price(page, 'Line 1').fill('1.50');
    await page.keyboard.press('Control+s');
    await expect(page.getByText(texts.offer.savedStatus, { exact: true })).toBeVisible();
    await theirs.keyboard.press('Control+s');
    const conflict = theirs.getByText(admin.conflict.title);
    await expect(conflict).toBeVisible();
    await theirs.getByRole('button', { name: admin.conflict.takeTheirs }).click();
    await expect(price(theirs, 'Line 1')).toHaveValue('1.50');
    await other.close();
  },
);
