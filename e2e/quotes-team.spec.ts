import type { Browser, BrowserContext } from '@playwright/test';
import { admin } from '#shared/i18n/en/admin.ts';
import { fillText } from '#shared/i18n/translate.ts';
import type { StaffQuote } from '#shared/deals/quote.ts';
import { open, said } from './support/own-site.ts';
import { acceptOffer, declineOffer, requestQuote, seeQuote, sendOffer } from './support/quotes.ts';
import { origin, type SignedInRole, staffTokens } from './support/site.ts';
import { expect, findProduct, type Page, test, untilHydrated } from './support/test.ts';
import { slowTest } from './support/tiers.ts';

const { quote: texts } = admin;

const signIn = (context: BrowserContext, role: SignedInRole) =>
  context.addCookies([{ name: 'baobab_staff', value: staffTokens[role], url: origin, httpOnly: true }]);

test.beforeEach(({ context }) => signIn(context, 'super_admin'));

async function openQuote(page: Page, reference: string): Promise<string> {
  await open(page, `/admin/quotes?stage=all&search=${reference}`);
  await page.getByRole('link', { name: reference, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(reference);
  return new URL(page.url()).pathname.split('/').at(-1)!;
}

/** Opens the same request as a colleague. */
async function colleagueAt(browser: Browser, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 800 } });
  await signIn(context, 'admin');
  const page = await context.newPage();
  await page.goto(path);
  await untilHydrated(page);
  return page;
}

/** The names of changes in the form in which the history lists them. */
const listed = (names: readonly string[]) => names.join(admin.common.listSeparator);

const read = async (page: Page, id: string) =>
  (await (await page.request.get(`/api/quotes/${id}/edit`)).json()) as StaffQuote;

test('below the margin floor a colleague approves the draft, and only then it is sent', async ({
  browser,
  page,
  problems,
}) => {
  problems.expect(/40[39]/);
  const { reference } = await requestQuote([{ title: 'Steel bowl', quantity: 300 }]);
  const id = await openQuote(page, reference);
  await page.getByLabel(texts.offer.margin).fill('2');
  await page.getByLabel('Factory, CNY, quantity 1').fill('7.20');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(fillText(texts.offer.approval, { floor: 8 }))).toBeVisible();

  // The author can neither send nor approve the draft.
  await page.getByRole('button', { name: texts.offer.send }).click();
  await expect(page.getByRole('alert')).toContainText(/colleague/);
  await expect(page.getByLabel('Price, USD, quantity 1')).toBeFocused();
  await page.getByRole('button', { name: texts.offer.approve }).click();
  await expect(said(page, texts.offer.approveFailed)).toBeVisible();

  // The author's screen shows the approval at once.
  const colleague = await colleagueAt(browser, `/admin/quotes/${id}`);
  await colleague.getByRole('button', { name: texts.offer.approve }).click();
  await expect(colleague.getByText(texts.offer.approvedNote)).toBeVisible();
  await expect(page.getByText(texts.offer.approvedNote)).toBeVisible();
  await page.getByRole('button', { name: texts.offer.send }).click();
  await page.getByRole('button', { name: fillText(texts.sending.confirm, { number: 1 }) }).click();
  await expect(said(page, fillText(texts.sending.sent, { number: 1 }))).toBeVisible();
  expect((await read(page, id)).revisions).toHaveLength(1);
  await colleague.context().close();
});

test('staff withdraw an acceptance and reopen a declined request, each with a reason', async ({ page }) => {
  const { reference, code } = await requestQuote([{ title: 'Steel cup', quantity: 400 }]);
  await sendOffer(reference);
  await acceptOffer(code);
  await openQuote(page, reference);
  await page.getByRole('button', { name: texts.side.withdraw }).click();
  const withdrawal = page.getByRole('dialog', { name: texts.reason.withdrawTitle });
  await withdrawal.getByLabel(texts.reason.label).fill('The freight was wrong');
  await withdrawal.getByRole('button', { name: texts.reason.withdraw, exact: true }).click();
  await expect(page.getByText(new RegExp(`^${texts.turns.us}`))).toBeVisible();
  await expect(page.getByText('The freight was wrong')).toBeVisible();
  expect((await seeQuote(code)).stage).toBe('ours');

  // The buyer declines while the page is open: the page offers to reopen the request at once.
  await declineOffer(code);
  await page.getByRole('button', { name: texts.side.reopen, exact: true }).click();
  const reopening = page.getByRole('dialog', { name: texts.reason.reopenTitle });
  await reopening.getByLabel(texts.reason.label).fill('They called again');
  await reopening.getByRole('button', { name: texts.reason.reopen, exact: true }).click();
  await expect(page.getByText(texts.events.reopened, { exact: true })).toBeVisible();
  expect((await seeQuote(code)).stage).toBe('ours');
});

