import { en } from '#shared/i18n/en/index.ts';
import { origin, staffTokens } from './support/site.ts';
import { failing, nextCalls } from './support/answers.ts';
import { heart } from './support/parts.ts';
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

const region = (page: Page) => page.getByRole('region', { name: en.common.notifications });
/** The visible messages. */
const messages = (page: Page) => region(page).getByRole('listitem');

/** Delays React until it is released, like a slow connection. */
function holdReact(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  void page.route(reactFile, async (route) => {
    await promise;
    await route.continue();
  });
  return { come: () => resolve() };
}

test(
  'the heart says exactly what it did, and what failed, one message at a time',
  slowTest,
  async ({ page, request, problems }) => {
    problems.expect(/409|ERR_FAILED/);
    const product = await findProduct(request, 'ballet flats');
    await page.goto(`/product/${product.id}`);
    await hydrate(page);
    await heart(page).click();
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(messages(page)).toHaveCount(1);
    await expect(messages(page)).toContainText('Added to favorites!');
    await expect(messages(page)).toContainText(`${product.name} has been added to your favorites.`);
    await expect(heart(page)).toHaveAccessibleName(
      `${en.favorites.removeNamed.replace('{name}', product.name)} 1`,
    );

    await heart(page).click();
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
    await expect(messages(page)).toContainText('Removed from favorites');
    await expect(messages(page)).toContainText(`${product.name} has been removed from your favorites.`);
    await expect(messages(page)).toHaveCount(1);

    await page.keyboard.press('F8');
    await expect(region(page).locator(':focus')).toHaveCount(1);
    await messages(page).getByRole('button', { name: en.common.dismiss }).click();
    await expect(messages(page)).toHaveCount(0);

    await test.step('a network failure is reported, and nothing looks changed', async () => {
      const calls = await nextCalls(page, `**/api/products/${product.id}/favorite`);
      calls(failing);
      await heart(page).click();
      await expect(messages(page)).toContainText('Error');
      await expect(messages(page)).toContainText('Failed to add to favorites. Please try again.');
      await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
      await heart(page).click();
      await expect(messages(page)).toContainText('Added to favorites!');
      calls(failing);
      await heart(page).click();
      await expect(messages(page)).toContainText('Failed to remove from favorites. Please try again.');
      await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
      await heart(page).click();
      await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
    });

    await test.step('a change in another window is reported, not taken for a failure', async () => {
      await page.request.post(`/api/products/${product.id}/favorite`);
      await heart(page).click();
      await expect(messages(page)).toContainText('Already favorited');
      await expect(messages(page)).toContainText('This product is already in your favorites.');
      await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
    });
  },
);

test(
  'a first tap counts at once, and its result is announced when React comes',
  slowTest,
  async ({ page, request }) => {
    const product = await findProduct(request, 'flip-flops');
    await pretendSlowLink(page);
    const react = holdReact(page);
    await page.goto(`/product/${product.id}`, { waitUntil: 'networkidle' });
    const requests = recordRequests(page);
    await heart(page).tap();
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(heart(page)).toBeEnabled();
    await expect(rootElement(page)).not.toHaveAttribute('data-hydrated');

    react.come();
    await expect(messages(page)).toContainText(`${product.name} has been added to your favorites.`);
    await expect(heart(page)).toHaveAccessibleName(
      new RegExp(`^${en.favorites.removeNamed.replace('{name}', product.name)} \\d+$`),
    );
    await untilHydrated(page);
    expect(requests.filter((url) => url.includes(`/api/products/${product.id}`))).toHaveLength(1);
    await heart(page).tap();
    await expect(messages(page)).toContainText('Removed from favorites');
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  },
);

