import { countAnswers } from '../../lib/quote-visitor.mjs';

const atOnce = 10;
const most = 20_000;
const bytes = 95_000;

const repeated = (unit) =>
  Array.from({ length: Math.floor(bytes / unit(10_000).length) }, (_, n) => unit(n)).join('&');

/** Bodies just below the limit, each with thousands of fields, lines, parts or levels. */
const bodies = [
  ['/quote-list', 'application/x-www-form-urlencoded', repeated((n) => `${n}:1=`)],
  ['/quote-list', 'application/x-www-form-urlencoded', repeated((n) => `quantity:${n}=x`)],
  ['/quote-list', 'application/x-www-form-urlencoded', `intent=send&message=${'%00'.repeat(bytes / 3 - 20)}`],
  [
    '/quote-list',
    'multipart/form-data; boundary=x',
    `${'--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(bytes / 56)}--x--`,
  ],
  ['/api/quote-list', 'application/json', `{"lines":${'['.repeat(bytes / 2)}${']'.repeat(bytes / 2 - 20)}}`],
  ['/api/quote-list/request', 'application/json', `{"lines":[${'{"id":1,"note":1},'.repeat(bytes / 18)}{}]}`],
  [
    '/api/quote-list/lines',
    'application/json',
    `{"title":"a","link":"http://${'a.'.repeat(bytes / 2 - 30)}"}`,
  ],
  [
    '/api/quote-list/lines',
    'application/json',
    `{${Array.from({ length: 8000 }, (_, n) => `"a${n}":1`).join()}}`,
  ],
];

/** Bodies that cost more than their size suggests, for the form and the calls of quote lists. */
export const attack = {
  name: 'costly forms of quote lists',
  async run({ base, signal, request }) {
    const { origin } = new URL(base);
    const counts = countAnswers();
    let next = 0;
    const one = async () => {
      while (!signal.aborted && next < most) {
        const [where, type, body] = bodies[next++ % bodies.length];
        const method = where === '/api/quote-list' ? 'PUT' : 'POST';
        const headers = { origin, 'content-type': type };
        await counts.count(await request(where, { method, headers, body, signal, redirect: 'manual' }));
      }
    };
    await Promise.allSettled(Array.from({ length: atOnce }, one));
    return counts.text();
  },
};
