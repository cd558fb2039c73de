import { readFile } from 'node:fs/promises';
import { admin } from '#shared/i18n/zh/admin.ts';
import { fillText } from '#shared/i18n/translate.ts';
import { officeDay } from '#shared/base/zoned-time.ts';
import { signInChinese, tabTo } from './support/keyboard.ts';
import { open, said } from './support/own-site.ts';
import { fileField } from './support/parts.ts';
import { origin } from './support/site.ts';
import { expect, type Page, rootElement, test } from './support/test.ts';

const { reference: texts } = admin;

/** Moves to a select field, and down its list to this value. */
async function choose(page: Page, label: string, value: string): Promise<void> {
  await tabTo(page, label, 'combobox');
  const field = page.getByRole('combobox', { name: label, exact: true });
  for (let presses = 0; presses < 20; presses++) {
    if ((await field.inputValue()) === value) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`${value} is not among the choices of ${label}`);
}

test('reference data in Chinese, by keyboard only: a freight row is added, old rows are checked, all is exported and read again', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const username = await signInChinese(page, 'lan');
  const code = `port-${username.slice('lan-'.length)}`;
  await open(page, '/admin/reference');
  await expect(rootElement(page)).toHaveAttribute('lang', 'zh-Hans');

  // A freight row is added.
  await tabTo(page, texts.add);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  const kind = page.getByRole('combobox', { name: texts.kind, exact: true });
  await expect(kind).toBeFocused();
  while ((await kind.inputValue()) !== 'freight') await page.keyboard.press('ArrowDown');
  for (const [label, value] of [
    [texts.area, '尼日利亚'],
    [texts.code, code],
    [texts.name, `Lagos ${code}`],
    [texts.nameIn.replace('{language}', admin.languages.zh), `拉各斯${code}`],
    [texts.low, '90'],
    [texts.high, '120,5'],
  ] as const) {
    await tabTo(page, new RegExp(`^${label.replaceAll(/[()（）]/g, String.raw`\$&`)}`), 'textbox');
    await page.keyboard.type(value);
  }
  await choose(page, texts.unit, 'usd_wm');
  await tabTo(page, new RegExp(`^${texts.source}`), 'textbox');
  await page.keyboard.type('货代甲的报价');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('dialog')).toBeHidden();

  // It is found by its Chinese name.
  await tabTo(page, texts.searchLabel, 'searchbox');
  await page.keyboard.type(`拉各斯${code}`);
  const row = page.getByRole('row').filter({ hasText: code });
  await expect(row).toContainText('90–120.5');
  await expect(page).toHaveURL(/search=/);
  await expect(page.getByRole('row').filter({ has: page.getByRole('rowheader') })).toHaveCount(1);

  // An old row is compared with its source.
  const old = await page.request.post('/api/reference', {
    headers: { origin },
    data: {
      kind: 'document',
      area: 'GA',
      code: `old-${code}`,
      name: `Old ${code}`,
      source: 'a book',
      checkedOn: '2020-01-01',
    },
  });
  expect(old.status()).toBe(201);
  await open(page, `/admin/reference?age=old&search=old-${code}`);
  const oldRow = page.getByRole('row').filter({ hasText: `old-${code}` });
  await expect(oldRow).toContainText(texts.ages.old);
  await tabTo(page, fillText(admin.list.select, { name: `Old ${code}` }), 'checkbox');
  await page.keyboard.press('Space');
  await tabTo(page, texts.check);
  await page.keyboard.press('Enter');
  await expect(said(page, fillText(texts.checked.other, { count: 1 }))).toBeVisible();
  await expect(oldRow).toHaveCount(0);
  await open(page, `/admin/reference?search=old-${code}`);
  await expect(oldRow).toContainText(username);

  // All rows are exported, changed in a spreadsheet and imported.
  await tabTo(page, texts.file.export, 'link');
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(download.suggestedFilename()).toBe(`reference-${officeDay()}.csv`);
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toContain('类型,地区,代码,名称');
  expect(file).toContain(`拉各斯${code}`);
  await tabTo(page, texts.file.import, 'link');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.file.title);
  const chooser = page.waitForEvent('filechooser');
  await fileField(page).focus();
  await page.keyboard.press('Space');
  await (
    await chooser
  ).setFiles({
    name: 'reference.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(file.replace('120.5', '130')),
  });
  await tabTo(page, fillText(admin.transfer.filterChanges, { count: 1 }));
  await page.keyboard.press('Enter');
  const changes = page.getByRole('region', { name: admin.transfer.preview });
  await expect(changes.getByRole('row').filter({ has: page.getByRole('cell') })).toHaveCount(1);
  await expect(changes).toContainText('130');
  await tabTo(page, fillText(admin.transfer.run.other, { count: 1 }));
  await page.keyboard.press('Enter');
  await expect(said(page, admin.transfer.done)).toBeVisible();
  const stored = async () => (await page.request.get('/api/reference?kind=freight')).text();
  expect(await stored()).toContain('"high":130');

  // It was the wrong file: the message offers Undo.
  await page.keyboard.press('F8');
  await tabTo(page, admin.common.undo);
  await page.keyboard.press('Enter');
  await expect(said(page, admin.transfer.undoDone)).toBeVisible();
  await open(page, `/admin/reference?kind=freight&search=${code}`);
  await expect(row).toContainText('90–120.5');
});
