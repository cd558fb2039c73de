import sharp from 'sharp';
import { codeOfHash } from '#shared/deals/issued-document.ts';
import { admin } from '#shared/i18n/en/admin.ts';
import { order as steps } from '#shared/i18n/en/order.ts';
import { documentCheck as frenchCheck } from '#shared/i18n/fr/document-check.ts';
import { order as french } from '#shared/i18n/fr/order.ts';
import { fillText } from '#shared/i18n/translate.ts';
import { fileField } from './support/parts.ts';
import { open, said } from './support/own-site.ts';
import { acceptOffer, openOrder, requestQuote, sendOffer } from './support/quotes.ts';
import { origin, staffTokens } from './support/site.ts';
import { expect, test, untilHydrated } from './support/test.ts';
import { slowTest } from './support/tiers.ts';

const { order: texts } = admin;
const cookie = { name: 'baobab_staff', url: origin, httpOnly: true };

test('from acceptance to a confirmed deposit: the buyer sees each promise, its change, and a photo', async ({
  browser,
  context,
  page,
  problems,
}) => {
  problems.expect(/400/);
  await context.addCookies([{ ...cookie, value: staffTokens.super_admin }]);
  const { reference, code } = await requestQuote([{ title: 'Steel pot', quantity: 300 }]);
  await sendOffer(reference);
  await acceptOffer(code);

  await open(page, `/admin/quotes?stage=all&search=${reference}`);
  await page.getByRole('link', { name: reference, exact: true }).click();
  await page.getByRole('button', { name: texts.open }).click();
  const dialog = page.getByRole('dialog');
  const send = async (name: string = texts.save) => {
    await dialog.getByRole('button', { name, exact: true }).click();
    await expect(dialog).toHaveCount(0);
  };
  await send(texts.open);
  await page.getByRole('link', { name: new RegExp(`^${texts.see}`) }).click();
  const number = reference.replace('RQ', 'OR');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
  const at = (step: keyof typeof steps.steps) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: steps.steps[step] }) });

  await test.step('a day is promised, and changed with a reason', async () => {
    for (const [button, day] of [
      [texts.promise, '2026-11-01'],
      [texts.changeDay, '2027-12-04'],
    ] as const) {
      await at('production')
        .getByRole('button', { name: new RegExp(`^${button}`) })
        .click();
      await dialog.getByLabel(texts.day).fill(day);
      if (button === texts.changeDay) {
        await dialog.getByRole('button', { name: texts.save }).click();
        await expect(dialog.getByLabel(texts.reason)).toBeFocused();
        await dialog.getByLabel(texts.reason).selectOption('material');
      }
      await send();
    }
    await expect(at('production')).toContainText('material is late');
  });

  await test.step('a photo shows what it shows', async () => {
    await at('material')
      .getByRole('button', { name: new RegExp(`^${texts.photo}`) })
      .click();
    const buffer = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#a63' } })
      .png()
      .toBuffer();
    await fileField(page).setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer });
    await dialog.getByLabel(texts.shows).fill('Rouleaux étiquetés');
    await send();
    await expect(at('material').getByRole('img')).toBeVisible();
  });

  await test.step('a payment counts once a colleague has confirmed it', async () => {
    await page.getByRole('button', { name: texts.addPayment }).click();
    await dialog.getByLabel(fillText(texts.amount, { currency: 'USD' }), { exact: true }).fill('100 000');
    await send();
    const second = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 800 } });
    await second.addCookies([{ ...cookie, value: staffTokens.admin }]);
    const colleague = await second.newPage();
    await colleague.goto('/admin/orders?turn=us');
    await untilHydrated(colleague);
    await colleague.getByRole('link', { name: number }).click();
    await colleague.getByRole('button', { name: texts.confirm }).click();
    await colleague.getByRole('dialog').getByRole('button', { name: texts.confirm }).click();
    await expect(said(colleague, texts.confirmed)).toBeVisible();
    // The other screen follows by itself.
    await expect(page.getByText(texts.paymentConfirmed.split(' {')[0]!)).toBeVisible();
    await second.close();
  });

  await test.step('the buyer reads it on a phone, in French and without JavaScript', async () => {
    const phone = { width: 360, height: 740 };
    const buyer = await browser.newContext({
      baseURL: origin,
      locale: 'fr',
      viewport: phone,
      javaScriptEnabled: false,
    });
    const view = await buyer.newPage();
    await view.goto(`/quotes/${code}`);
    await expect(view.getByRole('heading', { level: 1 })).toContainText(number);
    await expect(view.getByText(french.reasons.material)).toBeVisible();
    await expect(view.getByRole('img', { name: 'Rouleaux étiquetés' })).toBeVisible();
    await expect(view.locator('[aria-current=step]')).toContainText(french.steps.material);
    expect(await view.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    await buyer.close();
  });
});

