import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, request } from '@playwright/test';
import type { QuoteList } from '#shared/deals/quote-list.ts';
import type { OfferSheet } from '#shared/deals/quote-offer.ts';
import type { BuyerQuote, StaffQuote } from '#shared/deals/quote.ts';
import type { Locale } from '#shared/base/locale.ts';
import { contactOfBuyer, inDays, sampleSheetFor, sheetFor } from '#tests/quotes.ts';
import { expiredCode, origin, staffTokens } from './site.ts';
import { findProduct, newAddress } from './test.ts';

const headersOf = () => ({ origin, 'x-forwarded-for': newAddress() });

/** A request context with a new visitor. */
const newVisitor = (): Promise<APIRequestContext> =>
  request.newContext({ baseURL: origin, extraHTTPHeaders: headersOf() });

/** A request context with a staff member. */
const newStaff = (): Promise<APIRequestContext> =>
  request.newContext({
    baseURL: origin,
    extraHTTPHeaders: { ...headersOf(), cookie: `baobab_staff=${staffTokens.admin}` },
  });

/**
 * Sends a request for the first results of these searches, and for lines in the form that the list accepts.
 * @returns its code and reference
 */
export async function requestQuote(
  wanted: readonly (string | object)[],
  given: object = {},
): Promise<{ code: string; reference: string }> {
  const visitor = await newVisitor();
  for (const one of wanted) {
    const data = typeof one === 'string' ? { product: (await findProduct(visitor, one)).id } : one;
    expect((await visitor.post('/api/quote-list/lines', { data })).status()).toBe(201);
  }
  const { lines } = (await (await visitor.get('/api/quote-list')).json()) as QuoteList;
  const response = await visitor.post('/api/quote-list/request', {
    data: {
      lines: lines.map(({ id, quantity }) => ({ id, quantity })),
      ...contactOfBuyer,
      email: `awa-${randomUUID().slice(0, 8)}@diop.example`,
      requestKey: randomUUID(),
      ...given,
    },
  });
  expect(response.status()).toBe(201);
  return (await response.json()) as { code: string; reference: string };
}

/** Id of a request by its reference, from the staff's command palette. */
async function idOf(staff: APIRequestContext, reference: string): Promise<string> {
  const found = (await (await staff.get('/api/admin/find', { params: { q: reference } })).json()) as {
    quote: { to: string }[];
  };
  return found.quote[0]!.to.split('/').at(-1)!;
}

