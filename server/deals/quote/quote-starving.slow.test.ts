import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { quoteWritesWaiting } from '#shared/deals/quote-limits.ts';
import { limitTable } from '#server/platform/limits/limit-table.ts';
import { createTestApp } from '#tests/app.ts';
import type { Client } from '#tests/client.ts';
import { createProduct, signedIn } from '#tests/factories.ts';
import { lowerLimit } from '#tests/lower-limit.ts';
import { acceptOffer, requestQuote, sendOffer } from '#tests/quotes.ts';
import { quoteRequests } from './quote-request.schema.ts';

// What strangers send in any number must neither refuse nor delay the acts of a buyer at a right code.
const env = { RATE_LIMIT: '6000' };
// The real number within its ten seconds is more than a busy machine can send.
lowerLimit('list forms of all', 40);
let app: Awaited<ReturnType<typeof createTestApp>>;
beforeEach(async () => {
  // A new application has new counters.
  app = await createTestApp({ env });
  await app.reset();
});

const buyersAddress = '203.0.113.50';
let last = 0;
const stranger = () => app.client({ address: `10.8.${Math.floor(last / 250)}.${++last % 250}` });
const wrongCode = 'A'.repeat(22);
const wrongCodes = ['wrong', wrongCode, '%E4%B8%AD'];

async function begin() {
  const { id: product } = await createProduct(app.db, { name: 'Sandal', minimumOrderQuantity: 120 });
  const buyer = app.client({ address: buyersAddress });
  const { code } = await requestQuote(buyer, [product]);
  const rows = await app.db.select().from(quoteRequests);
  await sendOffer(await signedIn(app), rows.find((row) => row.code === code)!.id);
  return { buyer, code };
}

const ask = (client: Client, code: string) =>
  client.post(
    `/quotes/${code}`,
    new URLSearchParams({ intent: 'ask', text: 'Rubber?', requestKey: randomUUID() }),
  );

async function flood(client: () => Client, path: () => string, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < times; n++) statuses.push((await client().post(path(), new URLSearchParams())).status);
  return statuses;
}

describe('forms at a right code pass while others are refused', () => {
  test('from very many addresses, for lists and at wrong codes', async () => {
    const { buyer, code } = await begin();
    const lists = await flood(stranger, () => '/quote-list', limitTable['list forms of all'].points + 1);
    expect(lists.indexOf(429)).toBe(limitTable['list forms of all'].points);
    await flood(
      stranger,
      () => `/quotes/${wrongCodes[last % 3]}`,
      limitTable['list forms of all'].points + 1,
    );
    expect((await acceptOffer(buyer, code)).status).toBe(200);
    expect((await ask(buyer, code)).status).toBe(303);
  });

  test('from the network of the buyer', async () => {
    const { buyer, code } = await begin();
    const neighbour = () => app.client({ address: buyersAddress });
    expect((await flood(neighbour, () => '/quote-list', limitTable['list forms'].points + 1)).at(-1)).toBe(
      429,
    );
    const guesses = await flood(
      neighbour,
      () => `/quotes/${wrongCode}`,
      limitTable['wrong quote codes'].points + 1,
    );
    expect([guesses[0], guesses.at(-1)]).toEqual([404, 429]);
    expect((await ask(buyer, code)).status).toBe(303);
  });

  test('but the holder of one code sends only so many at once, and delays no other', async () => {
    const [{ code: own }, { buyer, code }] = [await begin(), await begin()];
    expect((await flood(stranger, () => `/quotes/${own}`, limitTable['list forms'].points + 1)).at(-1)).toBe(
      429,
    );
    expect((await ask(buyer, code)).status).toBe(303);
  });
});

test('acts do not wait for list changes, of which more are waiting than may', async () => {
  const { buyer, code } = await begin();
  let done = 0;
  const changes = Array.from({ length: 2 * quoteWritesWaiting }, async () => {
    const { status } = await stranger().post('/api/quote-list/lines', { title: 'A bowl' });
    if (status === 201) done++;
    return status;
  });
  expect((await acceptOffer(buyer, code)).status).toBe(200);
  const before = done;
  const statuses = await Promise.all(changes);
  expect(statuses).toContain(429);
  expect(before).toBeLessThan(done / 2);
});

describe('a code that no quote has gets one answer', () => {
  const paths = (code: string) => [
    `/quotes/${code}`,
    `/quotes/${code}/`,
    `/quotes/${code}.data`,
    `/Quotes/${code}`,
    `/%71uotes/${code}`,
  ];
  test.each(paths('wrong').map((path, i) => [path, i] as const))('%s', async (_path, i) => {
    const answers = [];
    for (const code of wrongCodes) {
      const posted = await stranger().post(paths(code)[i]!, new URLSearchParams());
      const got = await stranger().get(paths(code)[i]!);
      const lines = posted.headers.get('location')?.replace(code, '');
      answers.push([posted.status, lines, got.status]);
    }
    expect(answers[0]![0]).toBe(404);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  test('also in the calls, for lists, conversations and documents', async () => {
    const read = async (path: string, body?: object) => {
      const response = await (body ? stranger().post(path, body) : stranger().get(path));
      return response.status;
    };
    for (const end of ['', '/photos/1', '/paper?kind=offer'])
      expect(await read(`/api/buyer-quotes/%E4%B8%AD${end}`)).toBe(
        await read(`/api/buyer-quotes/wrong${end}`),
      );
    for (const [end, body] of [
      ['question', { text: 'Rubber?' }],
      ['decline', { reason: 'price' }],
      ['withdraw', {}],
      ['fresh-price', {}],
    ] as const)
      expect(await read(`/api/buyer-quotes/%E4%B8%AD/${end}`, body)).toBe(404);
    expect(await read('/quote-list', new URLSearchParams({ code: '中' }))).toBe(400);
    expect(await read('/chat?resume=%E4%B8%AD', new URLSearchParams())).toBe(400);
    expect(await read('/api/conversations/resume', { code: '中' })).toBe(400);
    expect(await read('/verify/%E4%B8%AD')).toBe(await read('/verify/wrong'));
  });
});
