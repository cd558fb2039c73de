import sharp from 'sharp';
import { admin } from '#shared/i18n/en/admin.ts';
import { common } from '#shared/i18n/en/common.ts';
import { maxKeptPictureBytes, maxKeptPictureDays } from '#shared/base/limits.ts';
import { unanswered } from './support/answers.ts';
import { field, open, said } from './support/own-site.ts';
import { origin, staffTokens } from './support/site.ts';
import { expect, type Page, test as base } from './support/test.ts';

/** Creating records: nothing is lost, and nothing is created twice. */
const test = base.extend<{ name: string }>({
  name: async ({ context }, run, info) => {
    await context.addCookies([
      { name: 'baobab_staff', value: staffTokens.super_admin, url: origin, httpOnly: true },
    ]);
    await run(`Lantern ${info.workerIndex} ${Date.now()}`);
  },
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const notice = (page: Page) => page.getByText(admin.form.restored.slice(0, 29));

/** Lets the server execute a request but loses its answer, once. @returns whether this has happened */
async function loseAnswer(page: Page, path: string): Promise<() => boolean> {
  let isLost = false;
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      if (route.request().method() !== 'POST' || isLost) return route.fallback();
      isLost = true;
      await route.fetch();
      return route.abort();
    },
  );
  return () => isLost;
}

/** Names of all records of a collection that begin with a text. */
async function namesOf(page: Page, path: string, begin: string): Promise<string[]> {
  const list = (await (await page.request.get(path)).json()) as Record<
    'name' | 'title',
    string | undefined
  >[];
  return list.map((one) => one.name ?? one.title ?? '').filter((one) => one.startsWith(begin));
}

test('a new category whose answer is lost is made once, also after a reload, and says what was typed last', async ({
  page,
  name,
  problems,
}) => {
  problems.expect(/ERR_FAILED/);
  await open(page, '/admin/categories');
  await button(page, admin.categories.add).click();
  await field(page, admin.categories.nameEn).fill(name);
  const isLost = await loseAnswer(page, '/api/categories');
  await button(page, admin.common.save).click();
  await expect(said(page, admin.common.networkFailed)).toBeVisible();
  expect(isLost()).toBe(true);
  await open(page, '/admin/categories?edit=new');
  await expect(notice(page)).toBeVisible();
  await expect(field(page, admin.categories.nameEn)).toHaveValue(name);
  await field(page, admin.categories.nameEn).fill(`${name} of brass`);
  await button(page, admin.common.save).click();
  await expect(said(page, admin.records.saved)).toBeVisible();
  expect(await namesOf(page, '/api/categories', name)).toEqual([`${name} of brass`]);

  // The next new record is a separate one.
  await button(page, admin.categories.add).click();
  await expect(field(page, admin.categories.nameEn)).toHaveValue('');
  await field(page, admin.categories.nameEn).fill(`${name} of tin`);
  await button(page, admin.common.save).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await namesOf(page, '/api/categories', name)).toSorted()).toEqual([
    `${name} of brass`,
    `${name} of tin`,
  ]);
});

test('a new post whose answer is lost is made once, and says what was typed last', async ({
  page,
  name,
  problems,
}) => {
  problems.expect(/ERR_FAILED/);
  await open(page, '/admin/blog-management/new');
  const title = page.getByRole('textbox', { name: admin.blog.postTitle });
  await title.fill(name);
  await page.getByRole('textbox', { name: admin.blog.editor.label }).click();
  await page.keyboard.type('A first text.');
  const isLost = await loseAnswer(page, '/api/blog');
  const save = page.getByRole('button', { name: /^(Save|Save draft)$/ });
  await save.click();
  await expect(said(page, admin.common.networkFailed)).toBeVisible();
  expect(isLost()).toBe(true);
  await open(page, '/admin/blog-management/new');
  await expect(title).toHaveValue(name);
  await title.fill(`${name} again`);
  await save.click();
  await expect(said(page, admin.blog.created)).toBeVisible();
  expect(await namesOf(page, '/api/blog?status=all', name)).toEqual([`${name} again`]);
});

/** A picture of one colour. */
async function picture(file: string, background: string) {
  const create = { width: 300, height: 200, channels: 3, background } as const;
  return { name: file, mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() };
}