test(
  'two shipments with their own milestones; the buyer sends proof of a transfer, in French without JavaScript',
  slowTest,
  async ({ browser, context, page, problems }) => {
    problems.expect(/400/);
    await context.addCookies([{ ...cookie, value: staffTokens.super_admin }]);
    const { reference, code } = await requestQuote([{ title: 'Steel pot', quantity: 300 }]);
    await sendOffer(reference);
    await acceptOffer(code);
    const number = await openOrder(reference);
    await open(page, `/admin/orders?search=${number}`);
    await page.getByRole('link', { name: number }).click();
    const dialog = page.getByRole('dialog');
    const save = async () => {
      await dialog.getByRole('button', { name: texts.save, exact: true }).click();
      await expect(dialog).toHaveCount(0);
    };

    for (const [quantity, container] of [
      ['200', 'MSCU6639870 40HQ CN778812'],
      ['', 'CSQU3054383 20GP'],
    ] as const) {
      await page.getByRole('button', { name: texts.shipment.add }).click();
      if (quantity) {
        await dialog.getByLabel(steps.shipments.containers).fill('MSCU6639871');
        await dialog.getByRole('button', { name: texts.save, exact: true }).click();
        await expect(dialog.getByLabel(steps.shipments.containers)).toBeFocused();
        await dialog.getByLabel(/: quantity$/).fill(quantity);
      }
      await dialog.getByLabel(steps.shipments.carrier).fill('MSC');
      await dialog.getByLabel(steps.shipments.to).fill('SNDKR');
      await dialog.getByLabel(steps.shipments.containers).fill(container);
      await dialog.getByLabel(texts.shipment.ladingKind).selectOption('telex');
      await dialog.getByLabel(steps.shipments.lading, { exact: true }).fill('MEDU7781234');
      await save();
      // The next one can be added once the page shows what is left.
      await expect(page.getByText(container.slice(0, 11), { exact: true })).toBeVisible();
    }
    const second = page.getByRole('article', { name: fillText(steps.shipments.name, { number: 2 }) });
    await second
      .getByRole('button', { name: new RegExp(`^${texts.promise}.*${steps.steps.arrived}`) })
      .click();
    await dialog.getByLabel(texts.day).fill('2027-02-20');
    await save();
    await expect(second).toContainText('20 Feb 2027');

    const phone = { width: 360, height: 740 };
    const buyer = await browser.newContext({
      baseURL: origin,
      locale: 'fr',
      viewport: phone,
      javaScriptEnabled: false,
    });
    const view = await buyer.newPage();
    await view.goto(`/quotes/${code}`);
    await expect(view.getByText('MSCU6639870')).toBeVisible();
    await expect(view.getByText('Dakar (SNDKR)').first()).toBeVisible();
    await expect(view.getByText(french.shipments.hidden).first()).toBeVisible();
    await expect(view.getByText('MEDU7781234')).toHaveCount(0);
    await expect(view.getByText('13 février 2027')).toBeVisible();
    expect(await view.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    await view.goto(`/quotes/${code}/file?kind=slip`);
    await view.getByRole('button', { name: french.files.send }).click();
    await expect(view.getByLabel(french.files.slip.field)).toHaveAttribute('aria-invalid', 'true');
    await view
      .getByLabel(french.files.slip.field)
      .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') });
    await view.getByRole('button', { name: french.files.send }).click();
    await expect(view.getByText(fillText(french.files.slips.one, { count: 1 }))).toBeVisible();
    await expect(page.getByRole('link', { name: /: open$/ })).toBeVisible();
    await buyer.close();
  },
);

test('a supplier answers on a phone, with script over a lost connection and without script', async ({
  browser,
  context,
  page,
}) => {
  await context.addCookies([{ ...cookie, value: staffTokens.super_admin }]);
  const { reference, code } = await requestQuote([{ title: 'Steel bowl', quantity: 300 }]);
  await sendOffer(reference);
  await acceptOffer(code);
  await open(page, `/admin/quotes?stage=all&search=${reference}`);
  await page.getByRole('link', { name: reference, exact: true }).click();
  await page.getByRole('button', { name: texts.open }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: texts.open, exact: true }).click();
  await page.getByRole('link', { name: new RegExp(`^${texts.see}`) }).click();
  await page.getByRole('button', { name: texts.supplier.make }).click();
  await dialog.getByLabel(texts.supplier.name).fill('Bowls');
  await dialog.getByRole('button', { name: texts.save, exact: true }).click();
  await expect(dialog).toHaveCount(0);
  const id = page.url().split('/').at(-1)!;
  const { links } = (await (
    await context.request.get(`${origin}/api/orders/${id}/supplier-links`)
  ).json()) as {
    links: { code: string }[];
  };

  const buffer = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#a63' } })
    .png()
    .toBuffer();
  for (const javaScriptEnabled of [true, false]) {
    const phone = await browser.newContext({ viewport: { width: 360, height: 740 }, javaScriptEnabled });
    const tab = await phone.newPage();
    await tab.goto(`${origin}/s/${links[0]!.code}`);
    if (javaScriptEnabled) {
      await untilHydrated(tab);
      // What was typed is still there after a reload.
      await tab.getByLabel('备注').fill('第一次');
      await tab.reload();
      await untilHydrated(tab);
      await expect(tab.getByLabel('备注')).toHaveValue('第一次');
      let failures = 1;
      await tab.route('**/s/*', (route) =>
        route.request().method() === 'POST' && failures-- > 0 ? route.abort() : route.continue(),
      );
    }
    await tab.getByRole('radio', { name: '还没完成' }).check();
    if (!javaScriptEnabled) await tab.getByLabel('备注').fill('第二次');
    await tab.getByLabel('照片').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer });
    await tab.getByRole('button', { name: '发送' }).click();
    await expect(tab.getByText('已收到，谢谢！')).toBeVisible();
    await expect(tab.getByText(javaScriptEnabled ? '第一次' : '第二次')).toBeVisible();
    await expect(tab.getByLabel('备注')).toHaveValue('');
    await phone.close();
  }
  const answers = page.getByRole('list', { name: texts.supplier.answers }).getByRole('listitem');
  await expect(answers).toHaveCount(2);
  await answers.first().getByRole('button', { name: texts.supplier.take }).click();
  await expect(dialog.getByLabel(texts.text)).toHaveValue('第二次');
});

