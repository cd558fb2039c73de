import { account as englishAccount } from '#shared/i18n/en/account.ts';
import { admin as english } from '#shared/i18n/en/admin.ts';
import type { Messages } from '#shared/i18n/translate.ts';
import { account } from '#shared/i18n/zh/account.ts';
import { admin } from '#shared/i18n/zh/admin.ts';
import { field, open, said } from './support/own-site.ts';
import { origin, staffTokens } from './support/site.ts';
import { expect, hydrate, type Page, rootElement, test, untilHydrated } from './support/test.ts';
import { slowTest } from './support/tiers.ts';

test.use({ viewport: { width: 1280, height: 800 } });

/** All texts of the English dictionary, in lower case. */
function textsOf(messages: Messages): string[] {
  return Object.values(messages).flatMap((value) =>
    typeof value === 'string' ? [value.toLowerCase()] : textsOf(value as Messages),
  );
}

const englishTexts = new Set(textsOf(english).filter((text) => !/\p{Script=Han}/u.test(text)));
const englishWords = new Set([...englishTexts].flatMap((text) => text.match(/[a-z]{4,}/g) ?? []));

/** Names and codes that are the same in Chinese, and record data that a list shows. */
const sameInChinese =
  /\b(incoterm|whatsapp|wechat|openapi|webm|ctrl|enter|shift|esc|html|xlsx|meta|https|english|days|logo|material|cotton|ama mensah \w+)\b/gi;

/** `words`: texts of headings, buttons and labels, without names of records. `texts`: all other texts. */
async function visibleTexts(page: Page): Promise<{ words: string[]; texts: string[] }> {
  return page.evaluate(() => {
    // Elements with another `lang` contain texts of records or names of languages; values in the log are data too.
    const shown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest('body [lang], .audit-value');
    const own = (element: Element) =>
      [...element.childNodes].flatMap((node) =>
        node.nodeType === Node.TEXT_NODE ? [node.textContent!] : [],
      );
    const all = [...document.body.querySelectorAll(':not(script, style, template)')].filter(shown);
    const furniture =
      'h1, thead th, button, summary, legend, label, nav a, .btn, .field-label, .field-hint, .badge';
    return {
      words: all.filter((element) => element.matches(furniture)).flatMap(own),
      texts: all.flatMap((element) => [
        ...own(element),
        ...['aria-label', 'placeholder', 'title', 'alt'].flatMap((name) => element.getAttribute(name) ?? []),
      ]),
    };
  });
}

/** Expects that no text of the page is in English. `data` are names of records in its headings and buttons. */
async function expectChinese(page: Page, data: readonly string[] = []): Promise<void> {
  await expect(rootElement(page)).toHaveAttribute('lang', 'zh-Hans');
  const { words, texts } = await visibleTexts(page);
  const left = words
    .map((text) => data.reduce((rest, name) => rest.replaceAll(name, ''), text))
    .filter((text) =>
      (
        text
          .replaceAll(sameInChinese, '')
          .toLowerCase()
          .match(/[a-z]{4,}/g) ?? []
      ).some((word) => englishWords.has(word)),
    );
  expect.soft(left, `English words on ${page.url()}`).toEqual([]);
  const same = new Set([
    'whatsapp',
    'html',
    'sku',
    'english',
    '#0f5b47',
    ...data.map((name) => name.toLowerCase()),
  ]);
  const whole = texts.map((text) => text.trim().toLowerCase()).filter((text) => englishTexts.has(text));
  expect
    .soft(
      whole.filter((text) => !same.has(text)),
      `English texts on ${page.url()}`,
    )
    .toEqual([]);
  expect(words.join('')).toMatch(/\p{Script=Han}/u);
}