test('a draft is copied from an earlier offer', slowTest, async ({ page, problems }) => {
  problems.expect(/404/);
  const { id: product } = await findProduct(page.request, 'sandal');
  const earlier = await requestQuote([{ product, quantity: 500 }]);
  await sendOffer(earlier.reference);
  const { reference } = await requestQuote([{ product, quantity: 700 }]);
  const id = await openQuote(page, reference);
  await page.getByRole('button', { name: texts.copying.open }).click();
  const dialog = page.getByRole('dialog', { name: texts.copying.title });
  const field = dialog.getByLabel(texts.copying.reference);
  await field.fill('RQ-2020-000001');
  await field.press('Enter');
  await expect(dialog.getByText(texts.copying.failed)).toBeVisible();
  await field.fill(earlier.reference.toLowerCase());
  await field.press('Enter');
  await expect(said(page, texts.copying.done)).toBeVisible();
  const one = page.getByRole('group', { name: /^Option 1/ });
  await expect(one.getByLabel('Price, USD, quantity 1')).toHaveValue('5.00');
  await expect(one.getByLabel('Factory, CNY, quantity 3')).toHaveValue('24.00');
  await expect(page.getByLabel(texts.offer.quantity)).toHaveValue('700');
  await page.keyboard.press('Control+s');
  await expect(said(page, texts.offer.saved)).toBeVisible();
  expect((await read(page, id)).sheet!.charges).toHaveLength(3);
});

test('many requests are assigned at once, and given back by Undo', slowTest, async ({ page }) => {
  const mark = `Bulk${Date.now()}`;
  await requestQuote([{ title: 'Bowl', quantity: 1 }], { contactName: `${mark} One` });
  await requestQuote([{ title: 'Cup', quantity: 1 }], { contactName: `${mark} Two` });
  await open(page, `/admin/quotes?search=${mark}`);
  await page.getByRole('button', { name: admin.list.selectAll }).click();
  const bar = page.getByRole('group', { name: '2 selected' });
  await bar.getByRole('button', { name: admin.common.more }).click();
  await bar.getByLabel(texts.bulkAssign).selectOption({ index: 2 });
  const rows = page.getByRole('row').filter({ hasText: mark });
  await expect(rows.filter({ hasText: /Ama Mensah/ })).toHaveCount(2);
  await page.getByRole('button', { name: admin.common.undo }).last().click();
  await expect(rows.filter({ hasText: /Ama Mensah/ })).toHaveCount(0);
  await expect(rows).toHaveCount(2);
});

test(
  'contact and destination are corrected; two staff at once are asked',
  slowTest,
  async ({ browser, page }) => {
    const { reference, code } = await requestQuote([{ title: 'Steel pot', quantity: 300 }]);
    const id = await openQuote(page, reference);
    const colleague = await colleagueAt(browser, `/admin/quotes/${id}`);
    const { fields } = admin.change;
    const dialog = (of: Page) => of.getByRole('dialog', { name: texts.details.title });
    for (const of of [page, colleague]) {
      await of.getByRole('button', { name: texts.details.open }).click();
      await dialog(of)
        .getByLabel(fields.city)
        .fill(of === page ? 'Thiès' : 'Mbour');
    }
    await dialog(page).getByLabel(fields.namedPlace).fill('Dakar port');
    await page.keyboard.press('Control+s');
    await expect(said(page, texts.details.saved)).toBeVisible();
    await dialog(colleague).getByLabel(fields.contactName).fill('Awa Ndiaye');
    await dialog(colleague).getByRole('button', { name: admin.common.save }).click();
    await expect(dialog(colleague).getByText(admin.conflict.title)).toBeVisible();
    await dialog(colleague).getByRole('button', { name: admin.conflict.takeTheirs }).click();
    await dialog(colleague).getByLabel(fields.contactName).fill('Awa Ndiaye');
    await dialog(colleague).getByRole('button', { name: admin.common.save }).click();
    await expect(said(colleague, texts.details.saved)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Awa Ndiaye');
    await expect(page.getByText(listed([fields.city, fields.namedPlace]))).toBeVisible();
    expect(await seeQuote(code)).toMatchObject({
      city: 'Thiès',
      namedPlace: 'Dakar port',
      contactName: 'Awa Ndiaye',
    });
    await colleague.context().close();
  },
);
