import { once } from 'node:events';
import { createServer } from 'node:http';
import { en } from '#shared/i18n/en/index.ts';
import { quoteOffer } from '#shared/i18n/en/quote-offer.ts';
import { fr } from '#shared/i18n/fr/index.ts';
import { box, panel } from './support/chat-panel.ts';
import { chatLink } from './support/parts.ts';
import { acceptOffer, openOrder, requestQuote, sendOffer } from './support/quotes.ts';
import { expect, type Page, rootElement, test, untilHydrated } from './support/test.ts';
import { freePort, origin } from './support/site.ts';
import { slowTest } from './support/tiers.ts';

/** Without a network, the browser's own error page never replaces the visitor's page. */

const notice = (page: Page) => page.getByRole('alert');

test(
  'a link that is followed offline leaves the page, says so, and can be opened later',
  slowTest,
  async ({ page, context }) => {
    await page.goto('/about?lng=fr');
    await context.setOffline(true);
    await page.getByRole('contentinfo').getByRole('link', { name: fr.nav.process }).click();
    await expect(notice(page).getByText(fr.common.offline)).toBeVisible();
    await expect(notice(page).getByRole('link')).toBeHidden();
    await expect(page).toHaveURL(/\/about/);
    await context.setOffline(false);
    await expect(notice(page).getByText(fr.common.offline)).toBeHidden();
    await notice(page).getByRole('link', { name: fr.common.openNow }).click();
    await page.waitForURL('**/process');
    await expect(notice(page)).toBeHidden();
  },
);

test(
  'a search that is sent offline stays in its field, and is made later',
  slowTest,
  async ({ page, context }) => {
    // Pictures that are still loading would fail as well.
    await page.goto('/products', { waitUntil: 'networkidle' });
    await context.setOffline(true);
    const search = page.getByRole('main').getByRole('searchbox');
    await search.fill('solar lamp');
    await search.press('Enter');
    await expect(notice(page).getByText(en.common.offline)).toBeVisible();
    await expect(search).toHaveValue('solar lamp');
    await context.setOffline(false);
    await notice(page).getByRole('link', { name: en.common.openNow }).click();
    await page.waitForURL(/\/products\?search=solar(\+|%20)lamp$/);
  },
);

test(
  'the first tap on the chat offline says so; with the network back it opens',
  slowTest,
  async ({ page, context }) => {
    await page.goto('/about');
    await context.setOffline(true);
    await chatLink(page).click();
    await expect(notice(page).getByText(en.common.offline)).toBeVisible();
    await expect(page).toHaveURL(/\/about$/);
    await context.setOffline(false);
    await chatLink(page).click();
    await expect(panel(page)).toBeVisible();
    await expect(box(page)).toBeFocused();
  },
);

/** Waits until the worker is active and the page that is open is kept. */
const untilKept = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const { active } = await navigator.serviceWorker.ready;
        return active?.state === 'activated' && (await caches.match(location.href)) !== undefined;
      }),
    )
    .toBe(true);

test(
  'a page that breaks off in the middle is shown as it was kept, time after time',
  slowTest,
  async ({ page }) => {
    const { reference, code } = await requestQuote([{ title: 'Steel lid', quantity: 300 }]);
    const path = `/quotes/${code}`;
    let breaksOff = false;
    // The same site at another address.
    const relay = createServer(
      ({ url }, response) =>
        void fetch(`${origin}${url}`).then(async (answer) => {
          const body = Buffer.from(await answer.arrayBuffer());
          response.setHeader('content-type', answer.headers.get('content-type') ?? '');
          response.setHeader('content-length', body.length);
          if (!breaksOff || url !== path) response.end(body);
          else response.write(body.subarray(0, body.length / 2), () => response.destroy());
        }),
    );
    const port = await freePort();
    relay.listen(port, '127.0.0.1');
    await once(relay, 'listening');
    const address = `http://127.0.0.1:${port}${path}`;
    await page.goto(address);
    await untilKept(page);
    breaksOff = true;
    for (const _time of [1, 2]) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(reference);
    }
    relay.close();
    relay.closeAllConnections();
  },
);

test('an order that was read is readable offline, with its moment', async ({ page, context }) => {
  const { reference, code } = await requestQuote([{ title: 'Steel pot', quantity: 300 }]);
  await sendOffer(reference);
  await acceptOffer(code);
  const number = await openOrder(reference);
  await page.goto(`/quotes/${code}`);
  await untilKept(page);
  await context.setOffline(true);
  await page.goto(`/quotes/${code}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
  await expect(page.getByText(/^As of .+\)\.$/)).toBeVisible();
  await context.setOffline(false);
  await page.goto(`/quotes/${code}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
});

test(
  'a request whose file of texts does not come stays as it came, and takes a question',
  slowTest,
  async ({ page, problems }) => {
    const { code } = await requestQuote([{ title: 'Steel bowl', quantity: 300 }]);
    problems.expect(/ERR_FAILED/);
    problems.expect(/^uncaught on .+\/quotes\//);
    await page.route(/\/assets\/quote-page-/, (route) => route.abort());
    await page.goto(`/quotes/${code}`, { waitUntil: 'networkidle' });
    const question = 'Can the bowls be stacked?';
    await page.getByText(quoteOffer.ask, { exact: true }).click();
    await page.getByRole('textbox', { name: quoteOffer.askText }).fill(question);
    await page.getByRole('button', { name: quoteOffer.askNow }).click();
    await expect(page.getByRole('main').getByText(question).first()).toBeVisible();
    await expect(rootElement(page)).not.toHaveAttribute('data-hydrated', 'true');
  },
);

test(
  'a request that meanwhile became an order, whose file does not come, is asked for as a whole',
  slowTest,
  async ({ page, problems }) => {
    problems.expect(/ERR_FAILED/);
    // The whole page lacks the file as well: it stays as it came.
    problems.expect(/uncaught .* dynamically imported module/);
    const { reference, code } = await requestQuote([{ title: 'Steel jug', quantity: 300 }]);
    await sendOffer(reference);
    await acceptOffer(code);
    await page.goto(`/quotes/${code}`);
    await untilHydrated(page);
    const number = await openOrder(reference);
    await page.route(/\/assets\/order-view-/, (route) => route.abort());
    await page.getByText(quoteOffer.ask, { exact: true }).click();
    const question = 'Are the jugs in one box?';
    await page.getByRole('textbox', { name: quoteOffer.askText }).fill(question);
    const givenUp = page.waitForEvent('pageerror');
    await page.getByRole('button', { name: quoteOffer.askNow }).click();
    await givenUp;
    await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
    await expect(page.getByRole('main').getByText(question).first()).toBeVisible();
  },
);
