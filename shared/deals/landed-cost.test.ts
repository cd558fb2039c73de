import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chargeableKilograms } from './freight.ts';
import { type LandedCost, landedCost, type Shipment } from './landed-cost.ts';
import { isCleared } from './price-at-door.ts';
import type { ReferenceRow } from './reference-rules.ts';
import { byHand } from '#tests/landed-by-hand.ts';

const row = (given: Partial<ReferenceRow> & Pick<ReferenceRow, 'kind' | 'code'>): ReferenceRow => ({
  id: `${given.kind} ${given.code}`,
  area: 'NG',
  name: { en: given.code },
  detail: { en: '' },
  low: null,
  high: given.low ?? null,
  unit: 'percent',
  base: null,
  isDisputed: false,
  maker: null,
  step: null,
  goodsClass: null,
  validFrom: null,
  validUntil: null,
  source: 'a source',
  checkedOn: '2026-11-24',
  ...given,
});

const rates = { USD: 1, NGN: 1450, XOF: 565, EUR: 0.86 };
/** A shipment with known freight and insurance: 450.00 and 30.00 on goods of 5,520.00. */
const shipment: Shipment = {
  currency: 'USD',
  priceMinor: 600_000,
  freightInPriceMinor: 45_000,
  insuranceInPriceMinor: 3_000,
  incoterm: 'CIF',
  cargo: { cubicCentimetres: 4_100_000, grams: 1_420_000 },
  goods: [{ goodsClass: 'consumer', minor: 600_000 }],
  way: 'sea',
};

const amounts = (cost: LandedCost | null) =>
  Object.fromEntries(cost!.lines.map((line) => [line.row?.code ?? line.kind, [line.low, line.high]]));

const nigeria = [
  row({ kind: 'duty', code: 'consumer', area: 'ecowas', low: 20, base: 'customs_value' }),
  row({ kind: 'charge', code: 'surcharge', low: 7, base: 'duty' }),
  row({ kind: 'charge', code: 'etls', low: 0.5, base: 'customs_value' }),
  row({ kind: 'charge', code: 'fcs', low: 4, base: 'goods', isDisputed: true }),
  row({ kind: 'vat', code: 'vat', low: 7.5, base: 'all' }),
];

