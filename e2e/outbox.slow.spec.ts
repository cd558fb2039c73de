import { contact as texts } from '#shared/i18n/en/contact.ts';
import { en } from '#shared/i18n/en/index.ts';
import { expect, findProduct, hydrate, type Page, test, untilBelievable } from './support/test.ts';

/** What waits for the connection: which calls are sent when it is back, and in which order. */

const lineCall = '**/api/quote-list/lines';
const contactCall = '**/api/contact';

/** Lets no call of the outbox through until the returned function is called; pages are still delivered. */
async function cutLink(page: Page): Promise<() => Promise<void>> {
  const context = page.context();
  for (const call of [lineCall, contactCall]) await context.route(call, (route) => route.abort());
  return async () => {
    for (const call of [lineCall, contactCall]) await context.unroute(call);
  };
}

/** The outbox tries again at once when the network comes back. */
const comeOnline = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')));

/** The bodies of the calls that are sent to this address. */
function recordBodies(page: Page, path: string): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(path)) bodies.push(request.postDataJSON());
  });
  return bodies;
}

async function queueLine(page: Page, id: string): Promise<void> {
  await page.goto(`/product/${id}`);
  await page.getByRole('button', { name: en.listAdd.add, exact: true }).tap();
  await expect(page.getByText(en.listAdd.waits)).toBeVisible();
}

async function fillMessage(page: Page, message: string): Promise<void> {
  const field = (label: string) => page.getByLabel(new RegExp(`^${label}( \\*)?$`));
  await field(texts.fullName).fill('Awa Diop');
  await field(texts.email).fill('awa@diop.example');
  await field(texts.country).selectOption('SN');
  await field(texts.message).fill(message);
  await untilBelievable(page);
}

const send = (page: Page) => page.getByRole('button', { name: texts.send }).tap();

async function queueMessage(page: Page, message: string): Promise<void> {
  await page.goto('/contact');
  await hydrate(page);
  await fillMessage(page, message);
  await send(page);
  await expect(page.getByText(texts.waitingTitle, { exact: true })).toBeVisible();
}

test('a message that is cleared while an earlier call is on its way is not sent', async ({
  page,
  context,
  request,
  problems,
}) => {
  problems.expect(/ERR_FAILED/);
  const { id } = await findProduct(request, 'mesh running shoes');
  const mendLink = await cutLink(page);
  await queueLine(page, id);
  await queueMessage(page, 'Never mind this');
  await mendLink();
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await context.route(lineCall, async (route) => {
    await isReleased;
    await route.continue();
  });
  const messages = recordBodies(page, '/api/contact');
  const isSending = page.waitForRequest(lineCall);
  await comeOnline(page);
  await isSending;
  await page.getByRole('button', { name: texts.clear }).tap();
  release();
  await expect(page.getByText(en.listAdd.added)).toBeVisible();
  await fillMessage(page, 'But this');
  await send(page);
  await expect(page.getByText(texts.sentTitle, { exact: true })).toBeVisible();
  expect(messages).toMatchObject([{ message: 'But this' }]);
});

test('what is put off because of a limit holds up nothing but later calls of the quote list', async ({
  page,
  context,
  request,
  problems,
}) => {
  problems.expect(/ERR_FAILED|429/);
  const [shoes, bulb] = await Promise.all([
    findProduct(request, 'mesh running shoes'),
    findProduct(request, 'led bulb'),
  ]);
  const refuse = (call: string) =>
    context.route(call, (route) => route.fulfill({ status: 429, headers: { 'Retry-After': '7200' } }));
  const mendLink = await cutLink(page);
  await queueMessage(page, 'Over the limit of the day');
  await queueLine(page, shoes.id);
  await mendLink();
  await refuse(contactCall);
  await comeOnline(page);
  await expect(page.getByText(en.listAdd.added)).toBeVisible();
  await context.unroute(contactCall);
  await comeOnline(page);
  await expect(page.getByText(texts.sentLater)).toBeVisible();

  await test.step('a refused line holds up the next one, but not a message', async () => {
    const mendAgain = await cutLink(page);
    await queueLine(page, bulb.id);
    await queueLine(page, shoes.id);
    await queueMessage(page, 'After the lines');
    await mendAgain();
    await refuse(lineCall);
    const lines = recordBodies(page, '/api/quote-list/lines');
    await comeOnline(page);
    await expect(page.getByText(texts.sentTitle, { exact: true })).toBeVisible();
    expect(lines).toMatchObject([{ product: bulb.id }]);
    await context.unroute(lineCall);
    await comeOnline(page);
    await expect(page.getByText(en.listAdd.added)).toBeVisible();
    await expect.poll(() => lines.at(-1)).toMatchObject({ product: shoes.id });
  });
});
