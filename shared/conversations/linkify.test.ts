import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linkify, shortAddress } from './linkify.ts';

const origin = 'https://baobab.example';
const links = (text: string) => linkify(text, origin).filter(({ href }) => href !== undefined);
const hrefs = (text: string) => links(text).map(({ href }) => href);

describe('addresses in messages', () => {
  test.each([
    ['See https://a.example/b.', 'https://a.example/b'],
    ['(https://a.example/b)', 'https://a.example/b'],
    ['https://a.example/b_(c)', 'https://a.example/b_(c)'],
    ['Is it https://a.example/?q=1&r=[2]?!', 'https://a.example/?q=1&r=[2]'],
    ['“https://a.example/b”', 'https://a.example/b'],
    ['请看 https://a.example/b。谢谢', 'https://a.example/b'],
    ['链接https://a.example/b，请看', 'https://a.example/b'],
    ['（https://a.example/b）', 'https://a.example/b'],
    ['www.a.example/b, and more', 'https://www.a.example/b'],
    ['HTTPS://A.example/B', 'https://a.example/B'],
    ['Call +44 (7700) 900-101.', 'tel:+447700900101'],
    ['https://a.example/b\u202egnp.exe', 'https://a.example/b'],
  ])('%s', (text, href) => {
    expect(hrefs(text)).toEqual([href]);
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'JaVaScRiPt://a.example/%0aalert(1)',
    'file:///etc/passwd',
    'https://bank.example@evil.example/',
    'https://user:secret@a.example/',
    'https://',
    'http://:80',
    'https://intranet/admin',
    'awa@buyer.example',
    '3,000 + 2,400 pairs, HS 6404.11, 1+1234567',
    'xhttps://a.example',
  ])('%s is no link', (text) => {
    expect(hrefs(text)).toEqual([]);
  });

  test('our own pages lead to their path; another port or scheme is another site', () => {
    expect(links(`Lamp\n${origin}/product/1?lng=fr#top.`)).toEqual([
      { at: 5, text: `${origin}/product/1?lng=fr#top`, href: '/product/1?lng=fr#top', ownPath: '/product/1' },
    ]);
    expect(linkify('http://localhost:1/product/1', 'http://localhost:1')[0]?.ownPath).toBe('/product/1');
    for (const other of [
      'http://baobab.example/',
      'https://baobab.example:444/',
      'https://baobab.example.evil.example/',
    ])
      expect(links(other)[0]?.ownPath).toBeUndefined();
    // A path that begins with two slashes would be read as the address of another site.
    expect(hrefs(`${origin}//evil.example/`)).toEqual(['https://baobab.example//evil.example/']);
  });

  const piece = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.constantFrom(
      'https://',
      'javascript:',
      '<a href="',
      '"',
      '@',
      '(',
      ')',
      '。',
      '，',
      ' ',
      '\n',
      origin,
    ),
  );
  const message = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));

  test('no message loses a character, and no link leads anywhere but to http, https or our own paths', () => {
    fc.assert(
      fc.property(message, (text) => {
        const parts = linkify(text, origin);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        for (const { href, ownPath, text: written } of parts) {
          if (href === undefined) continue;
          if (/^tel:\+\d+$/.test(href)) continue;
          expect(written).not.toMatch(/[\s<>"\u202e]/);
          const { origin: site, protocol, username } = new URL(href, origin);
          if (ownPath === undefined) expect(new URL(href).href).toBe(href);
          else expect([site, href.startsWith('//')]).toEqual([origin, false]);
          expect(['http:', 'https:']).toContain(protocol);
          expect(username).toBe('');
        }
      }),
      { numRuns: 500 },
    );
  });

  test('a web address is found whole, whatever stands around it', () => {
    const around = fc.constantFrom('', ' ', '. ', ', ', '。', '，', '）', '"', '\n', '!');
    fc.assert(
      fc.property(fc.webUrl(), around, (url, end) => {
        fc.pre(!/[.,:;!?'*_~|()[\]{}]$/.test(url));
        expect(links(`see ${url}${end}`)[0]?.text).toBe(url);
      }),
    );
  });

  test('very long addresses are shown short, and runs of punctuation cost no more than their length', () => {
    const long = `https://a.example/${'x'.repeat(1900)}`;
    expect(hrefs(long)).toEqual([long]);
    expect(shortAddress(long)).toHaveLength(48);
    expect(shortAddress(long)).toMatch(/^a\.example\/x+…x+$/);
    expect(shortAddress('https://www.a.example/')).toBe('a.example');
    for (const run of [')', '(', '.', 'https://', 'www.', 'https://a.example/).'])
      linkify(run.repeat(100_000 / run.length), origin);
  });
});
