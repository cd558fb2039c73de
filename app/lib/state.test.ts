import fc from 'fast-check';
import { UNSAFE_decodeViaTurboStream as decode } from 'react-router';
import { describe, expect, test } from 'vitest';
import { packState, unpackState } from './state.ts';

const read = async (packed: string) =>
  (await decode(new Blob([unpackState(packed)]).stream(), globalThis)).value;

/** React Router's decoder takes a key of this name for the prototype, however the data come; no loader names one so. */
const isReadable = (data: object) => !JSON.stringify(data).includes('"__proto__":');

describe('the loaders’ data', () => {
  test('come to React Router as they were', async () => {
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.string(), fc.jsonValue()).filter(isReadable), async (data) => {
        const packed = packState('[{"_1":2},"plain",true]\n', data);
        expect(await read(packed)).toEqual(JSON.parse(JSON.stringify(data)));
      }),
    );
  });

  test.each([
    ['a date', '[{"_1":2},"date",["D",1781000000000]]\n', { date: new Date(1_781_000_000_000) }],
    ['a set', '[{"_1":2},"set",["S",3],"a"]\n', { set: new Set(['a']) }],
    ['no number', '[{"_1":-2},"size"]\n', { size: Number.NaN }],
    ['nothing in a list', '[[-7,1],1]\n', [undefined, 1]],
    ['a list with holes', '[[1,-1,2],1,2]\n', Object.assign([], { 0: 1, 2: 2 })],
  ])('stay as React Router encoded them where they hold %s', async (_, encoded, data) => {
    const packed = packState(encoded, data);
    expect(packed).toBe(encoded);
    expect(await read(packed)).toEqual(data);
  });

  test('are plain where a text looks like something else', () => {
    const data = { text: '["D",1]' };
    expect(packState('[{"_1":2},"text","[\\"D\\",1]"]\n', data)).toBe(JSON.stringify(data));
  });
});
