import { describe, expect, test } from 'vitest';
import { freeTimeOf, looksLikeContainer, readContainers, writeContainers } from './shipment-rules.ts';

describe('numbers of containers', () => {
  test('look right with their check digit', () => {
    for (const right of ['CSQU3054383', 'MSCU6639870']) expect(looksLikeContainer(right)).toBe(true);
    for (const wrong of ['MSCU6639871', ',123456', 'MSCX6639870', 'MSCU663987', 'mscu6639870'])
      expect(looksLikeContainer(wrong)).toBe(false);
  });

  test('are refused with one wrong digit, but for the two in a hundred that the check digit misses', () => {
    const digits = [...Array(10).keys()];
    let [wrong, missed] = [0, 0];
    for (let serial = 0; serial < 1_000_000; serial += 9973)
      for (const check of digits) {
        const number = `MSCU${String(serial).padStart(6, '0')}${check}`;
        if (!looksLikeContainer(number)) continue;
        for (let at = 4; at < 11; at++)
          for (const digit of digits.filter((one) => String(one) !== number[at])) {
            wrong++;
            if (looksLikeContainer(`${number.slice(0, at)}${digit}${number.slice(at + 1)}`)) missed++;
          }
      }
    expect(wrong).toBeGreaterThan(5000);
    expect(missed / wrong).toBeLessThan(0.025);
  });

  test('are read as people write them', () => {
    expect(
      readContainers('mscu 663987-0 40HQ CN778812\r\nＣＳＱＵ３０５４３８３, 22g1; A 1\n\nMSCU6639870'),
    ).toEqual([
      { number: 'MSCU6639870', type: '45G1', seal: 'CN778812' },
      { number: 'CSQU3054383', type: '22G1', seal: 'A 1' },
      { number: 'MSCU6639870', type: '45G1', seal: null },
    ]);
    for (const wrong of ['MSCU6639871', 'a box', 'MSCU6639870\n'.repeat(21)])
      expect(readContainers(wrong)).toBeNull();
    const [one] = readContainers('MSCU6639870 40HQ CN778812')!;
    expect(readContainers(writeContainers([one!]))).toEqual([one]);
  });
});

test('free days count from the discharge, as confirmed or the fewest usual ones', () => {
  const known = { source: 'a tariff', checkedOn: '2026-11-01' };
  const usual = { ...known, unit: 'days', low: 3, high: 7 } as const;
  const cost = { ...known, unit: 'usd_day', low: 60, high: 150 } as const;
  expect(freeTimeOf('2026-12-30', null, [usual, cost])).toEqual({
    days: 3,
    isConfirmed: false,
    lastDay: '2027-01-02',
    cost: { low: 60, high: 150 },
    sources: [known, known],
  });
  expect(freeTimeOf(null, 14, [usual])).toMatchObject({ days: 14, lastDay: null, cost: null, sources: [] });
  expect(freeTimeOf(null, null, [cost])).toBeNull();
});