test('two taps before React take it back', slowTest, async ({ page, request }) => {
  const product = await findProduct(request, 'flip-flops');
  await pretendSlowLink(page);
  const react = holdReact(page);
  await page.goto(`/product/${product.id}`, { waitUntil: 'networkidle' });
  for (const pressed of ['true', 'false']) {
    await heart(page).tap();
    await expect(heart(page)).toHaveAttribute('aria-pressed', pressed);
    await expect(heart(page)).toBeEnabled();
  }
  react.come();
  await expect(messages(page)).toContainText('Removed from favorites');
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  await heart(page).tap();
  await expect(messages(page)).toContainText('Added to favorites!');
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
});

test('a first tap that fails is reported when React comes', slowTest, async ({ page, request, problems }) => {
  problems.expect(/ERR_FAILED/);
  const product = await findProduct(request, 'flip-flops');
  await pretendSlowLink(page);
  const react = holdReact(page);
  const call = `**/api/products/${product.id}/favorite`;
  await page.route(call, (route) => route.abort());
  await page.goto(`/product/${product.id}`, { waitUntil: 'networkidle' });
  await heart(page).tap();
  await expect(heart(page)).toBeEnabled();
  react.come();
  await expect(messages(page)).toContainText('Failed to add to favorites. Please try again.');
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  await expect(heart(page)).toBeEnabled();

  await page.unroute(call);
  await heart(page).tap();
  await expect(messages(page)).toContainText('Added to favorites!');
});

test(
  'a product in two rows has two hearts, and both change at once, also before React',
  slowTest,
  async ({ page }) => {
    await pretendSlowLink(page);
    const react = holdReact(page);
    const list = await (await page.request.get('/api/products/featured')).json();
    const [{ id: other }, { name }] = list as [{ id: string }, { name: string }];
    // Without favourites, no page requests the list of favourites.
    await page.request.post(`/api/products/${other}/favorite`, { headers: { origin } });
    const { promise, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/favorites/ids', async (route) => {
      const answer = await route.fetch();
      await promise;
      await route.fulfill({ response: answer });
    });
    const asked = page.waitForRequest('**/api/favorites/ids');
    await page.goto('/products');
    await asked;
    const hearts = page.getByRole('main').getByRole('button', { name: `Add ${name} to favorites` });
    const expectBoth = async (pressed: string) => {
      await expect(hearts).toHaveCount(2);
      for (const one of await hearts.all()) await expect(one).toHaveAttribute('aria-pressed', pressed);
    };
    await hearts.first().tap();
    await expectBoth('true');
    // The answer to a request from before the tap arrives now and is out of date.
    const answered = page.waitForResponse('**/api/favorites/ids');
    release();
    await (await answered).finished();
    await expect(page.locator(`form[data-favorite="${other}"] button`).first()).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expectBoth('true');
    await expect(rootElement(page)).not.toHaveAttribute('data-hydrated');
    await hearts.last().tap();
    await expectBoth('false');
    react.come();
    await untilHydrated(page);
    await hearts.last().tap();
    await expectBoth('true');
  },
);

test(
  'where React cannot come the heart does its work all the same',
  slowTest,
  async ({ page, request, problems }) => {
    problems.expect(/ERR_FAILED/);
    const product = await findProduct(request, 'flip-flops');
    await pretendSlowLink(page);
    await page.route(reactFile, (route) => route.abort());
    await page.goto(`/product/${product.id}`, { waitUntil: 'networkidle' });
    await heart(page).tap();
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(heart(page)).toBeEnabled();
    await page.reload();
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  },
);

