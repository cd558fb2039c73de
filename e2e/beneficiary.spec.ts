import { documentCheck } from '#shared/i18n/en/document-check.ts';
import { admin as english } from '#shared/i18n/en/admin.ts';
import { admin as chinese } from '#shared/i18n/zh/admin.ts';
import { test } from './support/office.ts';
import { field, open, said } from './support/own-site.ts';
import { expect, type Page } from './support/test.ts';

test.setTimeout(180_000);

const texts = english.beneficiary;
/** Fills in the form of a beneficiary and sends it. */
async function enter(
  page: Page,
  password: string,
  bank: string,
  account: string,
  button: string,
): Promise<void> {
  for (const [label, value] of [
    [texts.name, 'Baobab Trading Co., Ltd.'],
    [texts.bank, bank],
    [texts.account, account],
    [english.account.currentPassword, password],
  ] as const)
    await page.getByRole('textbox', { name: label }).fill(value);
  await page.getByRole('button', { name: button }).press('Enter');
}

/** A section of the page for buyers. */
const part = (buyer: Page, title: string) => buyer.getByRole('region', { name: title });

test('who is paid is changed by two super admins, 24 hours later, and buyers see every step', async ({
  page,
  context,
  browser,
  office: { origin, signIn },
}) => {
  const { password } = await signIn(context);
  const buyer = await (await browser.newContext()).newPage();

  // The first beneficiary is effective at once.
  await open(page, `${origin}/admin/beneficiary`);
  await enter(page, password, 'Bank of Wenzhou', '6222 0000 1111 2345', texts.enterTitle);
  await expect(said(page, texts.entered)).toBeVisible();
  await buyer.goto(`${origin}/pay-safely`);
  await expect(part(buyer, documentCheck.paidTitle)).toContainText('… 2345 (USD)');

  // A super admin proposes another one: it is not public, and the same person cannot confirm it.
  await enter(page, password, 'Other Bank', '9999 8888 7777 6789', texts.proposeTitle);
  await expect(page.getByText(texts.ownHint)).toBeVisible();
  await expect(page.getByRole('button', { name: texts.confirm })).toHaveCount(0);
  const [proposed] = (await (await page.request.get(`${origin}/api/beneficiaries`)).json()) as {
    id: string;
  }[];
  const alone = await page.request.post(`${origin}/api/beneficiaries/${proposed!.id}/confirm`, {
    headers: { origin },
    data: { currentPassword: password },
  });
  expect(alone.status()).toBe(403);
  await buyer.reload();
  await expect(buyer.getByRole('main')).not.toContainText('6789');

  // A second super admin confirms it in Chinese, by keyboard.
  const second = await (await browser.newContext()).newPage();
  const other = await signIn(second.context(), { staffLanguage: 'zh' });
  await open(second, `${origin}/admin/beneficiary`);
  await second.getByRole('button', { name: chinese.beneficiary.confirm }).press('Enter');
  const dialog = second.getByRole('dialog');
  await expect(dialog).toContainText('9999 8888 7777 6789');
  await field(second, chinese.account.currentPassword).fill(other.password);
  await second.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(second.getByText(chinese.beneficiary.states.pending, { exact: true })).toBeVisible();
  await expect(second.getByText(chinese.beneficiary.states.current, { exact: true })).toBeVisible();

  // For 24 hours the previous one stays effective, and buyers see the coming one.
  await buyer.reload();
  await expect(part(buyer, documentCheck.paidTitle)).toContainText('… 2345 (USD)');
  await expect(part(buyer, documentCheck.pendingTitle)).toContainText('… 6789 (USD)');
  const answer = await page.request.get(`${origin}/api/beneficiaries`);
  const [pending] = (await answer.json()) as { confirmedAt: string; validFrom: string }[];
  expect(Date.parse(pending!.validFrom) - Date.parse(pending!.confirmedAt)).toBe(24 * 3_600_000);

  // Any super admin can withdraw it. Buyers see the withdrawal, without the account, which they must not pay to.
  await second.getByRole('button', { name: chinese.beneficiary.withdraw }).press('Enter');
  await expect(second.getByText(chinese.beneficiary.states.withdrawn, { exact: true })).toBeVisible();
  await buyer.reload();
  await expect(part(buyer, documentCheck.pendingTitle)).toHaveCount(0);
  const changes = part(buyer, documentCheck.changesTitle).getByRole('listitem');
  await expect(changes).toHaveCount(2);
  await expect(changes.first()).toContainText(documentCheck.withdrawn);
  await expect(changes.last()).toContainText('… 2345');
  await expect(buyer.getByRole('main')).not.toContainText('6789');
});
