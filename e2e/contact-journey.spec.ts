import { inbox } from '#shared/i18n/en/admin-inbox.ts';
import { contact } from '#shared/i18n/fr/contact.ts';
import { fr } from '#shared/i18n/fr/index.ts';
import { startSmtpServer } from '#tests/smtp.ts';
import { open, register, signIn, test as ownSite } from './support/own-site.ts';
import { freePort } from './support/site.ts';
import { expect, type Page, rootElement, untilBelievable, untilHydrated } from './support/test.ts';

type Smtp = Awaited<ReturnType<typeof startSmtpServer>>;

/** A program that sends its mail to a real mail server on this machine. */
const test = ownSite.extend<{ smtp: Smtp }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from the pattern
  smtp: async ({}, run) => {
    const smtp = await startSmtpServer();
    await run(smtp);
    await smtp.close();
  },
  environment: async ({ smtp }, run) => {
    const port = await freePort();
    await run({ PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}`, SMTP_URL: smtp.url });
  },
});

test.use({ viewport: { width: 1280, height: 800 } });

/** Counts the tones that the page plays, in an attribute of the document. */
const countTones = (page: Page) =>
  page.addInitScript(() => {
    class Counted extends AudioContext {
      override createOscillator() {
        const root = document.documentElement;
        root.dataset['tones'] = String(Number(root.dataset['tones'] ?? 0) + 1);
        return super.createOscillator();
      }
    }
    window.AudioContext = Counted;
  });

test('a buyer writes in French from a phone; the staff are notified and answer; the answer arrives in French', async ({
  page,
  site: { origin, invitation },
  smtp,
  browser,
  problems,
}) => {
  test.setTimeout(180_000);
  await register(page, invitation, 'wei', 'a long secret');
  await signIn(page, 'wei', 'a long secret');
  const made = await page.request.post(`${origin}/api/products`, {
    headers: { origin },
    data: { name: 'Solar Lantern', price: '4.20', sku: 'SL-1' },
  });
  const { id } = (await made.json()) as { id: string };
  await page.clock.install();
  await countTones(page);
  await open(page, `${origin}/admin/contact-messages`);
  await page.getByRole('heading', { level: 1 }).click();

  const phone = await browser.newContext({
    locale: 'fr-FR',
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  problems.watch(phone);
  const visitor = await phone.newPage();
  await test.step('the buyer writes about a product', async () => {
    await visitor.goto(`${origin}/product/${id}`);
    await visitor.getByRole('link', { name: fr.product.ask }).tap();
    const field = (label: string) => visitor.getByLabel(new RegExp(`^${label}( \\*)?$`));
    await expect(field(contact.message)).toHaveValue(/Solar Lantern/);
    await field(contact.fullName).fill('Awa Exemple');
    await field(contact.email).fill('awa@boutique.example');
    await field(contact.country).selectOption('SN');
    await untilBelievable(visitor);
    await visitor.getByRole('button', { name: contact.send }).tap();
    await expect(visitor.getByText(contact.sentTitle, { exact: true })).toBeVisible();
  });

  await test.step('the staff are notified at the next poll, 30 s later at most', async () => {
    await page.clock.fastForward(31_000);
    await expect(rootElement(page)).toHaveAttribute('data-tones', '2');
    await expect(page.getByRole('link', { name: 'Awa Exemple' })).toBeVisible();
    await expect(page.getByRole('link', { name: '1 message waiting' }).first()).toBeVisible();
  });

  await test.step('they answer', async () => {
    await page.getByRole('link', { name: 'Awa Exemple' }).click();
    await page
      .getByRole('textbox', { name: new RegExp(`^${inbox.yourReply.split('{')[0]}`) })
      .fill('Le prix est de 4,20 $ à partir de 500.');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(inbox.sentTitle, { exact: true }).first()).toBeVisible();
  });

  await test.step('the answer reaches the buyer in French, and the inbox says so', async () => {
    await smtp.until(() => smtp.taken.some((mail) => mail.envelope.to[0] === 'awa@boutique.example'));
    const mail = smtp.taken.find(({ envelope }) => envelope.to[0] === 'awa@boutique.example')!;
    expect(mail.text).toContain('Le prix est de 4,20 $ à partir de 500.');
    expect(mail.text).toContain('Bonjour Awa Exemple');
    expect(mail.html).toContain('lang="fr"');
    expect(mail.headers['reply-to']).toEqual([expect.stringContaining('hello@baobab-sourcing.example')]);
    await page.clock.resume();
    await page.reload();
    await untilHydrated(page);
    await expect(page.getByText(inbox.mailSent, { exact: true })).toBeVisible();
  });
  await phone.close();
});
