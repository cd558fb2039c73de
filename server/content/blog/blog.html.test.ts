import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { AppError } from '#shared/base/errors.ts';
import type { Picture } from '#shared/content/image.ts';
import { filesIn, productsIn, sanitizePost, showPost, withFile } from './blog.html.ts';

/** Attributes that a sanitised text may have, for each of its elements. */
const allowed: Record<string, string[]> = Object.fromEntries(
  (
    'br hr blockquote pre code strong b em i u s sub sup span ul li table caption thead tbody tfoot tr figcaption h4;' +
    'p h2 h3 figure:class;a:href rel target;ol:start;th:colspan rowspan scope;td:colspan rowspan;' +
    'img:src alt title width height class;video:src poster controls preload width height aria-label'
  )
    .split(';')
    .flatMap((line) => {
      const [names, attributes = ''] = line.split(':');
      return names!.split(' ').map((name) => [name, ['lang', ...attributes.split(' ')]]);
    }),
);

/** The open elements and attributes of a text that are not allowed, or whose value could run or load something. */
function forbiddenIn(html: string): string[] {
  const found: string[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      if (!allowed[name]) found.push(name);
      for (const [attribute, value] of Object.entries(attributes)) {
        if (!allowed[name]?.includes(attribute)) found.push(`${name} ${attribute}`);
        if (['src', 'poster'].includes(attribute) && !/^(\/media\/|https:\/\/)/.test(value))
          found.push(value);
        // oxlint-disable-next-line eslint/no-control-regex -- browsers ignore these characters
        const scheme = /^([a-z][\w+.-]*):/i.exec(value.replaceAll(/[\u0000-\u0020]/g, ''))?.[1];
        if (attribute === 'href' && scheme && !/^(https?|mailto|tel)$/i.test(scheme)) found.push(value);
        if (attribute === 'class' && !/^(is-(left|center|right|wide) ?)+$/.test(value)) found.push(value);
      }
    },
    oncomment: (text) => void found.push(`comment ${text}`),
  });
  parser.end(html);
  return found;
}

const names = [
  ...Object.keys(allowed),
  ...'div h1 h5 h6 script style svg math iframe noscript textarea title form input template select option xmp plaintext'.split(
    ' ',
  ),
];
const attribute = fc
  .tuple(
    fc.constantFrom(
      ...'href src poster class style lang id onclick onerror width height alt title colspan rel'.split(' '),
    ),
    fc.oneof(
      fc.constantFrom(
        'https://a.example/?a=1&b="2"',
        ' HTTPS://a.example',
        '//a.example',
        '/media/a.webp',
        'javascript:alert(1)',
        'java\tscript:alert(1)',
        'data:text/html,x',
        'mailto:a@b.example',
        'text-align: center',
        'text-align:left; position:fixed',
        'is-wide evil',
        '',
        '100',
      ),
      fc.string({ unit: 'grapheme', maxLength: 12 }),
    ),
    fc.constantFrom('"', "'", ''),
  )
  .map(([name, value, quote]) => ` ${name}=${quote}${value}${quote}`);
const piece = fc.oneof(
  fc
    .tuple(fc.constantFrom(...names), fc.array(attribute, { maxLength: 3 }))
    .map(([name, attributes]) => `<${name}${attributes.join('')}>`),
  fc.constantFrom(...names).map((name) => `</${name}>`),
  fc.constantFrom(
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '<',
    '>',
    '"',
    '&lt;',
    '&#60;script>',
    '&nbsp;',
    '\u00a0',
    '\n',
  ),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
);
const html = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));

test.each([
  ['<div lang="fr" class="is-wide">a</div>', '<p class="is-wide" lang="fr">a</p>'],
  ['<h1 lang="fr" style="text-align: center">a</h1>', '<h2 class="is-center" lang="fr">a</h2>'],
])('an element that is renamed has its attributes in the order of the next save: %s', (written, stored) => {
  expect(sanitizePost(written)).toBe(stored);
  expect(sanitizePost(stored)).toBe(stored);
});