const rows = (page: Page) => page.getByRole('listitem').filter({ hasText: '.png' });

/** Number of rows in the browser's store of kept pictures. */
const countKept = (page: Page) =>
  page.evaluate(async () => {
    const { promise, resolve, reject } = Promise.withResolvers<IDBDatabase>();
    const request = indexedDB.open('kept-pictures');
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(new Error('no database')));
    const database = await promise;
    const counts = ['files', 'lists'].map((name) => {
      const done = Promise.withResolvers<number>();
      const count = database.transaction(name).objectStore(name).count();
      count.addEventListener('success', () => done.resolve(count.result));
      return done.promise;
    });
    const [files, lists] = await Promise.all(counts);
    database.close();
    return { files, lists };
  });

/** Adds the list of another draft. */
const putList = (page: Page, list: object) =>
  page.evaluate(async (value) => {
    const { promise, resolve, reject } = Promise.withResolvers<undefined>();
    const request = indexedDB.open('kept-pictures');
    request.addEventListener('error', () => reject(new Error('no database')));
    request.addEventListener('success', () => {
      const transaction = request.result.transaction('lists', 'readwrite');
      transaction.objectStore('lists').put(value);
      transaction.addEventListener('complete', () => {
        request.result.close();
        resolve(undefined);
      });
    });
    await promise;
  }, list);

async function productOf(page: Page, name: string) {
  const list = await page.request.get('/api/products', { params: { search: name } });
  const found = ((await list.json()) as { id: string; name: string }[]).filter((one) =>
    one.name.startsWith(name),
  );
  expect(found).toHaveLength(1);
  const answer = await page.request.get(`/api/products/${found[0]!.id}/edit`);
  return (await answer.json()) as { product: { name: string }; media: { isPrimary: boolean }[] };
}

