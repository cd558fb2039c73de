import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { freeTimeOf, looksLikeContainer, readContainers, writeContainers } from './shipment-rules.ts';

describe('numbers of containers', () => {
  test('look right with their check digit', () => {
    for (const right of ['CSQU3054383', 'MSCU6639870']) expect(looksLikeContainer(right)).toBe(true);
    for (const wrong of ['MSCU6639871', ',123456', 'MSCX6639870', 'MSCU663987', 'mscu6639870'])
      expect(looksLikeContainer(wrong)).toBe(false);
  });

  test('are refused with one wrong digit, but for the few that the check digit misses', () => {
    const digit = fc.integer({ min: 0, max: 9 });
    fc.assert(
      fc.property(fc.array(digit, { minLength: 6, maxLength: 6 }), digit, digit, (digits, place, other) => {
        const check = [...'0123456789'].find((one) => looksLikeContainer(`MSCU${digits.join('')}${one}`))!;
        const number = `MSCU${digits.join('')}${check}`;
        const at = 4 + (place % 7);
        const changed = `${number.slice(0, at)}${other}${number.slice(at + 1)}`;
        const [a, b] = [Number(number[at]), other].map((one) => (one * 2 ** (at - 4)) % 11);
        if (at < 10 && a !== b && check !== '0') expect(looksLikeContainer(changed)).toBe(false);
      }),
    );
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
  const usual = { low: 3, high: 7 };
  const port = { low: 60, high: 150 };
  const given = { arrivedOn: '2026-12-30', freeDays: null, usual, port };
  expect(freeTimeOf(given)).toEqual({
    days: 3,
    isConfirmed: false,
    lastDay: '2027-01-02',
    dayLow: 60,
    dayHigh: 150,
  });
  expect(freeTimeOf({ ...given, freeDays: 14, arrivedOn: null })).toMatchObject({ days: 14, lastDay: null });
  expect(freeTimeOf({ ...given, usual: undefined })).toBeNull();
});
