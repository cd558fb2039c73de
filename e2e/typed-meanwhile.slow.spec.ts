import { admin } from '#shared/i18n/en/admin.ts';
import { thread } from './support/chat-panel.ts';
import { origin, staffTokens } from './support/site.ts';
import { expect, newAddress, type Page, test, untilHydrated } from './support/test.ts';

/** What a staff member types while a request is under way stays when the answer comes. */

const { inbox, customer } = admin;

test.use({ viewport: { width: 1280, height: 800 } });
test.beforeEach(async ({ context }) => {
  await context.addCookies([{ name: 'baobab_staff', value: staffTokens.admin, url: origin, httpOnly: true }]);
});

/** Holds back requests of this method to an address until the returned function is called. */
async function hold(page: Page, address: string): Promise<{ arrived: Promise<void>; release: () => void }> {
  const [arrived, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(address, async (route) => {
    if (route.request().method() === 'POST') {
      arrived.resolve();
      await released.promise;
    }
    await route.continue();
  });
  return { arrived: arrived.promise, release: released.resolve };
}

/** Opens a new contact message of this sender. */
async function openMessage(page: Page, fullName: string): Promise<void> {
  const sent = await page.request.post('/api/contact', {
    headers: { origin, 'x-forwarded-for': newAddress() },
    data: { fullName, email: 'awa@diop.example', country: 'SN', message: 'How much is it?' },
  });
  expect(sent.status()).toBe(201);
  await page.goto(`/admin/contact-messages?search=${fullName}`);
  await untilHydrated(page);
  await page.getByRole('link', { name: fullName }).first().click();
  await expect(thread(page).getByRole('heading', { level: 2 })).toHaveText(fullName);
}

test('a second answer to a contact message that is begun while the first is sent', async ({ page }) => {
  await openMessage(page, `Answer${Date.now()}`);
  const box = thread(page).getByLabel(inbox.yourReply.replace('{language}', 'English'));
  const { arrived, release } = await hold(page, '**/api/contact/*/reply');
  await box.fill('Two dollars.');
  await thread(page).getByRole('button', { name: inbox.send, exact: true }).click();
  await arrived;
  await box.fill('And three for samples.');
  release();
  await expect(thread(page).getByText('Two dollars.')).toBeVisible();
  await expect(box).toHaveValue('And three for samples.');
  await expect(box).toBeFocused();
  await page.reload();
  await expect(box).toHaveValue('And three for samples.');
  // It is another answer, which the server takes as such.
  await thread(page).getByRole('button', { name: inbox.send, exact: true }).click();
  await expect(box).toHaveValue('');
  await expect(thread(page).getByText('And three for samples.')).toBeVisible();
});

test('a second note that is begun while the first is stored', async ({ page }) => {
  await openMessage(page, `Note${Date.now()}`);
  const box = thread(page).getByLabel(inbox.note, { exact: true });
  const { arrived, release } = await hold(page, '**/api/contact/*/notes');
  await box.fill('Wants EU sizes.');
  await thread(page).getByRole('button', { name: inbox.addNote }).click();
  await arrived;
  await box.fill('Pays by transfer.');
  release();
  await expect(thread(page).getByText('Wants EU sizes.')).toBeVisible();
  await expect(box).toHaveValue('Pays by transfer.');
});

test('a second task that is begun while the first is stored', async ({ page }) => {
  const made = await page.request.post('/api/customers', {
    headers: { origin },
    data: { name: `Task${Date.now()}` },
  });
  const { id } = (await made.json()) as { id: string };
  await page.goto(`/admin/customers/${id}`);
  await untilHydrated(page);
  const tasks = page.getByRole('region', { name: customer.tasks, exact: true });
  const title = tasks.getByLabel(customer.task, { exact: true });
  const { arrived, release } = await hold(page, '**/api/customers/*/tasks');
  await title.fill('Send the sample');
  await tasks.getByRole('button', { name: customer.addTask }).click();
  await arrived;
  await title.fill('Call about the sample');
  release();
  await expect(tasks.getByRole('listitem').filter({ hasText: 'Send the sample' })).toBeVisible();
  await expect(title).toHaveValue('Call about the sample');
});
