import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { looksOf, parseStyles, restOfStyles, stylesFor } from './page-styles.ts';

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

test('the class attributes of a document are those of its elements, each once', () => {
  expect(looksOf('<html lang="en"><p class="a  b:c"><svg class="d"/><p class="d"> class=e')).toEqual(
    new Set(['a  b:c', 'd']),
  );
});

describe('the second sheet of a document', () => {
  const rest = (css: string, top: string[], below: string[]) =>
    restOfStyles(parseStyles(css), new Set(top), new Set([...top, ...below]));

  test.each([
    ['has what the first lacks', 'p{x:1}.a{x:2}.b{y:1}@keyframes k{to{x:3}}.c{x:4}', ['b'], '.b{y:1}'],
    ['repeats what would lose', '.b{x:1}.a{x:2}', ['a b'], '.b{x:1}.a{x:2}'],
    [
      'repeats what a repeated rule would beat',
      '.b{x:1}.a{x:2;y:1}.a:hover{y:2}',
      ['a b'],
      '.b{x:1}.a{x:2;y:1}.a:hover{y:2}',
    ],
    [
      'repeats a part of what is set as a whole',
      '.b{margin:1px}.a{margin-top:2px}',
      ['a b'],
      '.b{margin:1px}.a{margin-top:2px}',
    ],
    ['repeats nothing that no element shares', '.b{x:1}.a{x:2}', ['b'], '.b{x:1}'],
    ['repeats nothing of another layer', '@layer l{.b{x:1}}@layer m{.a{x:2}}', ['a b'], '@layer l{.b{x:1}}'],
    ['repeats nothing that says something else', '.b{x:1}.a{y:2}', ['a b'], '.b{x:1}'],
    ['knows elements by what they are in', '.b p{x:1}.a{x:2}', ['b'], '.b p{x:1}.a{x:2}'],
  ])('%s', (_, css, below, expected) => {
    expect(rest(css, ['a'], below)).toBe(expected);
  });

  const names = ['a', 'b', 'c', 'd', 'e'];
  const look = fc.subarray(names, { minLength: 1 }).map((some) => some.join(' '));
  const rule = fc
    .tuple(
      fc.uniqueArray(fc.constantFrom(...names), { minLength: 1, maxLength: 2 }),
      fc.uniqueArray(fc.constantFrom('x', 'y', 'margin', 'margin-top'), { minLength: 1, maxLength: 2 }),
      fc.nat(),
    )
    .map(
      ([some, properties, value]) =>
        `${some.map((name) => `.${name}`).join(',')}{${properties.map((name) => `${name}:${value}`).join(';')}}`,
    );
  const layered = fc
    .tuple(fc.constantFrom('l', 'm'), fc.array(rule))
    .map(([layer, rules]) => `@layer ${layer}{${rules.join('')}}`);

  /** What an element gets: the last word of the layer that has one, the later layer first. */
  const winners = (css: string, element: Set<string>) => {
    const won: Record<string, string> = {};
    for (const layer of ['l', 'm']) {
      for (const [, name, inner] of css.matchAll(/@layer (\w)\{((?:[^{}]*\{[^{}]*\})*)\}/g)) {
        if (name !== layer) continue;
        for (const [, selectors, body] of inner!.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
          if (!selectors!.split(',').some((selector) => element.has(selector.slice(1)))) continue;
          for (const declaration of body!.split(';')) {
            const [property, value] = declaration.split(':');
            won[property!] = value!;
            if (property === 'margin') won['margin-top'] = value!;
          }
        }
      }
    }
    return won;
  };

  test('changes nothing: with the first it says the same as the whole sheet', () => {
    fc.assert(
      fc.property(fc.array(layered), fc.array(look), fc.array(look), (parts, top, below) => {
        const css = parts.join('');
        const first = stylesFor(parseStyles(css), new Set(top));
        const both = first + rest(css, top, below);
        for (const attribute of [...top, ...below]) {
          const element = new Set(attribute.split(' '));
          expect(winners(both, element)).toEqual(winners(css, element));
        }
      }),
      { numRuns: 500 },
    );
  });
});
