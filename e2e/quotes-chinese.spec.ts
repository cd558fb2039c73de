import { admin } from '#shared/i18n/zh/admin.ts';
import { fillText } from '#shared/i18n/translate.ts';
import type { StaffQuote } from '#shared/deals/quote.ts';
import { inDays } from '#tests/quotes.ts';
import { signInChinese, tabTo } from './support/keyboard.ts';
import { open, said } from './support/own-site.ts';
import { requestQuote, seeQuote } from './support/quotes.ts';
import { expect, rootElement, test } from './support/test.ts';

const { quote: texts } = admin;

test('a morning on the board in Chinese, by keyboard only: from a new request to a sent offer', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const username = await signInChinese(page, 'mei');
  const stamp = username.slice('mei-'.length);

  const first = await requestQuote([{ title: 'Steel bowl', quantity: 300 }], { contactName: `${stamp} One` });
  const second = await requestQuote([{ title: 'Steel cup', quantity: 400 }], { contactName: `${stamp} Two` });
  await open(page, `/admin/quotes?view=board&search=${stamp}`);
  await expect(rootElement(page)).toHaveAttribute('lang', 'zh-Hans');
  const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
  const card = (stage: string, reference: string) =>
    column(stage).getByRole('link', { name: new RegExp(reference) });

  // Moves down to the second card and takes it over.
  await page.keyboard.press('j');
  await expect(card(texts.stages.new, first.reference)).toBeFocused();
  await page.keyboard.press('j');
  await expect(card(texts.stages.new, second.reference)).toBeFocused();
  await page.keyboard.press('a');
  await expect(card(texts.stages.new, second.reference)).toContainText(username);
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
  await tabTo(page, texts.factory.answer, 'textbox');
  await page.keyboard.type('7.20元，20天');
  await tabTo(page, texts.factory.answerDone);
  await page.keyboard.press('Enter');
  await expect(said(page, texts.factory.answerNoted)).toBeVisible();

  // The price is entered, and the offer is sent.
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

  // A reminder date is set.
  const due = page.getByLabel(texts.side.due);
  await due.focus();
  await due.fill(inDays(3));
  // Moves through the parts of the date field.
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