test('an inspection at the limit is written on a phone, and the buyer says ship in French without JavaScript', async ({
  browser,
}) => {
  const { reference, code } = await requestQuote([{ title: 'Steel pot', quantity: 2000 }]);
  await sendOffer(reference);
  await acceptOffer(code);
  const number = await openOrder(reference);
  const phone = { width: 390, height: 800 };
  const factory = await browser.newContext({ baseURL: origin, viewport: phone });
  await factory.addCookies([{ ...cookie, value: staffTokens.super_admin }]);
  const page = await factory.newPage();
  await page.goto(`/admin/orders?search=${number}`);
  await untilHydrated(page);
  await page.getByRole('link', { name: number }).click();
  await untilHydrated(page);
  const dialog = page.getByRole('dialog');
  const save = async () => {
    await dialog.getByRole('button', { name: texts.save, exact: true }).click();
    await expect(dialog).toHaveCount(0);
  };
  await page.getByRole('button', { name: texts.inspection.plan }).click();
  await save();
  await page.getByRole('button', { name: texts.inspection.report }).click();
  for (const [label, value] of [
    [texts.inspection.place, 'Wenzhou'],
    [texts.inspection.inspector, 'Lin'],
    [texts.inspection.found, '2000'],
    [texts.inspection.packedPercent, '100'],
    [texts.inspection.notChecked, 'Inside of closed cartons'],
  ] as const)
    await dialog.getByLabel(label, { exact: true }).fill(value);
  await dialog.getByRole('button', { name: texts.inspection.add }).click();
  await dialog.getByRole('textbox', { name: texts.inspection.defect }).fill('Handle loose');
  await dialog.getByLabel(texts.inspection.count).fill('7');
  await save();
  await page.getByRole('button', { name: texts.inspection.finish }).click();
  await dialog.getByRole('button', { name: texts.inspection.finish }).click();
  await expect(said(page, texts.inspection.finished)).toBeVisible();

  const buyer = await browser.newContext({
    baseURL: origin,
    locale: 'fr',
    viewport: { width: 360, height: 740 },
    javaScriptEnabled: false,
  });
  const view = await buyer.newPage();
  await view.goto(`/quotes/${code}`);
  const { inspection } = french;
  const limit = { name: inspection.classes.major, found: 7, allowed: 7 };
  await expect(view.getByText(fillText(inspection.result.at, limit))).toBeVisible();
  const paper = await buyer.request.get(
    (await view.getByRole('link', { name: inspection.pdf }).getAttribute('href'))!,
  );
  expect([paper.status(), paper.headers()['content-type']]).toEqual([200, 'application/pdf']);
  const shown = await view.getByText(fillText(inspection.hash, { hash: '' }).trim()).textContent();
  const stranger = await buyer.newPage();
  await stranger.goto('/verify');
  await stranger.getByRole('textbox').fill(codeOfHash(/[0-9a-f]{64}/.exec(shown!)![0]));
  await stranger.getByRole('button', { name: frenchCheck.check, exact: true }).click();
  await expect(stranger.getByText(number)).toBeVisible();
  await expect(stranger.getByText(fillText(inspection.result.at, limit))).toBeVisible();
  await stranger.close();
  await view.getByRole('button', { name: inspection.send }).click();
  await expect(view.getByRole('radiogroup')).toHaveAccessibleDescription(/\S/);
  await view.getByRole('radio', { name: inspection.verdicts.ship }).check();
  await view.getByRole('button', { name: inspection.send }).click();
  await expect(view.getByText(inspection.said.ship)).toBeVisible();
  await factory.close();
  await buyer.close();
});
