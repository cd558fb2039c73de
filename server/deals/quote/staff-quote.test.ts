import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { type QuoteStage, quoteStages } from '#shared/deals/quote-rules.ts';
import { quoteQuery } from '#shared/deals/quote.ts';
import { createTestApp } from '#tests/app.ts';
import { createProduct, signedIn } from '#tests/factories.ts';
import { openQuote, requestQuote } from '#tests/quotes.ts';
import { sendJson } from '#tests/client.ts';
import { signedInAccount } from '#tests/staff.ts';
import { productTranslations } from '../../catalogue/product/product.schema.ts';
import { quoteRequests } from './quote-request.schema.ts';

const app = await createTestApp();
beforeEach(app.reset);

const requests = () => app.db.select().from(quoteRequests);

test('staff enter a request for a customer, and find it by its stage', async () => {
  const staff = await signedIn(app);
  const made = await staff.post('/api/quotes', {
    contactName: 'Kwame Boateng',
    phone: '+447700900456',
    country: 'GH',
  });
  const { id } = (await made.json()) as { id: string };
  expect(await openQuote(staff, id)).toMatchObject({
    timeZone: 'Africa/Accra',
    stage: 'ours',
    contactName: 'Kwame Boateng',
  });
  const [row] = await app.db.select().from(quoteRequests).where(eq(quoteRequests.id, id));
  expect(row!.customerId).not.toBeNull();
});

test.each(['assignedToUserId', 'conversationId', 'contactMessageId'])(
  'a request that staff enter names nobody and nothing unknown as %s',
  async (field) => {
    const staff = await signedIn(app);
    const response = await staff.post('/api/quotes', { contactName: 'Kwame', [field]: randomUUID() });
    expect(response.status).toBe(400);
    expect(await requests()).toEqual([]);
  },
);

test('each stage counts exactly what its link shows, and a request is in one stage', async () => {
  const staff = await signedIn(app);
  const now = new Date();
  const [past, future] = [new Date(now.getTime() - 1000), new Date(now.getTime() + 3_600_000)];
  const answered = { revision: 1, turn: 'buyer', readAt: now } as const;
  const accepted = { acceptedAt: now, acceptedRevision: 1, acceptedName: 'Awa', acceptedChoice: [] };
  const facts: [QuoteStage, Partial<typeof quoteRequests.$inferInsert>][] = [
    ['new', {}],
    ['ours', { readAt: now }],
    ['ours', { ...answered, turn: 'us', validUntil: past }],
    ['factory', { turn: 'factory', readAt: now }],
    ['buyer', { ...answered, validUntil: future }],
    ['expired', { ...answered, validUntil: past }],
    ['accepted', { ...answered, ...accepted, turn: 'none', validUntil: past }],
    ['declined', { ...answered, declinedAt: now, declineReason: 'price', turn: 'none' }],
  ];
  await app.db
    .insert(quoteRequests)
    .values(
      facts.map(([stage, values], i) => ({ reference: `RQ-2026-00000${i}`, contactName: stage, ...values })),
    );
  await app.db
    .insert(quoteRequests)
    .values({ reference: 'RQ-2026-000009', contactName: 'deleted', deletedAt: now });
  const actor = { id: randomUUID(), role: 'admin' } as never;
  const list = (stage: string) => app.services.quotes.list(actor, quoteQuery.parse({ stage }));
  const { counts } = await list('all');
  for (const stage of quoteStages) {
    const expected = facts.filter(([one]) => one === stage).length;
    const { quotes, total } = await list(stage);
    expect([stage, counts[stage], total, quotes.length]).toEqual([stage, expected, expected, expected]);
    for (const quote of quotes) expect([quote.stage, quote.contactName]).toEqual([stage, stage]);
  }
  expect((await list('open')).total).toBe(6);
  expect((await list('us')).total).toBe(3);
  expect((await list('trash')).quotes).toMatchObject([{ contactName: 'deleted' }]);
  expect(await staff.read('/api/admin/unread-counts')).toMatchObject({ quotes: 3 });
});

test('a staff member without a first name is named where they are responsible, and in the history', async () => {
  const { user, client } = await signedInAccount(app, { role: 'admin', firstName: null, username: 'mei' });
  const made = await client.post('/api/quotes', { contactName: 'Awa' });
  const { id } = (await made.json()) as { id: string };
  await sendJson(client, 'PUT', `/api/quotes/${id}`, { assignedToUserId: user.id, city: 'Dakar' });
  const { quotes } = await app.services.quotes.list(
    { ...user, mustSetUpFactor: false } as never,
    quoteQuery.parse({}),
  );
  expect(quotes).toMatchObject([{ assignedTo: { id: user.id, name: 'mei' } }]);
  const { events } = await openQuote(client, id);
  expect(events.map(({ by }) => by)).toEqual(['mei', 'mei']);
});

test('a Chinese reader finds what is asked for by its Chinese name', async () => {
  const { id: productId } = await createProduct(app.db, { name: 'Steel kettle' });
  const translation = { productId, language: 'zh' as const, name: '钢水壶', description: '' };
  await app.db.insert(productTranslations).values(translation);
  await requestQuote(app.client(), [productId]);
  const actor = { id: randomUUID(), role: 'admin' } as never;
  const about = async (language: 'en' | 'zh') =>
    (await app.services.quotes.list(actor, quoteQuery.parse({}), language)).quotes[0]!.about;
  expect([await about('en'), await about('zh')]).toEqual(['Steel kettle', '钢水壶']);
});
