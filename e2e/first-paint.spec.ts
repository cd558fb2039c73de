import { expect, findProduct, publicPaths, recordShifts, test, untilWhole } from './support/test.ts';

/** What the first frame of a phone leaves out (app/styles/site.css, "later") must be there right after, and where it belongs. */
test('what comes after the first screen is all there, and nothing has moved', async ({
  page,
  request,
  problems,
}) => {
  problems.expect(/404/);
  const { id } = await findProduct(request, 'mesh running shoes');
  const shifts = await recordShifts(page);
  let parts = 0;
  for (const path of publicPaths(id)) {
    await page.goto(path);
    await untilWhole(page);
    const { count, hidden } = await page.evaluate(() => {
      const all = [...document.querySelectorAll('.later')];
      return {
        count: all.length,
        hidden: all.filter((part) => getComputedStyle(part).display === 'none').length,
      };
    });
    expect(hidden, path).toBe(0);
    parts += count;
    expect(await shifts(), path).toEqual([]);
  }
  expect(parts).toBeGreaterThan(40);
});

test('while a picture is on its way, its colour stands in its place', async ({ page }) => {
  await page.route('**/media/**', () => {});
  await page.goto('/products', { waitUntil: 'domcontentloaded' });
  const places = page.locator('.product-card .pic > svg');
  const shown = await places.evaluateAll((elements) =>
    elements.map((element) => {
      const { backgroundColor } = getComputedStyle(element);
      const probe = document.createElement('canvas').getContext('2d')!;
      probe.fillStyle = backgroundColor;
      const { width, height } = element.getBoundingClientRect();
      return {
        color: probe.fillStyle,
        wanted: element.getAttribute('color'),
        isWhole: width > 100 && height === width,
      };
    }),
  );
  expect(shown.length).toBeGreaterThan(10);
  expect(new Set(shown.map(({ wanted }) => wanted)).size).toBeGreaterThan(5);
  for (const { color, wanted } of shown) expect(color).toBe(wanted);
  expect(shown[0]!.isWhole).toBe(true);
});

test('a phone takes no wider picture than it shows', async ({ page, request }) => {
  const { id } = await findProduct(request, 'mesh running shoes');
  for (const [path, picture, width] of [
    [`/product/${id}`, page.locator('.gallery-item picture img').first(), 640],
    ['/products', page.locator('.product-card picture img').first(), 320],
  ] as const) {
    await page.goto(path);
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toContain(`-${width}.avif`);
    const shown = await picture.evaluate((image) => image.getBoundingClientRect().width * devicePixelRatio);
    expect(shown / width, path).toBeLessThan(1.03);
  }
});

test('an address with a fragment opens at its part', async ({ page }) => {
  await page.goto('/services#communication');
  const topOf = () => page.locator('#communication').evaluate((part) => part.getBoundingClientRect().top);
  const padding = await page.evaluate(() =>
    Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
  );
  await expect.poll(async () => Math.abs((await topOf()) - padding)).toBeLessThan(2);
});

test('the way back leads to where the visitor was', async ({ page }) => {
  await page.goto('/products');
  const card = page.locator('section:has(#all) .product-card').nth(14);
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(1500);
  await card.getByRole('link').click();
  await expect(page).toHaveURL(/\/product\//);
  await page.goBack();
  await expect(page).toHaveURL(/\/products$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  await expect(card).toBeInViewport();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('the way back from a part of the same page leads to where the visitor was', async ({ page }) => {
      const top = () => page.locator('body').evaluate((body) => body.getBoundingClientRect().top);
      await page.goto('/services');
      await untilWhole(page);
      await page.locator('#communication').scrollIntoViewIfNeeded();
      const before = await top();
      expect(before).toBeLessThan(-1500);
      await page.locator('a[href="#sourcing"]').first().dispatchEvent('click');
      await expect(page).toHaveURL(/#sourcing$/);
      await expect.poll(top).toBeGreaterThan(before + 500);
      await page.goBack();
      await expect(page).toHaveURL(/\/services$/);
      await expect.poll(top).toBe(before);
      await page.reload();
      await expect.poll(top).toBe(before);
    });
  });
}