describe('examples that were computed by hand', () => {
  test('Nigeria: surcharge on duty, ETLS on CIF, FCS on FOB, VAT on all of it (dutycalc.ng)', () => {
    const cost = landedCost({ ...shipment, disputed: { fcs: 'with' } }, nigeria, rates);
    // 6,000 × 20 %; 1,200 × 7 %; 6,000 × 0.5 %; 5,520 × 4 %; (6,000 + 1,200 + 84 + 30 + 220.80) × 7.5 %
    expect(amounts(cost)).toEqual({
      price: [600_000, 600_000],
      consumer: [120_000, 120_000],
      surcharge: [8_400, 8_400],
      etls: [3_000, 3_000],
      fcs: [22_080, 22_080],
      vat: [56_511, 56_511],
    });
    expect(cost).toMatchObject({ total: { low: 809_991, high: 809_991 }, missing: ['local'] });
  });

  test('Nigeria: a levy that is disputed counts from nothing to its full amount', () => {
    const cost = landedCost(shipment, nigeria, rates);
    // VAT without it: (6,000 + 1,200 + 84 + 30) × 7.5 %
    expect(amounts(cost)).toMatchObject({ fcs: [0, 22_080], vat: [54_855, 56_511] });
    const without = landedCost({ ...shipment, disputed: { fcs: 'without' } }, nigeria, rates);
    expect(without!.total).toEqual({ low: cost!.total.low, high: cost!.total.low });
  });

  test('Kenya: IDF and RDL on the customs value, VAT on customs value, duty and levies (Finance Act 2025, trade.gov)', () => {
    const kenya = [
      row({ kind: 'duty', code: 'consumer', area: 'eac', low: 25, base: 'customs_value' }),
      row({ kind: 'charge', code: 'idf', area: 'KE', low: 2.5, base: 'customs_value' }),
      row({ kind: 'charge', code: 'rdl', area: 'KE', low: 2, base: 'customs_value' }),
      row({ kind: 'vat', code: 'vat', area: 'KE', low: 16, base: 'all' }),
    ];
    // 6,000: 1,500 + 150 + 120; (6,000 + 1,770) × 16 % = 1,243.20
    expect(amounts(landedCost(shipment, kenya, rates))).toMatchObject({
      consumer: [150_000, 150_000],
      idf: [15_000, 15_000],
      rdl: [12_000, 12_000],
      vat: [124_320, 124_320],
    });
  });

  test('Ghana: three levies and VAT with NHIL and GETFund of 20 % (trade.gov; Act 1151)', () => {
    const ghana = [
      row({ kind: 'duty', code: 'consumer', area: 'ecowas', low: 20, base: 'customs_value' }),
      row({ kind: 'charge', code: 'ecowas', area: 'GH', low: 0.5, base: 'customs_value' }),
      row({ kind: 'charge', code: 'au', area: 'GH', low: 0.2, base: 'customs_value' }),
      row({ kind: 'charge', code: 'exim', area: 'GH', low: 0.75, base: 'customs_value' }),
      row({ kind: 'vat', code: 'vat', area: 'GH', low: 20, base: 'all' }),
    ];
    // 6,000: 1,200 + 30 + 12 + 45; (6,000 + 1,287) × 20 % = 1,457.40
    expect(landedCost(shipment, ghana, rates)!.total).toEqual({ low: 874_440, high: 874_440 });
  });

  test('South Africa: VAT on the customs value, a tenth of it, and duty (sars.gov.za)', () => {
    const southAfrica = [row({ kind: 'vat', code: 'vat', area: 'ZA', low: 15, base: 'uplifted' })];
    // The customs value is FOB: 5,520 × 1.1 × 15 %; there is no duty row
    const cost = landedCost(shipment, southAfrica, rates);
    expect(amounts(cost)).toMatchObject({ vat: [91_080, 91_080] });
    expect(cost!.missing).toEqual(['duty', 'local']);
  });
});

const senegal = [
  row({ kind: 'duty', code: 'consumer', area: 'ecowas', low: 20, base: 'customs_value' }),
  row({ kind: 'charge', code: 'rs', low: 1, base: 'customs_value' }),
  row({ kind: 'charge', code: 'pcs', low: 0.8, high: 1, base: 'customs_value' }),
  row({ kind: 'vat', code: 'vat', low: 18, base: 'value_duty' }),
  row({ kind: 'insurance', code: 'cargo', low: 0.5, base: 'goods_freight' }),
];
const fobOnly = {
  ...shipment,
  priceMinor: 600_000,
  freightInPriceMinor: 0,
  insuranceInPriceMinor: 0,
  incoterm: 'FOB',
};

describe('the customs value', () => {
  test('contains freight and insurance: what the buyer was quoted counts (Senegal, by hand)', () => {
    const cost = landedCost({ ...fobOnly, quoted: { freight: 45_000, local: 20_000 } }, senegal, rates)!;
    // 6,450 × 0.5 % = 32.25; CIF 6,482.25: duty 1,296.45, RS 64.82; VAT 18 % of 7,843.52 = 1,411.83
    expect(amounts(cost)).toEqual({
      price: [600_000, 600_000],
      freight: [45_000, 45_000],
      cargo: [3_225, 3_225],
      consumer: [129_645, 129_645],
      rs: [6_482, 6_482],
      pcs: [5_186, 6_482],
      vat: [141_183, 141_183],
      local: [20_000, 20_000],
    });
    expect(isCleared(cost)).toBe(true);
  });

  test('is not known without freight: only a levy on the goods is counted, and the rows that wait are named', () => {
    const levy = row({ kind: 'charge', code: 'fcs', low: 4, base: 'goods' });
    for (const missing of ['freight', 'insurance'] as const) {
      const rows = missing === 'freight' ? senegal : senegal.filter(({ kind }) => kind !== 'insurance');
      const quoted = missing === 'freight' ? {} : { freight: 45_000 };
      const cost = landedCost({ ...fobOnly, quoted }, [...rows, levy], rates)!;
      expect(cost.missing).toEqual([missing, 'local']);
      expect(cost.waiting.map(({ code }) => code)).toEqual(['consumer', 'rs', 'pcs', 'vat']);
      expect(amounts(cost)['fcs']).toEqual([24_000, 24_000]);
      expect(isCleared(cost)).toBe(false);
    }
  });
});

