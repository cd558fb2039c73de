import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { parseMinor } from '#shared/base/minor-units.ts';
import type { OfferSheet } from '#shared/deals/quote-offer.ts';
import { firstChoice } from '#shared/deals/quote-totals.ts';
import type { SiteSettings } from '#shared/content/setting.ts';
import type { Database } from '../../platform/db/client.ts';
import {
  quoteHistory,
  quoteOffers,
  quoteRequestLines,
  quoteRequests,
} from '../../deals/quote/quote-request.schema.ts';
import { orderFacts, orderPayments, orders } from '../../deals/order/order.schema.ts';
import { openOrder } from '../../deals/order/order.writing.ts';
import { offerHash } from '../../deals/quote/offer-hash.ts';
import { nextReference } from '../../deals/quote/quote-request.writing.ts';
import { firstTotal, publicOffer } from '../../deals/quote/quote-sheet.ts';
import type { DemoCompany, DemoRequest } from './company-schema.ts';
import type { DemoProduct } from './demo-content.ts';
import { type Clock, packingOf } from './seed-parts.ts';
import { log } from './seed-log.ts';

type Customer = DemoCompany['customers'][number] & { id: string };
type Context = {
  products: ReadonlyMap<string, DemoProduct & { id: string; imageUrl: string | null }>;
  clock: Clock;
  rates: SiteSettings['rates'];
};
type Line = typeof quoteRequestLines.$inferSelect;

const currency = 'USD';
/** Yuan per dollar, if the settings have no rate. */
const usualYuan = 7;
const timeZones: Record<string, string> = { GH: 'Africa/Accra', SN: 'Africa/Dakar', KE: 'Africa/Nairobi' };

/** Inserts a request with its lines, sent offers and history. @returns its id */
export async function insertRequest(
  tx: Database,
  request: DemoRequest,
  customer: Customer,
  context: Context,
): Promise<string> {
  const { clock, products } = context;
  const { lines, stage, offers, outcome, events } = request;
  const createdAt = clock.daysAgo(request.daysAgo);
  const reference = await nextReference(tx, createdAt);
  const timeZone = timeZones[customer.country] ?? 'Africa/Lagos';
  const isRead = stage !== 'new';
  const lastDay = Math.min(
    ...[request, ...offers, ...events, ...(outcome ? [outcome] : [])].map(({ daysAgo }) => daysAgo),
  );
  const [row] = await tx
    .insert(quoteRequests)
    .values({
      reference,
      customerId: customer.id,
      locale: customer.language,
      timeZone,
      country: customer.country,
      city: request.city,
      incoterm: request.incoterm,
      namedPlace: request.namedPlace,
      contactName: customer.name,
      companyName: customer.companyName,
      email: customer.email,
      phone: customer.phone,
      message: request.message,
      turn: stage === 'factory' ? 'factory' : outcome ? 'none' : offers.length > 0 ? 'buyer' : 'us',
      turnSince: clock.daysAgo(lastDay),
      readAt: isRead ? clock.daysAgo(request.daysAgo - 0.1) : null,
      // The buyers do not exist: nobody is reminded.
      expiryMailedAt: createdAt,
      silenceMailedAt: createdAt,
      createdAt,
    })
    .returning({ id: quoteRequests.id });
  const { id } = row!;
  const stored = await tx
    .insert(quoteRequestLines)
    .values(
      lines.map(({ product, quantity, note }, position) => {
        const { id: productId, imageUrl, sku, saleUnit, ...texts } = products.get(product)!;
        const { name } = texts[customer.language];
        return { requestId: id, position, productId, name, sku, imageUrl, saleUnit, quantity, note };
      }),
    )
    .returning();
  const history: (typeof quoteHistory.$inferInsert)[] = [
    { requestId: id, kind: 'requested', createdAt },
    ...events.map(({ kind, daysAgo, text }) => ({
      requestId: id,
      kind,
      text,
      isStaff: kind !== 'question',
      mailedAt: kind === 'answer' ? clock.daysAgo(daysAgo) : null,
      createdAt: clock.daysAgo(daysAgo),
    })),
  ];

  for (const [i, { daysAgo, validDays, priceCut, text }] of offers.entries()) {
    const revision = i + 1;
    const sentAt = clock.daysAgo(daysAgo);
    const validUntil = clock.daysAgo(daysAgo - validDays);
    const sheet = sheetOf(request, stored, priceCut, i > 0, context);
    const offer = publicOffer(sheet, {
      reference,
      revision,
      language: customer.language,
      sentAt: sentAt.toISOString(),
      validUntil: validUntil.toISOString(),
      validZone: timeZone,
      rates: {
        date: context.rates.date,
        perDollar: { USD: 1, CNY: context.rates.perDollar.CNY ?? usualYuan },
      },
    });
    const totalMinor = firstTotal(offer);
    const hash = offerHash(offer);
    await tx
      .insert(quoteOffers)
      .values({ requestId: id, revision, kind: 'goods', offer, hash, sheet, createdAt: sentAt });
    await tx
      .update(quoteRequests)
      .set({ revision, validUntil, totalMinor, offerCurrency: currency, sheet })
      .where(eq(quoteRequests.id, id));
    history.push({ requestId: id, kind: 'sent', isStaff: true, revision, text, createdAt: sentAt });
    await log(tx, sentAt, {
      action: 'send',
      noun: 'quote',
      id,
      title: reference,
      after: { revision, currency, total: totalMinor },
    });
    if (outcome?.kind === 'accepted' && revision === offers.length)
      await tx
        .update(quoteRequests)
        .set({
          acceptedAt: clock.daysAgo(outcome.daysAgo),
          acceptedRevision: revision,
          acceptedName: customer.name,
          acceptedChoice: firstChoice(offer.lines).map(({ optionId, ...line }) => ({
            ...line,
            optionId: optionId!,
          })),
        })
        .where(eq(quoteRequests.id, id));
  }
  if (outcome) {
    const at = clock.daysAgo(outcome.daysAgo);
    const { kind, reason } = outcome;
    history.push({ requestId: id, kind, revision: offers.length, reason, createdAt: at });
    if (kind === 'declined')
      await tx
        .update(quoteRequests)
        .set({ declinedAt: at, declineReason: reason })
        .where(eq(quoteRequests.id, id));
  }
  await tx.insert(quoteHistory).values(history);
  if (request.order) await insertOrder(tx, id, request.order, clock);
  return id;
}

