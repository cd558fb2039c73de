import { admin } from '#shared/i18n/zh/admin.ts';
import { signInFirst } from './support/accounts.ts';
import { open, test } from './support/own-site.ts';
import { expect } from './support/test.ts';
import { slowTest } from './support/tiers.ts';

test.setTimeout(180_000);
const { backup, setting } = admin;

test('a backup is made and a restore tried by keyboard, in Chinese', slowTest, async ({ page, site }) => {
  const { origin } = site;
  await signInFirst(site, page.request, 'zh');

  await open(page, `${origin}/admin/backups`);
  const main = page.getByRole('main');
  await expect(main.getByText(backup.noneYet)).toBeVisible();
  await main.getByRole('button', { name: backup.now }).press('Enter');
  await expect(main.getByText(backup.undrilled)).toBeVisible({ timeout: 60_000 });
  await expect(main.getByText(backup.good, { exact: true })).toHaveCount(1);
  // The job may end a moment after its run.
  const drill = main.getByRole('button', { name: backup.drill });
  await expect(drill).toBeEnabled({ timeout: 10_000 });
  await drill.press('Enter');
  await expect(main.getByText(backup.safe)).toBeVisible({ timeout: 60_000 });
  await expect(main.getByText(backup.good, { exact: true })).toHaveCount(2);

  await main.getByRole('link', { name: backup.change }).press('Enter');
  await page
    .getByRole('combobox', { name: setting.backups.every })
    .selectOption({ label: setting.backups.off });
  await main.getByRole('button', { name: admin.common.save }).press('Enter');
  await expect(
    page.getByText(setting.saved.replace('{section}', setting.backups.title), { exact: true }),
  ).toBeVisible();
  await open(page, `${origin}/admin/backups`);
  await expect(main.getByText(backup.switchedOff)).toBeVisible();
});
