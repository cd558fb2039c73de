import { expect, test } from 'vitest';
import { landedCost } from '#shared/deals/landed-cost.ts';
import { isCleared } from '#shared/deals/price-at-door.ts';
import { cargoOf } from '#shared/deals/quote-totals.ts';
import { readDemo } from '#server/operations/demo/demo-content.ts';
import { type ReferenceRow, rowsFor } from '#shared/deals/reference-rules.ts';
import { readAsk, readGoods } from './ask.ts';

const rows = readDemo().reference.map(({ name, detail, ...row }, i) => ({
  ...row,
  id: String(i),
  name: { en: name },
  detail: { en: detail ?? '' },
  goodsClass: null,
})) as ReferenceRow[];

const values = [
  '1',
  '9999999999999999',
  '10000000',
  '0',
  '-1',
  '1e9',
  '１２',
  'NaN',
  '9'.repeat(500),
  '0.001',
];

test.each(values)(
  'a calculation with %s in every field ends with an amount that is exact, or none',
  (value) => {
    for (const country of ['NG', 'SN', 'ZA'])
      for (const way of ['sea', 'air']) {
        const fields =
          'price quantity piecesPerCarton cartonLengthMm cartonWidthMm cartonHeightMm cartonGrams hsCode';
        const names = [...fields.split(' '), 'freight', 'insurance', 'local'];
        const params = new URLSearchParams({
          ...Object.fromEntries(names.map((name) => [name, value])),
          way,
          country,
        });
        const goods = readGoods(params);
        const ask = readAsk(params, { minimumOrderQuantity: 100, priceUnit: goods.currency });
        const minor = (goods.unitMinor ?? 0) * ask.quantity;
        const cost = landedCost(
          {
            currency: goods.currency,
            priceMinor: minor,
            incoterm: goods.incoterm,
            cargo: goods.packing && cargoOf(goods.packing, ask.quantity),
            goods: [{ goodsClass: goods.goodsClass, hsCode: goods.hsCode, minor }],
            way: ask.way,
            quoted: ask.quoted,
          },
          rowsFor(rows, country, '2026-11-26'),
          { USD: 1 },
        );
        if (!cost) continue;
        expect(typeof isCleared(cost)).toBe('boolean');
        for (const end of [
          cost.total.low,
          cost.total.high,
          ...cost.lines.flatMap(({ low, high }) => [low, high]),
        ])
          expect(Number.isSafeInteger(end)).toBe(true);
      }
  },
);
