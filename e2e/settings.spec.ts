import { rm } from 'node:fs/promises';
import sharp from 'sharp';
import { admin } from '#shared/i18n/en/admin.ts';
import { fr } from '#shared/i18n/fr/index.ts';
import { createTranslator } from '#shared/i18n/translate.ts';
import { demoSettings } from '#shared/content/setting.ts';
import type { SettingSection } from '#shared/content/setting-form.ts';
import { copyCatalogue } from './support/catalogue.ts';
import { startProgram } from './support/program.ts';
import { type SignedInRole, staffTokens } from './support/site.ts';
import { expect, type Page, test as base, untilHydrated } from './support/test.ts';
import { slowTest } from './support/tiers.ts';

const { setting } = admin;
const t = createTranslator('fr', fr);

/** A site for these tests only, since every other test would see changed settings. */
const test = base.extend<object, { site: string }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from the pattern
    async ({}, run) => {
      const directory = await copyCatalogue();
      const program = startProgram({ PORT: '0', DATA_DIR: directory, DEMO_DATA: 'true' });
      await run(await program.ready);
      await program.stop();
      await rm(directory, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

// One program serves all of these tests, one after the other.
test.describe.configure({ mode: 'default', timeout: 120_000 });

async function open(
  page: Page,
  site: string,
  role: SignedInRole,
  section: SettingSection = 'company',
): Promise<void> {
  await page
    .context()
    .addCookies([{ name: 'baobab_staff', value: staffTokens[role], url: site, httpOnly: true }]);
  await page.goto(`${site}/admin/settings/${section}`);
  await untilHydrated(page);
}

const part = (page: Page, section: SettingSection) =>
  page.getByRole('region', { name: setting[section].title });

/** Moves to the first control of a section by its link, like a user without a mouse. */
async function goTo(page: Page, section: SettingSection): Promise<void> {
  const links = page.getByRole('navigation', { name: setting.sections });
  await links.getByRole('link', { name: setting[section].title }).focus();
  await page.keyboard.press('Enter');
  await expect(part(page, section)).toBeFocused();
  await page.keyboard.press('Tab');
}

/** Replaces the content of the focused field. */
async function type(page: Page, text: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** The visible copy of a message; screen readers get a second one in a separate element. */
const said = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

const saved = (section: SettingSection) => setting.saved.replace('{section}', setting[section].title);

test('name, telephone and hours are changed by keyboard, seen in French at once, and taken back', async ({
  page,
  site,
  browser,
  problems,
}) => {
  const french = await browser.newContext({ locale: 'fr-CI' });
  problems.watch(french);
  const visitor = await french.newPage();
  await visitor.goto(site);
  await expect(visitor.getByRole('banner')).not.toContainText('Teranga Imports');

  await open(page, site, 'super_admin');
  await goTo(page, 'company');
  await type(page, 'Teranga Imports');
  await expect(part(page, 'company').getByText(setting.unsaved, { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(said(page, saved('company'))).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Teranga Imports');

  await goTo(page, 'contact');
  await page.keyboard.press('Tab');
  await type(page, '+86 577 5550 1234');
  await page.keyboard.press('Enter');
  await expect(said(page, saved('contact'))).toBeVisible();

  await goTo(page, 'hours');
  const hours = part(page, 'hours');
  await expect(hours.getByLabel('Monday')).toBeFocused();
  await page.keyboard.press('Space');
  await hours.getByLabel(setting.hours.opens).focus();
  await page.keyboard.type('0830AM');
  await hours.getByLabel(setting.hours.replyHours).focus();
  await type(page, '3');
  await expect(hours).toContainText('Tuesday to Friday, 08:30–18:00 Beijing time');
  await expect(hours).toContainText('Lagos: 01:30–11:00');
  await expect(hours).toContainText('We answer within 3 hours in office hours');
  await page.keyboard.press('Enter');
  await expect(said(page, saved('hours'))).toBeVisible();

  await visitor.reload();
  await expect(visitor.getByRole('banner')).toContainText('Teranga Imports');
  await expect(visitor).toHaveTitle(`Teranga Imports – ${fr.home.metaTitle}`);
  await expect(visitor.getByRole('main')).toContainText(t('reply.within', { count: 3 }));
  await expect(visitor.getByRole('link', { name: /\+86\s577\s5550\s1234/ })).toHaveAttribute(
    'href',
    'tel:+8657755501234',
  );

  const undo = page.getByRole('button', { name: admin.common.undo }).last();
  await undo.focus();
  await page.keyboard.press('Enter');
  await expect(said(page, setting.undone.replace('{section}', setting.hours.title))).toBeVisible();
  await expect(hours.getByLabel('Monday')).toBeChecked();
  await expect(hours.getByLabel(setting.hours.replyHours)).toHaveValue('2');
  await visitor.reload();
  await expect(visitor.getByRole('main')).toContainText(t('reply.within', { count: 2 }));
  await expect(visitor.getByRole('banner')).toContainText('Teranga Imports');
  await french.close();
});

test('the margin floor is set by keyboard, and is what the editor of an offer compares with', async ({
  page,
  site,
  problems,
}) => {
  problems.expect(/400/);
  await open(page, site, 'super_admin', 'quotes');
  await goTo(page, 'quotes');
  const floor = part(page, 'quotes').getByLabel(setting.quotes.marginFloor);
  await expect(floor).toBeFocused();
  await expect(floor).toHaveValue(String(demoSettings.marginFloor));
  await type(page, '101');
  await page.keyboard.press('Enter');
  await expect(floor).toHaveAttribute('aria-invalid', 'true');
  await type(page, '35');
  await page.keyboard.press('Enter');
  await expect(said(page, saved('quotes'))).toBeVisible();

  const { id } = (await (
    await page.request.post(`${site}/api/quotes`, {
      headers: { origin: site },
      data: { contactName: 'Floor' },
    })
  ).json()) as { id: string };
  await page.goto(`${site}/admin/quotes/${id}`);
  await untilHydrated(page);
  await page.getByRole('button', { name: admin.quote.offer.addLine }).click();
  await page.getByLabel(admin.quote.offer.name, { exact: true }).fill('Bowl');
  await page.getByLabel(admin.quote.offer.margin).fill('30');
  await page.getByLabel('Factory, CNY, quantity 1').fill('7.20');
  await expect(page.getByText('below the floor of 35 %').first()).toBeVisible();
});

test(
  'errors are shown beside their fields, typed values stay, and leaving asks first',
  slowTest,
  async ({ page, site, problems }) => {
    problems.expect(/400/);
    await open(page, site, 'super_admin', 'contact');
    const contact = part(page, 'contact');
    const email = contact.getByLabel(setting.contact.email);
    await email.fill('nobody');
    await contact.getByLabel(setting.contact.africa).fill('ring us');
    await contact.getByRole('button', { name: admin.common.save }).click();
    await expect(email).toHaveAccessibleDescription(/Valid email is required/);
    await expect(email).toBeFocused();
    await expect(contact.getByLabel(setting.contact.africa)).toHaveAccessibleDescription(/8 to 15 digits/);
    await expect(email).toHaveValue('nobody');
    await expect(contact.getByLabel(setting.contact.africa)).toHaveValue('ring us');

    // On a phone the list of sections is behind a button; the name in the bar also leads away from the page.
    const away = page.getByRole('banner').getByRole('link').first();
    await away.click();
    const question = page.getByRole('dialog', { name: admin.form.leaveTitle });
    await expect(question).toContainText(setting.contact.title);
    await question.getByRole('button', { name: admin.form.stay }).click();
    await expect(email).toHaveValue('nobody');

    const asked = page.waitForEvent('dialog');
    // Not directly in the call, which would wait for the answer.
    await page.evaluate(() => void setTimeout(() => location.reload()));
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await expect(email).toHaveValue('nobody');

    await away.click();
    await question.getByRole('button', { name: admin.form.leave, exact: true }).click();
    await page.waitForURL('**/admin/dashboard');
  },
);

test(
  'holidays and logos are lists; a conflict shows both sides',
  slowTest,
  async ({ page, site, problems, context }) => {
    problems.expect(/409/);
    await open(page, site, 'super_admin', 'holidays');
    const holidays = part(page, 'holidays');
    const rows = holidays.getByRole('listitem');
    const count = demoSettings.holidays.length;
    await expect(rows).toHaveCount(count);
    const copy = setting.holidays.duplicate.replace('{name}', 'New Year');
    await holidays.getByRole('button', { name: copy }).click();
    await expect(rows).toHaveCount(count + 1);
    const first = rows.nth(count).getByLabel(setting.holidays.from);
    await expect(first).toBeFocused();
    await expect(first).toHaveValue('2028-01-01');
    await holidays.getByRole('button', { name: setting.remove.replace('{name}', 'National Day') }).click();
    await expect(rows).toHaveCount(count);
    await holidays.getByRole('button', { name: admin.common.save }).click();
    await expect(said(page, saved('holidays'))).toBeVisible();

    await goTo(page, 'partnerLogos');
    const logos = part(page, 'partnerLogos');
    for (const [i, name] of ['Sahel Trading', 'Teranga Looms'].entries()) {
      await logos.getByRole('button', { name: setting.partnerLogos.add }).click();
      const row = logos.getByRole('listitem').nth(i);
      await row.getByLabel(setting.partnerLogos.name).fill(name);
      const color = ['#b03020', '#2050b0'][i]!;
      const buffer = await sharp({ create: { width: 90, height: 60, channels: 3, background: color } })
        .png()
        .toBuffer();
      await row
        .getByLabel(admin.uploader.choose)
        .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
      await expect(row.getByRole('img')).toHaveAttribute('src', /^\/media\//);
    }
    await logos.getByRole('button', { name: setting.moveUp.replace('{name}', 'Teranga Looms') }).click();
    await expect(logos.getByLabel(setting.partnerLogos.name).first()).toHaveValue('Teranga Looms');
    await logos.getByRole('button', { name: admin.common.save }).click();
    await expect(said(page, saved('partnerLogos'))).toBeVisible();

    await goTo(page, 'company');
    const colleague = await context.newPage();
    await colleague.goto(`${site}/admin/settings`);
    await untilHydrated(colleague);
    await colleague.getByLabel(setting.company.name).fill('Theirs');
    await part(colleague, 'company').getByRole('button', { name: admin.common.save }).click();
    await expect(said(colleague, saved('company'))).toBeVisible();

    const company = part(page, 'company');
    await company.getByLabel(setting.company.name).fill('Mine');
    await company.getByRole('button', { name: admin.common.save }).click();
    const alert = company.getByRole('alert');
    await expect(alert.getByRole('row', { name: 'Company name Theirs Mine' })).toBeVisible();
    await alert.getByRole('button', { name: admin.conflict.keepMine }).click();
    await expect(said(page, saved('company'))).toBeVisible();
    await expect(alert).toHaveCount(0);

    await colleague.goto(site);
    await expect(colleague.getByRole('banner')).toContainText('Mine');
    const strip = colleague.getByRole('group', { name: 'Supplier logos' });
    await expect(strip.getByRole('listitem')).toHaveText(['Teranga Looms', 'Sahel Trading']);
    await strip.scrollIntoViewIfNeeded();
  },
);

test('each section is a page with one save bar', slowTest, async ({ page, site, problems }) => {
  problems.expect(/404/);
  await open(page, site, 'super_admin');
  await page.goto(`${site}/admin/settings/holidays`);
  await expect(part(page, 'holidays')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: admin.common.save })).toHaveCount(1);
  const links = page.getByRole('navigation', { name: setting.sections });
  await expect(links.getByRole('link', { name: setting.holidays.title })).toHaveAttribute('aria-current');
  // The bar with the save button is visible even on a long form.
  await expect(page.getByRole('button', { name: admin.common.save })).toBeInViewport();
  await page.goto(`${site}/admin/settings/nothing`);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(setting.title);
});
