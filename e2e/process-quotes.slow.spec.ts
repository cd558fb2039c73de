import { randomUUID } from 'node:crypto';
import type { QuoteList } from '#shared/deals/quote-list.ts';
import type { BuyerQuote } from '#shared/deals/quote.ts';
import { contactOfBuyer, sheetFor, inDays } from '#tests/quotes.ts';
import { expect as patient } from '@playwright/test';
import { insist, json, startKilled } from './support/killed.ts';
import { test } from './support/process.ts';

const expect = patient.configure({ timeout: 60_000 });
test.describe.configure({ timeout: 300_000 });

/** Number of kills between a request and its acceptance. */
const kills = 12;

test('a program that is killed twelve times loses no acknowledged request and accepts nothing twice', async ({
  start,
  directory,
}) => {
  const { send, killAfter, stop } = await startKilled(start, directory);
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
  await stop();
});
