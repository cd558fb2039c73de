import { randomUUID } from 'node:crypto';
import { admin } from '#shared/i18n/zh/admin.ts';
import { fillText } from '#shared/i18n/translate.ts';
import type { StaffQuote } from '#shared/quote.ts';
import { inDays } from '#tests/quotes.ts';
import { open, register, said } from './support/own-site.ts';
import { requestQuote, seeQuote } from './support/quotes.ts';
import { origin, staffTokens } from './support/site.ts';
import { expect, type Page, test } from './support/test.ts';

const { quote: texts } = admin;

/** Presses Tab until this is what has the focus. */
async function tabTo(
  page: Page,
  name: string | RegExp,
  role: 'button' | 'textbox' = 'button',
): Promise<void> {
  const target = page.getByRole(role, { name, exact: true }).first();
  await target.waitFor();
  for (let presses = 0; presses < 150; presses++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${String(name)} is not reached`);
}

test('a morning on the board in Chinese, by keyboard only: from a new request to a sent offer', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const stamp = randomUUID().slice(0, 8);
  const { link } = await request
    .post('/api/invitations', {
      headers: { origin, cookie: `baobab_staff=${staffTokens.super_admin}` },
      data: { role: 'admin' },
    })
    .then((response) => response.json() as Promise<{ link: string }>);
  await register(page, link, `mei-${stamp}`, 'a long secret of Mei');
  const { origin: site } = new URL(page.url());
  const signedIn = await page.request.post('/api/login', {
    headers: { origin: site },
    data: { username: `mei-${stamp}`, password: 'a long secret of Mei' },
  });
  expect(signedIn.ok()).toBe(true);
  const chosen = await page.request.put('/api/account/language', {
    headers: { origin },
    data: { staffLanguage: 'zh' },
  });
  expect(chosen.ok()).toBe(true);

  const first = await requestQuote([{ title: 'Steel bowl', quantity: 300 }], { contactName: `${stamp} One` });
  const second = await requestQuote([{ title: 'Steel cup', quantity: 400 }], { contactName: `${stamp} Two` });
  await open(page, `/admin/quotes?view=board&search=${stamp}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
  const card = (stage: string, reference: string) =>
    column(stage).getByRole('link', { name: new RegExp(reference) });

  // Down to the second card, which becomes one's own.
  await page.keyboard.press('j');
  await expect(card(texts.stages.new, first.reference)).toBeFocused();
  await page.keyboard.press('j');
  await expect(card(texts.stages.new, second.reference)).toBeFocused();
  await page.keyboard.press('a');
  await expect(card(texts.stages.new, second.reference)).toContainText(`mei-${stamp}`);
  await expect(card(texts.stages.new, second.reference)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(second.reference);
  const id = new URL(page.url()).pathname.split('/').at(-1)!;
  const read = async () => (await (await page.request.get(`/api/quotes/${id}/edit`)).json()) as StaffQuote;

  // The factory is asked, and has answered.
  await tabTo(page, texts.side.askFactory);
  await page.keyboard.press('Enter');
  const inquiry = page.getByRole('textbox', { name: texts.factory.inquiry });
  await expect(inquiry).toHaveValue(/Steel cup/);
  await tabTo(page, texts.factory.done);
  await page.keyboard.press('Enter');
  await expect(said(page, texts.factory.noted)).toBeVisible();
  await tabTo(page, texts.side.factoryAnswered);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: texts.factory.answer })).toBeFocused();
  await page.keyboard.type('7.20元，20天');
  await tabTo(page, texts.factory.answerDone);
  await page.keyboard.press('Enter');
  await expect(said(page, texts.factory.answerNoted)).toBeVisible();

  // The price is entered, and the offer sent.
  await tabTo(page, texts.offer.margin, 'textbox');
  await page.keyboard.type('20');
  const factory = page.getByLabel(new RegExp(`^${fillText(texts.offer.factoryPrice, { currency: 'CNY' })}`));
  await factory.focus();
  await page.keyboard.type('7.20');
  await page.keyboard.press('Control+s');
  await expect(said(page, texts.offer.saved)).toBeVisible();
  await tabTo(page, texts.offer.send);
  await page.keyboard.press('Enter');
  await tabTo(page, fillText(texts.sending.confirm, { number: 1 }));
  await page.keyboard.press('Enter');
  await expect(said(page, fillText(texts.sending.sent, { number: 1 }))).toBeVisible();
  expect((await seeQuote(second.code)).stage).toBe('buyer');

  // A day on which to ask again.
  const due = page.getByLabel(texts.side.due);
  await due.focus();
  await due.fill(inDays(3));
  // Through the parts of the date.
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(due).not.toBeFocused({ timeout: 200 });
  }).toPass();
  await expect.poll(async () => (await read()).dueOn).toBe(inDays(3));

  await open(page, `/admin/quotes?view=board&search=${stamp}`);
  await page.keyboard.press('j');
  await page.keyboard.press('ArrowRight');
  await expect(card(texts.stages.buyer, second.reference)).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog').getByText(admin.keys.assignMe)).toBeVisible();
});
