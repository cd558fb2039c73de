import { randomUUID } from 'node:crypto';
import type { OfferSheet } from '#shared/deals/quote-offer.ts';
import type { QuoteList } from '#shared/deals/quote-list.ts';
import type { BuyerQuote, SentRevision, StaffQuote } from '#shared/deals/quote.ts';
import { type Client, sendJson } from './client.ts';

/** A buyer or staff member, at the application within the test or at a running program. */
export type Party = Pick<Client, 'post' | 'read' | 'request'>;

/** The buyer's details in a request. */
export const contactOfBuyer = {
  contactName: 'Awa Diop',
  companyName: 'Diop & Filles',
  email: 'Awa@Diop.example',
  phone: '+44 7700 900123',
  country: 'SN',
  city: 'Dakar',
  incoterm: 'CIF',
  namedPlace: 'Dakar',
  timeZone: 'Africa/Dakar',
};

/** Adds products to the client's list and sends it. @returns reference and code of the request */
export async function requestQuote(
  client: Party,
  productIds: readonly string[],
  given: object = {},
): Promise<{ reference: string; code: string }> {
  for (const product of productIds) await client.post('/api/quote-list/lines', { product });
  const { lines } = await client.read<QuoteList>('/api/quote-list');
  const response = await client.post('/api/quote-list/request', {
    lines: lines.map(({ id, quantity }) => ({ id, quantity })),
    ...contactOfBuyer,
    requestKey: randomUUID(),
    ...given,
  });
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as { reference: string; code: string };
}

/** A draft that answers every line of a request: two options, the first one with three quantity breaks. */
export const sheetFor = (
  { lines }: Pick<BuyerQuote, 'lines'>,
  overrides: Partial<OfferSheet> = {},
): OfferSheet => ({
  kind: 'goods',
  currency: 'USD',
  incoterm: 'CIF',
  namedPlace: 'Dakar',
  depositPercent: 30,
  terms: null,
  charges: [
    { id: 'inland', kind: 'inland', basis: 'flat', rate: 12_000, note: null, changeReason: null },
    { id: 'freight', kind: 'freight', basis: 'cubic_metre', rate: 9500, note: null, changeReason: null },
    { id: 'fee', kind: 'fee', basis: 'goods_percent', rate: 500, note: null, changeReason: null },
  ],
  lines: lines.map((line, i) => ({
    id: `line${i + 1}`,
    requestLineId: line.id,
    productId: line.productId,
    name: line.name,
    imageUrl: line.imageUrl,
    color: line.color,
    saleUnit: line.saleUnit,
    quantity: line.quantity,
    note: null,
    changeReason: null,
    options: [
      {
        id: 'standard',
        label: 'Standard',
        description: null,
        leadTime: '20-25 days',
        supplierId: null,
        factoryCurrency: 'CNY',
        packing: { piecesPerCarton: 20, lengthMm: 600, widthMm: 400, heightMm: 400, cartonGrams: 14_000 },
        breaks: [
          { quantity: 100, unitMinor: 500, factoryMinor: 2800 },
          { quantity: 500, unitMinor: 450, factoryMinor: 2500 },
          { quantity: 1000, unitMinor: 420, factoryMinor: 2400 },
        ],
      },
      {
        id: 'better',
        label: 'Better sole',
        description: null,
        leadTime: null,
        supplierId: null,
        factoryCurrency: 'CNY',
        packing: { piecesPerCarton: 20, lengthMm: 600, widthMm: 400, heightMm: 400, cartonGrams: 15_000 },
        breaks: [{ quantity: 100, unitMinor: 650, factoryMinor: 3500 }],
      },
    ],
  })),
  ...overrides,
});

/** A draft with samples of every line: two pieces each, the first one credited, in one parcel. */
export const sampleSheetFor = (
  quote: Pick<BuyerQuote, 'lines'>,
  overrides: Partial<OfferSheet> = {},
): OfferSheet => {
  const sheet = sheetFor(quote);
  return {
    ...sheet,
    kind: 'sample',
    samplePlace: 'Dakar, Senegal',
    lines: sheet.lines.map((line, i) => ({
      ...line,
      sample: {
        pieces: 2,
        unitMinor: 800,
        courierMinor: i === 0 ? 3500 : 0,
        courierTime: '5-8 days',
        isCredited: i === 0,
      },
    })),
    ...overrides,
  };
};

export const inDays = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Opens a request as the staff see it. */
export async function openQuote(staff: Party, id: string): Promise<StaffQuote> {
  return staff.read<StaffQuote>(`/api/quotes/${id}/edit`);
}

/** Saves a draft and sends it as the next revision. */
export async function sendOffer(
  staff: Party,
  id: string,
  overrides: Partial<OfferSheet> = {},
  validOn = inDays(14),
): Promise<Response> {
  const quote = await openQuote(staff, id);
  const sheet = { ...(quote.sheet ?? sheetFor(quote)), ...overrides };
  const saved = await sendJson(staff, 'PUT', `/api/quotes/${id}`, { version: quote.version, sheet, validOn });
  if (saved.status !== 200) throw new Error(`${saved.status} ${await saved.text()}`);
  const { version } = await openQuote(staff, id);
  return staff.post(`/api/quotes/${id}/send`, { version, requestKey: randomUUID() });
}

/** The body of an acceptance with the default choice of a revision. */
export const acceptanceOf = ({ id: offerId, hash, offer }: SentRevision) => ({
  offerId,
  hash,
  name: 'Awa Diop',
  isAgreed: true,
  choice: offer.lines.map(({ id, options, quantity }) => ({
    lineId: id,
    optionId: options[0]!.id,
    quantity: Math.max(quantity, options[0]!.breaks[0]!.quantity),
  })),
  requestKey: randomUUID(),
});

/** Accepts the newest revision with its default choice. */
export async function acceptOffer(client: Party, code: string, given: object = {}): Promise<Response> {
  const quote = await client.read<BuyerQuote>(`/api/buyer-quotes/${code}`);
  const acceptance = acceptanceOf(quote.revisions[0]!);
  return client.post(`/api/buyer-quotes/${code}/accept`, { ...acceptance, ...given });
}
