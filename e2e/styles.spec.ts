import { locales } from '../shared/locale.ts';
import {
  expect,
  findProduct,
  hydrate,
  type Page,
  pretendSlowLink,
  publicPaths,
  recordRequests,
  test,
  untilWhole,
} from './support/test.ts';

/**
 * Rules of the whole style sheet, with what stands around them, that an element of the page can match now or when it is
 * hovered, focused or pressed, and that the document does not carry.
 */
const missingRules = (page: Page): Promise<{ missing: string[]; matching: number }> =>
  page.evaluate(async () => {
    const { styles } = JSON.parse(document.getElementById('handoff')!.textContent) as { styles: string };
    const whole = new CSSStyleSheet();
    await whole.replace(await (await fetch(styles)).text());

    /** The selectors of a list: commas inside of brackets part nothing. */
    const selectorsOf = (list: string) => {
      let depth = 0;
      const marked = [...list].map((char) => {
        depth += char === '(' ? 1 : char === ')' ? -1 : 0;
        return char === ',' && depth === 0 ? '\n' : char;
      });
      return marked
        .join('')
        .split('\n')
        .map((selector) => selector.trim());
    };

    /** Each selector of each rule by itself, in its groups, with what it says. */
    function* rulesOf(list: CSSRuleList, around = ''): Generator<[selector: string, key: string]> {
      for (const rule of list) {
        if (rule instanceof CSSStyleRule) {
          for (const selector of selectorsOf(rule.selectorText))
            yield [selector, `${around}${selector} { ${rule.style.cssText} }`];
        } else if (rule instanceof CSSGroupingRule) {
          const condition = rule.cssText.slice(0, rule.cssText.indexOf('{'));
          yield* rulesOf(rule.cssRules, `${around}${condition}{ `);
        } else yield ['html', around + rule.cssText];
      }
    }
    const passing =
      /::?(before|after|backdrop|placeholder|-webkit-[\w-]+|hover|focus[\w-]*|active|checked|popover-open|disabled)\b/g;
    const carried = new Set(
      [...document.styleSheets].flatMap((sheet) => [...rulesOf(sheet.cssRules)].map(([, key]) => key)),
    );
    const matching = [...rulesOf(whole.cssRules)].filter(([selector]) =>
      document.querySelector(selector.replace(passing, '') || '*'),
    );
    return {
      missing: matching.map(([, key]) => key).filter((key) => !carried.has(key)),
      matching: matching.length,
    };
  });

test('a document carries all the styles that it needs, and few others', async ({
  page,
  request,
  problems,
}) => {
  problems.expect(/404/);
  const { id } = await findProduct(request, 'mesh running shoes');
  for (const path of publicPaths(id)) {
    await page.goto(path);
    const { missing, matching } = await missingRules(page);
    expect(matching, path).toBeGreaterThan(100);
    expect(missing, path).toEqual([]);
  }
});

/** What elements look like otherwise with the whole style sheet behind that of the document, which must be nothing. */
const differences = (page: Page): Promise<{ found: string[]; elements: number }> =>
  page.evaluate(async () => {
    const { styles } = JSON.parse(document.getElementById('handoff')!.textContent) as { styles: string };
    const whole = new CSSStyleSheet();
    await whole.replace(await (await fetch(styles)).text());
    const elements = [...document.querySelectorAll('body, body *')];
    const namesIn = (list: CSSRuleList): string[] =>
      [...list].flatMap((rule) =>
        rule instanceof CSSStyleRule
          ? [...rule.style]
          : rule instanceof CSSGroupingRule
            ? namesIn(rule.cssRules)
            : [],
      );
    const names = [...new Set(namesIn(whole.cssRules))];
    const looks = () =>
      elements.map((element) => {
        const style = getComputedStyle(element);
        return names.map((name) => style.getPropertyValue(name)).join(';');
      });
    const before = looks();
    document.adoptedStyleSheets = [whole];
    const after = looks();
    const found = elements.filter((_, i) => after[i] !== before[i]);
    return { found: found.map(({ outerHTML }) => outerHTML.slice(0, 100)), elements: elements.length };
  });

test('the two style sheets of a document say the same as the whole one', async ({
  page,
  request,
  problems,
}) => {
  problems.expect(/404/);
  const { id } = await findProduct(request, 'mesh running shoes');
  for (const path of publicPaths(id)) {
    await page.goto(path);
    await untilWhole(page);
    const { found, elements } = await differences(page);
    expect(elements, path).toBeGreaterThan(50);
    expect(found, path).toEqual([]);
  }
});

