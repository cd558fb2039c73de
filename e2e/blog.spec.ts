import type { Browser } from '@playwright/test';
import { admin } from '#shared/i18n/en/admin.ts';
import { blog as french } from '#shared/i18n/fr/blog.ts';
import { expectAccessible } from './support/accessible.ts';
import { opener } from './support/parts.ts';
import { origin, staffTokens } from './support/site.ts';
import { expect, openRowMenu, type Page, test, untilHydrated } from './support/test.ts';
import { slowTest } from './support/tiers.ts';

const texts = admin.blog;

/** A page of a staff member, in a separate browser. */
async function staffPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.addCookies([{ name: 'baobab_staff', value: staffTokens.admin, url: origin, httpOnly: true }]);
  return context.newPage();
}

const body = (page: Page) => page.getByRole('textbox', { name: texts.editor.label });
const title = (page: Page) => page.getByRole('textbox', { name: texts.postTitle });
const save = (page: Page) => page.getByRole('button', { name: /^(Save|Save draft)$/ });
const status = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: new RegExp(`^(${texts.savedAt.split(' ')[0]} |${texts.unsaved})`) });

async function openNew(page: Page): Promise<void> {
  await page.goto('/admin/blog-management/new');
  await untilHydrated(page);
  await expect(body(page)).toBeVisible();
}

test('a post is written, seen before, published, translated, moved, and brought back', async ({
  page,
  browser,
}) => {
  const staff = await staffPage(browser);
  const name = `Paying a deposit safely ${Date.now()}`;
  await openNew(staff);

  await test.step('errors are shown at their fields, and nothing is lost', async () => {
    await save(staff).click();
    await expect(title(staff)).toBeFocused();
    await title(staff).fill(name);
    await expect(staff.getByText(/\/blog\/paying-a-deposit-safely-/)).toBeVisible();
    await body(staff).click();
    await staff.keyboard.type('Thirty percent first.');
    await staff.keyboard.press('Enter');
    await staff.getByRole('combobox', { name: texts.editor.style }).selectOption('h2');
    await staff.keyboard.type('When the rest is due');
    await staff.keyboard.press('Enter');
    await staff.getByRole('button', { name: texts.editor.bold }).click();
    await staff.keyboard.type('Before shipment');
  });

  await test.step('a closed tab loses nothing', async () => {
    await staff.reload();
    await expect(staff.getByText(admin.form.restored.slice(0, 29))).toBeVisible();
    await expect(title(staff)).toHaveValue(name);
    await expect(body(staff).getByRole('strong')).toHaveText('Before shipment');
    await expectAccessible(staff, 'editor');
  });

  await staff.keyboard.press('Control+s');
  await expect(staff).toHaveURL(/blog-management\/[0-9a-f-]{36}$/);
  await expect(status(staff)).toContainText('Saved');

  await test.step('only the private address shows it', async () => {
    const preview = await staff.getByRole('link', { name: texts.preview }).getAttribute('href');
    await page.goto(preview!);
    await expect(page.getByRole('heading', { name: 'When the rest is due' })).toBeVisible();
    await page.goto('/blog');
    await expect(page.getByRole('link', { name })).toHaveCount(0);
  });

  await opener(staff, texts.publish).click();
  // The form reports the error before the post is saved.
  const answer = staff.waitForResponse((response) => response.request().method() === 'PUT');
  await staff.getByRole('button', { name: texts.publishNow }).click();
  await expect(staff.getByRole('main').getByText(texts.published, { exact: true }).first()).toBeVisible();
  expect((await answer).ok()).toBe(true);
  await page.goto('/blog');
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const old = page.url();

  await test.step('in French', async () => {
    await staff.getByRole('link', { name: 'Français' }).click();
    await staff.getByRole('button', { name: texts.copyOriginal }).click();
    await staff.getByRole('textbox', { name: `${texts.postTitle} (Français)` }).fill(`Acompte ${name}`);
    await staff.getByRole('checkbox', { name: texts.translationPublished }).check();
    await save(staff).click();
    await expect(status(staff)).toContainText('Saved');
    await page.goto(`${old.split('?')[0]}?lng=fr`);
    await expect(page.getByRole('heading', { level: 1, name: `Acompte ${name}` })).toBeVisible();
    await expect(page.getByText(french.share, { exact: true })).toBeVisible();
    await page.goto(`${old.split('?')[0]}?lng=en`);
    await staff.getByRole('link', { name: texts.original }).click();
  });

  await test.step('under another address, to which the old one leads', async () => {
    const slug = `deposit-${Date.now()}`;
    await staff.getByRole('textbox', { name: texts.slug, exact: true }).fill(slug);
    await save(staff).click();
    await expect(status(staff)).toContainText('Saved');
    await page.goto(old);
    await expect(page).toHaveURL(new RegExp(`/blog/${slug}$`));
  });

  await test.step('an old text comes back', async () => {
    await expect(body(staff)).toBeVisible();
    await body(staff).click();
    await staff.keyboard.press('Control+a');
    await staff.keyboard.type('All gone');
    await save(staff).click();
    await expect(status(staff)).toContainText('Saved');
    await staff.getByRole('button', { name: texts.versions }).click();
    const dialog = staff.getByRole('dialog');
    await opener(dialog).first().click();
    await expect(dialog.getByRole('insertion').first()).toHaveText('Thirty percent first.');
    await dialog.getByRole('button', { name: texts.versionUse }).first().click();
    await expect(body(staff)).toContainText('Thirty percent first.');
    await save(staff).click();
    await expect(status(staff)).toContainText('Saved');
    await page.reload();
    // The titles of other posts may be listed below it.
    await expect(page.getByRole('article').first()).toContainText('Thirty percent first.');
  });
  await staff.context().close();
});

