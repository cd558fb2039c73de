import { admin } from '#shared/i18n/zh/admin.ts';
import { fillText } from '#shared/i18n/translate.ts';
import { test } from './support/office.ts';
import { open } from './support/own-site.ts';
import { expect } from './support/test.ts';

test.setTimeout(120_000);
const { person } = admin;

test('a person is found, exported and erased by keyboard, in Chinese', async ({
  page,
  context,
  problems,
  office: { origin, signIn },
}) => {
  // A wrong confirmation, and a search that finds nothing.
  problems.expect(/400/);
  problems.expect(/404/);
  const email = 'awa@buyer.example';
  await signIn(context, { staffLanguage: 'zh' });
  const made = await page.request.post(`${origin}/api/customers`, {
    headers: { origin },
    data: { name: '阿娃', email },
  });
  expect(made.status()).toBe(201);
  const { id } = (await made.json()) as { id: string };

  await open(page, `${origin}/admin/customers/${id}`);
  await page.getByRole('main').getByRole('link', { name: admin.customer.personalData }).press('Enter');
  await expect(page.getByRole('heading', { name: fillText(person.found, { name: '阿娃' }) })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: person.export }).press('Enter');
  expect((await download).suggestedFilename()).toBe('personal-data.zip');

  const opener = page.getByRole('button', { name: person.erase });
  await opener.press('Enter');
  const dialog = page.getByRole('dialog');
  const typed = dialog.getByLabel(fillText(person.type, { name: '阿娃' }));
  await expect(typed).toBeFocused();
  await page.keyboard.type('别人');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('请输入与上面完全相同的名称。')).toBeVisible();
  await expect(typed).toHaveValue('别人');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('阿娃');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(person.erased).first()).toBeVisible();

  await page.getByLabel(person.search).fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText(person.none)).toBeVisible();
});
