import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContext } from '@playwright/test';
import { admin } from '#shared/i18n/en/admin.ts';
import { loadQuoteListTexts } from '#shared/i18n/dictionary.ts';
import { en } from '#shared/i18n/en/index.ts';
import { type Locale, locales } from '#shared/locale.ts';
import { heart, invalidFields, openAllDetails, opener } from './support/parts.ts';
import { fillList, offerStates } from './support/quotes.ts';
import { origin, staffTokens } from './support/site.ts';
import {
  expect,
  findProduct,
  hydrate,
  openRowMenu,
  type Page,
  publicPaths,
  test,
  untilHydrated,
} from './support/test.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules about texts. All other rules have the same result in every language, and are checked in English. */
const textRules = [
  'aria-command-name',
  'aria-input-field-name',
  'aria-toggle-field-name',
  'button-name',
  'document-title',
  'empty-heading',
  'html-has-lang',
  'html-lang-valid',
  'image-alt',
  'image-redundant-alt',
  'input-button-name',
  'label',
  'label-content-name-mismatch',
  'landmark-unique',
  'link-name',
  'select-name',
  'summary-name',
  'valid-lang',
];

/** Minimum width and height of touch targets, in CSS pixels. */
const targetSide = 44;

/** @param only the rules to check; by default all rules of WCAG 2.2 AA and axe's best practices */
async function expectAccessible(page: Page, where: string, only?: string[]): Promise<void> {
  // The check must see the whole page. Fixed and sticky bars would cover elements below their edges, so they are made
  // static.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.admin-bar, .admin .sticky { position: static !important }');
    document.adoptedStyleSheets = [sheet];
  });
  // Legacy mode runs the check entirely in the page. The default mode opens a blank page for each check to merge the
  // findings of frames, which our pages do not have. Descriptions of passed rules take half of the check's time, so
  // they are left out.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (only) axe.withRules(only);
  else axe.withTags(rules);
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.map((n) => n.html.slice(0, 200)),
  }));
  expect.soft(found, where).toEqual([]);
}

const rulesIn = (locale: Locale) => (locale === 'en' ? undefined : textRules);

