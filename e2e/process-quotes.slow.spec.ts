import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { QuoteList } from '#shared/deals/quote-list.ts';
import type { BuyerQuote } from '#shared/deals/quote.ts';
import { contactOfBuyer, sheetFor, inDays } from '#tests/quotes.ts';
import { expect as patient } from '@playwright/test';
import { test } from './support/process.ts';
import type { Program } from './support/program.ts';

const expect = patient.configure({ timeout: 60_000 });
test.describe.configure({ timeout: 300_000 });

/** Number of kills between a request and its acceptance. */
const kills = 12;

/** Repeats a call until it is answered, since the program may be down or starting. */
async function insist(call: () => Promise<Response>): Promise<Response> {
  for (;;) {
    try {
      const response = await call();
      // Killed after the head of its answer, a program never sends the body.
      const body = await response.text();
      if (response.status < 500) return new Response(body, response);
    } catch {
      // The program was killed while it answered.
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

test('a program that is killed twelve times loses no acknowledged request and accepts nothing twice', async ({
  start,
  directory,
}) => {
  let program: Program = start({ DATA_DIR: directory, DEMO_DATA: 'false', PORT: '0' });
  let base = await program.ready;
  await expect.poll(() => program.output()).toContain('invite=');
  const invite = /invite=([\w-]+)/.exec(program.output())![1]!;
  const cookies = new Map<string, string>();
  const send = async (who: string, method: string, path: string, body?: object) => {
    const response = await fetch(base + path, {
      method,
      headers: {
        origin: base,
        'content-type': 'application/json',
        ...(cookies.has(who) ? { cookie: cookies.get(who)! } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const set = response.headers.getSetCookie().map((line) => line.split(';')[0]!);
    if (set.length > 0) cookies.set(who, [...(cookies.get(who)?.split('; ') ?? []), ...set].join('; '));
    return response;
  };
  const json = async <T>(response: Response) => (await response.json()) as T;
  const account = { username: 'boss', password: `kill ${randomUUID()}` };
  await send('staff', 'POST', '/api/register', { ...account, invite });
  expect((await send('staff', 'POST', '/api/login', account)).status).toBe(200);

  /** Kills the program this long after a call was sent, and restarts it. */
  async function killAfter(ms: number): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, ms));
    const ended = once(program.child, 'close');
    program.child.kill('SIGKILL');
    await ended;
    program = start({ DATA_DIR: directory, DEMO_DATA: 'false', PORT: '0' });
    base = await program.ready;
  }

  const accepted: { code: string; name: string }[] = [];
  for (let n = 0; n < kills; n++) {
    const buyer = `buyer ${n}`;
    const added = await send(buyer, 'POST', '/api/quote-list/lines', { title: `Bowl ${n}`, quantity: 500 });
    expect(added.status).toBe(201);
    const { lines } = await json<QuoteList>(await send(buyer, 'GET', '/api/quote-list'));
    const body = {
      lines: lines.map(({ id, quantity }) => ({ id, quantity })),
      ...contactOfBuyer,
      email: `buyer${n}@buyer.example`,
      requestKey: randomUUID(),
    };
    const request = () => send(buyer, 'POST', '/api/quote-list/request', body);
    // Killed during the request in even rounds and during the acceptance in odd ones, at a different moment each
    // time.
    const isInRequest = n % 2 === 0;
    const moment = 3 * n;
    const [requested] = await Promise.all([insist(request), ...(isInRequest ? [killAfter(moment)] : [])]);
    const { code, reference } = await json<{ code: string; reference: string }>(requested);
    expect(await json(await insist(request))).toMatchObject({ code, reference });
    const found = await json<{ quote: { to: string }[] }>(
      await send('staff', 'GET', `/api/admin/find?q=${reference}`),
    );
    expect(found.quote).toHaveLength(1);
    const id = found.quote[0]!.to.split('/').at(-1)!;
    const open = async () => json<{ version: number }>(await send('staff', 'GET', `/api/quotes/${id}/edit`));
    const seen = await json<BuyerQuote>(await send(buyer, 'GET', `/api/buyer-quotes/${code}`));
    const draft = { version: (await open()).version, sheet: sheetFor(seen), validOn: inDays(14) };
    expect((await send('staff', 'PUT', `/api/quotes/${id}`, draft)).status).toBe(200);
    const sent = await send('staff', 'POST', `/api/quotes/${id}/send`, { version: (await open()).version });
    expect(sent.status).toBe(200);
    const [offer] = (await json<BuyerQuote>(await send(buyer, 'GET', `/api/buyer-quotes/${code}`))).revisions;
    const acceptance = {
      offerId: offer!.id,
      hash: offer!.hash,
      name: `Buyer ${n}`,
      isAgreed: true,
      choice: [{ lineId: 'line1', optionId: 'standard', quantity: 500 }],
      requestKey: randomUUID(),
    };
    const accept = () => send(buyer, 'POST', `/api/buyer-quotes/${code}/accept`, acceptance);
    const [done] = await Promise.all([insist(accept), ...(isInRequest ? [] : [killAfter(moment)])]);
    expect(done.status).toBe(200);
    expect((await accept()).status).toBe(200);
    accepted.push({ code, name: acceptance.name });
  }
  for (const { code, name } of accepted) {
    const quote = await json<BuyerQuote>(await send('nobody', 'GET', `/api/buyer-quotes/${code}`));
    expect(quote.accepted).toMatchObject({ name, revision: 1 });
    expect(quote.events.map(({ kind }) => kind)).toEqual(['requested', 'sent', 'accepted']);
  }
  await program.stop();
});
