import { chat as texts } from '#shared/i18n/en/chat.ts';
import { box, openChat, panel } from './support/chat-panel.ts';
import { expect, pretendSlowLink, rootElement, test } from './support/test.ts';
import { slowTest } from './support/tiers.ts';

test.describe('Back', () => {
  test('from a post leads to the filtered list at the same position, before React has started', async ({
    page,
  }) => {
    await pretendSlowLink(page);
    await page.goto('/blog?category=logistics-shipping');
    const card = page.getByRole('main').getByRole('article').last().getByRole('link').first();
    await card.scrollIntoViewIfNeeded();
    const position = await page.evaluate(() => scrollY);
    await card.click();
    await expect(page).toHaveURL(/\/blog\/[a-z]/);
    await page.getByRole('link', { name: 'Back', exact: true }).first().click();
    await expect(page).toHaveURL(/\/blog\?category=logistics-shipping$/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(position);
    await expect(rootElement(page)).not.toHaveAttribute('data-hydrated');
  });

  test('from a post that was opened from outside leads to the blog', slowTest, async ({ page }) => {
    await page.goto('about:blank');
    await page.goto('/blog/carton-to-container');
    await page.getByRole('link', { name: 'Back', exact: true }).last().click();
    await expect(page).toHaveURL(/\/blog$/);
  });

  test(
    'from a product that does not exist leads to where the visitor was, else to the products',
    slowTest,
    async ({ page, problems }) => {
      problems.expect(/404/);
      const missing = '/product/00000000-0000-4000-8000-000000000000';
      await page.goto('/about');
      await page.goto(missing);
      await page.getByRole('link', { name: 'Back', exact: true }).click();
      await expect(page).toHaveURL(/\/about$/);

      const opened = await page.context().newPage();
      await opened.goto(missing);
      await opened.getByRole('link', { name: 'Back', exact: true }).click();
      await expect(opened).toHaveURL(/\/products$/);
    },
  );
});

test.describe('an open chat', () => {
  test(
    'stays open on the next pages, which have radio buttons too, and adds no entry to the history',
    slowTest,
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto('/about');
      await openChat(page);
      const entries = await page.evaluate(() => history.length);
      for (const path of ['/products', '/services', '/']) {
        await page.goto(path);
        await expect(box(page)).toBeVisible();
      }
      expect(await page.evaluate(() => history.length)).toBe(entries + 3);
      await panel(page).getByRole('button', { name: texts.minimise }).click();
      await page.getByRole('button', { name: new RegExp(texts.restore) }).click();
      await expect(box(page)).toBeVisible();
      await page.goBack();
      await expect(panel(page)).toBeHidden();
      await expect(page).toHaveURL('/');
    },
  );
});