/** Opens the order of an accepted request, with its deposit and what was promised. Nobody is named: no colleague exists yet. */
async function insertOrder(
  tx: Database,
  requestId: string,
  { facts, depositDaysAgo }: NonNullable<DemoRequest['order']>,
  clock: Clock,
): Promise<void> {
  const [request] = await tx.select().from(quoteRequests).where(eq(quoteRequests.id, requestId));
  const { id } = await openOrder(tx, request!, { mode: 'sea', openedBy: null });
  const dayOf = (date: Date) => date.toISOString().slice(0, 10);
  // The buyer does not exist: nobody is mailed.
  const opened = { createdAt: request!.acceptedAt!, digestOffAt: request!.acceptedAt! };
  const [order] = await tx.update(orders).set(opened).where(eq(orders.id, id)).returning();
  const receivedAt = clock.daysAgo(depositDaysAgo);
  await tx.insert(orderPayments).values({
    orderId: id,
    amountMinor: order!.depositMinor,
    chargesMinor: 0,
    receivedOn: dayOf(receivedAt),
    requestKey: randomUUID(),
    confirmedAt: receivedAt,
    createdAt: receivedAt,
  });
  await tx.insert(orderFacts).values(
    facts.map(({ daysAgo, day, ...fact }, i) => ({
      ...fact,
      orderId: id,
      day: dayOf(clock.daysAgo(-day)),
      position: facts.slice(0, i).filter(({ step }) => step === fact.step).length + 1,
      createdAt: clock.daysAgo(daysAgo),
    })),
  );
}

/** A draft with the prices of the demo, made by the factory's price and a margin. */
function sheetOf(
  { incoterm, namedPlace, lines }: DemoRequest,
  stored: readonly Line[],
  priceCut: number,
  isLater: boolean,
  { products, rates }: Context,
): OfferSheet {
  const yuan = rates.perDollar.CNY ?? usualYuan;
  return {
    kind: 'goods',
    currency,
    incoterm,
    namedPlace,
    depositPercent: 30,
    terms: null,
    charges:
      incoterm === 'CIF'
        ? [{ id: 'freight', kind: 'freight', basis: 'flat', rate: 48_000, note: null, changeReason: null }]
        : [],
    lines: lines.map(({ product: key, quantity }, i) => {
      const product = products.get(key)!;
      const line = stored.find(({ position }) => position === i)!;
      const unitMinor = Math.round(parseMinor(product.price!, currency)! * (1 - priceCut / 100));
      return {
        id: `line${i + 1}`,
        requestLineId: line.id,
        productId: line.productId,
        name: line.name,
        imageUrl: line.imageUrl,
        color: null,
        saleUnit: line.saleUnit,
        quantity,
        note: line.note,
        changeReason: isLater ? 'quantity' : null,
        options: [
          {
            id: 'standard',
            label: 'Standard',
            description: null,
            leadTime: product.leadTime,
            supplierId: null,
            factoryCurrency: 'CNY',
            packing: packingForOffer(product),
            breaks: [
              {
                quantity: Math.min(quantity, product.minimumOrderQuantity),
                unitMinor,
                factoryMinor: Math.round(unitMinor * 0.82 * yuan),
              },
            ],
          },
        ],
      };
    }),
  };
}

function packingForOffer({ packing }: DemoProduct) {
  if (!packing) return null;
  const { piecesPerCarton, cartonLengthMm, cartonWidthMm, cartonHeightMm, cartonGrams } = packingOf(packing);
  return {
    piecesPerCarton,
    lengthMm: cartonLengthMm,
    widthMm: cartonWidthMm,
    heightMm: cartonHeightMm,
    cartonGrams,
  };
}
