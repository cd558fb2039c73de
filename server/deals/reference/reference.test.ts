import { beforeEach, describe, expect, test } from 'vitest';
import type { BuyerQuote } from '#shared/deals/quote.ts';
import { faultsOfRow, type StaffReferenceRow } from '#shared/deals/reference.ts';
import { rowsFor } from '#shared/deals/reference-rules.ts';
import { officeDay } from '#shared/base/zoned-time.ts';
import { createTestApp } from '#tests/app.ts';
import { type Client, sendJson } from '#tests/client.ts';
import { createCategory, createProduct, signedIn } from '#tests/factories.ts';
import { requestQuote, sendOffer, sheetFor } from '#tests/quotes.ts';
import { readDemo } from '../../operations/demo/demo-content.ts';
import { quoteRequests } from '../quote/quote-request.schema.ts';
import { referenceRows } from './reference.schema.ts';

const app = await createTestApp();
const { reference: demoReference } = readDemo();
/** Without the quotations of the demo company, so that freight and local costs are missing. */
const sourced = demoReference.filter(({ source }) => source !== 'Demo quotation');
const path = '/api/reference';
let staff: Client;

beforeEach(async () => {
  await app.reset();
  staff = await signedIn(app, { username: 'wei' });
});

const levy = {
  kind: 'charge',
  area: 'Nigeria',
  code: 'etls',
  name: 'ETLS',
  low: '0,5',
  unit: 'percent',
  base: 'customs_value',
  source: 'dutycalc.ng',
  checkedOn: '2026-01-01',
};
async function add(given: object = {}): Promise<string> {
  const response = await staff.post(path, { ...levy, ...given });
  expect(response.status, await response.clone().text()).toBe(201);
  return ((await response.json()) as { id: string }).id;
}
const list = (query = '') => staff.read<StaffReferenceRow[]>(path + query);

describe('rows', () => {
  test('take a country by its name and a value with a comma, and say who checked them', async () => {
    const id = await add();
    expect((await list())[0]).toMatchObject({ id, area: 'NG', low: 0.5, high: 0.5, checkedBy: 'wei' });
  });

  test.each([
    [{ kind: 'vat', low: '' }, 'low'],
    [{ kind: 'prohibition', unit: 'none', low: '' }, 'hsCodes'],
    [{ hsCodes: '6402, shoes' }, 'hsCodes'],
    [{ low: '5', high: '4' }, 'high'],
    [{ base: '' }, 'base'],
    [{ area: 'Atlantis' }, 'area'],
    [{ unit: 'none' }, 'unit'],
    [{ kind: 'document' }, 'unit'],
    [{ kind: 'freight' }, 'unit'],
    [{ low: '1.23456' }, 'low'],
    [{ validFrom: '2026-02-01', validUntil: '2026-01-01' }, 'validUntil'],
    [{ source: ' ' }, 'source'],
  ])('%j is refused at %s', async (given, field) => {
    const response = await staff.post(path, { ...levy, ...given });
    expect(response.status).toBe(400);
    expect(Object.keys(((await response.json()) as { fields: object }).fields)).toContain(field);
    expect(await list()).toEqual([]);
  });

  test('of one thing are one: a second would be charged twice', async () => {
    await add();
    const again = await staff.post(path, levy);
    expect(await again.json()).toMatchObject({ fields: { code: expect.stringContaining('already') } });
    await add({ validFrom: '2027-01-01' });
  });

  test('are filtered by kind, area and age, and noted as checked today', async () => {
    const old = await add({ checkedOn: '2020-01-01' });
    await add({ area: 'GH', checkedOn: officeDay() });
    await add({ area: 'ecowas', kind: 'duty', code: 'consumer', checkedOn: officeDay() });
    expect((await list('?kind=duty')).map(({ area }) => area)).toEqual(['ecowas']);
    expect((await list('?area=GH')).map(({ area }) => area)).toEqual(['GH']);
    expect((await list('?age=old')).map(({ id }) => id)).toEqual([old]);
    const response = await staff.post(`${path}/checked`, { ids: [old] });
    expect(await response.json()).toEqual({ success: true, count: 1 });
    expect(await list('?age=due')).toEqual([]);
  });
});

