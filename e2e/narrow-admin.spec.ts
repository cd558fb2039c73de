import { origin, staffTokens } from './support/site.ts';
import { expect, test, untilHydrated } from './support/test.ts';

const lists = [
  'dashboard',
  'products',
  'import',
  'categories',
  'suppliers',
  'translations',
  'blog-management',
  'media',
  'contact-messages',
  'chat',
  'canned-replies',
  'users',
  'audit',
  'mail',
  'jobs',
];

test('no list of the admin area pans sideways on a phone', async ({ context, page }) => {
  test.setTimeout(120_000);
  const value = staffTokens.super_admin;
  await context.addCookies([{ name: 'baobab_staff', value, url: origin, httpOnly: true }]);
  const widths: Record<string, number> = {};
  for (const name of lists) {
    await page.goto(`/admin/${name}`);
    await untilHydrated(page);
    widths[name] = await page.evaluate(() => document.scrollingElement!.scrollWidth);
  }
  expect(widths).toEqual(Object.fromEntries(lists.map((name) => [name, 360])));
});
