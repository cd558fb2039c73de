import { Secret, TOTP } from 'otpauth';
import { admin } from '#shared/i18n/en/admin.ts';
import { account } from '#shared/i18n/en/account.ts';
import { field, open, register, said, test } from './support/own-site.ts';
import { expect } from './support/test.ts';

const password = 'some long words';

test.setTimeout(180_000);

test('signing in by keyboard leads to the wanted page; then a second factor is asked of all', async ({
  page,
  site,
  browser,
  problems,
}) => {
  problems.expect(/status of 400 .*\/api\/settings\/security/);
  await register(page, site.invitation, 'boss', password);

  // A request without a session for an admin page leads to the home page, and after signing in to that page.
  await page.goto(`${site.origin}/admin/products?search=lamp`);
  await page.waitForURL(`${site.origin}/`);

  await open(page, `${site.origin}/auth`);
  await field(page, account.username).fill('boss');
  await field(page, account.password).fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/products?search=lamp');

  // The super admin's own second factor first.
  await open(page, `${site.origin}/admin/settings/security`);
  await page.getByLabel(admin.setting.security.required).focus();
  await page.keyboard.press('Space');
  const refused = page.waitForResponse('**/api/settings/security');
  await page.keyboard.press('Enter');
  expect((await refused).status()).toBe(400);
  await expect(page.getByLabel(admin.setting.security.required)).toHaveAccessibleDescription(/./);
  const setUp = async (who: typeof page) => {
    await field(who, admin.account.currentPassword).first().fill(password);
    await who.keyboard.press('Enter');
    const secret = (await who.getByRole('code').textContent())!;
    await field(who, admin.account.factorCode).fill(
      new TOTP({ secret: Secret.fromBase32(secret) }).generate(),
    );
    await who.keyboard.press('Enter');
    await expect(said(who, admin.account.factorCodesTitle)).toBeVisible();
  };
  await open(page, `${site.origin}/admin/second-factor`);
  await setUp(page);
  await page.getByRole('link', { name: admin.account.factorGoOn }).click();
  await page.waitForURL('**/admin/dashboard');
  await open(page, `${site.origin}/admin/settings/security`);
  await page.getByLabel(admin.setting.security.required).check();
  await page.keyboard.press('Enter');
  const saved = admin.setting.saved.replace('{section}', admin.setting.security.title);
  await expect(said(page, saved)).toBeVisible();

  // At the next sign-in a colleague must set up a second factor before anything else.
  const made = await page.request.post(`${site.origin}/api/register`, {
    headers: { origin: site.origin },
    data: { username: 'colleague', password, role: 'admin' },
  });
  expect(made.status()).toBe(201);
  const context = await browser.newContext();
  const colleague = await context.newPage();
  await open(colleague, `${site.origin}/admin/login`);
  await field(colleague, account.username).fill('colleague');
  await field(colleague, account.password).fill(password);
  await colleague.keyboard.press('Enter');
  await colleague.waitForURL('**/admin/second-factor');
  await colleague.goto(`${site.origin}/admin/contact-messages`);
  await colleague.waitForURL('**/admin/second-factor');
  await open(colleague, `${site.origin}/admin/second-factor`);
  await setUp(colleague);
  await colleague.getByRole('link', { name: admin.account.factorGoOn }).click();
  await colleague.waitForURL('**/admin/dashboard');
  await context.close();
});
