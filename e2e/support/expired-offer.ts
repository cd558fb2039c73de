import type { Database } from '#server/db/client.ts';
import { quoteOffers, quoteRequestLines, quoteRequests } from '#server/db/schema/quote-request.ts';
import { offerHash } from '#server/quote/offer-hash.ts';
import { publicOffer } from '#server/quote/quote-sheet.ts';
import { contactOfBuyer, sheetFor } from '#tests/quotes.ts';

/** Last part of the secret address of an offer that has expired. No test could wait until an offer expires. */
export const expiredCode = 'ExpiredOfferOfLastYear';

export async function addExpiredOffer(db: Database): Promise<void> {
  const { timeZone, contactName, companyName, country, city, incoterm, namedPlace } = contactOfBuyer;
  const validUntil = new Date('2025-12-09T00:00:00Z');
  const sentAt = new Date('2025-11-24T10:00:00Z');
  const [request] = await db
    .insert(quoteRequests)
    .values({
      reference: 'RQ-2025-000001',
      code: expiredCode,
      timeZone,
      contactName,
      companyName,
      country,
      city,
      incoterm: incoterm as 'CIF',
      namedPlace,
      turn: 'buyer',
      turnSince: sentAt,
      createdAt: sentAt,
      readAt: sentAt,
      revision: 1,
      validUntil,
    })
    .returning();
  const [line] = await db
    .insert(quoteRequestLines)
    .values({ requestId: request!.id, position: 0, name: 'Backpack', quantity: 300 })
    .returning();
  const sheet = sheetFor({ lines: [{ ...line!, photos: [] }] });
  const offer = publicOffer(sheet, {
    reference: request!.reference,
    revision: 1,
    language: 'en',
    sentAt: sentAt.toISOString(),
    validUntil: validUntil.toISOString(),
    validZone: timeZone,
    rates: { date: '2025-11-20', perDollar: { USD: 1 } },
  });
  await db
    .insert(quoteOffers)
    .values({ requestId: request!.id, revision: 1, kind: 'goods', offer, hash: offerHash(offer), sheet });
}
