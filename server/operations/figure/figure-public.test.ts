import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { planOf } from '#shared/deals/inspection-rules.ts';
import { emptyReport } from '#shared/deals/inspection.ts';
import { fewestCases, publicFigures } from '#shared/operations/figure-public.ts';
import { createTestApp } from '#tests/app.ts';
import { createContactMessage } from '#tests/factories.ts';
import { textOf } from '#tests/html.ts';
import { contactReplies } from '../../conversations/contact/contact.schema.ts';
import { orderInspections } from '../../deals/order/inspection.schema.ts';
import { orderFacts, orderPayments, orders } from '../../deals/order/order.schema.ts';
import { quoteRequests } from '../../deals/quote/quote-request.schema.ts';
import { demoRecords } from '../demo-record/demo-record.schema.ts';

const app = await createTestApp();
beforeEach(async () => {
  await app.reset();
  // A Friday, noon in Beijing.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T04:00:00Z') });
});
afterEach(() => vi.useRealTimers());

const at = (moment: string) => new Date(`${moment}Z`);

/** A message that was answered after an hour of office hours, and an order with a kept and a late milestone. */
async function oneOfEach(serial: number, isDemo = false): Promise<void> {
  const { db } = app;
  const message = await createContactMessage(db, { createdAt: at('2026-11-10T02:00:00') });
  await db.insert(contactReplies).values({
    messageId: message.id,
    replyMessage: 'Yes',
    createdAt: at('2026-11-10T03:00:00'),
  });
  const [request] = await db
    .insert(quoteRequests)
    .values({ reference: `RQ-2026-${serial}`, contactName: 'Awa', createdAt: at('2024-01-01T00:00:00') })
    .returning();
  const [order] = await db
    .insert(orders)
    .values({
      requestId: request!.id,
      revision: 1,
      hash: 'x',
      acceptedAt: at('2026-10-01T00:00:00'),
      mode: 'sea',
      currency: 'USD',
      totalMinor: 1000,
      depositMinor: 300,
      incoterm: 'FOB',
      namedPlace: 'Ningbo',
      lines: [],
      steps: ['deposit', 'material', 'production', 'inspected'],
    })
    .returning();
  const orderId = order!.id;
  await db.insert(orderPayments).values({
    orderId,
    amountMinor: 300,
    chargesMinor: 0,
    receivedOn: '2026-10-01',
    confirmedAt: new Date(),
    requestKey: crypto.randomUUID(),
  });
  const fact = (step: 'material' | 'production', kind: 'promised' | 'kept', day: string) => ({
    orderId,
    step,
    kind,
    day,
    position: kind === 'kept' ? 2 : 1,
  });
  await db
    .insert(orderFacts)
    .values([
      fact('material', 'promised', '2026-10-05'),
      fact('material', 'kept', '2026-10-05'),
      fact('production', 'promised', '2026-10-20'),
      fact('production', 'kept', '2026-10-24'),
    ]);
  const defects = serial % 2 === 0 ? [] : [{ class: 'critical' as const, text: 'Nail', count: 1 }];
  await db.insert(orderInspections).values({
    orderId,
    plan: planOf(500, 2.5, 4),
    report: { ...emptyReport(), defects },
    finalAt: at('2026-10-26T00:00:00'),
    hash: `hash ${serial}`,
    answerUntil: '2026-10-29',
  });
  if (!isDemo) return;
  await db.insert(demoRecords).values([
    { noun: 'quote', recordId: request!.id, fingerprint: '' },
    { noun: 'contact', recordId: message.id, fingerprint: '' },
  ]);
}

test('with ten cases the page says the middle and the worst of all; those of the demo never count', async () => {
  for (let n = 0; n < fewestCases - 1; n++) await oneOfEach(n);
  for (let n = 100; n < 120; n++) await oneOfEach(n, true);
  // Two milestones of each order are promised.
  expect(await app.services.figures.publicPage()).toEqual({
    replies: null,
    offers: null,
    productions: null,
    promises: { count: 18, kept: 9, late: 9, typical: 4, worst: 4 },
    inspections: null,
    doors: [],
  });
  // They are kept for an hour.
  vi.setSystemTime(new Date('2026-11-27T05:00:01Z'));
  await oneOfEach(9);
  expect(await app.services.figures.publicPage()).toEqual({
    replies: { count: 10, kept: 10, typical: 60, worst: 60 },
    offers: null,
    productions: { count: 10, typical: 23, worst: 23 },
    promises: { count: 20, kept: 10, late: 10, typical: 4, worst: 4 },
    inspections: { count: 10, within: 5, over: 5 },
    doors: [],
  });
  const html = textOf(await (await app.client().get('/how-we-did?lng=en')).text(), 'main');
  expect(html).toMatch(/First answer.*1 office hour.*Production.*23 days.*Promised days.*4 days/s);
  expect(html).toContain('Too few cases to say: fewer than 10.');
});

test('nothing of fewer than ten cases is in the figures, and the parts of a number add up to it', () => {
  const wait = fc.record({ askedOn: fc.constant('2026-11-01'), minutes: fc.nat(9000), isOver: fc.boolean() });
  const facts = fc.record({
    replies: fc.array(wait, { maxLength: 30 }),
    offers: fc.array(wait, { maxLength: 30 }),
    promisedMinutes: fc.nat(2000),
    productions: fc.array(fc.nat(200), { maxLength: 30 }),
    milestones: fc.array(
      fc.record({
        step: fc.constant('packed' as const),
        keptOn: fc.option(fc.constant('2026-11-02')),
        daysLate: fc.nat(3),
      }),
      { maxLength: 30 },
    ),
    inspections: fc.array(fc.record({ isOver: fc.boolean() }), { maxLength: 30 }),
    doors: fc.array(
      fc.record({ country: fc.constantFrom('SN', 'GH'), percent: fc.integer({ min: -50, max: 200 }) }),
      { maxLength: 40 },
    ),
  });
  fc.assert(
    fc.property(facts, (given) => {
      const { replies, promises, inspections, doors, ...others } = publicFigures(given);
      for (const one of [replies, promises, inspections, ...doors, ...Object.values(others)])
        if (one) expect(one.count).toBeGreaterThanOrEqual(fewestCases);
      if (promises) expect(promises.kept + promises.late).toBe(promises.count);
      if (inspections) expect(inspections.within + inspections.over).toBe(given.inspections.length);
      if (replies) expect(replies.kept).toBeLessThanOrEqual(replies.count);
      for (const { country, worst } of doors)
        expect(worst).toBe(
          Math.max(...given.doors.filter((one) => one.country === country).map(({ percent }) => percent)),
        );
    }),
  );
});
