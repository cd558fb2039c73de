import { ilike } from 'drizzle-orm';
import type { Database } from '#server/platform/db/client.ts';
import { products } from '#server/catalogue/product/product.schema.ts';
import { quoteOffers, quoteRequestLines, quoteRequests } from '#server/deals/quote/quote-request.schema.ts';
import { offerHash } from '#server/deals/quote/offer-hash.ts';
import { publicOffer } from '#server/deals/quote/quote-sheet.ts';
import { contactOfBuyer, sheetFor } from '#tests/quotes.ts';
import { expiredCode, oldAcceptedCode, oldAcceptedReference } from './site.ts';

export async function addOldOffers(db: Database): Promise<void> {
  await addOffer(db, { code: expiredCode, reference: 'RQ-2025-000001', turn: 'buyer' });
  const [backpack] = await db
    .select({ id: products.id })
    .from(products)
    .where(ilike(products.name, '%backpack%'))
    .limit(1);
  const accepted = {
    acceptedAt: new Date('2025-11-25T10:00:00Z'),
    acceptedRevision: 1,
    acceptedName: contactOfBuyer.contactName,
    acceptedChoice: [{ lineId: 'line1', optionId: 'standard', quantity: 300 }],
  };
  const facts = {
    code: oldAcceptedCode,
    reference: oldAcceptedReference,
    turn: 'none',
    ...accepted,
  } as const;
  await addOffer(db, facts, backpack!.id);
}

async function addOffer(
  db: Database,
  facts: Pick<typeof quoteRequests.$inferInsert, 'code' | 'reference' | 'turn'> & object,
  productId: string | null = null,
): Promise<void> {
  const { timeZone, contactName, companyName, country, city, incoterm, namedPlace } = contactOfBuyer;
  const validUntil = new Date('2025-12-09T00:00:00Z');
  const sentAt = new Date('2025-11-24T10:00:00Z');
  const [request] = await db
    .insert(quoteRequests)
    .values({
      timeZone,
      contactName,
      companyName,
      country,
      city,
      incoterm: incoterm as 'CIF',
      namedPlace,
      turnSince: sentAt,
      createdAt: sentAt,
      readAt: sentAt,
      revision: 1,
      validUntil,
      ...facts,
    })
    .returning();
  const [line] = await db
    .insert(quoteRequestLines)
    .values({ requestId: request!.id, position: 0, productId, name: 'Backpack', quantity: 300 })
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
