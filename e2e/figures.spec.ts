import { readFile } from 'node:fs/promises';
import { admin } from '#shared/i18n/zh/admin.ts';

import { signInChinese } from './support/keyboard.ts';
import { opener } from './support/parts.ts';
import { requestQuote } from './support/quotes.ts';
import { expect, test } from './support/test.ts';

const { figure: texts, dashboard } = admin;

for (const [width, name] of [
  [390, 'a phone'],
  [1280, 'a desk'],
] as const)
  test(`the figures in Chinese, without script, on ${name}: days are chosen, a number leads to its list, a table is downloaded`, async ({
    browser,
    page: signIn,
  }) => {
    test.setTimeout(60_000);
    await requestQuote([{ title: 'Steel bowl', quantity: 300 }]);
    await signInChinese(signIn, 'zhou');
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width, height: 800 },
      storageState: await signIn.context().storageState(),
      acceptDownloads: true,
    });
    const page = await context.newPage();
    await page.goto('/admin/dashboard');
    await page.getByRole('main').getByRole('link', { name: dashboard.analyticsTileText }).click();
    await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();

    await page.getByRole('link', { name: texts.range90 }).click();
    await expect(page).toHaveURL(/range=90/);
    await expect(page.getByText('90 天比较')).toBeVisible();
    const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
    await page.getByLabel(texts.from, { exact: true }).fill(today);
    await page.getByLabel(texts.to, { exact: true }).fill(today);
    await page.getByRole('button', { name: texts.show }).click();
    await expect(page.getByText(texts.soFar)).toBeVisible();
    // The request was made today, and the drawing names itself.
    const funnel = page.getByRole('region', { name: texts.blocks.funnel });
    await expect(funnel.getByRole('img', { name: texts.blocks.funnel })).toBeVisible();
    await opener(funnel, texts.table).click();
    await expect(funnel.getByRole('row', { name: texts.words.total })).toContainText(/[1-9]/);
    const overflow = await page.evaluate(() => document.scrollingElement!.scrollWidth);
    expect(overflow).toBeLessThanOrEqual(width);

    const saved = page.waitForEvent('download');
    await page
      .getByRole('link', { name: texts.csvOf.replace('{name}', texts.blocks.funnel), exact: true })
      .click();
    const file = await readFile(await (await saved).path(), 'utf8');
    expect(file).toContain(`${texts.columns.month},${texts.columns.requests},${texts.columns.sent}`);
    expect(file).toContain(texts.words.total);

    await page.getByRole('row', { name: texts.words.waitingQuotes }).getByRole('link').click();
    await expect(page).toHaveURL(/\/admin\/quotes\?stage=us/);
    await context.close();
  });
