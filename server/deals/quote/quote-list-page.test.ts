import { beforeEach, describe, expect, test } from 'vitest';
import { loadDictionary, loadQuoteListTexts } from '#shared/i18n/dictionary.ts';
import { quoteList as texts } from '#shared/i18n/en/quote-list.ts';
import { validation } from '#shared/i18n/en/validation.ts';
import { locales, localeTags } from '#shared/base/locale.ts';
import { lineFieldName } from '#shared/deals/quote-list-form.ts';
import type { QuoteList } from '#shared/deals/quote-list.ts';
import { createTestApp } from '#tests/app.ts';
import type { Client } from '#tests/client.ts';
import { createProduct, createUser } from '#tests/factories.ts';
import { elements, textOf } from '#tests/html.ts';
import { hashPassword } from '../../people/user/password.ts';
import { products } from '../../catalogue/product/product.schema.ts';
import { cartItems } from './quote.schema.ts';
import { quoteRequestLines, quoteRequests } from './quote-request.schema.ts';

const app = await createTestApp();
let client = app.client();
beforeEach(async () => {
  await app.reset();
  client = app.client();
});

const list = (who: Client = client) => who.read<QuoteList>('/api/quote-list');
const post = (fields: Record<string, string>, who: Client = client) =>
  who.post('/quote-list', new URLSearchParams(fields));

/** The form of the list as a browser without JavaScript sends it, with changes. */
async function filled(changes: Record<string, string> = {}): Promise<Record<string, string>> {
  const { lines } = await list();
  return {
    ...Object.fromEntries(lines.map(({ id, quantity }) => [lineFieldName(id, 'quantity'), String(quantity)])),
    currency: 'USD',
    country: 'SN',
    city: 'Dakar',
    incoterm: '',
    contactName: 'Awa Diop',
    phone: '+44 7700 900123',
    ...changes,
  };
}

async function addProduct(overrides: Parameters<typeof createProduct>[1] = {}): Promise<string> {
  const { id } = await createProduct(app.db, {
    name: 'Sandal',
    saleUnit: 'pair',
    minimumOrderQuantity: 480,
    ...overrides,
  });
  const response = await post({ add: id });
  expect([response.status, response.headers.get('location')]).toEqual([303, '/quote-list?done=added']);
  return id;
}

/** The value of a field of the page. */
const valueOf = (html: string, name: string) =>
  elements(html, 'input').find((field) => field['name'] === name)?.['value'];

describe.each(locales)('in %s', (locale) => {
  test('the empty list leads on, and is neither indexed nor cached', async () => {
    const page = await loadQuoteListTexts(locale);
    const response = await client.get('/quote-list', { 'accept-language': localeTags[locale] });
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const html = await response.text();
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(textOf(html, 'h1')).toBe(page.title);
    expect(textOf(html, 'main')).toContain(page.emptyTitle);
    expect(textOf(html, 'main')).toContain(page.findTitle);
    const links = elements(html, 'a').map((link) => link['href']);
    expect(links).toEqual(expect.arrayContaining(['/products', '/favorites']));
  });

  test('what can be added is named on card and product page', async () => {
    const { id } = await createProduct(app.db, { name: 'Sandal' });
    const { listAdd } = await loadDictionary(locale);
    const headers = { 'accept-language': localeTags[locale] };
    const cards = await (await client.get('/products', headers)).text();
    const button = elements(cards, 'button').find((it) => it['name'] === 'add' && it['aria-label']);
    expect(button).toMatchObject({
      value: id,
      'aria-label': listAdd.addNamed.replace('{name}', 'Sandal'),
    });
    expect(textOf(await (await client.get(`/product/${id}`, headers)).text(), 'main')).toContain(listAdd.add);
  });
});

