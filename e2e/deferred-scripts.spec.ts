import { en } from '#shared/i18n/en/index.ts';
import {
  expect,
  findProduct,
  hydrate,
  type Page,
  pretendSlowLink,
  reactFile,
  recordRequests,
  rootElement,
  test,
  untilHydrated,
} from './support/test.ts';
import { slowTest } from './support/tiers.ts';

/** Maximum size of scripts that a page may load before the first interaction, uncompressed; compressed it is 10 kB. */
const maxEarlyBytes = 30_000;

/** Sets a mark that is lost when the document is reloaded. */
const setMark = (page: Page) => page.evaluate(() => Object.assign(window, { mark: true }));
const hasMark = (page: Page) => page.evaluate(() => 'mark' in window);

/** Delays the answers to these requests until the returned function is called. */
async function hold(page: Page, pattern: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('before a touch there are a few kilobytes of script; a touch brings React', async ({
  page,
  request,
}) => {
  const { id } = await findProduct(request, 'mesh running shoes');
  await pretendSlowLink(page);
  for (const [path, control] of [
    ['/', 'main'],
    ['/products', 'main'],
    [`/product/${id}`, '.gallery-strip'],
  ] as const) {
    const requests = recordRequests(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    const scripts = requests.filter((url) => url.endsWith('.js'));
    expect(scripts.filter((url) => reactFile.test(url))).toEqual([]);
    const bodies = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).body()));
    const bytes = bodies.reduce((sum, body) => sum + body.length, 0);
    expect(bytes, scripts.join(' ')).toBeLessThan(maxEarlyBytes);
    await expect(rootElement(page)).not.toHaveAttribute('data-hydrated');
    await page.locator(control).first().focus();
    await untilHydrated(page);
    expect(requests.filter((url) => reactFile.test(url))).not.toEqual([]);
  }
});

test('what got the focus before any script brings React, too', slowTest, async ({ page }) => {
  await pretendSlowLink(page);
  const release = await hold(page, /\/assets\/.*\.js/);
  await page.goto('/products', { waitUntil: 'domcontentloaded' });
  await page.getByRole('main').focus();
  release();
  await untilHydrated(page);
});

test('on a fast link React comes by itself after a long idle time', slowTest, async ({ page }) => {
  await page.clock.install();
  await page.goto('/products', { waitUntil: 'load' });
  await page.clock.runFor(7000);
  await expect(rootElement(page)).not.toHaveAttribute('data-hydrated');
  await page.clock.runFor(2000);
  await untilHydrated(page);
});

test('with React, links change the page without loading the document', async ({ page }) => {
  await page.goto('/products?search=shoes');
  await page.evaluate(() => scrollTo(0, 50));
  await expect(rootElement(page)).not.toHaveClass(/is-scrolled/);
  await hydrate(page);
  await setMark(page);
  const listTitle = await page.title();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(rootElement(page)).toHaveClass(/is-scrolled/);
  const card = page.getByRole('article').last();
  const name = await card.getByRole('heading').innerText();
  await card.getByRole('link').tap();
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page).toHaveTitle(new RegExp(`^${name.replace(/[^\w ]/g, '.')} – `));
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await hasMark(page)).toBe(true);

  await page.goBack();
  await expect(page).toHaveTitle(listTitle);
  expect(await hasMark(page)).toBe(true);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test(
  'eight skeleton cards stand in for a list that is slow to come, and a shape for a product',
  slowTest,
  async ({ page }) => {
    await page.goto('/products');
    await hydrate(page);
    const release = await hold(page, /\/products\.data/);
    await page.getByRole('searchbox').fill('shoes');
    await page.getByRole('button', { name: en.products.searchButton }).tap();
    const skeleton = page.getByRole('list', { name: en.common.loading });
    await expect(skeleton).toHaveAttribute('aria-busy', 'true');
    await expect(skeleton.getByRole('listitem')).toHaveCount(8);
    release();
    await expect(skeleton).toHaveCount(0);
    await expect(page.getByRole('heading', { name: en.products.resultsTitle })).toBeVisible();

    const releaseProduct = await hold(page, /\/product\/.*\.data/);
    await page.getByRole('article').first().getByRole('link').tap();
    const shape = page.getByRole('status', { name: en.common.loading });
    await expect(shape).toBeVisible();
    releaseProduct();
    await expect(page).toHaveURL(/\/product\//);
    await expect(shape).toHaveCount(0);
  },
);

test('a click on a card counts a view once, with React and before it', async ({ page }) => {
  for (const isHydrated of [false, true]) {
    await page.goto('/products');
    if (isHydrated) await hydrate(page);
    const card = page.getByRole('article').first();
    const id = await card.getAttribute('data-view');
    const views = recordRequests(page, `/api/products/${id}/view`);
    await card.getByRole('link').tap();
    await expect(page).toHaveURL(`/product/${id}`);
    await expect.poll(() => views).toHaveLength(1);
    // Later pages must not run it again.
    await page.goto('/about');
    await hydrate(page);
    expect(views).toHaveLength(1);
  }
});

test('a card that opens in another tab counts too', slowTest, async ({ page }) => {
  await page.goto('/products');
  const views = recordRequests(page, '/view');
  const paths: string[] = [];
  for (const i of [0, 1]) {
    const card = page.getByRole('article').nth(i);
    paths.push(`/api/products/${await card.getAttribute('data-view')}/view`);
    await card.getByRole('link').click({ modifiers: ['ControlOrMeta'] });
  }
  await expect.poll(() => views.map((url) => new URL(url).pathname)).toEqual(paths);
});

test('the drawer opens, is walked through and closes by keyboard, before React is there and after', async ({
  page,
}) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: en.nav.openMenu });
  const drawer = page.getByRole('dialog', { name: en.common.menu });
  for (const isHydrated of [false, true]) {
    if (isHydrated) await hydrate(page);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(drawer).toBeVisible();
    await expect(drawer.getByRole('button', { name: en.common.close })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(drawer.getByRole('link', { name: en.nav.home, exact: true })).toBeFocused();
    for (let i = 0; i < 25; i++) await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('[role=dialog]'),
    );
    expect(isOutside).toBe(false);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(button).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('button', { name: en.common.close })).toBeFocused();
  for (const name of [en.nav.home, en.nav.about, en.nav.services, en.nav.products]) {
    await page.keyboard.press('Tab');
    await expect(drawer.getByRole('link', { name, exact: true })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/products');
});
