import { documentCheck } from '#shared/i18n/en/document-check.ts';
import { admin as english } from '#shared/i18n/en/admin.ts';
import { admin as chinese } from '#shared/i18n/zh/admin.ts';
import { field, open, register, said, signIn, test } from './support/own-site.ts';
import { expect, type Page } from './support/test.ts';

test.setTimeout(180_000);

const texts = english.beneficiary;
const password = 'a long secret of keys';

/** Fills in the form of a beneficiary and sends it. */
async function enter(page: Page, bank: string, account: string, button: string): Promise<void> {
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
  browser,
  site: { origin, invitation },
}) => {
  await register(page, invitation, 'mei', password);
  await signIn(page, 'mei', password);
  const invited = await page.request.post(`${origin}/api/invitations`, {
    headers: { origin },
    data: { role: 'super_admin' },
  });
  const { link } = (await invited.json()) as { link: string };
  const buyer = await (await browser.newContext()).newPage();

  // The first beneficiary is effective at once.
  await open(page, `${origin}/admin/beneficiary`);
  await enter(page, 'Bank of Wenzhou', '6222 0000 1111 2345', texts.enterTitle);
  await expect(said(page, texts.entered)).toBeVisible();
  await buyer.goto(`${origin}/pay-safely`);
  await expect(part(buyer, documentCheck.paidTitle)).toContainText('… 2345 (USD)');

  // A super admin proposes another one: it is not public, and the same person cannot confirm it.
  await enter(page, 'Other Bank', '9999 8888 7777 6789', texts.proposeTitle);
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
  await register(second, link.startsWith('http') ? link : origin + link, 'lin', password);
  await signIn(second, 'lin', password);
  const chosen = await second.request.put(`${origin}/api/account/language`, {
    headers: { origin },
    data: { staffLanguage: 'zh' },
  });
  expect(chosen.ok()).toBe(true);
  await open(second, `${origin}/admin/beneficiary`);
  await second.getByRole('button', { name: chinese.beneficiary.confirm }).press('Enter');
  const dialog = second.getByRole('dialog');
  await expect(dialog).toContainText('9999 8888 7777 6789');
  await field(second, chinese.account.currentPassword).fill(password);
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
