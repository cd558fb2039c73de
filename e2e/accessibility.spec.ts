import { loadQuoteListTexts } from '#shared/i18n/dictionary.ts';
import { en } from '#shared/i18n/en/index.ts';
import { type Locale, locales } from '#shared/base/locale.ts';
import { expectAccessible } from './support/accessible.ts';
import { heart, invalidFields, openAllDetails, opener } from './support/parts.ts';
import { fillList, offerStates } from './support/quotes.ts';
import { inLanguage, onDesktop, onPhone } from './support/tiers.ts';
import { expect, findProduct, hydrate, type Page, publicPaths, test, untilHydrated } from './support/test.ts';

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

/**
 * Language and screen of a check of the pages for buyers. `npm test` makes it on the phone in English; other languages and
 * wide screens differ in little.
 */
const publicRuns: { locale: Locale; screen: string; details: { tag: string[] } }[] = [
  ...locales.map((locale) => ({
    locale,
    screen: 'a phone',
    details: { tag: [...onPhone.tag, ...inLanguage(locale, ['en']).tag] },
  })),
  { locale: 'en', screen: 'a wide screen', details: { tag: [...onDesktop.tag, '@slow'] } },
];

/** A finger meets every control of a page, except of those that are texts with links in them. */
async function expectLargeTargets(page: Page, path: string): Promise<void> {
  if (/^\/(privacy|terms|blog|no-such-page)/.test(path)) return;
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

const rulesIn = (locale: Locale) => (locale === 'en' ? undefined : textRules);

/** Pages made mostly of the parts of others: only the slow tests check them. */
const alike = /^\/(services|process|how-we-did|privacy|products\?|contact\?product|blog\?)/;

for (const { locale, screen, details } of publicRuns) {
  const isSlow = details.tag.includes('@slow');
  test(
    `${isSlow ? 'every page' : 'a page of each kind'} is accessible in ${locale}, on ${screen}`,
    details,
    async ({ page, request, problems }) => {
      test.setTimeout(120_000);
      const only = rulesIn(locale);
      problems.expect(/404/);
      const product = await findProduct(request, 'mesh running shoes');
      for (const path of publicPaths(product.id)) {
        if (!isSlow && alike.test(path)) continue;
        await page.goto(`${path}${path.includes('?') ? '&' : '?'}lng=${locale}`);
        await expectAccessible(page, path, only);
        if (screen === 'a phone') await expectLargeTargets(page, path);
      }
      await page.request.post(`/api/products/${product.id}/favorite`);
      await page.goto('/favorites');
      await expectAccessible(page, 'favourites that are filled', only);
      if (screen === 'a phone') await expectLargeTargets(page, 'favourites that are filled');
    },
  );
}

for (const { locale, screen, details } of publicRuns) {
  test(
    `quote list and offers are accessible in ${locale}, on ${screen}`,
    details,
    async ({ page, problems }) => {
      test.setTimeout(120_000);
      const only = rulesIn(locale);
      // Required fields of the list are missing.
      problems.expect(/400/);
      await fillList(page.request);
      await page.goto(`/quote-list?lng=${locale}`);
      await page.getByRole('radio', { name: /\bCIF\b/ }).check();
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
    },
  );
}

test(
  'the pages are accessible in dark colours',
  { tag: [...onPhone.tag, '@slow'] },
  async ({ page, request }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    const product = await findProduct(request, 'mesh running shoes');
    for (const path of ['/', '/contact', '/products', `/product/${product.id}`, '/quote-list']) {
      await page.goto(path);
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(18, 26, 22)');
      await expectAccessible(page, path, ['color-contrast']);
    }
  },
);

test('what opens is accessible on a wide screen: languages', onDesktop, async ({ page }) => {
  await page.goto('/');
  await opener(page, en.common.language).click();
  await expectAccessible(page, 'opened language menu');
});

test(
  'what opens and moves is accessible: logos, drawer, tabs, a message',
  onPhone,
  async ({ page, request }) => {
    await page.goto('/');
    await hydrate(page);
    await page.getByRole('group', { name: en.home.partnersLabel }).scrollIntoViewIfNeeded();
    await expectAccessible(page, 'home with script');
    await page.getByRole('button', { name: en.nav.openMenu }).click();
    await expect(page.getByRole('dialog', { name: en.common.menu })).toBeVisible();
    await expectAccessible(page, 'opened drawer');
    await page.goto(`/product/${(await findProduct(request, 'led bulb')).id}`);
    await page.getByText(en.product.tabShipping, { exact: true }).click();
    await heart(page).click();
    await expect(page.getByText(en.favorites.addedTitle, { exact: true })).toBeVisible();
    await expectAccessible(page, 'shipping and a message');
  },
);

test('the sign-in pages are accessible', onPhone, async ({ page }) => {
  for (const path of ['/auth', '/auth?invite=no-such-code', '/staffbiz-access']) {
    await page.goto(path);
    await untilHydrated(page);
    await expectAccessible(page, path);
  }
});
