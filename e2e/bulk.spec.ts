import { admin } from '#shared/i18n/en/admin.ts';
import { origin, staffTokens } from './support/site.ts';
import { expect, test, untilHydrated } from './support/test.ts';

const texts = admin.products;

type Made = { id: string; categoryId: string | null; isActive: boolean };

test('what is done to many products at once can be undone, each gets back what it had', async ({
  context,
  page,
}) => {
  await context.addCookies([{ name: 'baobab_staff', value: staffTokens.admin, url: origin, httpOnly: true }]);
  const mark = `Bulk${Date.now()}`;
  const api = context.request;
  const [category, other] = (await (await api.get('/api/categories')).json()) as {
    id: string;
    name: string;
  }[];
  const ids: string[] = [];
  for (const categoryId of [category!.id, null]) {
    const data = { name: `${mark} ${ids.length}`, categoryId, isActive: categoryId !== null };
    const made = await api.post('/api/products', { data, headers: { origin } });
    ids.push(((await made.json()) as Made).id);
  }
  /** Category and visibility of both, as the form would show them. */
  const states = async () => {
    const edited = async (id: string) =>
      ((await (await api.get(`/api/products/${id}/edit`)).json()) as { product: Made }).product;
    const answers = await Promise.all(ids.map(edited));
    return answers.map(({ categoryId, isActive }) => [categoryId, isActive]);
  };
  const before = await states();
  expect(before).toEqual([
    [category!.id, true],
    [null, false],
  ]);

  await page.goto(`/admin/products?search=${mark}`);
  await untilHydrated(page);
  const selectAll = page.getByRole('button', { name: admin.list.selectAll });
  const undo = page.getByRole('button', { name: admin.common.undo }).last();
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await selectAll.click();
  await expect(button(texts.setCategory)).toBeDisabled();
  await page
    .getByRole('group', { name: '2 selected' })
    .getByLabel(texts.category)
    .selectOption({ label: other!.name });
  await button(texts.setCategory).click();
  await expect.poll(states).toEqual([
    [other!.id, true],
    [other!.id, false],
  ]);
  await undo.click();
  await expect.poll(states).toEqual(before);

  await selectAll.click();
  await button(texts.activate).click();
  await expect.poll(states).toEqual([
    [category!.id, true],
    [null, true],
  ]);
  await undo.click();
  await expect.poll(states).toEqual(before);

  await selectAll.click();
  await page.getByRole('group', { name: '2 selected' }).getByRole('button', { name: texts.delete }).click();
  await expect(page.getByText(admin.list.noMatch)).toBeVisible();
  await page.goto('/admin/products?status=trash');
  await untilHydrated(page);
  await button(texts.emptyTrash).click();
  await expect(page.getByRole('dialog')).toContainText(/permanently/i);
  await page.getByRole('dialog').getByText(admin.common.cancel, { exact: true }).click();
  expect(await states()).toEqual(before);
});