test(
  'a working day in Chinese, while the public side is read in French',
  slowTest,
  async ({ page, context, request, problems }) => {
    test.setTimeout(240_000);
    // The two error answers of this test.
    problems.expect(/status of 400 .*api\/login/);
    problems.expect(/status of 400 .*api\/products/);
    // Digits are no English words.
    const username = `lin-wei-${Date.now()}`;
    const made = await request.post('/api/register', {
      headers: { origin, cookie: `baobab_staff=${staffTokens.super_admin}` },
      data: { username, password: 'a long secret of Lin', role: 'super_admin' },
    });
    expect(made.status()).toBe(201);
    await page.goto('/?lng=fr');

    await test.step('the sign-in is English until Chinese is chosen, and says in it what is wrong', async () => {
      await open(page, '/staffbiz-access');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(englishAccount.portalTitle);
      await page.getByRole('link', { name: '中文' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(account.portalTitle);
      await untilHydrated(page);
      await page.getByRole('button', { name: account.login, exact: true }).click();
      await expect(page.getByRole('main')).toContainText(/请/);
      await expectChinese(page);
      await field(page, account.username).fill(username);
      await field(page, account.password).fill('a long secret of Lin');
      await page.getByRole('button', { name: account.login, exact: true }).click();
      await page.waitForURL('**/admin/dashboard');
      await untilHydrated(page);
    });

    await test.step('the dashboard', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`您好，${username}`);
      await expectChinese(page);
    });

    await test.step('a product is changed in the dialog', async () => {
      await page
        .getByRole('navigation')
        .getByRole('link', { name: admin.products.title, exact: true })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(admin.products.title);
      await page.getByRole('button', { name: admin.products.edit, exact: true }).first().click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await dialog.getByLabel(admin.productForm.fields.price, { exact: true }).fill('-5');
      await dialog.getByRole('button', { name: admin.productForm.save }).click();
      // The server's own error text, at the field.
      const price = dialog.getByLabel(admin.productForm.fields.price, { exact: true });
      await expect(price).toHaveAccessibleDescription(/\p{Script=Han}/u);
      await expectChinese(page, await dialog.getByRole('heading', { level: 2 }).allInnerTexts());
      await dialog.getByLabel(admin.productForm.fields.price, { exact: true }).fill('8.80');
      await dialog.getByRole('button', { name: admin.productForm.save }).click();
      await expect(said(page, admin.products.updated)).toBeVisible();
    });

    await test.step('its history says what was changed', async () => {
      await page.getByRole('button', { name: admin.products.edit, exact: true }).first().click();
      await page.getByRole('dialog').getByRole('link', { name: admin.history.link }).click();
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toHaveText(/更改历史/);
      await expect(page.getByText('8.80').first()).toBeVisible();
      await expectChinese(page, [
        (await title.innerText()).replace(admin.history.title.replace('{name}', ''), ''),
      ]);
    });

    await test.step('every other section speaks Chinese too', async () => {
      for (const path of [
        'quick-add-product',
        'categories',
        'suppliers',
        'supplier-prices',
        'offer-templates',
        'import',
        'blog-management',
        'blog-management/new',
        'media',
        'chat',
        'translations',
        'mail',
        'jobs',
        'users',
        'audit',
        'settings',
        'account',
        'canned-replies',
        'search',
        'trash',
      ]) {
        await open(page, `/admin/${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{Script=Han}/u);
        await expectChinese(page);
      }
    });

    await test.step('a contact message is answered', async () => {
      await open(page, '/admin/contact-messages');
      await page.getByRole('listitem').getByRole('link', { name: 'Reader of the Day' }).click();
      await expect(page.getByText(admin.inbox.sender)).toBeVisible();
      await page
        .getByRole('region', { name: 'Reader of the Day', exact: true })
        .getByRole('button', { name: new RegExp(`^${admin.inbox.reply}`) })
        .click();
      const reply = page.getByRole('textbox', { name: /回复/ });
      await reply.fill('Thank you. We answer tomorrow.');
      await expectChinese(page);
      await page.getByRole('button', { name: admin.inbox.send, exact: true }).click();
      await expect(said(page, admin.inbox.keptTitle)).toBeVisible();
    });

    await test.step('a visitor in the chat is answered', async () => {
      const { conversation } = await request
        .post('/api/conversations', {
          headers: { origin },
          data: {
            customerName: 'Awa Exemple',
            customerEmail: 'awa@exemple.example',
            timeZone: 'Africa/Dakar',
          },
        })
        .then((response) => response.json() as Promise<{ conversation: { id: string } }>);
      await open(page, `/admin/chat?id=${conversation.id}`);
      await expect(page.getByText('Awa Exemple').first()).toBeVisible();
      await page.getByRole('textbox', { name: /回复/ }).fill('Good morning, how can we help?');
      // Canned replies keep the titles that were given to them.
      const replies = await page.request.get('/api/canned-replies');
      await expectChinese(
        page,
        ((await replies.json()) as { title: string }[]).map(({ title }) => title),
      );
      await page.getByRole('button', { name: admin.chat.send, exact: true }).click();
      await expect(page.getByRole('article').filter({ hasText: 'Good morning' })).toBeVisible();
    });

    await test.step('the public side is still French, and the next sign-in Chinese', async () => {
      await page.goto('/');
      await expect(rootElement(page)).toHaveAttribute('lang', 'fr');
      await hydrate(page);
      expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('fr');
      await open(page, '/admin/account');
      await field(page, admin.account.language).selectOption('en');
      await page
        .getByRole('region', { name: admin.account.languageTitle })
        .getByRole('button', { name: admin.common.save })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(english.account.title);
      const cookies = await context.cookies();
      expect(cookies.find(({ name }) => name === 'staff_lng')?.value).toBe('en');
    });
  },
);

test('the Chinese texts of the admin area are fetched only by users who read it in Chinese', async ({
  page,
  context,
}) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(await response.text().catch(() => ''));
  });
  await context.addCookies([{ name: 'baobab_staff', value: staffTokens.admin, url: origin, httpOnly: true }]);
  await page.goto('/?lng=zh');
  await hydrate(page);
  await open(page, '/admin/products');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english.products.title);
  await expect.poll(() => scripts.join().includes(english.products.noneText)).toBe(true);
  expect(scripts.join()).not.toContain(admin.products.noneText);
});