describe('the demo', () => {
  test('has rows that fit their kinds, each once, and names a source and a day for all', async () => {
    for (const row of demoReference) {
      const { kind, code, low, high, unit, base, hsCodes, validFrom, validUntil } = row;
      expect(
        faultsOfRow({ kind, code, low, high, unit, base, hsCodes, validFrom, validUntil }),
        row.code,
      ).toEqual({});
      expect(Object.keys(row.names ?? {})).toEqual(['fr', 'es', 'zh']);
    }
  });

  test.each(['NG', 'KE', 'TZ', 'UG', 'RW', 'SN', 'CI', 'BJ'])(
    'has every cost of a pan to %s',
    async (country) => {
      await app.db.insert(referenceRows).values(demoReference);
      for (const way of ['sea', 'air'] as const) {
        const { cost } = await app.services.landedCosts.explain(
          {
            currency: 'USD',
            unitMinor: 285,
            incoterm: 'FOB',
            goodsClass: 'consumer',
            hsCode: '761510',
            packing: { piecesPerCarton: 12, lengthMm: 560, widthMm: 280, heightMm: 300, cartonGrams: 11_000 },
          },
          country,
          { quantity: 1200, way, quoted: {}, disputed: {} },
        );
        expect(cost).toMatchObject({ missing: [], waiting: [], unknown: [], prohibitions: [] });
        const ratio = cost!.total.high / cost!.total.low;
        expect(ratio, `${way} to ${country}`).toBeLessThan(1.35);
      }
    },
  );
});

