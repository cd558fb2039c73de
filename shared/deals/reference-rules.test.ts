import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  areasOf,
  concernsGoods,
  customsUnionNames,
  customsUnions,
  everywhere,
  freshnessOf,
  referenceAge,
  type ReferenceRow,
  rowsFor,
} from './reference-rules.ts';

const row = (given: Partial<ReferenceRow>): ReferenceRow => ({
  id: 'a',
  kind: 'charge',
  area: everywhere,
  code: 'levy',
  name: { en: 'Levy' },
  detail: { en: '' },
  low: 1,
  high: 1,
  unit: 'percent',
  base: 'customs_value',
  isDisputed: false,
  maker: null,
  step: null,
  goodsClass: null,
  validFrom: null,
  validUntil: null,
  source: 'a book',
  checkedOn: '2026-01-01',
  ...given,
});

const day = fc.constantFrom('2025-12-31', '2026-01-01', '2026-06-30', '2026-12-31');
const country = fc.constantFrom('NG', 'CI', 'KE', 'CM', 'ZA', 'EG');
const anyRows = fc
  .array(
    fc.record({
      kind: fc.constantFrom('charge' as const, 'vat' as const),
      area: fc.constantFrom(everywhere, ...customsUnionNames, 'NG', 'CI', 'KE', 'CM', 'ZA', 'EG'),
      code: fc.constantFrom('levy', 'vat'),
      unit: fc.constantFrom('percent' as const, 'usd_shipment' as const),
      validFrom: fc.option(day),
      validUntil: fc.option(day),
    }),
    { maxLength: 30 },
  )
  .map((all) => all.map((one, i) => row({ ...one, id: String(i) })));

describe('the rows of a country', () => {
  test('are rows of its areas that count on the day, and of one thing only those of the narrowest area', () => {
    fc.assert(
      fc.property(anyRows, country, day, (rows, code, today) => {
        const found = rowsFor(rows, code, today);
        const areas = areasOf(code);
        for (const one of found) {
          expect(areas).toContain(one.area);
          expect(one.validFrom === null || one.validFrom <= today).toBe(true);
          expect(one.validUntil === null || one.validUntil >= today).toBe(true);
        }
        const byThing = Map.groupBy(found, ({ kind, code: what, unit }) => `${kind} ${what} ${unit}`);
        for (const same of byThing.values()) expect(new Set(same.map(({ area }) => area)).size).toBe(1);
      }),
    );
  });

  test('leave out no row but for a narrower one of the same thing', () => {
    fc.assert(
      fc.property(anyRows, country, day, (rows, code, today) => {
        const found = rowsFor(rows, code, today);
        const areas = areasOf(code);
        const counts = (one: ReferenceRow) =>
          areas.includes(one.area) && (one.validFrom ?? today) <= today && (one.validUntil ?? today) >= today;
        for (const one of rows.filter(counts))
          expect(
            found.includes(one) ||
              found.some(
                (other) =>
                  other.kind === one.kind &&
                  other.code === one.code &&
                  other.unit === one.unit &&
                  areas.indexOf(other.area) < areas.indexOf(one.area),
              ),
          ).toBe(true);
      }),
    );
  });

  test('do not depend on the order in which they are read', () => {
    fc.assert(
      fc.property(anyRows, country, day, (rows, code, today) => {
        const ids = (all: readonly ReferenceRow[]) => rowsFor(all, code, today).map(({ id }) => id);
        expect(ids(rows.toReversed()).toSorted()).toEqual(ids(rows).toSorted());
      }),
    );
  });
});

test('a country is in one customs union at most, so that one tariff counts', () => {
  const members = customsUnionNames.flatMap((name) => [...customsUnions[name]] as string[]);
  expect(new Set(members).size).toBe(members.length);
});

test('a row is due after 180 days and old after 365', () => {
  const after = (days: number) =>
    freshnessOf('2026-01-01', new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10));
  expect([0, referenceAge.due].map(after)).toEqual(['fresh', 'fresh']);
  expect([referenceAge.due + 1, referenceAge.old].map(after)).toEqual(['due', 'due']);
  expect(after(referenceAge.old + 1)).toBe('old');
});

test.each([
  ['640299', true],
  ['6402', true],
  ['64', true],
  ['640219', false],
  ['64021900', false],
  ['640520', true],
  ['420222', false],
  [null, false],
])('a prohibition of shoes without sports shoes concerns HS code %s: %s', (hsCode, isConcerned) => {
  expect(concernsGoods({ hsCodes: '6402 6405 -640219' }, hsCode)).toBe(isConcerned);
});
