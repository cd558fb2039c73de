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

test('who is paid is changed by two super admins, whose accounts must be older than a week', async ({
  page,
  context,
  browser,
  office: { origin, signIn },
}) => {
  const { password } = await signIn(context);
  const buyer = await (await browser.newContext()).newPage();
  // While a change is open, no super admin can be added.
  const second = await (await browser.newContext()).newPage();
  await signIn(second.context(), { staffLanguage: 'zh' });

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

  // The second account is as new as the first: the dialog says in Chinese when it counts, and asks for no password.
  await open(second, `${origin}/admin/beneficiary`);
  await second.getByRole('button', { name: chinese.beneficiary.confirm }).press('Enter');
  const dialog = second.getByRole('dialog');
  const [, reason] = chinese.beneficiary.confirmLater.split('{time}');
  await expect(dialog).toContainText(reason!.split('{name}')[0]!);
  await expect(field(second, chinese.account.currentPassword)).toHaveCount(0);
  await second.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  // Any super admin can withdraw it.
  await second.getByRole('button', { name: chinese.beneficiary.withdraw }).press('Enter');
  await expect(second.getByText(chinese.beneficiary.states.withdrawn, { exact: true })).toBeVisible();
  await buyer.reload();
  await expect(part(buyer, documentCheck.paidTitle)).toContainText('… 2345 (USD)');
  await expect(buyer.getByRole('main')).not.toContainText('6789');
});
