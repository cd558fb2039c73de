import { randomUUID } from 'node:crypto';
import { admin } from '#shared/i18n/en/admin.ts';
import { inboxRows } from './support/chat-panel.ts';
import { requestQuote } from './support/quotes.ts';
import { origin, staffTokens } from './support/site.ts';
import { expect, type Page, test, untilHydrated } from './support/test.ts';
import { slowTest } from './support/tiers.ts';

const { customer, common } = admin;

test.use({ viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1, hasTouch: false, isMobile: false });

test.beforeEach(({ context }) =>
  context.addCookies([{ name: 'baobab_staff', value: staffTokens.admin, url: origin, httpOnly: true }]),
);

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const fill = (text: string, values: Record<string, string>) =>
  text.replaceAll(/\{(\w+)\}/g, (_, key: string) => values[key]!);

/** Opens the record of the only customer that a search finds. */
async function openRecord(page: Page, name: string): Promise<void> {
  await open(page, '/admin/customers');
  await page.getByRole('searchbox').fill(name);
  await expect(page).toHaveURL(/search=/);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('a customer is found, edited and has tasks; two who are one are merged, and Undo parts them', async ({
  page,
}) => {
  const stamp = randomUUID().slice(0, 8);
  const [name, other] = [`Awa ${stamp}`, `A. Diop ${stamp}`];
  const email = `awa-${stamp}@diop.example`;
  const phone = `+4477009${String(Date.now()).slice(-5)}`;
  const first = await requestQuote(['backpack'], { contactName: name, email, phone: '' });
  const second = await requestQuote(['backpack'], {
    contactName: other,
    email: `shop-${stamp}@diop.example`,
    phone,
  });
  // Beside an address, a stranger's number is not taken over: staff add it.
  const found = await page.request.get(`/api/customers?search=${encodeURIComponent(other)}`);
  const [{ id }] = (await found.json()) as [{ id: string }];
  const added = await page.request.put(`/api/customers/${id}`, { headers: { origin }, data: { phone } });
  expect(added.ok()).toBe(true);

  await openRecord(page, name);
  const requests = region(page, customer.requests);
  await expect(requests.getByRole('link', { name: first.reference })).toBeVisible();
  await expect(requests.getByText(admin.quote.stages.new)).toBeVisible();

  await button(page, customer.edit).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(customer.tags).fill('shoes, Dakar');
  await dialog.getByLabel(customer.notes).fill('Calls on Mondays');
  await dialog.getByRole('button', { name: common.save }).click();
  const facts = region(page, customer.facts);
  await expect(facts.getByText('Calls on Mondays')).toBeVisible();
  await expect(facts.getByText('Dakar', { exact: true })).toBeVisible();

  const tasks = region(page, customer.tasks);
  await tasks.getByLabel(customer.task, { exact: true }).fill('Send the sample');
  await tasks.getByLabel(customer.taskDay).fill('2026-01-02');
  await tasks.getByRole('button', { name: customer.addTask }).click();
  const tick = tasks.getByRole('checkbox', { name: fill(customer.tick, { task: 'Send the sample' }) });
  await expect(tasks.getByText(/overdue/)).toBeVisible();
  await tick.click();
  await expect(tick).toBeChecked();
  await expect(tasks.getByText(/overdue/)).toBeHidden();

  await button(page, customer.merge).click();
  await dialog.getByLabel(customer.mergeSearch).fill(other);
  await dialog.getByRole('button', { name: fill(customer.mergeWith, { name: other }) }).click();
  await expect(requests.getByRole('link')).toHaveCount(2);
  await expect(requests.getByRole('link', { name: second.reference })).toBeVisible();
  await expect(facts.getByText(phone, { exact: true })).toBeVisible();
  await button(page, common.undo)
    .and(page.getByRole('button', { name: common.undo }))
    .last()
    .click();
  await expect(requests.getByRole('link')).toHaveCount(1);
  await expect(facts.getByText(phone)).toHaveCount(0);

  await button(page, customer.delete).click();
  await expect(page.getByText(customer.inTrash)).toBeVisible();
  await button(page, customer.restore).click();
  await expect(page.getByText(customer.inTrash)).toBeHidden();
});

test(
  'many go to the trash at once and come back; the form of one opens by its address',
  slowTest,
  async ({ page }) => {
    const stamp = randomUUID().slice(0, 8);
    for (const name of ['One', 'Two'])
      await page.request.post('/api/customers', {
        headers: { origin },
        data: { name: `${name} ${stamp}`, tags: stamp },
      });
    await open(page, `/admin/customers?tag=${stamp}`);
    const count = (number: number) =>
      page.getByRole('heading', {
        name: fill(number === 1 ? customer.count.one : customer.count.other, { count: String(number) }),
        exact: true,
      });
    await expect(count(2)).toBeVisible();
    await button(page, admin.list.selectAll).first().click();
    await page.getByRole('group').getByRole('button', { name: customer.delete, exact: true }).click();
    await expect(count(0)).toBeVisible();
    await button(page, common.undo).click();
    await expect(count(2)).toBeVisible();

    await page.getByRole('link', { name: fill(customer.editTitle, { name: `One ${stamp}` }) }).click();
    await expect(page).toHaveURL(/tag=.*edit=/);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(customer.company).fill('One Ltd');
    await dialog.getByRole('button', { name: common.save }).click();
    await expect(page.getByRole('cell').or(page.getByRole('rowheader')).getByText('One Ltd')).toBeVisible();
    await expect(page).not.toHaveURL(/edit=/);
  },
);

test('an offer is begun from a chat and from a message, and the customer stands beside them', async ({
  page,
}) => {
  const stamp = randomUUID().slice(0, 8);
  const name = `Chat ${stamp}`;
  const answer = await page.request.post('/chat', {
    headers: { origin },
    form: { name, message: 'Do you have wooden stools?', key: randomUUID() },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
  const made = page.waitForResponse(
    (response) => response.url().endsWith('/api/quotes') && response.request().method() === 'POST',
  );
  await open(page, `/admin/chat?search=${encodeURIComponent(name)}`);
  await inboxRows(page).getByRole('link').click();
  await expect(page.getByRole('article').getByText('Do you have wooden stools?')).toBeVisible();
  await button(page, customer.makeOffer).click();
  const response = await made;
  expect(response.request().postDataJSON()).toMatchObject({
    contactName: name,
    message: 'Do you have wooden stools?',
    conversationId: expect.any(String),
  });
  const { id } = (await response.json()) as { id: string };
  await expect(page).toHaveURL(new RegExp(`/admin/quotes/${id}$`));

  await open(page, `/admin/contact-messages?search=Aïcha`);
  await inboxRows(page).getByRole('link').first().click();
  await button(page, customer.makeOffer).click();
  await expect(page).toHaveURL(/\/admin\/quotes\/[\da-f-]{36}$/);
  await open(page, `/admin/contact-messages?search=Aïcha`);
  await inboxRows(page).getByRole('link').first().click();
  await page.getByRole('link', { name: /^Customer: Aïcha/ }).click();
  await expect(page).toHaveURL(/\/admin\/customers\//);
  await expect(region(page, customer.messages).getByRole('link')).not.toHaveCount(0);
});

test('an offer for a visitor without a name is named by their address', slowTest, async ({ page }) => {
  const email = `${randomUUID().slice(0, 8)}@nameless.example`;
  const answer = await page.request.post('/chat', {
    headers: { origin },
    form: { email, message: 'Do you have wooden stools?', key: randomUUID() },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
  await open(page, `/admin/chat?search=${encodeURIComponent(email)}`);
  await inboxRows(page).getByRole('link').click();
  const made = page.waitForRequest(
    (request) => request.url().endsWith('/api/quotes') && request.method() === 'POST',
  );
  await button(page, customer.makeOffer).click();
  expect((await made).postDataJSON()).toMatchObject({ contactName: email, email });
  await expect(page).toHaveURL(/\/admin\/quotes\/[\da-f-]{36}$/);
});