test('a heading comes with its own styles, and what is below it with the rest', async ({ page, request }) => {
  const { id } = await findProduct(request, 'mesh running shoes');
  for (const path of ['/', '/products', '/about', '/services', '/process', '/contact', `/product/${id}`]) {
    const html = await (await page.goto(path))!.text();
    const [top, rest, ...more] = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)];
    expect(more, path).toEqual([]);
    expect(rest!.index, path).toBeGreaterThan(html.indexOf('</h1>'));
    expect(top![1], path).not.toContain('.footer');
    expect(rest![1], path).toContain('.footer');
  }
});

test('React brings the styles of what it shows next', async ({ page }) => {
  await page.goto('/about');
  await hydrate(page);
  await page.locator('.drawer a[href="/products"]').evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/products/);
  await expect(page.locator('.filters')).toHaveCSS('display', 'grid');
});

test('where React has brought all styles, those behind the heading count no more', async ({ page }) => {
  await page.goto('/about');
  await expect(page.locator('main style')).toHaveCount(1);
  await hydrate(page);
  await expect(page.locator('main style')).toHaveCount(0);
});

test('the display face comes for the second page, and is used there from the first paint on', async ({
  page,
}) => {
  const requests = recordRequests(page);
  await page.goto('/about');
  const usesFace = () =>
    page.evaluate(() => [...document.fonts].some(({ family }) => /Brygada/.test(family)));
  expect(await usesFace()).toBe(false);
  await expect
    .poll(async () => (await page.context().cookies()).some(({ name }) => name === 'font'))
    .toBe(true);
  expect(requests.filter((url) => url.includes('.woff'))).toHaveLength(1);

  const second = recordRequests(page);
  await page.goto('/services');
  expect(await usesFace()).toBe(true);
  await page.evaluate(() => document.fonts.ready);
  // A face that came too late for the first paint stays unused although it is loaded.
  const [inFace, without] = await page.locator('h1').evaluate((heading) => {
    const widthIn = (family: string) => {
      const copy = document.createElement('span');
      copy.style.cssText = `position:absolute;white-space:nowrap;font:650 40px ${family}`;
      copy.textContent = heading.textContent;
      heading.append(copy);
      const { width } = copy.getBoundingClientRect();
      copy.remove();
      return width;
    };
    return [widthIn(getComputedStyle(heading).fontFamily), widthIn('Georgia, serif')] as const;
  });
  expect(inFace).not.toBe(without);
  // From the browser's own cache: asked for once more, not fetched once more.
  const again = second.find((url) => url.includes('.woff'));
  expect(again).toBeDefined();
  const size = await page.evaluate(
    (url) => (performance.getEntriesByName(url!)[0] as PerformanceResourceTiming).transferSize,
    again,
  );
  expect(size).toBe(0);
});

for (const isSlow of [false, true]) {
  test(`a ${isSlow ? 'slow link does without' : 'fast link brings'} the display face`, async ({ page }) => {
    if (isSlow) await pretendSlowLink(page);
    const requests = recordRequests(page);
    await page.goto('/about');
    // Twice: the start code fetches it when the browser is idle after the page has loaded.
    await page.evaluate(async () => {
      for (let i = 0; i < 2; i++) await new Promise((resolve) => requestIdleCallback(resolve));
    });
    expect(requests.some((url) => url.includes('.woff'))).toBe(!isSlow);
  });
}

for (const locale of locales) {
  test(`a page in ${locale} keeps its policy: no style but its own`, async ({ page }) => {
    const response = await page.goto(`/products?lng=${locale}`);
    const policy = response!.headers()['content-security-policy']!;
    expect(policy).toMatch(/style-src 'self'( 'sha256-[\w+/=]+'){2}(;|$)/);
    await expect(page.locator('.topbar')).toHaveCSS('display', 'block');
    expect(await page.evaluate(() => document.styleSheets[0]!.cssRules.length)).toBeGreaterThan(0);
  });
}

test('nothing below the gallery moves when it leaves the screen', async ({ page, request }) => {
  const { id } = await findProduct(request, 'mesh running shoes');
  await page.goto(`/product/${id}`);
  const heightOf = () =>
    page.locator('.gallery-strip').evaluate((strip) => strip.getBoundingClientRect().height);
  const height = await heightOf();
  await page.evaluate(async () => {
    scrollTo(0, document.body.scrollHeight);
    for (let i = 0; i < 5; i++) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  expect(await heightOf()).toBe(height);
});