/** Opens quick add from the list, to which Back leads. */
async function openFromList(page: Page): Promise<void> {
  await open(page, '/admin/products');
  await page.getByRole('link', { name: admin.products.add, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(admin.quickAdd.title);
}

test('the pictures of quick add come back in their order after a reload, until they are saved or discarded', async ({
  page,
  name,
}) => {
  await openFromList(page);
  await page
    .getByLabel(admin.quickAdd.choose)
    .setInputFiles([await picture('red.png', '#b03020'), await picture('green.png', '#0f5b47')]);
  await button(page, admin.setting.moveDown.replace('{name}', 'red.png')).click();
  await button(page, admin.productForm.makePrimary.replace('{name}', 'red.png')).click();
  await expect.poll(() => countKept(page)).toEqual({ files: 2, lists: 1 });
  await field(page, admin.productForm.fields.name).fill(name);

  await page.reload();
  await expect(rows(page)).toHaveText([/green\.png/, /red\.png.*Primary/]);
  await expect(rows(page).first().getByRole('presentation')).toHaveJSProperty('naturalWidth', 300);
  await expect(field(page, admin.productForm.fields.name)).toHaveValue(name);
  await expect(notice(page)).toBeVisible();

  // Another page of the admin area does not ask any more.
  await button(page, common.back).click();
  await page.waitForURL('**/admin/products');
  await open(page, '/admin/quick-add-product');
  await expect(rows(page)).toHaveCount(2);

  await button(page, admin.quickAdd.submit).click();
  await page.waitForURL('**/admin/products');
  const { media } = await productOf(page, name);
  expect(media.map(({ isPrimary }) => isPrimary)).toEqual([true, false]);
  await expect.poll(() => countKept(page)).toEqual({ files: 0, lists: 0 });
  await open(page, '/admin/quick-add-product');
  await expect(field(page, admin.productForm.fields.name)).toHaveValue('');
  await expect(rows(page)).toHaveCount(0);
  await expect(notice(page)).toHaveCount(0);

  // Pictures alone are a draft too.
  await page.getByLabel(admin.quickAdd.choose).setInputFiles([await picture('blue.png', '#203090')]);
  await expect.poll(() => countKept(page)).toEqual({ files: 1, lists: 1 });
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await button(page, admin.form.discard).click();
  await expect(rows(page)).toHaveCount(0);
  await expect.poll(() => countKept(page)).toEqual({ files: 0, lists: 0 });
});

test('a product whose answers are lost and whose page is reloaded is made once, with each picture once', async ({
  page,
  name,
  problems,
}) => {
  problems.expect(/ERR_FAILED|500/);
  await open(page, '/admin/quick-add-product');
  await field(page, admin.productForm.fields.name).fill(name);
  await page
    .getByLabel(admin.quickAdd.choose)
    .setInputFiles([await picture('red.png', '#b03020'), await picture('green.png', '#0f5b47')]);
  const isLost = await loseAnswer(page, '/api/products');
  await button(page, admin.quickAdd.submit).click();
  await expect(said(page, admin.common.networkFailed)).toBeVisible();
  expect(isLost()).toBe(true);

  await page.reload();
  await expect(rows(page)).toHaveCount(2);
  await field(page, admin.productForm.fields.name).fill(`${name} of brass`);
  await page.route('**/api/products/*/media', unanswered, { times: 1 });
  await button(page, admin.quickAdd.submit).click();
  await expect(said(page, admin.quickAdd.mediaFailed)).toBeVisible();
  await expect.poll(() => countKept(page)).toEqual({ files: 2, lists: 1 });

  await page.reload();
  await expect(rows(page)).toHaveText([/red\.png/, /green\.png/]);
  await button(page, admin.quickAdd.submit).click();
  await page.waitForURL('**/admin/products');
  const { product, media } = await productOf(page, name);
  expect(product.name).toBe(`${name} of brass`);
  expect(media.map(({ isPrimary }) => isPrimary)).toEqual([true, false]);
});

test('where the browser keeps no pictures, leaving them is asked about', async ({ page, name }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('storage is refused', 'SecurityError');
    };
  });
  await openFromList(page);
  await field(page, admin.productForm.fields.name).fill(name);
  await page.getByLabel(admin.quickAdd.choose).setInputFiles([await picture('red.png', '#b03020')]);
  await expect(rows(page)).toHaveCount(1);
  await button(page, common.back).click();
  await expect(page.getByText(admin.form.leavePictures)).toBeVisible();
  await button(page, admin.form.stay).click();
  await button(page, admin.quickAdd.submit).click();
  await page.waitForURL('**/admin/products');
  expect((await productOf(page, name)).media).toHaveLength(1);
});

test('pictures are cached for some days, unless others fill the cache', async ({ page, name }) => {
  await openFromList(page);
  await field(page, admin.productForm.fields.name).fill(name);
  await page.getByLabel(admin.quickAdd.choose).setInputFiles([await picture('red.png', '#b03020')]);
  await expect.poll(() => countKept(page)).toEqual({ files: 1, lists: 1 });
  // A draft of another user of the same browser.
  const other = { place: 'other', primary: null, images: [], bytes: maxKeptPictureBytes };
  const longAgo = new Date(Date.now() - (maxKeptPictureDays * 24 + 1) * 3_600_000).toISOString();
  await putList(page, { ...other, at: longAgo });
  await page.reload();
  await expect(rows(page), 'what is old is away, and the rest there').toHaveCount(1);
  await expect.poll(() => countKept(page)).toEqual({ files: 1, lists: 1 });
  await putList(page, { ...other, at: new Date().toISOString() });
  await page.getByLabel(admin.quickAdd.choose).setInputFiles([await picture('green.png', '#0f5b47')]);
  await expect(rows(page)).toHaveCount(2);
  await button(page, common.back).click();
  await expect(page.getByText(admin.form.leavePictures)).toBeVisible();
  await button(page, admin.form.leave).click();
  await page.waitForURL('**/admin/products');
});

test('over plain HTTP, where browsers know no random UUID, a category can be made all the same', async ({
  page,
  name,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Crypto.prototype, 'randomUUID', { value: undefined });
  });
  await open(page, '/admin/categories');
  await button(page, admin.categories.add).click();
  await field(page, admin.categories.nameEn).fill(name);
  await button(page, admin.common.save).click();
  await expect(said(page, admin.records.saved)).toBeVisible();
  expect(await namesOf(page, '/api/categories', name)).toEqual([name]);
});