test('of two who write, the second sees where they differ', slowTest, async ({ browser }) => {
  const one = await staffPage(browser);
  await openNew(one);
  await title(one).fill(`Two writers ${Date.now()}`);
  await body(one).click();
  await one.keyboard.type('First text');
  await save(one).click();
  await expect(one).toHaveURL(/blog-management\/[0-9a-f-]{36}$/);

  const other = await staffPage(browser);
  await other.goto(one.url());
  await untilHydrated(other);
  await title(other).fill('Title of the other');
  await save(other).click();
  await expect(status(other)).toContainText('Saved');

  await one.getByRole('textbox', { name: texts.excerpt }).fill('An excerpt of mine');
  await title(one).fill('Title of mine');
  await save(one).click();
  const conflict = one.getByRole('alert').filter({ hasText: admin.conflict.title });
  await expect(conflict).toContainText('Title of the other');
  await expect(conflict).toContainText('Title of mine');
  await expect(conflict.getByRole('row'), 'the excerpt is asked by nobody').toHaveCount(2);
  await expect(conflict.getByRole('heading')).toBeFocused();
  await conflict.getByRole('button', { name: admin.conflict.takeTheirs }).click();
  await expect(title(one)).toHaveValue('Title of the other');
  await Promise.all([one.context().close(), other.context().close()]);
});

test('a post is created and scheduled in dialogs over the list', slowTest, async ({ page, browser }) => {
  const staff = await staffPage(browser);
  const name = `Before the rains ${Date.now()}`;
  const dialog = staff.getByRole('dialog');
  await staff.goto('/admin/blog-management');
  await untilHydrated(staff);

  await test.step('a dialog that is closed loses nothing', async () => {
    await staff.getByRole('link', { name: texts.add }).click();
    await expect(body(staff)).toBeVisible();
    await title(staff).fill(name);
    await body(staff).click();
    await staff.keyboard.type('Roads are slow from June to September.');
    await expectAccessible(staff, 'editor in a dialog');
    await staff.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await staff.getByRole('link', { name: texts.add }).click();
    await expect(dialog.getByText(admin.form.restored.slice(0, 29))).toBeVisible();
    await expect(title(staff)).toHaveValue(name);
    await expect(body(staff)).toContainText('Roads are slow');
    await save(staff).click();
    await expect(dialog).toHaveCount(0);
  });

  const row = staff.getByRole('row', { name });
  const state = (text: string) => row.getByText(text, { exact: true }).first();
  const slug = /before-the-rains-\d+/.exec((await row.innerHTML()).replaceAll(' ', '-').toLowerCase())![0];
  const setMoment = async (day: number) => {
    await openRowMenu(staff, name);
    await row.getByRole('link', { name: new RegExp(`^${admin.products.edit} `) }).click();
    await opener(dialog).click();
    await dialog.getByRole('button', { name: day > 0 ? texts.schedule : texts.changeTime }).click();
    const time = staff.getByRole('dialog', { name: texts.publishAt });
    await time.getByRole('combobox', { name: texts.timeZone }).selectOption('Africa/Lagos');
    const date = new Date(Date.now() + day * 86_400_000).toISOString().slice(0, 10);
    await time.getByLabel(texts.publishAt, { exact: true }).fill(`${date}T08:30`);
    await time
      .getByRole('button', { name: day > 0 ? texts.scheduleDone : texts.publish, exact: true })
      .click();
    await expect(dialog).toHaveCount(0);
  };

  await test.step('what is due in two days is on no page yet', async () => {
    await setMoment(2);
    await expect(state(texts.scheduled)).toBeVisible();
    // 8:30 in Lagos is 15:30 in Wenzhou.
    await expect(row).toContainText('15:30');
    expect((await page.request.get(`/blog/${slug}`)).status()).toBe(404);
  });

  await test.step('what was due two days ago is there', async () => {
    await setMoment(-2);
    await expect(state(texts.published)).toBeVisible();
    await page.goto(`/blog/${slug}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });

  await test.step('unpublished, it is on no page again', async () => {
    await openRowMenu(staff, name);
    await row.getByRole('link', { name: new RegExp(`^${admin.products.edit} `) }).click();
    await opener(dialog).click();
    await dialog.getByRole('button', { name: texts.unpublish }).click();
    await expect(dialog).toHaveCount(0);
    await expect(state(texts.draft)).toBeVisible();
    expect((await page.request.get(`/blog/${slug}`)).status()).toBe(404);
  });
  await staff.context().close();
});

test('a post goes to the trash after a question, and comes back', slowTest, async ({ browser }) => {
  const staff = await staffPage(browser);
  const name = `To be deleted ${Date.now()}`;
  await openNew(staff);
  await title(staff).fill(name);
  await body(staff).click();
  await staff.keyboard.type('x');
  await save(staff).click();
  await expect(staff).toHaveURL(/blog-management\/[0-9a-f-]{36}$/);
  await staff.goto(`/admin/blog-management?search=${encodeURIComponent(name)}`);
  await untilHydrated(staff);
  const row = staff.getByRole('row', { name });
  await openRowMenu(staff, name);
  await row.getByRole('button', { name: admin.records.deleteNamed.replace('{name}', name) }).click();
  const dialog = staff.getByRole('dialog', { name: texts.deleteQuestion });
  await dialog.getByRole('button', { name: texts.delete }).click();
  await expect(row).toHaveCount(0);
  await staff.getByRole('button', { name: admin.common.undo }).click();
  await expect(row).toHaveCount(1);
  await row.getByRole('checkbox').check();
  await staff.getByRole('button', { name: texts.publish, exact: true }).click();
  await expect(row).toContainText(texts.published);
  await staff.context().close();
});
