import { locales } from '#shared/base/locale.ts';
import { galleryStrip } from './support/parts.ts';
import { expect, findProduct, hydrate, recordRequests, test } from './support/test.ts';
import { onDesktop, onPhone } from './support/tiers.ts';

test('the display face is for wide screens', async ({ page, viewport }) => {
  const requests = recordRequests(page);
  await page.goto('/about', { waitUntil: 'networkidle' });
  await hydrate(page);
  expect(requests.filter((url) => url.includes('.woff'))).toHaveLength(viewport!.width >= 768 ? 1 : 0);
});

test(
  'a page keeps its policy: no style but its own, and no linked sheet before the first paint',
  onPhone,
  async ({ page }) => {
    for (const path of ['/', '/products', '/contact', '/quote-list']) {
      const response = await page.goto(path);
      const policy = response!.headers()['content-security-policy']!;
      expect(policy, path).toMatch(/style-src 'self'( 'sha256-[\w+/=]+')+(;|$)/);
      await expect(page.getByRole('banner')).toHaveCSS('display', 'block');
      expect(await page.locator('link[rel="stylesheet"]').count(), path).toBe(0);
    }
    // The content security policy allows the page's own style sheet, which applies.
    expect(
      await page.evaluate(() => [...document.styleSheets].every(({ cssRules }) => cssRules.length > 0)),
    ).toBe(true);
    expect(await page.evaluate(() => document.styleSheets.length)).toBe(2);
  },
);

test('nothing below the gallery moves when it leaves the screen', onPhone, async ({ page, request }) => {
  const { id } = await findProduct(request, 'mesh running shoes');
  await page.goto(`/product/${id}`);
  const heightOf = () => galleryStrip(page).evaluate((strip) => strip.getBoundingClientRect().height);
  const height = await heightOf();
  await page.evaluate(async () => {
    scrollTo(0, document.body.scrollHeight);
    for (let i = 0; i < 5; i++) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  expect(await heightOf()).toBe(height);
});

test('no word of the top bar is broken in any language', onDesktop, async ({ page }) => {
  for (const locale of locales) {
    await page.goto(`/products?lng=${locale}`);
    const broken = await page.getByRole('banner').evaluate((bar) => {
      const walker = document.createTreeWalker(bar, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      const range = document.createRange();
      while (walker.nextNode()) {
        range.selectNodeContents(walker.currentNode);
        if (range.getClientRects().length > 1) found.push(walker.currentNode.textContent!);
      }
      return found;
    });
    expect.soft(broken, locale).toEqual([]);
  }
});