describe('without script', () => {
  test('a product is added, raised to its minimum, removed; what was typed is kept each time', async () => {
    const id = await addProduct({ price: '2.50', colors: ['#1b2a5a', '#d0242c'] });
    const html = await (await client.get('/quote-list')).text();
    expect(elements(html, 'a').some((link) => link['href'] === `/product/${id}`)).toBe(true);
    expect(textOf(html, 'main')).toContain('about $2.50 USD per pair');
    expect(elements(html, 'option').map((option) => option['value'])).toEqual(
      expect.arrayContaining(['navy', 'red']),
    );
    expect(client.cookies.get('quote_list')).toBe('1');

    const [line] = (await list()).lines;
    const quantity = lineFieldName(line!.id, 'quantity');
    const low = await filled({ [quantity]: '100', [lineFieldName(line!.id, 'note')]: 'Sizes 38 to 42' });
    expect((await post({ ...low, intent: 'save' })).headers.get('location')).toBe('/quote-list?done=saved');
    expect((await list()).lines[0]).toMatchObject({ quantity: 100, note: 'Sizes 38 to 42' });
    const low2 = await (await client.get('/quote-list')).text();
    expect(textOf(low2, 'main')).toContain('Minimum 480 pairs: raise');
    await post({ ...low, city: 'Thiès', intent: `raise:${line!.id}` });
    expect(await list()).toMatchObject({ lines: [{ quantity: 480 }], details: { city: 'Thiès' } });

    await post({ ...low, city: 'Kaolack', intent: `remove:${line!.id}` });
    expect(await list()).toMatchObject({ lines: [], details: { city: 'Kaolack' } });
    expect(client.cookies.has('quote_list')).toBe(false);
  });

  test('something that is to be found becomes a line, once however often it is sent', async () => {
    const findKey = crypto.randomUUID();
    const wanted = {
      findTitle: 'Steel bowl',
      findLink: 'https://shop.example/bowl',
      findNote: '24 cm',
      findKey,
    };
    for (let i = 0; i < 2; i++) await post({ ...wanted, intent: 'find' });
    expect((await list()).lines).toMatchObject([
      { name: 'Steel bowl', link: 'https://shop.example/bowl', note: '24 cm' },
    ]);
    const faulty = await post({ ...wanted, findTitle: '', findLink: 'shop', intent: 'find' });
    expect(faulty.status).toBe(400);
    const html = await faulty.text();
    expect(html).toContain(validation.addressInvalid);
    expect(valueOf(html, 'findLink')).toBe('shop');
  });

  test('a refused request links each fault to its field, and a term without a place takes the city', async () => {
    await addProduct();
    const { id } = (await list()).lines[0]!;
    const quantity = lineFieldName(id, 'quantity');
    const isFolded = (page: string) =>
      elements(page, 'details').find((fold) => fold['class'] === 'line-more')!['open'] === undefined;
    expect(isFolded(await (await client.get('/quote-list')).text())).toBe(true);
    const faulty = { contactName: '', [quantity]: '1', [lineFieldName(id, 'targetPrice')]: 'cheap' };
    const refused = await post(await filled({ intent: 'send', incoterm: 'EXW', ...faulty }));
    expect(refused.status).toBe(400);
    const html = await refused.text();
    expect(isFolded(html)).toBe(false);
    const links = elements(html, 'a').map((link) => link['href']);
    for (const name of ['contactName', 'namedPlace', quantity]) {
      expect(links).toContain(`#field-${name}`);
      expect(elements(html, 'input').find((field) => field['id'] === `field-${name}`)?.['name']).toBe(name);
    }
    const wanted = { findTitle: 'Bowl', findQuantity: '600', findUnit: 'carton' };
    const sent = await post(await filled({ intent: 'send', incoterm: 'CIF', [quantity]: '480', ...wanted }));
    expect(sent.status).toBe(303);
    expect((await app.db.select().from(quoteRequests))[0]).toMatchObject({ namedPlace: 'Dakar' });
    const lines = await app.db.select().from(quoteRequestLines);
    expect(lines.find(({ name }) => name === 'Bowl')).toMatchObject({ quantity: 600, saleUnit: 'carton' });
  });

  test('a request leads to its page, which the list names from then on', async () => {
    await addProduct();
    const sent = await post(await filled({ intent: 'send', sampleWanted: 'on' }));
    expect(sent.status).toBe(303);
    const [row] = await app.db.select().from(quoteRequests);
    expect(sent.headers.get('location')).toBe(`/quotes/${row!.code}`);
    expect(row).toMatchObject({ country: 'SN', sampleWanted: true, contactName: 'Awa Diop', locale: 'en' });
    expect((await list()).lines).toEqual([]);
    const main = textOf(await (await client.get('/quote-list')).text(), 'main');
    expect(main).toContain(row!.reference);
    // The form is sent again after going back in the browser.
    expect(textOf(await (await app.client().get('/quote-list')).text(), 'main')).not.toContain(
      row!.reference,
    );
  });

  test('what is described and not put on the list is part of the request', async () => {
    await addProduct();
    const wanted = { findTitle: 'Steel bowl', findNote: '24 cm', findKey: crypto.randomUUID() };
    const fields = await filled({ ...wanted, intent: 'send' });
    const [sent, again] = [await post(fields), await post(fields)];
    expect([sent.status, again.headers.get('location')]).toEqual([303, sent.headers.get('location')]);
    const lines = await app.db.select().from(quoteRequestLines).orderBy(quoteRequestLines.position);
    expect(lines).toMatchObject([
      { productId: expect.any(String) },
      { name: 'Steel bowl', note: '24 cm', quantity: 1 },
    ]);
    expect((await list()).lines).toEqual([]);
    // A list that is empty, and a description without a title.
    const alone = await filled({ findNote: 'Bowls of\nsteel', findKey: crypto.randomUUID(), intent: 'send' });
    expect((await post(alone)).status).toBe(303);
    expect(await app.db.select().from(quoteRequestLines)).toMatchObject([{}, {}, { name: 'Bowls of steel' }]);
    expect((await post(await filled({ intent: 'send' }))).status).toBe(400);
  });

  test('a product that is taken off the site stays on the list and in the request, as a description', async () => {
    await addProduct();
    const fields = await filled({ intent: 'send' });
    const { name } = (await list()).lines[0]!;
    await app.db.update(products).set({ isActive: false });
    expect((await list()).lines).toMatchObject([{ name, productId: null, price: null, imageUrl: null }]);
    expect(textOf(await (await client.get('/quote-list')).text(), 'main')).toContain(name);
    expect((await post(fields)).status).toBe(303);
    expect(await app.db.select().from(quoteRequestLines)).toMatchObject([{ name, productId: null }]);
  });

  test('the same form twice is one request', async () => {
    await addProduct();
    const fields = await filled({ intent: 'send' });
    const [one, two] = [await post(fields), await post(fields)];
    expect(two.headers.get('location')).toBe(one.headers.get('location'));
    expect(await app.db.select().from(quoteRequests)).toHaveLength(1);
  });

  test('each error stands beside its field, and nothing typed is lost', async () => {
    await addProduct();
    const [line] = (await list()).lines;
    const fields = await filled({
      [lineFieldName(line!.id, 'quantity')]: '12',
      [lineFieldName(line!.id, 'targetPrice')]: '2,10',
      message: 'Before the feast',
      intent: 'send',
    });
    const short = await post(fields);
    expect(short.status).toBe(400);
    const html = await short.text();
    const field = elements(html, 'input').find((it) => it['name'] === lineFieldName(line!.id, 'quantity'))!;
    expect(field).toMatchObject({ value: '12', 'aria-invalid': 'true' });
    expect(field['aria-describedby']).toMatch(/-error$/);
    expect(textOf(html, 'main')).toContain(validation.belowMinimum);
    expect(textOf(html, 'main')).toContain(texts.failedTitle);
    expect(valueOf(html, lineFieldName(line!.id, 'targetPrice'))).toBe('2,10');
    expect(html).toContain('Before the feast');

    const bare = await (
      await post({ ...fields, phone: '', country: '', city: '', incoterm: 'CIF', contactName: '' })
    ).text();
    for (const text of [
      'contactNeeded',
      'countryRequired',
      'namedPlaceRequired',
      'contactNameRequired',
    ] as const)
      expect(textOf(bare, 'main'), text).toContain(validation[text]);
    const faulty = await (
      await post({ ...fields, [lineFieldName(line!.id, 'quantity')]: 'many', email: 'awa' })
    ).text();
    expect(textOf(faulty, 'main')).toContain(validation.emailInvalid);
    expect(valueOf(faulty, 'email')).toBe('awa');
    expect(await app.db.select().from(quoteRequests)).toEqual([]);
  });

  test('all that is wrong is said at once: what is malformed, missing, and too few', async () => {
    await addProduct();
    const [line] = (await list()).lines;
    const quantity = lineFieldName(line!.id, 'quantity');
    const wrong = { country: '', contactName: '', phone: '', incoterm: 'EXW', intent: 'send' };
    const html = await (
      await post({ ...(await filled()), ...wrong, email: 'awa', deadline: 'soon', [quantity]: '3' })
    ).text();
    const errorOf = (name: string) => {
      const field = [...elements(html, 'input'), ...elements(html, 'select')].find(
        (it) => it['name'] === name,
      )!;
      const id = field['aria-describedby']?.split(' ').find((it) => it.endsWith('-error'));
      const [, text] = new RegExp(`id="${id}"[^>]*>([^<]*)<`).exec(html) ?? [];
      return text;
    };
    expect(errorOf(quantity)).toBe(validation.belowMinimum);
    expect(errorOf('email')).toBe(validation.emailInvalid);
    expect(errorOf('deadline')).toBe(validation.dateInvalid);
    expect(errorOf('contactName')).toBe(validation.contactNameRequired);
    expect(errorOf('country')).toBe(validation.countryRequired);
    expect(errorOf('namedPlace')).toBe(validation.namedPlaceRequired);
    // A malformed address still counts as a contact: no other one is asked for.
    expect(errorOf('phone')).toBeUndefined();
    expect((await list()).lines).toHaveLength(1);
  });

  test('the total uses the prices by quantity, of what stands in the fields too', async () => {
    const { id: product } = await createProduct(app.db, {
      name: 'Boot',
      price: '12.50',
      priceTiers: [
        { quantity: 500, price: '11.80' },
        { quantity: 1000, price: '11.00' },
      ],
      minimumOrderQuantity: 200,
    });
    await client.post('/api/quote-list/lines', { product });
    const [line] = (await list()).lines;
    const quantity = lineFieldName(line!.id, 'quantity');
    const main = async () => textOf(await (await client.get('/quote-list')).text(), 'main');
    expect(await main()).toContain('About $2,500.00 USD');
    expect(await main()).toContain('From 1,000 pieces');
    await post({ ...(await filled()), [quantity]: '600', intent: 'save' });
    expect(await main()).toContain('Listed: about $11.80 USD');
    expect(await main()).toContain('About $7,080.00 USD');
    expect((await list()).totalAmount).toBe('7080.00');
    const [stored] = await app.db.select().from(cartItems);
    expect(stored).toMatchObject({ unitPrice: '11.80', totalPrice: '7080.00' });
    const refused = await post({ ...(await filled()), [quantity]: '1000', email: 'awa', intent: 'save' });
    expect(textOf(await refused.text(), 'main')).toContain('About $11,000.00 USD');
  });

  test('an empty list is not sent', async () => {
    const response = await post({ ...(await filled()), intent: 'send' });
    expect(response.status).toBe(400);
    expect(textOf(await response.text(), 'main')).toContain(texts.failedEmpty);
  });

  test('all favourites are added at once', async () => {
    for (const name of ['Sandal', 'Bowl']) {
      const { id } = await createProduct(app.db, { name });
      await client.post(`/api/products/${id}/favorite`);
    }
    expect(textOf(await (await client.get('/favorites')).text(), 'main')).toContain(
      'Ask for a quote for all of these',
    );
    await post({ add: 'favorites' });
    expect((await list()).lines.map(({ name }) => name).toSorted()).toEqual(['Bowl', 'Sandal']);
  });

  test('an unknown product is not added', async () => {
    expect((await post({ add: crypto.randomUUID() })).status).toBe(404);
    expect((await post({ add: 'x' })).status).toBe(400);
  });

  test('the code brings a list to another device; a wrong one says so', async () => {
    await addProduct();
    await post({ ...(await filled()), intent: 'save' });
    const { code } = await list();
    const other = app.client({ address: '198.51.100.7' });
    const wrong = await post({ code: 'ABCD-2345' }, other);
    expect(wrong.status).toBe(400);
    expect(textOf(await wrong.text(), 'main')).toContain(validation.quoteCodeInvalid);
    const right = await post({ code: code!.toLowerCase() }, other);
    expect(right.headers.get('location')).toBe('/quote-list?done=resumed');
    expect(await list(other)).toMatchObject({
      lines: [{ name: 'Sandal' }],
      details: { country: 'SN', contactName: null },
    });
    expect((await list()).lines).toHaveLength(1);
  });
});

