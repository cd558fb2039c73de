import { randomUUID } from 'node:crypto';
import { admin } from '#shared/i18n/en/admin.ts';
import { inboxRows } from './support/chat-panel.ts';
import { origin, staffTokens } from './support/site.ts';
import { expect, type Page, test, untilHydrated } from './support/test.ts';

const { chat, common, list, nav } = admin;

test.use({ viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1, hasTouch: false, isMobile: false });

test.beforeEach(({ context }) =>
  context.addCookies([{ name: 'baobab_staff', value: staffTokens.super_admin, url: origin, httpOnly: true }]),
);

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

/** A customer who has written once. */
async function customer(page: Page, name: string, message: string): Promise<void> {
  const answer = await page.request.post('/chat', {
    headers: { origin },
    form: { name, message, key: randomUUID() },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
}

test('ten messages stand on one screen, each in two lines, with what can be done', async ({ page }) => {
  await open(page, '/admin/contact-messages');
  const rows = inboxRows(page);
  for (let i = 0; i < 10; i++) await expect(rows.nth(i)).toBeInViewport({ ratio: 1 });
  await expect(rows.first().getByRole('button', { name: admin.inbox.reply })).toBeVisible();
  await expect(rows.first().getByRole('button', { name: admin.inbox.resolve })).toBeVisible();
});

test('tags of a customer are chips, added and removed by keyboard', async ({ page }) => {
  const name = `Chips ${Date.now()}`;
  await customer(page, name, 'Hello');
  await open(page, `/admin/chat?search=${encodeURIComponent(name)}`);
  await inboxRows(page).getByRole('link').click();
  const panel = page.getByRole('complementary', { name: chat.customer });
  const field = panel.getByLabel(chat.addTag);
  await field.focus();
  for (const tag of ['VIP', 'Lagos, samples']) {
    await page.keyboard.type(tag);
    await page.keyboard.press('Enter');
  }
  await expect(field).toHaveValue('');
  const tags = panel.getByRole('region', { name: chat.tags }).getByRole('listitem');
  await expect(tags).toHaveText(['VIP', 'Lagos', 'samples']);
  await panel.getByRole('button', { name: chat.removeTag.replace('{tag}', 'Lagos') }).focus();
  await page.keyboard.press('Enter');
  await expect(tags).toHaveText(['VIP', 'samples']);
  await expect(panel.getByRole('button', { name: chat.removeTag.replace('{tag}', 'samples') })).toBeFocused();
});

test('the rail has one entry for a group of pages, which are its tabs; where one is, is marked', async ({
  page,
}) => {
  const rail = page.getByRole('navigation', { name: common.sections });
  const { quickAdd, products, evidence, suppliers, supplierPrice, offerTemplate, quote, audit } = admin;
  for (const [path, entry, tab] of [
    ['quick-add-product', products.title, quickAdd.title],
    ['evidence', suppliers.title, evidence.title],
    ['supplier-prices', suppliers.title, supplierPrice.title],
    ['offer-templates', quote.title, offerTemplate.title],
    ['audit', nav.team, audit.title],
  ] as const) {
    await page.goto(`/admin/${path}`);
    const tabs = page.getByRole('navigation', { name: common.pagesOf.replace('{name}', entry) });
    for (const [within, name] of [
      [rail, entry],
      [tabs, tab],
    ] as const) {
      const current = within.getByRole('link').and(page.locator('[aria-current]'));
      await expect(current).toHaveText(name);
      await expect(current).toBeInViewport({ ratio: 0.99 });
    }
  }
  await expect(rail.getByRole('listitem')).toHaveCount(12);
});

test('the badges of the rail stand on the line of their entry', async ({ page }) => {
  await open(page, '/admin/dashboard');
  const rail = page.getByRole('navigation', { name: common.sections });
  const link = (await rail.getByRole('link', { name: admin.inbox.title, exact: true }).boundingBox())!;
  const badge = (await rail.getByRole('link', { name: / messages? waiting$/ }).boundingBox())!;
  expect(Math.abs(link.y + link.height / 2 - badge.y - badge.height / 2)).toBeLessThan(2);
  expect(badge.x).toBeGreaterThanOrEqual(link.x + link.width);
});

test('the status of a product is seen on a small laptop', async ({ page }) => {
  await page.setViewportSize({ width: 1120, height: 800 });
  await open(page, '/admin/products');
  const table = page.getByRole('region', { name: admin.products.title }).getByRole('table');
  const edge = async (name: string) => {
    const box = (await table.getByRole('columnheader', { name, exact: true }).boundingBox())!;
    return { left: box.x, right: box.x + box.width };
  };
  const { right } = await edge(list.column.status);
  expect(right).toBeLessThanOrEqual((await edge(common.actions)).left + 1);
});