for (const locale of locales) {
  test(`every page is accessible in ${locale}`, async ({ page, request, problems }) => {
    test.setTimeout(120_000);
    const only = rulesIn(locale);
    problems.expect(/404/);
    const product = await findProduct(request, 'mesh running shoes');
    for (const path of publicPaths(product.id)) {
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}lng=${locale}`);
      await expectAccessible(page, path, only);
    }
    await page.request.post(`/api/products/${product.id}/favorite`);
    await page.goto('/favorites');
    await expectAccessible(page, 'favourites that are filled', only);
    await page.request.post('/api/quote-list/lines', { data: { product: product.id } });
    await page.goto('/quote-list');
    await page.getByRole('radio', { name: /^CIF/ }).check();
    await expectAccessible(page, 'a quote list with a line', only);
  });
}

for (const locale of locales) {
  test(`quote list and offers are accessible in ${locale}`, async ({ page, problems }) => {
    test.setTimeout(120_000);
    const only = rulesIn(locale);
    // Required fields of the list are missing.
    problems.expect(/400/);
    await fillList(page.request);
    await page.goto(`/quote-list?lng=${locale}`);
    await page.getByRole('radio', { name: /^CIF/ }).check();
    await expectAccessible(page, 'a full quote list', only);
    await page.getByRole('button', { name: (await loadQuoteListTexts(locale)).send }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(invalidFields(page).first()).toBeVisible();
    await expectAccessible(page, 'a quote list with errors', only);
    for (const [state, path] of await offerStates(locale)) {
      await page.goto(path);
      await openAllDetails(page);
      await expectAccessible(page, state, only);
    }
  });
}

test('the pages are accessible in dark colours', async ({ page, request }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const product = await findProduct(request, 'mesh running shoes');
  for (const path of [
    '/',
    '/about',
    '/services',
    '/process',
    '/check-us',
    '/contact',
    '/products',
    `/product/${product.id}`,
    '/favorites',
    '/quote-list',
  ]) {
    await page.goto(path);
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(18, 26, 22)');
    await expectAccessible(page, path, ['color-contrast']);
  }
});

test('what opens is accessible: categories, menus, tabs, a message', async ({ page, request, isMobile }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: en.home.viewAllCategories })).toBeVisible();
  await expectAccessible(page, 'opened categories');
  if (isMobile) {
    await page.getByRole('button', { name: en.nav.openMenu }).click();
    await expect(page.getByRole('dialog', { name: en.common.menu })).toBeVisible();
    await expectAccessible(page, 'opened drawer');
  } else {
    await opener(page, en.common.language).click();
    await expectAccessible(page, 'opened language menu');
  }
  await page.goto(`/product/${(await findProduct(request, 'led bulb')).id}`);
  await page.getByText(en.product.tabShipping, { exact: true }).click();
  await heart(page).click();
  await expect(page.getByText(en.favorites.addedTitle, { exact: true })).toBeVisible();
  await expectAccessible(page, 'shipping and a message');
});

test('the home page stays accessible once its logos move', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  await page.getByRole('group', { name: en.home.partnersLabel }).scrollIntoViewIfNeeded();
  await expectAccessible(page, 'home with script');
});

test('the sign-in pages are accessible', async ({ page }) => {
  for (const path of ['/auth', '/auth?invite=no-such-code', '/staffbiz-access', '/auth?lng=zh']) {
    await page.goto(path);
    await untilHydrated(page);
    await expectAccessible(page, path);
  }
});

const signInAsStaff = (context: BrowserContext) =>
  context.addCookies([{ name: 'baobab_staff', value: staffTokens.super_admin, url: origin, httpOnly: true }]);

test('the staff’s pages are accessible', async ({ page, context, problems }) => {
  problems.expect(/404/);
  test.setTimeout(120_000);
  await signInAsStaff(context);
  for (const path of [
    'dashboard',
    'products',
    'quick-add-product',
    'categories',
    'suppliers',
    'supplier-prices',
    'offer-templates',
    'translations',
    'import',
    'users',
    'account',
    'settings',
    'mail',
    'jobs',
    'audit',
    'trash',
    'api',
    'nowhere',
  ]) {
    await page.goto(`/admin/${path}`);
    await untilHydrated(page);
    await expectAccessible(page, path);
  }
});

test('what opens on the staff’s pages is accessible', async ({ page, context }) => {
  test.setTimeout(120_000);
  await signInAsStaff(context);
  await page.goto('/admin/products');
  await untilHydrated(page);
  await openRowMenu(page);
  await page.getByRole('button', { name: admin.products.edit }).first().click();
  await expect(page.getByRole('button', { name: admin.productForm.save })).toBeVisible();
  await expectAccessible(page, 'edit dialog');
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Change the price of/ })
    .first()
    .click();
  await page
    .getByRole('button', { name: /^Change the stock of/ })
    .first()
    .click();
  await expectAccessible(page, 'price and stock in place');
  await page.getByRole('checkbox').first().check();
  await expectAccessible(page, 'bulk actions');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: admin.palette.title })).toBeFocused();
  await page.keyboard.type('mesh');
  await expect(page.getByRole('group', { name: admin.palette.groups.product })).toBeVisible();
  await expectAccessible(page, 'palette');
  await page.goto('/admin/translations');
  await untilHydrated(page);
  await page
    .getByRole('button', { name: /^Français of / })
    .first()
    .click();
  await expect(page.getByRole('button', { name: admin.translation.saveNext })).toBeVisible();
  await expectAccessible(page, 'translation dialog');
  await page.getByLabel(admin.translation.name, { exact: true }).fill('Autre nom');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(page, 'what is said about what is not saved');
});

test('the inbox is accessible, an open message and the reply to it', async ({ page, context }) => {
  test.setTimeout(120_000);
  await signInAsStaff(context);
  for (const path of ['canned-replies', 'contact-messages']) {
    await page.goto(`/admin/${path}`);
    await untilHydrated(page);
    await expectAccessible(page, path);
  }
  await page.getByRole('link', { name: 'Kofi Sample' }).click();
  const reply = page.getByRole('button', { name: admin.inbox.reply, exact: true });
  await expect(reply).toBeVisible();
  await expectAccessible(page, 'an open message');
  await reply.click();
  await expectAccessible(page, 'the reply');
});

test('a finger meets every control', async ({ page, request }) => {
  const product = await findProduct(request, 'mesh running shoes');
  await page.request.post(`/api/products/${product.id}/favorite`);
  for (const path of [
    '/',
    '/about',
    '/services',
    '/process',
    '/check-us',
    '/products?search=shoes',
    '/products?page=2',
    `/product/${product.id}`,
    '/favorites',
    '/contact',
    `/contact?product=${product.id}&name=x`,
  ]) {
    await page.goto(path);
    const small = await page.evaluate((side) => {
      const controls = document.querySelectorAll<HTMLElement>(
        'a[href], button, select, input, summary, label[for]',
      );
      return [...controls].flatMap((control) => {
        // The skip link and hidden radios are for the keyboard; a card's link covers the whole card; a label is part
        // of its field.
        if (!control.checkVisibility() || control.closest('.sr-only')) return [];
        if (control.matches('.cover-link, .tab-row > input, input[type=hidden], .field-label')) return [];
        // The dots do the same as the arrows beside them.
        if (control.matches(':has(> .dot)')) return [];
        const { width, height } = control.getBoundingClientRect();
        return Math.min(width, height) < side
          ? [`${Math.round(width)}×${Math.round(height)} ${control.outerHTML}`]
          : [];
      });
    }, targetSide);
    expect.soft(small, path).toEqual([]);
  }
});
