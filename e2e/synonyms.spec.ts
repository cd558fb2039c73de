import { admin } from '#shared/i18n/en/admin.ts';
import { en } from '#shared/i18n/en/index.ts';
import { validation } from '#shared/i18n/en/validation.ts';
import { test } from './support/office.ts';
import { field, open } from './support/own-site.ts';
import { expect } from './support/test.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('a search that found nothing becomes a synonym, and finds', async ({
  page,
  context,
  office: { origin, signIn },
  browser,
  problems,
}) => {
  test.setTimeout(120_000);
  // Saving without a word.
  problems.expect(/400/);
  await signIn(context);
  for (const name of ['Solar Pump 1 kW', 'Umbrella', 'Lampshade', 'Floor lamp']) {
    const made = await page.request.post(`${origin}/api/products`, { headers: { origin }, data: { name } });
    expect(made.ok()).toBe(true);
  }
  // Searches of programs are not counted, and the browser of the tests says that it is one.
  const userAgent =
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';
  const visitor = await browser.newContext({ userAgent });
  problems.watch(visitor);
  const shop = await visitor.newPage();
  const search = async (words: string) => {
    await shop.getByRole('searchbox', { name: en.products.searchLabel }).fill(words);
    await shop.getByRole('button', { name: en.products.searchButton }).click();
    await expect(shop).toHaveURL((url) => url.searchParams.get('search') === words);
  };
  const sort = shop.getByRole('combobox', { name: en.products.sortLabel });
  const names = shop.getByRole('article').getByRole('heading', { level: 3 });

  await test.step('the first search is sorted by best match, and by date only when that is chosen', async () => {
    await shop.goto(`${origin}/products?lng=en`);
    await search('lamps');
    await expect(names).toHaveText(['Floor lamp', 'Lampshade']);
    await expect(sort.getByRole('option', { selected: true })).toHaveText(en.products.sortRelevance);
    expect(new URL(shop.url()).searchParams.get('sort') ?? '').toBe('');
    await sort.selectOption('newest');
    await expect(shop).toHaveURL(/sort=newest/);
  });

  await test.step('a buyer’s word is not known', async () => {
    await shop.goto(`${origin}/products?lng=en`);
    await search('Borehole');
    await expect(shop.getByRole('heading', { name: en.products.emptyTitle })).toBeVisible();
  });

  const addSynonym = page.getByRole('link', {
    name: admin.search.makeSynonymOf.replace('{words}', 'borehole'),
  });
  await test.step('the staff see it, and say what it is', async () => {
    await expect(async () => {
      await open(page, `${origin}/admin/search?language=en`);
      await expect(page.getByRole('rowheader', { name: 'borehole', exact: true })).toBeVisible({
        timeout: 1000,
      });
    }).toPass();
    await addSynonym.click();
    await expect(field(page, admin.search.word)).toHaveValue('borehole');
    await page.getByRole('button', { name: admin.common.save }).click();
    await expect(page.getByRole('alert')).toContainText(validation.wordInvalid);
    await expect(field(page, admin.search.word)).toHaveValue('borehole');
    await field(page, admin.search.words).fill('solar pump');
    await page.getByRole('button', { name: admin.common.save }).click();
    await expect(page.getByRole('row', { name: /borehole.*solar pump/ })).toBeVisible();
    await expect(addSynonym).toHaveCount(0);
  });

  await test.step('the next search finds it', async () => {
    await shop.reload();
    await expect(names).toHaveText(['Solar Pump 1 kW']);
  });
});