test('costs after customs by size are missing as a whole while the packing is unknown, and count for their way only', () => {
  const rows = [
    ...senegal,
    row({ kind: 'local', code: 'agent', low: 200, unit: 'usd_shipment' }),
    row({ kind: 'local', code: 'road', low: 30, unit: 'usd_wm' }),
    row({ kind: 'local', code: 'airport', low: 1, unit: 'usd_kg' }),
  ];
  const unpacked = landedCost({ ...fobOnly, cargo: null, quoted: { freight: 45_000 } }, rows, rates)!;
  expect(unpacked.missing).toEqual(['local']);
  expect(amounts(unpacked)).not.toHaveProperty('agent');
  const packed = landedCost({ ...fobOnly, quoted: { freight: 45_000 } }, rows, rates)!;
  expect(packed.missing).toEqual([]);
  // 4.1 m³ at 30
  expect(amounts(packed)).toMatchObject({ agent: [20_000, 20_000], road: [12_300, 12_300] });
  expect(amounts(packed)).not.toHaveProperty('airport');
  expect(amounts(landedCost(fobOnly, rows, rates))).toMatchObject({ agent: [20_000, 20_000] });
});

test('a levy of unknown amount is named, and the goods do not count as cleared', () => {
  const levy = row({ kind: 'charge', code: 'ua', base: 'customs_value' });
  const cost = landedCost({ ...fobOnly, quoted: { freight: 45_000 } }, [...senegal, levy], rates)!;
  expect(cost.unknown).toEqual([levy]);
  expect(cost.lines.map(({ row: one }) => one?.code)).not.toContain('ua');
  expect(isCleared(cost)).toBe(false);
});

test('goods under an import prohibition do not count as cleared', () => {
  const ban = row({ kind: 'prohibition', code: 'shoes', hsCodes: '6402', unit: 'none' });
  const goods = [{ goodsClass: 'consumer' as const, hsCode: '640299', minor: 600_000 }];
  const cost = landedCost({ ...fobOnly, goods, quoted: { freight: 45_000 } }, [...senegal, ban], rates)!;
  expect(cost.prohibitions).toEqual([ban]);
  expect(isCleared(cost)).toBe(false);
});

test('goods of two classes pay duty each on their part of the value; one without a class is named as missing', () => {
  const raw = row({ kind: 'duty', code: 'raw', area: 'ecowas', low: 5, base: 'customs_value' });
  const goods = [
    { goodsClass: 'consumer' as const, minor: 75 },
    { goodsClass: 'raw' as const, minor: 25 },
  ];
  const cost = landedCost({ ...shipment, goods }, [...nigeria, raw], rates)!;
  // 6,000 × 3/4 × 20 %, 6,000 × 1/4 × 5 %
  expect(amounts(cost)).toMatchObject({ consumer: [90_000, 90_000], raw: [7_500, 7_500] });
  expect(cost.missing).toEqual(['local']);
  const unknown = landedCost(
    { ...shipment, goods: [goods[0]!, { goodsClass: null, minor: 25 }] },
    nigeria,
    rates,
  );
  expect(amounts(unknown)).toMatchObject({ consumer: [90_000, 90_000] });
  expect(unknown!.missing).toEqual(['duty', 'local']);
});

