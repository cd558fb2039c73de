import { loadQuoteListTexts } from '#shared/i18n/dictionary.ts';
import { en } from '#shared/i18n/en/index.ts';
import { fr } from '#shared/i18n/fr/index.ts';
import { blog } from '#shared/i18n/fr/blog.ts';
import { chat } from '#shared/i18n/fr/chat.ts';
import { type Locale, locales } from '#shared/base/locale.ts';
import { openChat, panel } from './support/chat-panel.ts';
import { fillList, offerStates, requestQuote } from './support/quotes.ts';
import { invalidFields, openAllDetails } from './support/parts.ts';
import { origin, staffTokens } from './support/site.ts';
import { expect, findProduct, type Page, publicPaths, test, untilHydrated } from './support/test.ts';
import { inLanguage, slowTest } from './support/tiers.ts';

/** Text sizes that a reader may set, besides the default. `npm test` tries the larger one in the longest language. */
const sizesIn = (locale: Locale) => (locale === 'fr' ? ['200%'] : ['150%', '200%']);

const setTextSize = (page: Page, size: string) =>
  page.evaluate((value) => void (document.documentElement.style.fontSize = value), size);

/** Describes parts of the page that are cut off, overlapped or broken; empty if everything can be read and reached. */
const losses = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > width)
      found.push(
        `the page scrolls sideways: ${document.documentElement.scrollWidth}, by ${[
          ...document.querySelectorAll('main *'),
        ]
          .filter((element) => element.getBoundingClientRect().right > width)
          .map((element) => `${element.tagName}.${element.className}`)
          .slice(-3)
          .join(' ')}`,
      );
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.className} "${element.textContent.trim().slice(0, 40)}"`;
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      // Only for screen readers, in general or on narrow screens.
      getComputedStyle(element).clipPath !== 'inset(50%)' &&
      !element.closest('.sr-only, [inert], [popover]:not(:popover-open)');
    /** Lists and tables that can be swiped, and texts that are shortened on purpose. */
    const mayBeCut =
      '.strip, .swipe, .tab-row, .gallery-strip, .post-table, .slides, .clamp-2, .clamp-3, select, textarea';

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement!;
      if (!node.textContent!.trim() || !isShown(parent) || parent.closest(mayBeCut)) continue;
      for (const word of node.textContent!.matchAll(/\S+/g)) {
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const boxes = [...range.getClientRects()].filter((box) => box.width > 1);
        if (boxes.some((box) => box.left < -1 || box.right > width + 1))
          found.push(`outside of the screen: ${word[0]} in ${name(parent)}`);
        // Long words may break once or twice; a column of letters cannot be read.
        const lines = new Set(boxes.map((box) => Math.round(box.top))).size;
        if (lines > 2 && word[0].length / lines < 6 && !/[\u3000-\u9fff]/.test(word[0]))
          found.push(`${lines} lines for ${word[0]} in ${name(parent)}`);
      }
    }
    for (const price of document.querySelectorAll('.price')) {
      const tops = new Set([...price.getClientRects()].map((box) => box.top));
      if (isShown(price) && tops.size > 1) found.push(`a broken price: ${name(price)}`);
    }
    // Fixed elements must not cover other controls.
    const fixed = [...document.querySelectorAll('.chat-button, .chat-minimised')].filter(isShown);
    for (const control of document.querySelectorAll('.action-bar > :is(a, button)')) {
      const box = control.getBoundingClientRect();
      if (!isShown(control)) continue;
      if (control.scrollWidth > control.clientWidth + 1) found.push(`cut off: ${name(control)}`);
      for (const other of fixed.filter((button) => button !== control)) {
        const { left, right, top, bottom } = other.getBoundingClientRect();
        if (left < box.right && right > box.left && top < box.bottom && bottom > box.top)
          found.push(`${name(other)} covers ${name(control)}`);
      }
    }
    for (const control of document.querySelectorAll('main :is(.btn, .badge, .tile, .icon-btn, .field)')) {
      const { left, right } = control.getBoundingClientRect();
      if (isShown(control) && !control.closest(mayBeCut) && (left < -1 || right > width + 1))
        found.push(`outside of the screen: ${name(control)}`);
    }
    return found;
  });

for (const locale of ['fr', 'en'] as const) {
  test(
    `every page can be read and used with large text in ${locale}`,
    inLanguage(locale, ['fr']),
    async ({ page, request, problems }) => {
      test.setTimeout(120_000);
      problems.expect(/404/);
      const product = await findProduct(request, 'party cooking pots');
      await page.request.post(`/api/products/${product.id}/favorite`);
      for (const path of [...publicPaths(product.id), '/auth', '/chat']) {
        await page.goto(`${path}${path.includes('?') ? '&' : '?'}lng=${locale}`);
        for (const size of sizesIn(locale)) {
          await setTextSize(page, size);
          expect.soft(await losses(page), `${path} at ${size}`).toEqual([]);
        }
      }
    },
  );
}

for (const locale of locales) {
  test(
    `quote list and offers can be read with large text in ${locale}`,
    inLanguage(locale, ['fr']),
    async ({ page, problems }) => {
      test.setTimeout(120_000);
      problems.expect(/400/);
      const expectNoLoss = async (where: string) => {
        for (const size of sizesIn(locale)) {
          await setTextSize(page, size);
          expect.soft(await losses(page), `${where} at ${size}`).toEqual([]);
        }
      };
      await page.goto(`/quote-list?lng=${locale}`);
      await expectNoLoss('an empty quote list');
      await fillList(page.request);
      await page.goto('/quote-list');
      await page.getByRole('radio', { name: /\bCIF\b/ }).check();
      await expectNoLoss('a full quote list');
      await page.getByRole('button', { name: (await loadQuoteListTexts(locale)).send }).click();
      await expect(invalidFields(page).first()).toBeVisible();
      await expectNoLoss('a quote list with errors');
      for (const [state, path] of await offerStates(locale)) {
        await page.goto(path);
        await openAllDetails(page);
        await expectNoLoss(state);
      }
    },
  );
}

test(
  'the admin area is no wider than a screen of 1280 and 390 pixels at 200 % text size',
  slowTest,
  async ({ page, context }) => {
    const value = staffTokens.super_admin;
    await context.addCookies([{ name: 'baobab_staff', value, url: origin, httpOnly: true }]);
    test.setTimeout(120_000);
    const { id } = await findProduct(page.request, 'party cooking pots');
    const [message] = (await (await page.request.get('/api/contact')).json()) as { id: string }[];
    const { reference } = await requestQuote([{ title: 'Steel bowl', quantity: 300 }]);
    const found = await page.request.get('/api/admin/find', { params: { q: reference } });
    const { quote } = (await found.json()) as { quote: { to: string }[] };
    for (const path of [
      'dashboard',
      'chat',
      'settings',
      `products?search=pots&edit=${id}`,
      'quick-add-product',
      `contact-messages?message=${message!.id}`,
      quote[0]!.to.replace('/admin/', ''),
    ]) {
      await page.goto(`/admin/${path}`);
      await untilHydrated(page);
      await setTextSize(page, '200%');
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 800 });
        // The page is laid out anew for each width.
        const wide = async () => (await losses(page)).filter((loss) => loss.includes('sideways'));
        await expect.configure({ soft: true }).poll(wide, `${path} at ${width}`).toEqual([]);
        for (const control of await page.getByRole('banner').locator('a, button, summary').all())
          if (await control.isVisible())
            await expect.soft(control, `${path} at ${width}`).toBeInViewport({ ratio: 0.99 });
      }
    }
  },
);

test('the open chat can be written in at 200 % text size', async ({ page }) => {
  await page.goto('/about?lng=fr');
  await setTextSize(page, '200%');
  await openChat(page);
  for (const name of [chat.send, chat.minimise, chat.close]) {
    await expect(panel(page).getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
  }
  const field = await panel(page).getByRole('textbox', { name: chat.placeholder }).boundingBox();
  expect(field!.width, 'room for a word').toBeGreaterThan(120);
  expect(await losses(page)).toEqual([]);
});

test('on a phone the chat stands in the bar of a product page, beside the supplier', async ({
  page,
  request,
}) => {
  const product = await findProduct(request, 'party cooking pots');
  await page.goto(`/product/${product.id}?lng=en`);
  const bar = page.getByRole('complementary', { name: product.name });
  for (const size of ['100%', '200%']) {
    await setTextSize(page, size);
    const chatButton = bar.getByRole('link', { name: en.nav.chat });
    await expect(chatButton).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(chatButton).toBeInViewport({ ratio: 1 });
    await expect(bar.getByRole('link', { name: en.product.callSupplier })).toBeInViewport({ ratio: 1 });
  }
});

test(
  'tabs of a product stand in one row in French, and the last one can be opened',
  slowTest,
  async ({ page, request }) => {
    const { id } = await findProduct(request, 'party cooking pots');
    await page.goto(`/product/${id}?lng=fr`);
    const tab = (text: string) => page.getByText(text, { exact: true });
    const { tabDescription, tabSpecifications, tabShipping } = fr.product;
    const boxes = await Promise.all(
      [tabDescription, tabSpecifications, tabShipping].map((text) => tab(text).boundingBox()),
    );
    expect(new Set(boxes.map((box) => box!.y)).size).toBe(1);
    for (const box of boxes) expect(box!.x + box!.width).toBeLessThanOrEqual(360 - 16);
    await tab(tabShipping).tap();
    await expect(page.getByText(fr.product.shippingIntro)).toBeVisible();
  },
);

test('numbers of lists stand at the first line of their text', slowTest, async ({ page }) => {
  await page.goto('/process?lng=fr');
  const numbered = page.locator('main ol > li').filter({ has: page.locator('> span[aria-hidden]') });
  const offsets = await numbered.evaluateAll((items) =>
    items.map((item) => {
      const number = item.querySelector('span')!.getBoundingClientRect();
      const range = document.createRange();
      const last = item.lastChild!;
      // Steps are folded below their titles.
      range.selectNodeContents(document.createTreeWalker(last, NodeFilter.SHOW_TEXT).nextNode() ?? last);
      const line = range.getClientRects()[0]!;
      return { offset: Math.abs(number.bottom - line.bottom), gap: line.left - number.right };
    }),
  );
  expect(offsets.length).toBeGreaterThan(2);
  for (const { offset, gap } of offsets) {
    expect(offset).toBeLessThan(8);
    expect(gap).toBeGreaterThan(8);
  }
  await page.goto('/blog/inspecting-a-shipment?lng=fr');
  // The number must be at the first line of the link. With an inline block it would be at the last line.
  for (const link of await page.getByRole('navigation', { name: blog.contents }).getByRole('link').all())
    await expect(link).toHaveCSS('display', 'block');
});

test(
  'the badge of a card keeps off its heart in French, and the filters of a tablet are not cut off',
  slowTest,
  async ({ page }) => {
    await page.goto('/products?lng=fr&search=ballerines');
    const card = page.getByRole('article').first();
    const badge = await card.getByText(fr.product.outOfStock, { exact: true }).boundingBox();
    const heart = await card.getByRole('button').first().boundingBox();
    expect(badge!.x + badge!.width).toBeLessThanOrEqual(heart!.x);
    await page.setViewportSize({ width: 768, height: 800 });
    await page.goto('/products?lng=fr');
    const cut = await page
      .getByRole('main')
      .getByRole('combobox')
      .evaluateAll((fields) =>
        (fields as HTMLSelectElement[])
          .filter((field) => {
            const free = document.createElement('select');
            free.className = field.className;
            free.append(field.selectedOptions[0]!.cloneNode(true));
            document.body.append(free);
            free.style.width = 'max-content';
            const wanted = free.offsetWidth;
            free.remove();
            return field.offsetWidth < wanted - 1;
          })
          .map((field) => field.selectedOptions[0]!.text),
      );
    expect(cut).toEqual([]);
  },
);
