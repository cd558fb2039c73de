import { admin } from '#shared/i18n/en/admin.ts';
import { en } from '#shared/i18n/en/index.ts';
import { requestQuote } from './support/quotes.ts';
import { origin, staffTokens } from './support/site.ts';
import { expect, openRowMenu, type Page, test, untilHydrated } from './support/test.ts';
import { slowTest } from './support/tiers.ts';

test.use({ isMobile: false, hasTouch: false });

test.beforeEach(({ context }) => {
  const value = staffTokens.super_admin;
  return context.addCookies([{ name: 'baobab_staff', value, url: origin, httpOnly: true }]);
});

/** A new post is saved as a draft. */
const saves = admin.blog.saveDraft;
const call = { headers: { origin } };
const toasts = (page: Page) =>
  page.getByRole('region', { name: en.common.notifications }).getByRole('listitem');

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

/** Buttons and links that the toasts cover at the end of the page, or of the open dialog. */
const covered = (page: Page): Promise<string[]> =>
  page.getByRole('region', { name: en.common.notifications }).evaluate((region) => {
    const home = document.querySelector('dialog:modal') ?? document.documentElement;
    home.scrollTo(0, home.scrollHeight);
    const toast = region.querySelector('.toasts')!.getBoundingClientRect();
    return [...home.querySelectorAll<HTMLElement>('a, button, summary, [type=checkbox]')].flatMap((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const isApart =
        left >= toast.right || right <= toast.left || top >= toast.bottom || bottom <= toast.top;
      return isApart || region.contains(one) || !one.checkVisibility() ? [] : [one.innerText];
    });
  });

/** The edges of the window that the toasts reach: no row can be beside or below them. */
const edges = (page: Page) =>
  page.getByRole('region', { name: en.common.notifications }).evaluate((region) => {
    const { left, right, bottom } = region.querySelector('.toasts')!.getBoundingClientRect();
    return { left: left === 0, right: right === innerWidth, bottom: bottom === innerHeight };
  });

/** Whether a click on the centre of the newest toast reaches it, and not an element below. */
const isOnTop = (page: Page) =>
  toasts(page)
    .last()
    .evaluate((toast) => {
      const { left, top, width, height } = toast.getBoundingClientRect();
      return toast.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });

for (const width of [360, 1280]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 740 } });

    test('on a list a toast lies over no row', slowTest, async ({ page }) => {
      await open(page, '/admin/products');
      await page.getByRole('row').getByRole('checkbox').nth(1).check();
      await page.getByRole('button', { name: admin.products.activate, exact: true }).click();
      await expect(toasts(page).getByRole('button', { name: admin.common.undo })).toBeVisible();
      expect(await edges(page)).toEqual({ left: true, right: width < 1024, bottom: true });
      const rows = page.getByRole('main').getByRole('row');
      if (width > 1024)
        expect((await rows.last().boundingBox())!.x).toBeGreaterThanOrEqual(
          (await toasts(page).first().boundingBox())!.width,
        );
      await expect.poll(() => covered(page)).toEqual([]);
      await toasts(page).getByRole('button', { name: admin.common.undo }).click();
      await expect(toasts(page).filter({ hasText: admin.list.undone })).toBeVisible();
    });

    test(
      'a toast leaves the buttons of a dialog free, and can be used while it is open',
      slowTest,
      async ({ page }) => {
        await open(page, '/admin/blog-management?edit=new');
        const dialog = page.getByRole('dialog');
        // What is below the editor moves when it comes.
        await expect(dialog.getByRole('textbox', { name: admin.blog.editor.label })).toBeVisible();
        await dialog.getByRole('button', { name: admin.blog.media }).click();
        const toast = toasts(page);
        await expect(toast).toHaveCount(1);
        await expect.poll(() => isOnTop(page)).toBe(true);
        await expect.poll(() => covered(page)).toEqual([]);
        await toast.getByRole('button', { name: en.common.dismiss }).click();
        await expect(toast).toHaveCount(0);
        await expect(dialog).toBeVisible();
      },
    );
  });
}