test('a favourite lasts, is listed, is not shown to others, and can be removed', async ({
  page,
  request,
  browser,
  problems,
}) => {
  const product = await findProduct(request, 'work boots');
  await page.goto(`/product/${product.id}`);
  await heart(page).tap();
  await expect(messages(page)).toContainText('Added to favorites!');
  await page.reload();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(heart(page)).toContainText('1');

  const other = await browser.newContext();
  problems.watch(other);
  const theirs = await other.newPage();
  await theirs.goto(`/product/${product.id}`);
  await expect(heart(theirs)).toHaveAttribute('aria-pressed', 'false');
  await theirs.goto('/favorites');
  await expect(theirs.getByRole('heading', { name: en.favorites.emptyTitle })).toBeVisible();
  await other.close();

  await page.getByRole('button', { name: en.nav.openMenu }).tap();
  await page.getByRole('dialog').getByRole('link', { name: en.nav.favorites, exact: true }).tap();
  await expect(page).toHaveURL('/favorites');
  await expect(page.getByRole('heading', { name: product.name })).toBeVisible();
  await expect(page.getByText('1 product.')).toBeVisible();
  await page.getByRole('button', { name: `${en.favorites.remove} : ${product.name}` }).tap();
  await expect(page.getByRole('heading', { name: en.favorites.emptyTitle })).toBeVisible();
  await page.goto(`/product/${product.id}`);
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
});

test('hearts on cards: a tap before React counts, and one call fills all of a page', async ({ page }) => {
  await pretendSlowLink(page);
  const early = recordRequests(page, 'favorite');
  // Other tests add products, which are shown first in the full list.
  await page.goto('/products?search=lamp', { waitUntil: 'networkidle' });
  // A visitor without favourites asks for none.
  expect(early.filter((url) => url.includes('/api/'))).toEqual([]);
  const cards = page.getByRole('list', { name: en.products.resultsTitle }).getByRole('article');
  const hearts = cards.getByRole('button', { name: /^Add .+ to favorites$/ });
  await expect(hearts).toHaveCount(await cards.count());
  for (const i of [0, 2]) {
    await hearts.nth(i).tap();
    await expect(hearts.nth(i)).toHaveAttribute('aria-pressed', 'true');
    await expect(messages(page)).toContainText('Added to favorites!');
  }
  await expect(page).toHaveURL('/products?search=lamp');
  await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'false');

  const requests = recordRequests(page, '/api/');
  await page.reload();
  await expect(hearts.nth(0)).toHaveAttribute('aria-pressed', 'true');
  await expect(hearts.nth(2)).toHaveAttribute('aria-pressed', 'true');
  await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'false');
  const asked = requests.filter((url) => url.includes('favorite'));
  expect(asked.map((url) => new URL(url).pathname)).toEqual(['/api/favorites/ids']);

  await hydrate(page);
  await page.getByRole('searchbox').fill('shoes');
  await page.getByRole('button', { name: en.products.searchButton }).tap();
  await expect(page).toHaveURL(/search=shoes/);
  const found = page.getByRole('list', { name: en.products.resultsTitle }).getByRole('article');
  const onFound = found.first().getByRole('button', { name: / favorites$/ });
  await onFound.tap();
  await expect(onFound).toHaveAttribute('aria-pressed', 'true');
  await onFound.tap();
  await expect(onFound).toHaveAttribute('aria-pressed', 'false');
});

test('staff edit a product from its card, and delete it with Undo', async ({ page, context, request }) => {
  const staff = { origin, cookie: `baobab_staff=${staffTokens.admin}` };
  const name = `Card ${Date.now()}`;
  const made = await request.post('/api/products', { headers: staff, data: { name } });
  expect(made.ok()).toBe(true);
  await context.addCookies([{ name: 'baobab_staff', value: staffTokens.admin, url: origin, httpOnly: true }]);
  await page.goto(`/products?search=${encodeURIComponent(name)}`);
  const card = page.getByRole('article').filter({ hasText: name });
  await card.getByRole('button', { name: `${en.products.delete} : ${name}` }).tap();
  await expect(messages(page)).toContainText(en.products.deleted.replace('{product}', name));
  await expect(card).toHaveCount(0);
  await messages(page).getByRole('button', { name: en.products.undo }).tap();
  await card.getByRole('button', { name: `${en.products.edit} : ${name}` }).tap();
  await page.waitForURL('**/admin/products?edit=*');
  await expect(page.getByRole('dialog', { name: new RegExp(name) })).toBeVisible();
});
