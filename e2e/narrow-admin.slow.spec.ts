import { admin } from '#shared/i18n/en/admin.ts';
import { opener } from './support/parts.ts';
import { origin, staffTokens } from './support/site.ts';
import { expect, openRowMenu, test, untilHydrated } from './support/test.ts';

test('words of any length break, wherever people may have written them', async ({ context, page }) => {
  test.setTimeout(120_000);
  const value = staffTokens.super_admin;
  await context.addCookies([{ name: 'baobab_staff', value, url: origin, httpOnly: true }]);
  const word = 'Rindfleischetikettierungsueberwachungsgesetz';
  const api = context.request;
  const send = async <T>(path: string, data: object): Promise<T> => {
    const answer = await api.post(path, { data, headers: { origin } });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as T;
  };
  const { id: categoryId } = await send<{ id: string }>('/api/categories', { name: word });
  const { id: partnerId } = await send<{ id: string }>('/api/partners', { name: word, location: word });
  const { id } = await send<{ id: string }>('/api/products', {
    name: word,
    sku: word,
    description: word,
    shortDescription: word,
    specifications: `${word}: ${word}`,
    features: [word],
    colors: ['#1f4e9e Rindfleischetikettierungsueberwachungsges'.slice(0, 48)],
    leadTime: word,
    categoryId,
    partnerId,
    price: '99999999.99',
  });
  await send('/api/contact', {
    fullName: word,
    companyName: word,
    email: `${word}@${word}.example`,
    country: 'KE',
    message: `${word} https://example.com/${word}${word}`,
    product: id,
  });
  const canned = { language: 'en', title: word, body: word, displayOrder: 0 };
  const { id: cannedId } = await send<{ id: string }>('/api/canned-replies', canned);
  const found = await api.get('/api/contact', { params: { search: word } });
  const [{ id: messageId }] = (await found.json()) as [{ id: string }];

  const widths: Record<string, number> = {};
  const measure = async (name: string) => {
    widths[name] = await page.evaluate(() => document.scrollingElement!.scrollWidth);
  };
  const paths = [
    `/product/${id}`,
    `/products?search=${word}`,
    `/contact?product=${id}`,
    `/contact?name=${word}`,
    `/admin/products?search=${word}`,
    '/admin/categories',
    '/admin/suppliers',
    '/admin/canned-replies',
    '/admin/audit',
    `/admin/translations?search=${word}`,
    '/admin/dashboard',
    `/admin/contact-messages?search=${word}`,
    `/admin/contact-messages?message=${messageId}`,
  ];
  for (const path of paths) {
    await page.goto(path);
    await measure(path);
  }

  await page.goto(`/admin/products?search=${word}`);
  await untilHydrated(page);
  await opener(page, admin.list.look).click();
  await page.getByRole('button', { name: admin.list.cards }).click();
  await page.getByRole('checkbox', { name: word }).check();
  await measure('cards');
  await openRowMenu(page, word);
  await page.getByRole('button', { name: admin.products.edit, exact: true }).click();
  await expect(page.getByRole('button', { name: admin.productForm.save })).toBeVisible();
  await measure('dialog');
  widths['within the dialog'] = await page
    .getByRole('dialog')
    .evaluate((dialog) => 360 + dialog.scrollWidth - dialog.clientWidth);

  await page.goto('/admin/import');
  await untilHydrated(page);
  await page.getByLabel(admin.transfer.choose).setInputFiles({
    name: `${word}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(`name,short_description\n${word},${word}\n`),
  });
  await expect(page.getByRole('region', { name: admin.transfer.preview, exact: true })).toBeVisible();
  await measure('preview');

  expect(widths).toEqual(Object.fromEntries(Object.keys(widths).map((name) => [name, 360])));
  for (const path of [
    `categories/${categoryId}`,
    `partners/${partnerId}`,
    `products/${id}`,
    `canned-replies/${cannedId}`,
    `contact/${messageId}`,
  ])
    expect((await api.delete(`/api/${path}`, { headers: { origin } })).ok()).toBe(true);
});