describe('at sign-in', () => {
  const password = 'a long pass phrase';

  test.each(['call', 'form'])('the visitor’s list joins the user’s (%s)', async (way) => {
    const { user } = await createUser(app.db, { password: await hashPassword(password), role: 'customer' });
    const signIn = (who: Client) =>
      way === 'call'
        ? who.post('/api/login', { username: user.username, password })
        : who.post('/auth', new URLSearchParams({ username: user.username, password }));
    const at = (address: string) => app.client({ address });
    const first = at('198.51.100.20');
    const { id: sandal } = await createProduct(app.db, { name: 'Sandal', price: '2.00' });
    const { id: bowl } = await createProduct(app.db, { name: 'Bowl', price: '1.00' });
    await first.post('/api/quote-list/lines', { product: sandal, quantity: 900 });
    await signIn(first);
    expect((await list(first)).lines).toMatchObject([{ name: 'Sandal', quantity: 900 }]);

    const second = at('198.51.100.21');
    for (const product of [sandal, bowl]) await second.post('/api/quote-list/lines', { product });
    await second.request('PUT', '/api/quote-list', {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ city: 'Dakar' }),
    });
    await signIn(second);
    const joined = await list(second);
    expect(joined.lines.map(({ name, quantity }) => [name, quantity])).toEqual([
      ['Sandal', 900],
      ['Bowl', joined.lines[1]!.minimumOrderQuantity],
    ]);
    expect(joined.details.city).toBe('Dakar');
    expect(second.cookies.get('quote_list')).toBe('2');
  });

  test('the line of a product that both lists contain gets what only the visitor’s line says', async () => {
    const { user } = await createUser(app.db, { password: await hashPassword(password), role: 'customer' });
    const signIn = (who: Client) => who.post('/api/login', { username: user.username, password });
    const { id: product } = await createProduct(app.db);
    const [first, second] = [app.client(), app.client()];
    await first.post('/api/quote-list/lines', { product, quantity: 900, color: 'red' });
    await signIn(first);
    await first.request('PUT', '/api/quote-list', {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ currency: 'EUR' }),
    });
    const own = { product, quantity: 700, color: 'blue', note: 'Size 40', targetPrice: '2' };
    await second.post('/api/quote-list/lines', own);
    await signIn(second);
    expect((await list(second)).lines).toMatchObject([
      { quantity: 900, color: 'red', note: 'Size 40', targetPrice: '2 USD' },
    ]);
  });
});