describe('freight', () => {
  const fob: Shipment = {
    ...shipment,
    priceMinor: 552_000,
    incoterm: 'FOB',
    freightInPriceMinor: 0,
    insuranceInPriceMinor: 0,
  };
  const freight = (unit: ReferenceRow['unit'], low: number, high = low) =>
    row({ kind: 'freight', code: `lagos ${unit}`, unit, low, high });

  test('is by cubic metre or ton, whichever is more, and never guessed', () => {
    expect(landedCost(fob, nigeria, rates)!.missing).toEqual(['freight', 'insurance', 'local']);
    const priced = [...nigeria, freight('usd_wm', 100, 120)];
    // 4.1 m³ against 1.42 t
    expect(amounts(landedCost(fob, priced, rates))).toMatchObject({ 'lagos usd_wm': [41_000, 49_200] });
    const heavy = { ...fob, cargo: { cubicCentimetres: 1_000_000, grams: 3_000_000 } };
    expect(amounts(landedCost(heavy, priced, rates))).toMatchObject({ 'lagos usd_wm': [30_000, 36_000] });
    expect(landedCost({ ...fob, cargo: null }, priced, rates)!.missing).toContain('freight');
  });

  test('takes the cheaper of groupage and a container', () => {
    const priced = [freight('usd_wm', 100), freight('usd_container_20', 1500)];
    const of = (cubicMetres: number) => {
      const cargo = { cubicCentimetres: cubicMetres * 1_000_000, grams: 1000 };
      return Object.keys(amounts(landedCost({ ...fob, cargo }, priced, rates)));
    };
    expect(of(14)).toContain('lagos usd_wm');
    expect(of(16)).toContain('lagos usd_container_20');
  });

  test('by air is of the chargeable weight: 167 kg for a light cubic metre', () => {
    expect(Math.round(chargeableKilograms(1_000_000, 50_000))).toBe(167);
    expect(chargeableKilograms(1_000_000, 400_000)).toBe(400);
    const cost = landedCost({ ...fob, way: 'air' }, [freight('usd_kg', 6), freight('usd_wm', 1)], rates);
    expect(amounts(cost)).toMatchObject({ 'lagos usd_kg': [852_000, 852_000] });
  });

  test('that the buyer was quoted replaces the rows', () => {
    const cost = landedCost({ ...fob, quoted: { freight: 45_000 } }, [freight('usd_wm', 900)], rates);
    expect(amounts(cost)).toMatchObject({ freight: [45_000, 45_000] });
  });
});

test('a price delivered duty paid leaves nothing to add, and one ex works leaves everything', () => {
  const ddp = landedCost({ ...shipment, incoterm: 'DDP' }, nigeria, rates);
  expect(ddp).toEqual({
    lines: [{ kind: 'price', row: null, base: null, low: 600_000, high: 600_000 }],
    total: { low: 600_000, high: 600_000 },
    missing: [],
    waiting: [],
    unknown: [],
    prohibitions: [],
  });
  const goodsAlone = { ...shipment, freightInPriceMinor: 0, insuranceInPriceMinor: 0 };
  const exw = landedCost({ ...goodsAlone, incoterm: 'EXW' }, [], rates);
  expect(exw!.missing).toEqual(['origin', 'freight', 'insurance', 'duty', 'vat', 'local']);
  expect(landedCost({ ...shipment, currency: 'KES', incoterm: 'FOB' }, [], rates)).not.toBeNull();
});

const percent = fc.integer({ min: 0, max: 400_000 }).map((n) => n / 10_000);
const anyRows = fc
  .record({
    duty: percent,
    charges: fc.array(
      fc.record({
        low: percent,
        more: percent,
        base: fc.constantFrom('goods', 'goods_freight', 'customs_value', 'duty'),
        isDisputed: fc.boolean(),
      }),
      { maxLength: 4 },
    ),
    insurance: percent,
    vat: percent,
    vatBase: fc.constantFrom('all', 'uplifted'),
    freight: fc.integer({ min: 0, max: 500 }),
  })
  .map(({ duty, charges, insurance, vat, vatBase, freight }) => [
    row({ kind: 'duty', code: 'consumer', low: duty, base: 'customs_value' }),
    row({ kind: 'duty', code: 'raw', low: 5, base: 'customs_value' }),
    ...charges.map(({ low, more, base, isDisputed }, i) =>
      row({ kind: 'charge', code: `c${i}`, low, high: low + more, base, isDisputed }),
    ),
    row({ kind: 'insurance', code: 'i', low: insurance, base: 'goods_freight' }),
    row({ kind: 'vat', code: 'v', low: vat, base: vatBase }),
    row({ kind: 'freight', code: 'f', unit: 'usd_wm', low: freight, high: freight + 20 }),
  ]);
