import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createTestApp } from '#tests/app.ts';
import { signedIn } from '#tests/factories.ts';
import { openQuote } from '#tests/quotes.ts';
import { quoteRequests } from '../db/schema/quote-request.ts';

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
