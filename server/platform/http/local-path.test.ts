import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTestApp } from '#tests/app.ts';
import { localPath } from './local-path.ts';

const origin = 'http://baobab.test';

describe('a way back that the request names', () => {
  test.each([
    ['/products?page=2', '/products?page=2'],
    ['products', '/products'],
    [`${origin}/contact#form`, '/contact'],
    ['https://evil.example/', '/'],
    ['//evil.example', '/'],
    ['/.//evil.example', '/'],
    ['/..//evil.example', '/'],
    ['/%2e//evil.example', '/'],
    [String.raw`/.\\evil.example`, '/'],
    ['/a/..//evil.example', '/'],
    ['/\t/evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['http://', '/'],
    ['', '/'],
    [undefined, '/'],
  ])('%j leads to %s', (address, expected) => expect(localPath(address, origin)).toBe(expected));

  test('whatever it is, a browser stays on this site', () => {
    const pieces = [
      '/',
      '//',
      '.',
      '..',
      '%2e',
      '\\',
      '\t',
      '\n',
      ' ',
      '@',
      ':',
      '?',
      '#',
      'evil.example',
      'http:',
      origin,
    ];
    const address = fc.oneof(
      fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((parts) => parts.join('')),
      fc.webUrl(),
      fc.string(),
    );
    fc.assert(
      fc.property(address, (text) => {
        const path = localPath(text, origin);
        expect(path).toMatch(/^\//);
        // Resolve the path as a browser does with a Location header.
        expect(new URL(path, `${origin}/preferences`).origin).toBe(origin);
      }),
      { numRuns: 5000 },
    );
  });

  test.each(['//evil.example/', '/.//evil.example/x', '///evil.example', '//evil.example/_root.data'])(
    'no page at %s links to there as to itself',
    async (path) => {
      const response = await (await createTestApp()).client().get(path);
      expect(response.status).toBe(400);
      expect(await response.text()).not.toContain('evil');
    },
  );

  test('the data-saver switch leads nowhere else', async () => {
    const client = (await createTestApp()).client();
    for (const back of ['/.//evil.example', '//evil.example', 'https://evil.example']) {
      for (const [body, headers] of [
        [{ saver: 'on', back }, {}],
        [{ saver: 'on' }, { referer: back }],
      ] as const) {
        const response = await client.post('/preferences', new URLSearchParams(body), headers);
        expect(response.headers.get('location')).toBe('/');
      }
    }
  });
});
