import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainTargetPrice } from '../deals/quote-list-form.ts';
import { locales, localeTags } from './locale.ts';
import { foldTyped, inNotation, isVisible, isWebAddress, plainMail, plainNumber } from './typed-text.ts';

/** The zeros of all scripts that have decimal digits. */
const zeros = Array.from({ length: 0x20000 }, (_, code) => code).filter(
  (code, _i, _all, text = String.fromCodePoint(code)) => /\p{Nd}/u.test(text) && foldTyped(text) === '0',
);
const inDigits = (zero: number, text: string) =>
  text.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
const spaces = [' ', '\u00a0', '\u2009', '\u202f', '\u3000', '\t'];
const marks = ['', '\u200b', '\u200e', '\u202a', '\u2060', '\ufeff'];

test.each(locales)('a stored price that a form of %s shows is read as the same', (locale) => {
  const price = fc.tuple(
    fc.integer({ min: 0, max: 9_999_999 }),
    fc.integer({ min: 0, max: 999 }),
    fc.constantFrom('', ' EUR'),
  );
  fc.assert(
    fc.property(price, ([whole, part, currency]) => {
      const stored = plainTargetPrice(`${whole}.${part}${currency}`);
      if (stored) expect(plainTargetPrice(inNotation(stored, locale))).toBe(stored);
    }),
  );
  const mark = new Intl.NumberFormat(localeTags[locale]).format(1.5)[1]!;
  expect(inNotation('2.20 EUR', locale)).toBe(`2${mark}20 EUR`);
});

test('a number means the same in the digits of any script, with any spaces and invisible marks', () => {
  expect(zeros.length).toBeGreaterThan(60);
  const any = fc.record({
    value: fc.integer({ min: 0, max: 999_999_999 }),
    cents: fc.integer({ min: 10, max: 99 }),
    zero: fc.constantFrom(...zeros),
    space: fc.constantFrom(...spaces),
    mark: fc.constantFrom(...marks),
    point: fc.constantFrom('.', ',', '\uff0e', '\u066b'),
  });
  fc.assert(
    fc.property(any, ({ value, cents, zero, space, mark, point }) => {
      const grouped = String(value).replaceAll(/\B(?=(\d{3})+$)/g, space);
      const typed = (text: string) => `${space}${mark}${inDigits(zero, text)}${mark}${space}`;
      expect(plainNumber(typed(grouped), 0)).toBe(String(value));
      expect(plainNumber(typed(`${grouped}${point}${cents}`), 2)).toBe(`${value}.${cents}`);
    }),
  );
});

test('folding twice changes nothing, and leaves digits in their order', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const folded = foldTyped(text);
      expect(foldTyped(folded)).toBe(folded);
      expect(folded).not.toMatch(/[^\P{Nd}0-9]|\p{Cf}|[^\P{Z} ]|^ | $/u);
    }),
  );
});

test.each([
  ['1,000', 0, '1000'],
  ['1.000.000', 0, '1000000'],
  ['1,000', 2, null],
  ['1.000', 2, null],
  ['1.372', 6, '1.372'],
  ['0,500', 2, '0.50'],
  ['1,234.5', 2, '1234.5'],
  ['1.234,50', 2, '1234.50'],
  ['12’500', 0, '12500'],
  ['5.00', 0, '5'],
  ['5.5', 0, null],
  ['12 50', 2, null],
  ['1,234,5', 2, null],
  ['1.234.5', 2, null],
  ['−12', 0, '-12'],
  ['+7', 0, '7'],
  ['1e3', 0, null],
  ['', 0, null],
])('%j with %i decimals is %j', (typed, decimals, plain) => expect(plainNumber(typed, decimals)).toBe(plain));

test.each([
  ['awa@société.example', 'awa@xn--socit-esab.example'],
  ['sales@温州灯具.example', 'sales@xn--h6q251arvmt9b.example'],
  ['info@baobab.中国', 'info@baobab.xn--fiqs8s'],
  ['info@baobab.xn--fiqs8s', 'info@baobab.xn--fiqs8s'],
  [' awa@diop.example\u200b', 'awa@diop.example'],
  ['ａｗａ＠diop.example', 'awa@diop.example'],
  ["o'brien+list@Diop.example", "o'brien+list@Diop.example"],
  ['awa@diop', null],
  ['awa@1.2.3.4', null],
  ['awa@diop.example, b@c.example', null],
  ['a@b@c.example', null],
  ['.a@b.example', null],
  ['a..b@c.example', null],
  ['a@b..example', null],
  ['a@-b.example', null],
  ['a b@c.example', null],
  ['a@b.example/x', null],
  ['', null],
])('the mail address %j is %j', (typed, plain) => expect(plainMail(typed)).toBe(plain));

test.each([
  ['https://société.example/a?b=https://c.example', true],
  ['http://baobab.中国/路径（一）', true],
  ['https://a,https://b', false],
  ['https://a.example,https://b.example', false],
  ['https://a.example/x，https://b.example', false],
  ['https://bank.example@evil.example', false],
  ['javascript:alert(1)', false],
  ['https://localhost', false],
])('the web address %j: %s', (text, isOne) => expect(isWebAddress(text)).toBe(isOne));

test.each(['', ' ', '\u200b\u2060', '\u3164', '\u2800\u00a0', '\u202e', '\ufe0f', '\u00ad'])(
  '%j shows nothing',
  (text) => expect(isVisible(text)).toBe(false),
);
