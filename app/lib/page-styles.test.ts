import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { classesOf, parseStyles, stylesFor } from './page-styles.ts';

const pick = (css: string, ...classes: string[]) => stylesFor(parseStyles(css), new Set(classes));

describe('the styles that a document needs', () => {
  test.each([
    ['.a{x:1}.b{x:2}p{x:3}', ['a'], '.a{x:1}p{x:3}'],
    ['.a .b{x:1}.a>.c,.b:hover{x:2}', ['a', 'b'], '.a .b{x:1}.b:hover{x:2}'],
    ['.a:not(.b){x:1}:is(.b,.c) p{x:2}.a:has(.b:checked) .d{x:3}', ['a'], '.a:not(.b){x:1}:is(.b,.c) p{x:2}'],
    [
      '.lg\\:p-2\\.5{x:1}.w-1\\/2{x:2}.bg-\\[url\\(a\\,b\\)\\]{x:3}',
      ['lg:p-2.5', 'bg-[url(a,b)]'],
      '.lg\\:p-2\\.5{x:1}.bg-\\[url\\(a\\,b\\)\\]{x:3}',
    ],
    [
      '@media (min-width:1rem){.a{x:1}.b{x:2}}@media print{.b{x:3}}',
      ['a'],
      '@media (min-width:1rem){.a{x:1}}',
    ],
    ['@layer base,components;@layer base{@supports (x:1){.b{x:1}}}', [], '@layer base,components;'],
    [
      '@keyframes k{0%{x:1}to{x:2}}@font-face{src:url(a.woff2)}',
      [],
      '@keyframes k{0%{x:1}to{x:2}}@font-face{src:url(a.woff2)}',
    ],
    ['/*! a.b v1.2 */\n@layer x{p{x:1}}/* .c */p{x:2}', [], '@layer x{p{x:1}}p{x:2}'],
    ['[type=radio],[data-x=".b"],#i.b{x:1}', [], '[type=radio],[data-x=".b"]{x:1}'],
  ])('%s in a document with %j', (css, classes, expected) => {
    expect(pick(css, ...classes)).toBe(expected);
  });

  test('behind its heading are all that need a class: the rest has come', () => {
    const sheet = parseStyles(
      'p{x:1}.a{x:2}@keyframes k{to{x:3}}@layer l{[hidden],.b{x:4}.c{x:5}}@media print{*{x:6}}',
    );
    expect(stylesFor(sheet, new Set(['a', 'b']), 'classed')).toBe('.a{x:2}@layer l{.b{x:4}}');
  });

  test('of a document that has every class are the whole sheet', () => {
    const name = fc.constantFrom('a', 'b', 'c\\:d', 'e\\.5');
    const selector = fc
      .tuple(name, fc.constantFrom('', ':hover', ' > p', ':not(.z)', '::before'))
      .map(([first, rest]) => `.${first}${rest}`);
    const rule = fc
      .tuple(fc.array(selector, { minLength: 1, maxLength: 3 }), fc.constantFrom('x:1', 'y:2;z:a b'))
      .map(([selectors, body]) => `${selectors.join(',')}{${body}}`);
    const group = fc
      .tuple(fc.constantFrom('@layer l', '@media (a:1)'), fc.array(rule, { minLength: 1 }))
      .map(([prelude, rules]) => `${prelude}{${rules.join('')}}`);
    const sheet = fc.array(fc.oneof(rule, group, fc.constant('@layer a,b;'))).map((parts) => parts.join(''));
    fc.assert(
      fc.property(sheet, (css) => {
        expect(pick(css, 'a', 'b', 'c:d', 'e.5')).toBe(css);
      }),
    );
  });
});

test('the classes of a document are those of its elements', () => {
  expect(classesOf('<html lang="en"><p class="a  b:c"><svg class="d"/> class=e')).toEqual(
    new Set(['a', '', 'b:c', 'd']),
  );
});
