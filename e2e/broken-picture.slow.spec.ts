import { en } from '#shared/i18n/en/index.ts';
import { pictureFrames } from './support/parts.ts';
import { expect, findProduct, type Page, recordShifts, test } from './support/test.ts';

/** Number of times that a text is painted on the page, including text from style sheets. */
async function paintedTimes(page: Page, text: string): Promise<number> {
  const client = await page.context().newCDPSession(page);
  const { documents, strings } = await client.send('DOMSnapshot.captureSnapshot', { computedStyles: [] });
  const { layout } = documents[0]!;
  return layout.text.filter((index) => strings[index] === text).length;
}

const boxes = (page: Page) =>
  pictureFrames(page).evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y + scrollY, width, height].map(Math.round);
    }),
  );

for (const path of ['/products', '/product']) {
  test(`pictures that fail on ${path} say so and leave everything in its place`, async ({
    page,
    request,
    problems,
  }) => {
    problems.expect(/ERR_FAILED/);
    const address =
      path === '/product' ? `/product/${(await findProduct(request, 'mesh running shoes')).id}` : path;
    const shifts = await recordShifts(page);

    await page.goto(address, { waitUntil: 'networkidle' });
    const whole = await boxes(page);
    expect(whole.length).toBeGreaterThan(4);
    expect(await shifts()).toEqual([]);
    expect(await paintedTimes(page, en.gallery.failedOne)).toBe(0);

    await page.route('**/media/**', (route) => route.abort());
    await page.goto(address, { waitUntil: 'networkidle' });
    expect(await boxes(page)).toEqual(whole);
    expect(await shifts()).toEqual([]);
    expect(await paintedTimes(page, en.gallery.failedOne)).toBeGreaterThan(0);
  });
}