describe('the price at the door', () => {
  const packing = {
    piecesPerCarton: 12,
    cartonLengthMm: 640,
    cartonWidthMm: 420,
    cartonHeightMm: 380,
    cartonGrams: 9500,
  };
  async function createShoe(hsCode: string | null = null) {
    const category = await createCategory(app.db, { name: 'Footwear', goodsClass: 'consumer' });
    return createProduct(app.db, {
      name: 'Trainer',
      categoryId: category.id,
      price: '6.20',
      priceUnit: 'USD',
      saleUnit: 'pair',
      minimumOrderQuantity: 480,
      incoterm: 'FOB',
      hsCode,
      ...packing,
    });
  }
  const inNigeria = async () => {
    const buyer = app.client();
    expect((await buyer.post('/preferences', new URLSearchParams({ country: 'NG', back: '/' }))).status).toBe(
      303,
    );
    return buyer;
  };
  const textOf = async (client: Client, address: string) => {
    const response = await client.get(address);
    expect(response.status).toBe(200);
    return (await response.text()).replaceAll(/<!--.*?-->/g, '');
  };

  test('is said once all of it is known, alike on card, product and calculation, and follows its rows', async () => {
    await app.db.insert(referenceRows).values(sourced);
    const shoe = await createShoe();
    const buyer = await inNigeria();
    const calculation = `/landed-cost?product=${shoe.id}`;
    expect(await textOf(buyer, '/products')).not.toContain('cleared in Nigeria');
    const [, question] =
      /href="(\/contact[^"]+)"[^>]*>Freight and other costs to Nigeria on request: ask in one click/.exec(
        await textOf(buyer, `/product/${shoe.id}`),
      ) ?? [];
    expect(question).toContain('&amp;quantity=480&amp;way=sea&amp;country=NG');
    expect(await textOf(buyer, calculation)).toContain('Freight to your port');
    const french = await textOf(await inNigeria(), `${calculation}&freight=150.5&lng=fr`);
    for (const shown of ['>paires<', 'value="150,50"'])
      expect([shown, french.includes(shown)]).toEqual([shown, true]);
    await add({
      kind: 'freight',
      code: 'apapa',
      name: 'Lagos (Apapa)',
      low: '90',
      high: '120',
      unit: 'usd_wm',
      base: '',
    });
    const [, amount] = /about (NGN\s[\d,]+–[\d,]+) per pair, cleared in Nigeria/.exec(
      await textOf(buyer, '/products'),
    )!;
    // 480 × 6.20 = 2,976.00; 40 cartons of 0.102144 m³ at 90 to 120; duty 20 %, surcharge, ETLS, with or without
    // FCS, VAT.
    expect(amount).toEqual(expect.stringMatching(/^NGN.13,300–14,400$/));
    expect(await textOf(buyer, `/product/${shoe.id}`)).toContain(
      `about ${amount} per pair, cleared in Nigeria`,
    );
    expect(await textOf(buyer, calculation)).toContain(`That is about ${amount} per pair`);
    // The example of the home page appears with the last missing cost, and is what the calculation says.
    expect(await textOf(buyer, '/')).not.toContain('A landed price, worked out');
    await add({
      kind: 'local',
      code: 'local',
      name: 'Local costs',
      low: '700',
      unit: 'usd_shipment',
      base: '',
    });
    const [, total, link] =
      /At your door.*?>(USD[^<]+)<.*?href="(\/landed-cost[^"]+)"/s.exec(await textOf(buyer, '/')) ?? [];
    expect(link).toBe(`${calculation}&amp;quantity=480&amp;country=NG`);
    expect(await textOf(buyer, link!.replaceAll('&amp;', '&'))).toContain(total);
    // Another visitor has chosen no country.
    expect(await textOf(app.client(), '/products')).not.toContain('cleared in');
    const [row] = await list('?kind=freight');
    await sendJson(staff, 'PUT', `${path}/${row!.id}`, { low: '900', high: '900', version: row!.version });
    expect(await textOf(buyer, '/products')).not.toContain(amount);
  });

  test('is the same number on the quote list and in an offer, which keeps the rows it was sent with', async () => {
    await app.db.insert(referenceRows).values(sourced);
    const freight = { kind: 'freight', code: 'apapa', name: 'Lagos (Apapa)', unit: 'usd_wm', base: '' };
    const id = await add({ ...freight, low: '90', high: '120' });
    const shoe = await createShoe();
    const buyer = await inNigeria();
    await buyer.post('/api/quote-list/lines', { product: shoe.id });
    expect(await textOf(buyer, '/quote-list')).toMatch(
      /about NGN\s13,300–14,400 per pair, cleared in Nigeria/,
    );
    const { code } = await requestQuote(buyer, [shoe.id], {
      country: 'NG',
      incoterm: 'FOB',
      namedPlace: 'Ningbo',
    });
    const [request] = await app.db.select().from(quoteRequests);
    const asked = await buyer.read<BuyerQuote>(`/api/buyer-quotes/${code}`);
    const sheet = sheetFor(asked, { incoterm: 'FOB', namedPlace: 'Ningbo', charges: [] });
    const [line] = sheet.lines;
    const { cartonLengthMm: lengthMm, cartonWidthMm: widthMm, cartonHeightMm: heightMm, ...rest } = packing;
    line!.options = [
      {
        ...line!.options[0]!,
        packing: { ...rest, lengthMm, widthMm, heightMm },
        breaks: [{ quantity: 480, unitMinor: 620, factoryMinor: 2800 }],
      },
    ];
    await sendOffer(staff, request!.id, sheet);
    const said = /That is about NGN\s13,300–14,400 per pair/;
    expect(await textOf(buyer, `/quotes/${code}`)).toMatch(said);
    const { version } = await staff.read<{ version: number }>(`${path}/${id}/edit`);
    await sendJson(staff, 'PUT', `${path}/${id}`, { low: '900', high: '900', version });
    expect(await textOf(buyer, `/quotes/${code}`)).toMatch(said);
    const [{ revisions }] = [await buyer.read<BuyerQuote>(`/api/buyer-quotes/${code}`)];
    expect(revisions[0]!.offer.landed).toMatchObject({ country: 'NG', goodsClasses: { line1: 'consumer' } });
    // A line of no product has no tariff class: the page names it.
    const other = { ...line!, id: 'other', productId: null, requestLineId: null, name: 'Laces' };
    await sendOffer(staff, request!.id, { ...sheet, lines: [line!, other] });
    const both = await textOf(buyer, `/quotes/${code}`);
    expect(both).toContain('Import duty on Laces: the tariff class is not known');
    expect(both).toContain('Ask your clearing agent whether it is collected');
  });

  test('explains each line with rate, source and day, and takes what the buyer knows better', async () => {
    await app.db.insert(referenceRows).values(sourced);
    const shoe = await createShoe();
    const page = (query: string) =>
      textOf(app.client(), `/landed-cost?product=${shoe.id}&country=NG${query}`);
    const html = await page('&freight=400&levy.fcs=without&quantity=960');
    expect(html).toContain('Freight, as you were quoted');
    expect(html).toContain('20% of the customs value (CIF)');
    expect(html).toContain('dutycalc.ng/duty-calculator');
    expect(html).toContain('Form M');
    expect(html).toContain('Port charges, your clearing agent');
    expect(html).toMatch(/Fills \d+% of a 20-foot container/);
    expect(await page('&way=air')).toMatch(/By air [\d,.]+ kg are charged/);
    // What is not understood is said at its field and stays there; the page counts with the minimum order, by sea.
    const wrong = await page('&quantity=-3&way=rocket&freight=abc&levy.x=with');
    expect(wrong).toContain('value="-3"');
    expect(wrong).toContain('Please enter a whole number from 1');
    expect(wrong).toContain('value="abc"');
    expect(wrong).toMatch(/USD\s2,976\.00/);
    expect(await textOf(app.client(), `/landed-cost?product=${shoe.id}&country=XX`)).toContain(
      'Choose a country',
    );
  });

  test('of goods of another seller is computed from what the buyer says of them', async () => {
    await app.db.insert(referenceRows).values(demoReference);
    const empty = await textOf(app.client(), '/landed-cost');
    expect(empty).toContain('Price of one piece');
    expect(empty.includes('rel="canonical" href="http://baobab.test/landed-cost?lng=en"')).toBe(true);
    expect(await textOf(app.client(), '/sitemap-pages.xml')).toContain('/landed-cost?lng=fr<');
    const query = new URLSearchParams({
      price: '6.20',
      quantity: '480',
      country: 'SN',
      piecesPerCarton: '12',
      cartonLengthMm: '64',
      cartonWidthMm: '42',
      cartonHeightMm: '38',
      cartonGrams: '9,5',
    });
    const html = await textOf(app.client(), `/landed-cost?${query}`);
    // 2,976.00; 4.08576 m³ at 150 to 195; insurance 0.3 to 0.5 %; duty 20 %; RS 1, PCS 0.8 to 1, PCC 0.5, COSEC 0.4,
    // PROMAD 3, AU 0 to 0.2 %; VAT 18 % of CIF, duty and RS; agent 200 to 290, delivery 34 to 52 a cubic metre.
    expect(html).toMatch(/USD\s5,647\.67 to USD\s6,109\.47/);
    const colours = [...html.matchAll(/<rect [^>]*height="5" ([^/>]*)/g)].map(([, how]) => how);
    expect([colours.length > 12, new Set(colours).size]).toEqual([true, colours.length]);
    expect(await textOf(app.client(), '/contact?quantity=480&way=sea&country=SN')).toContain(
      '480 pieces, by sea, to Senegal',
    );
    query.set('price', 'six');
    const wrong = await textOf(app.client(), `/landed-cost?${query}`);
    expect(wrong).toContain('We could not read this');
    expect(wrong).toContain('/contact?quantity=480&amp;way=sea&amp;country=SN');
  });

  test('is not said of goods that the country may not let in, until the staff switch the row off', async () => {
    await app.db.insert(referenceRows).values(demoReference);
    const shoe = await createShoe('640299');
    const buyer = await inNigeria();
    const warning = 'On Nigeria’s import prohibition list';
    await buyer.post('/api/quote-list/lines', { product: shoe.id });
    const addresses = [`/product/${shoe.id}`, `/landed-cost?product=${shoe.id}`, '/quote-list'];
    for (const address of addresses) {
      const html = await textOf(buyer, address);
      expect(html).toContain(warning);
      expect(html).not.toMatch(/about NGN[^<]*, cleared in/);
    }
    expect(await textOf(buyer, '/products')).not.toContain('cleared in Nigeria');
    const [row] = await list('?kind=prohibition');
    await sendJson(staff, 'PUT', `${path}/${row!.id}`, { isOff: true, version: row!.version });
    for (const address of addresses) expect(await textOf(buyer, address)).not.toContain(warning);
    expect(await textOf(buyer, '/products')).toContain('cleared in Nigeria');
  });

  test('is asked for a product that is there', async () => {
    expect((await app.client().get('/landed-cost?product=nothing&country=NG')).status).toBe(404);
    expect((await app.client().post('/preferences', new URLSearchParams({ country: 'FR' }))).status).toBe(
      400,
    );
  });

  test('makes pages of its own only where it is shown', async () => {
    const buyer = await inNigeria();
    await textOf(app.client(), '/about');
    const { renders } = app.services.pages.stats;
    await textOf(buyer, '/about');
    expect(app.services.pages.stats.renders).toBe(renders);
  });
});

test('a row counts by its area: Nigeria has the tariff of ECOWAS and its own levies', () => {
  const rows = sourced.map((row, i) => ({
    ...row,
    id: String(i),
  })) as unknown as Parameters<typeof rowsFor>[0];
  const of = (country: string) =>
    rowsFor(rows, country, '2026-11-25').map(({ kind, code }) => `${kind} ${code}`);
  expect(of('NG')).toContain('charge surcharge');
  expect(of('CI')).not.toContain('charge surcharge');
  expect(of('CI')).toContain('duty consumer');
  expect(of('FR')).toEqual([]);
});
