import { randomUUID } from 'node:crypto';
import { admin } from '#shared/i18n/en/admin.ts';
import { staffPageSize } from '#shared/base/limits.ts';
import { said } from './support/own-site.ts';
import { origin, staffTokens } from './support/site.ts';
import { slowTest } from './support/tiers.ts';
import { expect, test, untilHydrated } from './support/test.ts';

const texts = admin.products;

type Made = { id: string; categoryId: string | null; isActive: boolean };

test('what is done to many products at once can be undone, each gets back what it had', async ({
  context,
  page,
  problems,
}) => {
  problems.expect(/ERR_FAILED/);
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
  /** Category and visibility of both products, as the form would show them. */
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

  const { label, category: kind, apply } = admin.list.change;
  const bar = page.getByRole('group', { name: '2 selected' });
  const more = bar.getByRole('button', { name: admin.common.more });
  await selectAll.click();
  await more.click();
  await bar.getByLabel(label).selectOption({ label: kind });
  await expect(button(apply)).toBeDisabled();
  await bar.getByLabel(kind, { exact: true }).selectOption({ label: other!.name });
  await button(apply).click();
  await expect.poll(states).toEqual([
    [other!.id, true],
    [other!.id, false],
  ]);
  // Without a connection the undo fails; the error message offers it again.
  await page.route('**/api/products/bulk/undo', (route) => route.abort(), { times: 1 });
  await undo.click();
  await page.getByRole('button', { name: admin.common.tryAgain }).click();
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
  await more.click();
  await bar.getByRole('button', { name: texts.delete }).click();
  await expect(page.getByText(admin.list.noMatch)).toBeVisible();
  await expect(said(page, texts.bulkDeleted.other.replace('{count}', '2'))).toBeVisible();
  await page.goto('/admin/products?status=trash');
  await untilHydrated(page);
  await button(admin.records.emptyTrash).click();
  await expect(page.getByRole('dialog')).toContainText(/permanently/i);
  await page.getByRole('dialog').getByText(admin.common.cancel, { exact: true }).click();
  expect(await states()).toEqual(before);
});

test(
  'the question before many are deleted is answered by “Delete”; the trash finds and restores many',
  slowTest,
  async ({ context, page }) => {
    test.setTimeout(60_000);
    await context.addCookies([
      { name: 'baobab_staff', value: staffTokens.admin, url: origin, httpOnly: true },
    ]);
    const mark = `Many${Date.now()}`;
    const api = context.request;
    for (let i = 0; i <= staffPageSize; i++) {
      const data = { name: `${mark} ${i}`, isActive: false };
      expect((await api.post('/api/products', { data, headers: { origin } })).ok()).toBe(true);
    }
    const count = String(staffPageSize + 1);
    await page.goto(`/admin/products?search=${mark}`);
    await untilHydrated(page);
    await page
      .getByRole('button', { name: admin.list.selectMatching.other.replace('{count}', count) })
      .click();
    const bar = page.getByRole('group', { name: `${count} selected` });
    await bar.getByRole('button', { name: admin.common.more }).click();
    await bar.getByRole('button', { name: texts.delete, exact: true }).click();
    const question = page.getByRole('dialog', {
      name: admin.list.ask.delete.other.replace('{count}', count),
    });
    await question.getByRole('button', { name: texts.delete, exact: true }).click();
    await expect(said(page, texts.bulkDeleted.other.replace('{count}', count))).toBeVisible();

    await page.goto('/admin/trash');
    await untilHydrated(page);
    await page.getByRole('searchbox', { name: admin.trash.searchLabel }).fill(mark);
    // Without it the trash may have as many records, and what is ticked before the search is ticked off by it.
    await expect(page).toHaveURL(new RegExp(`search=${mark}`));
    const all = page.getByRole('heading', { name: `${count} records` });
    await expect(all).toBeVisible();
    await page.getByRole('button', { name: admin.list.selectAll }).click();
    const chosen = page.getByRole('group', { name: `${staffPageSize} selected` });
    await chosen.getByRole('button', { name: admin.trash.restore }).click();
    await expect(
      said(page, admin.trash.restoredMany.other.replace('{count}', String(staffPageSize))),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: '1 record', exact: true })).toBeVisible();
    await page.getByRole('button', { name: admin.common.undo }).last().click();
    await expect(all).toBeVisible();
  },
);

test(
  'the bar is one line at every width, and each field and button of its forms is on the screen',
  slowTest,
  async ({ context, page }) => {
    test.setTimeout(120_000);
    await context.addCookies([
      { name: 'baobab_staff', value: staffTokens.admin, url: origin, httpOnly: true },
    ]);
    const written = await context.request.post('/chat', {
      headers: { origin },
      form: { name: 'Bulk Chat', message: 'Hello', key: randomUUID() },
      maxRedirects: 0,
    });
    expect(written.status()).toBe(303);
    const { label, apply, choose: _, priceHint: __, percentHint: ___, ...kinds } = admin.list.change;
    for (const name of ['products', 'contact-messages', 'chat?status=all', 'quotes']) {
      await page.goto(`/admin/${name}`);
      await untilHydrated(page);
      await page
        .getByRole('checkbox', { name: /^Select / })
        .last()
        .check();
      const bar = page.getByRole('group', { name: /^\d+ selected$/ });
      for (const width of [1600, 1280, 768, 390]) {
        await page.setViewportSize({ width, height: 800 });
        const height = async () => (await bar.boundingBox())!.height;
        await expect.poll(height, `${name} at ${width}`).toBeLessThan(64);
        await expect(bar.getByRole('button', { name: admin.list.clear })).toBeInViewport({ ratio: 0.99 });
      }
      await bar.getByRole('button', { name: admin.common.more }).click();
      const expectInside = async () => {
        for (const part of await bar.locator('button, select, input').filter({ visible: true }).all())
          await expect(part, name).toBeInViewport({ ratio: 0.99 });
      };
      await expectInside();
      if (name !== 'products') continue;
      for (const kind of Object.values(kinds)) {
        await bar.getByLabel(label).selectOption({ label: kind });
        await expect(bar.getByRole('button', { name: apply })).toBeVisible();
        await expectInside();
      }
    }
  },
);
