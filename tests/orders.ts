import { quoteRequests } from '#server/deals/quote/quote-request.schema.ts';
import type { OfferSheet } from '#shared/deals/quote-offer.ts';
import type { TestApp } from './app.ts';
import { createProduct, signedIn } from './factories.ts';
import { acceptOffer, requestQuote, sendOffer } from './quotes.ts';

let lastAddress = 0;

/** Empties the application; then a buyer asks for 120 sandals, and the staff send an offer. */
export async function sendFirstOffer(app: TestApp, sheet?: Partial<OfferSheet>) {
  await app.reset();
  const staff = await signedIn(app);
  const buyer = app.client({ address: `198.51.100.${++lastAddress}` });
  const { id: product } = await createProduct(app.db, { name: 'Sandal', minimumOrderQuantity: 120 });
  const { code } = await requestQuote(buyer, [product]);
  const [request] = await app.db.select().from(quoteRequests);
  await sendOffer(staff, request!.id, sheet);
  return { staff, buyer, code, requestId: request!.id };
}

/** As above; then the buyer accepts the offer, and the staff open the order (by sea). */
export async function openFirstOrder(app: TestApp, sheet?: Partial<OfferSheet>) {
  const { requestId, ...rest } = await sendFirstOffer(app, sheet);
  await acceptOffer(rest.buyer, rest.code);
  const opened = await rest.staff.post('/api/orders', { requestId, mode: 'sea' });
  return { ...rest, ...((await opened.json()) as { id: string }) };
}