const anyShipment = fc.record({
  currency: fc.constantFrom('USD', 'XOF', 'EUR'),
  priceMinor: fc.integer({ min: 0, max: 1_000_000_000 }),
  incoterm: fc.constantFrom('EXW', 'FOB', 'CFR', 'CIF', 'DAP', 'DDP', null),
  cargo: fc.record({
    cubicCentimetres: fc.integer({ min: 1, max: 500_000_000 }),
    grams: fc.integer({ min: 1, max: 100_000_000 }),
  }),
  goods: fc.constantFrom<Shipment['goods']>(
    [{ goodsClass: 'consumer', minor: 1 }],
    [
      { goodsClass: 'consumer', minor: 70 },
      { goodsClass: 'raw', minor: 30 },
    ],
  ),
  way: fc.constantFrom('sea' as const, 'air' as const),
});

test('the lines add up to the total, low is never above high, and no row is charged twice', () => {
  fc.assert(
    fc.property(anyShipment, anyRows, (given, rows) => {
      const { lines, total } = landedCost(given, rows, rates)!;
      const sum = (of: 'low' | 'high') => lines.reduce((all, line) => all + line[of], 0);
      expect(total).toEqual({ low: sum('low'), high: sum('high') });
      expect(lines.every(({ low, high }) => low <= high && low >= 0)).toBe(true);
      const used = lines.flatMap((line) => line.row?.id ?? []);
      expect(new Set(used).size).toBe(used.length);
    }),
  );
});

test('the total of a shipment by sea is that of a calculation in whole fractions of a cent', () => {
  const terms = fc.constantFrom('FOB', 'CFR', 'CIF');
  fc.assert(
    fc.property(anyShipment, anyRows, terms, (any, rows, incoterm) => {
      const given = { ...any, incoterm, currency: 'USD', way: 'sea' as const };
      const { low, high } = landedCost(given, rows, rates)!.total;
      expect([low, high]).toEqual((['low', 'high'] as const).map((side) => byHand(given, rows, side)));
    }),
  );
});

test('a higher price or rate never lowers the cost', () => {
  fc.assert(
    fc.property(
      anyShipment,
      anyRows,
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.nat(),
      percent,
      (given, rows, more, index, points) => {
        const cost = landedCost(given, rows, rates)!.total;
        const dearer = landedCost({ ...given, priceMinor: given.priceMinor + more }, rows, rates)!.total;
        expect(dearer.low).toBeGreaterThanOrEqual(cost.low);
        expect(dearer.high).toBeGreaterThanOrEqual(cost.high);
        const raised = rows.map((one, i) =>
          i === index % rows.length ? { ...one, low: one.low! + points, high: one.high! + points } : one,
        );
        const taxed = landedCost(given, raised, rates)!.total;
        expect(taxed.low).toBeGreaterThanOrEqual(cost.low);
        expect(taxed.high).toBeGreaterThanOrEqual(cost.high);
      },
    ),
  );
});

test('freight and insurance that stand in the price are not charged again, whatever the term says', () => {
  const ways = [
    row({ kind: 'freight', code: 'apapa', low: 90, unit: 'usd_wm' }),
    row({ kind: 'insurance', code: 'cargo', low: 1, base: 'goods_freight' }),
  ];
  const inPrice = landedCost({ ...shipment, incoterm: 'FOB' }, ways, rates)!;
  expect(Object.keys(amounts(inPrice))).toEqual(['price']);
  expect(inPrice.missing).not.toContain('freight');
  const apart = { ...shipment, incoterm: 'FOB', freightInPriceMinor: 0, insuranceInPriceMinor: 0 };
  expect(Object.keys(amounts(landedCost(apart, ways, rates)))).toEqual(['price', 'apapa', 'cargo']);
});
