import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import type { StaffOrder } from '#shared/deals/order.ts';
import type { QuoteList } from '#shared/deals/quote-list.ts';
import type { BuyerQuote } from '#shared/deals/quote.ts';
import type { SupplierLinkList } from '#shared/deals/supplier-link.ts';
import { contactOfBuyer, inDays, sheetFor } from '#tests/quotes.ts';
import { insist, json, startKilled } from './support/killed.ts';
import { test } from './support/process.ts';

test.describe.configure({ timeout: 600_000 });

test('an order whose program is killed at each entry from deposit to sailing has each of them once', async ({
  start,
  directory,
}) => {
  const { send, killAfter, stop } = await startKilled(start, directory);
  const colleague = { username: 'colleague', password: `kill ${randomUUID()}` };
  expect((await send('staff', 'POST', '/api/register', { ...colleague, role: 'admin' })).status).toBe(201);
  await send('colleague', 'POST', '/api/login', colleague);

  await send('buyer', 'POST', '/api/quote-list/lines', { title: 'Bowl', quantity: 500 });
  const { lines } = await json<QuoteList>(await send('buyer', 'GET', '/api/quote-list'));
  const { code, reference } = await json<{ code: string; reference: string }>(
    await send('buyer', 'POST', '/api/quote-list/request', {
      lines: lines.map(({ id, quantity }) => ({ id, quantity })),
      ...contactOfBuyer,
      requestKey: randomUUID(),
    }),
  );
  const found = await json<{ quote: { to: string }[] }>(
    await send('staff', 'GET', `/api/admin/find?q=${reference}`),
  );
  const requestId = found.quote[0]!.to.split('/').at(-1)!;
  const version = async () =>
    (await json<{ version: number }>(await send('staff', 'GET', `/api/quotes/${requestId}/edit`))).version;
  const seen = async () => json<BuyerQuote>(await send('buyer', 'GET', `/api/buyer-quotes/${code}`));
  const draft = { version: await version(), sheet: sheetFor(await seen()), validOn: inDays(14) };
  await send('staff', 'PUT', `/api/quotes/${requestId}`, draft);
  await send('staff', 'POST', `/api/quotes/${requestId}/send`, { version: await version() });
  const { id: offerId, hash } = (await seen()).revisions[0]!;
  await send('buyer', 'POST', `/api/buyer-quotes/${code}/accept`, {
    offerId,
    hash,
    name: 'Awa Diop',
    isAgreed: true,
    choice: [{ lineId: 'line1', optionId: 'standard', quantity: 500 }],
    requestKey: randomUUID(),
  });
  const { id } = await json<{ id: string }>(
    await send('staff', 'POST', '/api/orders', { requestId, mode: 'sea' }),
  );
  const path = `/api/orders/${id}`;
  const read = async () => json<StaffOrder>(await send('staff', 'GET', path));
  const supplied = async () => json<SupplierLinkList>(await send('staff', 'GET', `${path}/supplier-links`));

  const shipment = randomUUID();
  const known = { facts: [] as string[], payments: [] as string[], shipments: [] as string[], answers: 0 };
  const summary = async () => {
    const { facts, payments, shipments } = await read();
    return {
      facts: facts.map(({ step, kind, day, reason }) => [step, kind, day, reason].join(' ')),
      payments: payments.map(({ amountMinor, isConfirmed }) => `${amountMinor} ${isConfirmed}`),
      shipments: shipments.map((one) => one.id),
      answers: (await supplied()).answers.filter(({ photo }) => photo).length,
    };
  };
  let kills = 0;
  /** Sends an entry, kills the program meanwhile, and sends it again. @param notes what is true afterwards */
  async function enter(call: () => Promise<Response>, notes: () => void, again = [200, 201, 303]) {
    const [first] = await Promise.all([insist(call), killAfter(4 * kills, kills++ % 3 === 2)]);
    const statuses = [first.status, (await call()).status];
    for (const status of statuses) expect(again, `kill ${kills}`).toContain(status);
    notes();
    expect(await summary(), `kill ${kills}`).toEqual(known);
  }
  const pay = async (minor: number) => {
    const amount = (minor / 100).toFixed(2);
    const body = { amount, receivedOn: '2026-11-20', requestKey: randomUUID() };
    await enter(
      () => send('staff', 'POST', `${path}/payments`, body),
      () => known.payments.push(`${minor} false`),
    );
    const payment = (await read()).payments.at(-1)!.id;
    await enter(
      () => send('colleague', 'POST', `${path}/payments/${payment}/confirm`, {}),
      () => known.payments.splice(-1, 1, `${minor} true`),
    );
  };
  const say = (step: string, kind: string, day: string, given: object = {}) => {
    const body = { step, kind, day, seen: 0, ...given };
    const { reason = null } = given as { reason?: string };
    return enter(
      () => send('staff', 'POST', `${path}/facts`, body),
      () => known.facts.push([step, kind, day, reason].join(' ')),
      // A fact that is known already is a conflict.
      [200, 409],
    );
  };

  const { totalMinor, depositMinor, lines: ordered } = await read();
  await pay(depositMinor);
  await say('material', 'promised', '2026-12-10');
  await say('material', 'promised', '2026-12-20', { reason: 'material', seen: 1 });
  const link = { title: 'A', lineIds: ['line1'], steps: ['material'], days: 60, requestKey: randomUUID() };
  await enter(
    () => send('staff', 'POST', `${path}/supplier-links`, link),
    () => {},
  );
  const { links } = await supplied();
  expect(links).toHaveLength(1);
  const picture = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#a63' } })
    .png()
    .toBuffer();
  const form = new FormData();
  for (const [name, value] of Object.entries({ step: 'material', isDone: 'yes', requestKey: randomUUID() }))
    form.set(name, value);
  form.set('photo', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'a.png');
  await enter(
    () => send('supplier', 'POST', `/s/${links[0]!.code}`, form),
    () => known.answers++,
  );
  await pay(totalMinor - depositMinor);
  const quantities = { [ordered[0]!.lineId]: 500 };
  await enter(
    () => send('staff', 'POST', `${path}/shipments`, { mode: 'sea', quantities, requestKey: shipment }),
    () => known.shipments.push(shipment),
  );
  await say('loaded', 'kept', '2026-11-25', { shipmentId: shipment });
  await say('departed', 'promised', '2026-12-01', { shipmentId: shipment });
  await say('departed', 'kept', '2026-11-26', { shipmentId: shipment, seen: 1 });

  expect(kills).toBe(12);
  const { order } = await seen();
  const { state } = await read();
  expect(order!.state).toEqual(state);
  expect(state).toMatchObject({ owedMinor: 0, paidMinor: totalMinor, next: 'material' });
  expect(state.steps.find(({ step }) => step === 'departed')?.keptOn).toBe('2026-11-26');
  await stop();
});