/** Answers a request with an offer made by `sheetFor`, or with its newest offer with other parts. */
export async function sendOffer(reference: string, overrides: Partial<OfferSheet> = {}): Promise<void> {
  const staff = await newStaff();
  const id = await idOf(staff, reference);
  const open = async () => (await (await staff.get(`/api/quotes/${id}/edit`)).json()) as StaffQuote;
  const quote = await open();
  const sheet = { ...(quote.sheet ?? sheetFor(quote)), ...overrides };
  const saved = await staff.put(`/api/quotes/${id}`, {
    data: { version: quote.version, sheet, validOn: inDays(14) },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  const { version } = await open();
  const sent = await staff.post(`/api/quotes/${id}/send`, { data: { version, requestKey: randomUUID() } });
  expect(sent.status(), await sent.text()).toBe(200);
}

/** Sends an answer to the buyer. */
export async function answer(reference: string, text: string): Promise<void> {
  const staff = await newStaff();
  const response = await staff.post(`/api/quotes/${await idOf(staff, reference)}/answer`, { data: { text } });
  expect(response.status()).toBe(200);
}

/** Accepts the default choice as the buyer. */
export async function acceptOffer(code: string): Promise<void> {
  const visitor = await newVisitor();
  const [newest] = (await seeQuote(code)).revisions;
  const response = await visitor.post(`/api/buyer-quotes/${code}/accept`, {
    data: {
      offerId: newest!.id,
      hash: newest!.hash,
      name: 'Awa Diop',
      isAgreed: true,
      choice: newest!.offer.lines.map(({ id, options, quantity }) => ({
        lineId: id,
        optionId: options[0]!.id,
        quantity: Math.max(quantity, options[0]!.breaks[0]!.quantity),
      })),
      requestKey: randomUUID(),
    },
  });
  expect(response.status(), await response.text()).toBe(200);
}

/** Opens the order of an accepted offer, by sea. @returns its number */
export async function openOrder(reference: string): Promise<string> {
  const staff = await newStaff();
  const data = { requestId: await idOf(staff, reference), mode: 'sea' };
  expect((await staff.post('/api/orders', { data })).status()).toBe(201);
  return reference.replace('RQ', 'OR');
}

/** Declines as the buyer, because of the price. */
export async function declineOffer(code: string): Promise<void> {
  const visitor = await newVisitor();
  const data = { reason: 'price', requestKey: randomUUID() };
  const response = await visitor.post(`/api/buyer-quotes/${code}/decline`, { data });
  expect(response.status()).toBe(200);
}

/** The request as its buyer sees it. */
export async function seeQuote(code: string): Promise<BuyerQuote> {
  const visitor = await newVisitor();
  return (await (await visitor.get(`/api/buyer-quotes/${code}`)).json()) as BuyerQuote;
}

/** Accepts the newest offer without changes. */
async function accept(code: string): Promise<void> {
  const visitor = await newVisitor();
  const { revisions } = await seeQuote(code);
  const [{ id, hash, offer }] = revisions as [BuyerQuote['revisions'][number]];
  const response = await visitor.post(`/api/buyer-quotes/${code}/accept`, {
    data: {
      offerId: id,
      hash,
      name: 'Awa Diop',
      isAgreed: true,
      requestKey: randomUUID(),
      choice: offer.lines.map(({ id: lineId, options, quantity }) => ({
        lineId,
        optionId: options[0]!.id,
        quantity,
      })),
    },
  });
  expect(response.status(), await response.text()).toBe(200);
}

/** An offer in each state that a buyer can see: a name of the state, and the address. */
export async function offerStates(locale: Locale): Promise<[string, string][]> {
  const wanted = [{ title: 'Steel bowl, 24 cm', quantity: 600, note: 'Rim rolled' }, 'backpack'];
  const made = async () => {
    const { code, reference } = await requestQuote(wanted, { locale });
    await sendOffer(reference);
    return { code, reference };
  };
  const [open, accepted, replaced, samples] = await Promise.all([made(), made(), made(), made()]);
  await accept(accepted.code);
  const charges = [
    { id: 'freight', kind: 'freight', basis: 'flat', rate: 9000, note: null, changeReason: 'freight' },
  ] as const;
  await sendOffer(replaced.reference, { charges: [...charges], terms: 'Pallets of 1.2 m.' });
  await sendOffer(samples.reference, sampleSheetFor(await seeQuote(samples.code)));
  return [
    ['an open offer', `/quotes/${open.code}`],
    ['an accepted offer', `/quotes/${accepted.code}`],
    ['a replaced offer', `/quotes/${replaced.code}?revision=1`],
    ['an offer that has replaced another', `/quotes/${replaced.code}`],
    ['samples', `/quotes/${samples.code}`],
    ['an expired offer', `/quotes/${expiredCode}`],
  ];
}

/** Adds ten lines to a visitor's list: five products, and five descriptions. */
export async function fillList(visitor: APIRequestContext): Promise<void> {
  const searches = ['mesh running shoes', 'led bulb', 'party cooking pots', 'backpack', 'ballet flats'];
  for (const search of searches) {
    const data = { product: (await findProduct(visitor, search)).id };
    expect((await visitor.post('/api/quote-list/lines', { data })).status()).toBe(201);
    const found = { title: `Like ${search}`, link: 'https://shop.example/one', quantity: 300 };
    expect((await visitor.post('/api/quote-list/lines', { data: found })).status()).toBe(201);
  }
}