// A phone has the least room.
test.describe('at 360 pixels', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test(
    'a toast leaves the rows, the bulk bar and the pages of a list free',
    slowTest,
    async ({ page, problems }) => {
      problems.expect(/503/);
      await page.route('**/api/reference/checked', (route) => route.fulfill({ status: 503, json: {} }));
      await open(page, '/admin/reference');
      await page.getByRole('row').getByRole('checkbox').nth(1).check();
      await page.getByRole('link', { name: admin.common.next }).scrollIntoViewIfNeeded();
      await page.getByRole('button', { name: admin.reference.check }).click();
      await expect(toasts(page)).toHaveText([new RegExp(admin.reference.checkFailed)]);
      await expect.poll(() => covered(page)).toEqual([]);
      expect(await isOnTop(page)).toBe(true);
    },
  );

  test('a toast leaves the save bar of a post free', slowTest, async ({ page }) => {
    await open(page, '/admin/blog-management/new');
    const save = page.getByRole('button', { name: saves });
    await expect(save.first()).toBeVisible();
    await page.getByRole('button', { name: admin.blog.media }).click();
    await expect(toasts(page)).toHaveText([new RegExp(admin.blog.mediaNeedsPost)]);
    await expect.poll(() => covered(page)).toEqual([]);
    expect(await isOnTop(page)).toBe(true);
  });

  test('a toast leaves the reply box of the inbox free', slowTest, async ({ page, request }) => {
    const mark = `Toast${Date.now()}`;
    const data = { fullName: mark, email: `${mark}@toast.example`, country: 'KE', message: 'Bread?' };
    expect((await request.post('/api/contact', { ...call, data })).ok()).toBe(true);
    await open(page, `/admin/contact-messages?search=${mark}`);
    await page.getByRole('link', { name: new RegExp(mark) }).click();
    const thread = page.getByRole('region', { name: mark });
    await thread.getByRole('button', { name: admin.inbox.reply }).first().click();
    const box = page.getByRole('textbox', { name: admin.inbox.yourReply.split(',')[0]! });
    await expect(box).toBeVisible();
    await box.fill('Hello {name}');
    await page.getByRole('button', { name: admin.inbox.send, exact: true }).click();
    await expect(toasts(page)).toHaveCount(1);
    await expect.poll(() => covered(page)).toEqual([]);
  });
});

test('three toasts at most, and each Undo stays ten seconds', async ({ page, context }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const mark = `Undo${Date.now()}`;
  for (const name of ['A', 'B', 'C', 'D']) {
    const data = { name: `${mark} ${name}`, isActive: false };
    expect((await context.request.post('/api/products', { ...call, data })).ok()).toBe(true);
  }
  await page.clock.install();
  await open(page, `/admin/products?search=${mark}&sort=name`);
  const undo = toasts(page).getByRole('button', { name: admin.common.undo });
  const rows = page.getByRole('row', { name: new RegExp(mark) });
  // Not further ahead: timers that limit how long opening a connection may take would fire.
  await page.clock.pauseAt(Date.now() + 2000);
  const remove = async (left: number) => {
    await openRowMenu(page, mark);
    await rows.first().getByRole('button', { name: admin.products.delete }).click();
    await expect(rows).toHaveCount(left);
  };
  await remove(3);
  await expect(undo).toHaveCount(1);
  await expect(toasts(page).filter({ hasText: `product “${mark} A”` })).toBeVisible();
  await page.clock.runFor(4000);
  await remove(2);
  await remove(1);
  await remove(0);
  // The fourth waits: an Undo is never replaced by another.
  await expect(undo).toHaveCount(3);
  await page.mouse.move(700, 20);
  await page.clock.runFor(5500);
  await expect(undo).toHaveCount(3);
  await page.clock.runFor(1000);
  // The first has disappeared, and the fourth has appeared.
  await expect(undo).toHaveCount(3);
  await page.clock.runFor(4000);
  await expect(undo).toHaveCount(1);
  await undo.click();
  await expect(rows).toHaveCount(1);
});

test('what others do waits behind the answers to what the user does', slowTest, async ({ page, context }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const mark = `Waits${Date.now()}`;
  for (const name of ['A', 'B', 'C']) {
    const data = { name: `${mark} ${name}`, isActive: false };
    expect((await context.request.post('/api/products', { ...call, data })).ok()).toBe(true);
  }
  await open(page, `/admin/products?search=${mark}&sort=name`);
  const button = (name: string) => toasts(page).getByRole('button', { name });
  for (const contactName of ['One', 'Two', 'Three'])
    await requestQuote([{ title: 'Steel bowl', quantity: 300 }], { contactName });
  // Of three notices only the newest two are shown.
  await expect(button(admin.quote.openNews)).toHaveCount(2);
  for (const left of [2, 1, 0]) {
    await openRowMenu(page, mark);
    const rows = page.getByRole('row', { name: new RegExp(mark) });
    await rows.first().getByRole('button', { name: admin.products.delete }).click();
    await expect(rows).toHaveCount(left);
  }
  await expect(button(admin.common.undo)).toHaveCount(3);
  await expect(button(admin.quote.openNews)).toHaveCount(0);
});
