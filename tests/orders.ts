import { randomUUID } from 'node:crypto';
import { quoteRequests } from '#server/deals/quote/quote-request.schema.ts';
import type { OfferSheet } from '#shared/deals/quote-offer.ts';
import type { TestApp } from './app.ts';
import type { Client } from './client.ts';
import { createProduct, pictureBytes, signedIn } from './factories.ts';
import { acceptOffer, requestQuote, sendOffer } from './quotes.ts';

let lastAddress = 0;

/** Sends evidence at a milestone as the form of the staff does: a small picture, or another file. */
export async function sendEvidence(
  staff: Client,
  order: string,
  given: Record<string, string> = {},
  file?: string | Uint8Array<ArrayBuffer>,
): Promise<Response> {
  const form = new FormData();
  const fields = { step: 'packed', takenOn: '2026-11-20', text: 'Carton marks', limits: '' };
  for (const [name, value] of Object.entries({ ...fields, requestKey: randomUUID(), ...given }))
    form.set(name, value);
  form.set('photo', new Blob([file ?? new Uint8Array(await pictureBytes())]), 'IMG_0001');
  return staff.request('POST', `/api/orders/${order}/evidence`, { body: form });
}

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
