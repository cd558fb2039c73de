import { officeDay } from '#shared/base/zoned-time.ts';
import { admin } from '#shared/i18n/en/admin.ts';
import { open, said } from './support/own-site.ts';
import { requestQuote } from './support/quotes.ts';
import { origin, staffTokens } from './support/site.ts';
import { expect, findProduct, type Page, test } from './support/test.ts';
import { slowTest } from './support/tiers.ts';

const { quote: texts, supplierPrice: words } = admin;

test.beforeEach(({ context }) =>
  context.addCookies([{ name: 'baobab_staff', value: staffTokens.admin, url: origin, httpOnly: true }]),
);

/** Opens a buyer's request from the list. */
async function openQuote(page: Page, reference: string): Promise<void> {
  await open(page, `/admin/quotes?search=${reference}`);
  await page.getByRole('link', { name: reference, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(reference);
}

test('a factory’s answer is kept, fills the next draft, and is marked once it is old', async ({
  page,
  problems,
}) => {
  // A price that ends before it begins.
  problems.expect(/400/);
  const headers = { origin };
  const works = `Ruian Works ${Date.now()}`;
  const made = await page.request.post('/api/partners', { headers, data: { name: works } });
  const { id: partnerId } = (await made.json()) as { id: string };
  const title = `Cast-iron kettle ${Date.now()}`;
  const option = page.getByRole('group', { name: /^Option 1/ });
  const price = option.getByLabel('Factory, CNY, quantity 1');

  await test.step('the answer is entered at a line, and kept when the draft is saved', async () => {
    const { reference } = await requestQuote([{ title, quantity: 500, note: 'For Diop & Sons' }]);
    await openQuote(page, reference);
    await option.getByLabel(texts.offer.supplier, { exact: true }).selectOption(works);
    await option.getByLabel(texts.offer.leadTime).fill('20 days');
    await price.fill('28.40');
    await expect(option.getByLabel(words.factoryFrom)).toHaveValue(officeDay());
    await page.keyboard.press('Control+s');
    await expect(said(page, texts.offer.saved)).toBeVisible();
    const offered = option.getByRole('list', { name: words.listedFor.replace('{name}', title) });
    await expect(offered).toContainText(works);
    await expect(offered).toContainText(words.inUse);
  });

  await test.step('the supplier is asked in Chinese; its whole answer fills the prices, and is in the history', async () => {
    await page.getByRole('button', { name: texts.side.askFactory }).click();
    const asking = page.getByRole('dialog', { name: texts.factory.title });
    await expect(asking.getByText(texts.factory.noChinese)).toBeVisible();
    const inquiry = asking.getByLabel(texts.factory.inquiry);
    await expect(inquiry).not.toHaveValue(/For Diop/);
    await asking.getByLabel(/For Diop/).check();
    await expect(inquiry).toHaveValue(/For Diop/);
    await asking.getByRole('button', { name: texts.factory.done }).click();
    await expect(asking).toHaveCount(0);
    await page.getByRole('button', { name: texts.side.factoryAnswered }).click();
    const answering = page.getByRole('dialog', { name: texts.factory.answerTitle });
    await answering.getByLabel('Factory, CNY, quantity 1').fill('28.40');
    await answering.getByRole('button', { name: texts.offer.addBreak }).click();
    await answering.getByLabel('Factory, CNY, quantity 2').fill('25.56');
    await answering.getByLabel(texts.factory.until, { exact: true }).fill('2099-12-31');
    await answering.getByLabel(texts.factory.answer).fill('Sample is free');
    await answering.getByRole('button', { name: texts.factory.answerDone }).click();
    await expect(said(page, texts.factory.answerNoted)).toBeVisible();
    await expect(answering).toHaveCount(0);
    await expect(option.getByLabel('Factory, CNY, quantity 2')).toHaveValue('25.56');
    await expect(page.getByText(/500\+ 28\.40 CNY, 1000\+ 25\.56 CNY\s+Sample is free$/)).toBeVisible();
    const kept = await page.request.get(`/api/supplier-prices?supplier=${partnerId}`);
    expect(await kept.json()).toMatchObject([
      { validUntil: '2099-12-31', breaks: [{ quantity: 500 }, { quantity: 1000, priceMinor: 2556 }] },
    ]);
  });

  await test.step('the next draft for the same goods begins with it', async () => {
    const { reference } = await requestQuote([{ title: title.toUpperCase(), quantity: 800 }]);
    await openQuote(page, reference);
    await expect(price).toHaveValue('28.40');
    await expect(option.getByLabel(texts.offer.supplier, { exact: true })).toHaveValue(partnerId);
    await expect(option.getByLabel(texts.offer.leadTime)).toHaveValue('20 days');
  });

  await test.step('the supplier’s prices are a list, by keyboard too: search, edit, trash, Undo', async () => {
    await open(page, '/admin/suppliers');
    await page.getByRole('link', { name: new RegExp(`^\\d+ prices?: ${works}$`) }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(works);
    await page.getByRole('searchbox', { name: words.searchLabel }).fill('cast-iron');
    await expect(page).toHaveURL(/search=cast-iron/);
    const row = page.getByRole('row', { name: new RegExp(title) });
    await expect(row).toContainText('500+');
    await row.getByRole('link', { name: words.editTitle.replace('{name}', title) }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(words.validFrom).fill('2026-05-01');
    await dialog.getByLabel(words.validUntil).fill('2026-04-30');
    await page.keyboard.press('Control+s');
    await expect(dialog.getByLabel(words.validUntil)).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByLabel(words.validUntil).fill('');
    await page.keyboard.press('Control+s');
    await expect(said(page, words.saved)).toBeVisible();
    await expect(row).toContainText(words.old.replace('{day}', '1 May 2026'));
    await page.getByLabel(words.state).selectOption('valid');
    await expect(row).toHaveCount(0);
    await page.getByLabel(words.state).selectOption('old');
    await row.getByRole('button', { name: admin.records.deleteNamed.replace('{name}', title) }).click();
    await expect(row).toHaveCount(0);
    await page.getByRole('button', { name: admin.common.undo }).click();
    await expect(row).toHaveCount(1);
  });

  await test.step('an old price is offered with its mark, and taken only by choice', async () => {
    const { reference } = await requestQuote([{ title, quantity: 500 }]);
    await openQuote(page, reference);
    await expect(price).toHaveValue('');
    const offered = option.getByRole('list', { name: words.listedFor.replace('{name}', title) });
    await expect(offered).toContainText(words.old.replace('{day}', '1 May 2026'));
    await offered.getByRole('button', { name: words.useNamed.replace('{name}', works) }).click();
    await expect(price).toHaveValue('28.40');
    await expect(option.getByLabel(words.factoryFrom)).toHaveValue('2026-05-01');
    await expect(
      option.getByRole('paragraph').getByText(words.old.replace('{day}', '1 May 2026')),
    ).toBeVisible();
    // A newly typed price is dated today.
    await price.fill('29');
    await expect(option.getByLabel(words.factoryFrom)).toHaveValue(officeDay());
  });

  await test.step('a line that is added is offered the prices of what it names', async () => {
    const { reference } = await requestQuote([{ product: (await findProduct(page.request, 'lamp')).id }]);
    await openQuote(page, reference);
    await page.getByRole('button', { name: texts.offer.addLine }).click();
    const line = page.getByRole('region', { name: /^Line 2/ });
    await line.getByLabel(texts.offer.name, { exact: true }).fill(title);
    await expect(line.getByRole('list', { name: words.listedFor.replace('{name}', title) })).toContainText(
      works,
    );
  });
});

test(
  'what recurs is saved as a template, changed, and fills another draft with its texts',
  slowTest,
  async ({ page }) => {
    const { offerTemplate } = admin;
    const name = `Sea freight ${Date.now()}`;
    const dialog = page.getByRole('dialog');
    const terms = page.getByLabel(texts.offer.terms.replace('{language}', admin.languages.en));
    const row = page.getByRole('row', { name: new RegExp(name) });

    await test.step('a draft is saved as a template', async () => {
      await openQuote(page, (await requestQuote([{ title: 'Steel bowl', quantity: 300 }])).reference);
      await page.getByLabel(texts.offer.deposit).fill('40');
      await page.getByText(texts.offer.termsShort, { exact: true }).click();
      await terms.fill('Balance before shipment.');
      await page.getByRole('button', { name: texts.offer.addCharge }).click();
      await page.getByLabel('Rate, USD').fill('120');
      await page.getByRole('button', { name: offerTemplate.open }).click();
      await dialog.getByLabel(offerTemplate.name).fill(name);
      await page.keyboard.press('Enter');
      await expect(said(page, offerTemplate.saved)).toBeVisible();
    });

    await test.step('it is changed in its form', async () => {
      await open(page, '/admin/quotes');
      await page.getByRole('link', { name: offerTemplate.title }).click();
      await expect(row).toContainText(texts.chargeKinds.inland);
      await row.getByRole('button', { name: `${admin.products.edit} ${name}` }).click();
      await dialog.getByLabel(offerTemplate.margin).fill('20');
      const ofEnglish = dialog.getByRole('group').filter({ hasText: offerTemplate.introHint }).first();
      await ofEnglish.getByLabel(offerTemplate.intro).fill('Thank you for your request.');
      await ofEnglish.getByLabel(offerTemplate.notIncluded).fill('Duty and taxes are not included.');
      await page.keyboard.press('Control+s');
      await expect(said(page, offerTemplate.saved)).toBeVisible();
    });

    await test.step('another draft begins with it, its message too', async () => {
      await openQuote(page, (await requestQuote([{ title: 'Steel cup', quantity: 400 }])).reference);
      const option = page.getByRole('group', { name: /^Option 1/ });
      await option.getByLabel('Factory, CNY, quantity 1').fill('28.40');
      await page.getByRole('button', { name: offerTemplate.open }).click();
      await dialog.getByRole('button', { name: offerTemplate.useNamed.replace('{name}', name) }).click();
      await expect(page.getByLabel(texts.offer.deposit)).toHaveValue('40');
      await expect(page.getByLabel('Rate, USD')).toHaveValue('120.00');
      await expect(terms).toHaveValue('Balance before shipment.\n\nDuty and taxes are not included.');
      await expect(option.getByLabel('Price, USD, quantity 1')).toHaveValue('5.00');
      await page.getByRole('button', { name: texts.offer.send }).click();
      await expect(
        dialog.getByLabel(texts.sending.message.replace('{language}', admin.languages.en)),
      ).toHaveValue('Thank you for your request.');
      await dialog.getByRole('button', { name: admin.common.cancel }).click();
    });

    await test.step('it goes to the trash, and comes back', async () => {
      await open(page, '/admin/offer-templates');
      await row.getByRole('button', { name: admin.records.deleteNamed.replace('{name}', name) }).click();
      await expect(row).toContainText(admin.products.statusTrash);
      await page.getByRole('button', { name: admin.common.undo }).click();
      await expect(row).not.toContainText(admin.products.statusTrash);
    });
  },
);