describe('whatever is written', () => {
  test('what is stored has allowed elements and attributes only, and stays the same when it is saved again', () => {
    fc.assert(
      fc.property(html, (text) => {
        const stored = sanitizePost(text);
        expect(forbiddenIn(stored)).toEqual([]);
        expect(sanitizePost(stored)).toBe(stored);
        expect(withFile(stored, '/media/none.webp', '/media/other.webp')).toBe(stored);
      }),
      { numRuns: 1500 },
    );
  });

  test('its page opens and closes the same elements', () => {
    fc.assert(
      fc.property(html, (text) => {
        const open: string[] = [];
        const parser = new Parser({
          onopentagname: (name) => void open.push(name),
          onclosetag: (name) => expect(open.pop()).toBe(name),
        });
        parser.end(showPost(sanitizePost(text), new Map()).html);
        expect(open).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  test.each(['<b>', '<div>', '<ul><li>', '<table><tr><td>', '<blockquote>', '<svg>'])(
    'elements nested too deeply are refused: %s',
    (opening) => {
      expect(() => sanitizePost(`${opening.repeat(20_000)}x`)).toThrow(AppError);
      const deep = opening.repeat(20);
      expect(sanitizePost(`${deep}x`)).toContain('x');
    },
  );
});

test('paragraphs without content go, with those that hold nothing else', () => {
  expect(sanitizePost('<p>a</p><p> &nbsp;<br></p><p></p><div><div></div></div><p>b</p>')).toBe(
    '<p>a</p><p>b</p>',
  );
  expect(sanitizePost('<p><a href="/a"><img src="/media/a.webp" alt=""></a></p>')).toBe(
    '<p><a href="/a"><img src="/media/a.webp" alt="" /></a></p>',
  );
});

test('a link to another site is marked, however its address is written', () => {
  expect(sanitizePost('<a href=" HTTPS://a.example/">x</a>')).toContain('rel="noopener nofollow"');
});

const picture = { width: 2000, height: 1000 } as Picture;

test('a page keeps a table in its box, and numbers headings that name a language', () => {
  const stored = sanitizePost(
    '<h2 lang="fr">A &amp; <b>B</b></h2><table lang="fr"><tr><td>1</td></tr></table><h3 class="is-center">C</h3>',
  );
  expect(showPost(stored, new Map())).toEqual({
    html:
      '<h2 id="section-1" lang="fr">A &amp; <b>B</b></h2>' +
      '<div class="post-table" tabindex="0" role="group"><table lang="fr"><tr><td>1</td></tr></table></div>' +
      '<h3 id="section-2" class="is-center">C</h3>',
    headings: [
      { id: 'section-1', text: 'A & B', level: 2 },
      { id: 'section-2', text: 'C', level: 3 },
    ],
  });
});

test('a page shows our pictures in their sizes, with the text that describes them', () => {
  const stored = sanitizePost('<img src="/media/a.webp" alt="1 > 0 & &quot;2&quot;" width="9" height="9">');
  const { html: shown } = showPost(stored, new Map([['/media/a.webp', picture]]));
  expect(shown).toMatch(
    /^<picture><source type="image\/avif" srcset="\/media\/a[^"]+" sizes="[^"]+"><img src="/,
  );
  expect(shown).toContain('width="2000" height="1000" alt="1 &gt; 0 &amp; &quot;2&quot;" loading="lazy"');
});

test('names its files and products, and takes another file for one', () => {
  const id = '0b0e7a62-5a2b-4f5c-9a44-0d1f3f5f2c11';
  const stored = sanitizePost(
    `<a href="https://our.example/product/${id}">x</a><a href="/product/${id}">x</a><a href="/media/a.pdf">x</a>` +
      '<img src="/media/a.webp" alt=" src=&quot;/media/a.webp&quot;"><video src="/media/b.mp4" poster="/media/a.webp">',
  );
  expect(productsIn(stored)).toEqual([id]);
  expect(filesIn(stored)).toEqual(['/media/a.webp', '/media/b.mp4', '/media/a.webp']);
  const changed = withFile(stored, '/media/a.webp', '/media/c.webp');
  expect(filesIn(changed)).toEqual(['/media/c.webp', '/media/b.mp4', '/media/c.webp']);
  expect(changed).toContain('alt=" src=&quot;/media/a.webp&quot;"');
});
