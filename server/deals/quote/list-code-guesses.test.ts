import { beforeEach, describe, expect, test } from 'vitest';
import type { QuoteList } from '#shared/deals/quote-list.ts';
import { limitTable } from '#server/platform/limits/limit-table.ts';
import { createTestApp } from '#tests/app.ts';
import type { Client } from '#tests/client.ts';
import { lowerLimit } from '#tests/lower-limit.ts';

// Codes of 40 bits. An attacker with an IPv6 network has an address of its own for each guess.
const points = 35;
for (const name of ['list codes of all', 'chat codes of all'] as const) lowerLimit(name, points);

let app: Awaited<ReturnType<typeof createTestApp>>;
beforeEach(async () => {
  // A new application has new counters.
  app = await createTestApp();
  await app.reset();
});

let last = 0;
const stranger = () => app.client({ address: `2001:db8:0:${(++last).toString(16)}::1` });
const tryList = (client: Client, code: string) => client.post('/quote-list', new URLSearchParams({ code }));
const tryChat = (client: Client, code: string) => client.post('/api/conversations/resume', { code });

/** Tries wrong codes, each from another address, until one is refused. */
async function guess(send: typeof tryList): Promise<{ tries: number; refused: Response }> {
  for (let tries = 0; tries <= points; tries++) {
    const answer = await send(stranger(), 'ABCD-EFGH');
    if (answer.status !== 400) return { tries, refused: answer };
  }
  throw new Error('no wrong code was refused');
}

describe('codes of lists', () => {
  async function begin() {
    const owner = stranger();
    await owner.post('/api/quote-list/lines', { title: 'A bowl' });
    return { owner, code: (await owner.read<QuoteList>('/api/quote-list')).code! };
  }

  test('are refused after so many wrong ones from all addresses, right ones too, but not to their owner', async () => {
    const { owner, code } = await begin();
    for (let n = 0; n < 3; n++) expect((await tryList(stranger(), code)).status).toBe(303);
    const { tries, refused } = await guess(tryList);
    expect([tries, refused.status]).toEqual([points, 429]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await tryList(stranger(), code)).status).toBe(429);
    const own = await tryList(owner, code);
    expect([own.status, own.headers.get('location')]).toEqual([303, '/quote-list?done=resumed']);
  });

  test('refused to one address do not count for the others', async () => {
    const { code } = await begin();
    const guesser = stranger();
    for (let n = 0; n < 2 * points; n++) await tryList(guesser, 'ABCD-EFGH');
    expect((await tryList(stranger(), code)).status).toBe(303);
  });
});

test('codes of conversations are refused too, but the link still opens one', async () => {
  const owner = stranger();
  const opened = await owner.post('/api/conversations', {
    customerName: 'Awa',
    customerEmail: 'awa@diop.example',
  });
  const { conversation } = (await opened.json()) as { conversation: { code: string; resumePath: string } };
  // Right codes do not count.
  const other = stranger();
  for (let n = 0; n <= limitTable['chat codes'].points; n++)
    expect((await tryChat(other, conversation.code)).status).toBe(200);
  const { tries, refused } = await guess(tryChat);
  expect([tries, refused.status]).toEqual([points, 429]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await tryChat(stranger(), conversation.code)).status).toBe(429);
  const linked = await stranger().post(conversation.resumePath, new URLSearchParams());
  expect(linked.status).toBe(303);
});
