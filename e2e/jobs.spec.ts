import { admin } from '#shared/i18n/en/admin.ts';
import { origin, staffTokens } from './support/site.ts';
import { expect, test, untilHydrated } from './support/test.ts';

test('a super admin sees why background work has failed, and has it tried again', async ({
  page,
  context,
}) => {
  await context.addCookies([
    { name: 'baobab_staff', value: staffTokens.super_admin, url: origin, httpOnly: true },
  ]);
  await page.goto('/admin/dashboard');
  await untilHydrated(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('background');
  await expect(page.getByRole('option', { name: admin.job.title })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: admin.job.title, level: 1 })).toBeVisible();

  const filter = page.getByRole('navigation', { name: admin.job.filter });
  await filter.getByRole('link', { name: /^Failed \(1\)/ }).click();
  // Other tests schedule posts too.
  const row = page
    .getByRole('row', { name: admin.job.publish })
    .filter({ hasText: 'no connection to the database' });
  await expect(row).toContainText('11 of 11 tries failed');
  await row.getByRole('button', { name: admin.job.tryAgain }).click();
  await expect(page.getByText(admin.job.queuedAgain, { exact: true }).first()).toBeVisible();

  await filter.getByRole('link', { name: /^Done/ }).click();
  // Jobs of other tests may fill the page.
  await expect(filter.getByRole('link', { name: /^Failed \(1\)/ })).toHaveCount(0);
  await expect(page.getByRole('cell', { name: admin.job.daily.replace('{time}', '11:20') })).toBeVisible();
});
