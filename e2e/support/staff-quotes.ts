import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Browser } from '@playwright/test';
import type { QuoteList } from '#shared/quote-list.ts';
import type { QuoteRow } from '#shared/quote.ts';
import { origin } from './site.ts';

type Made = { reference: string; code: string };

/** A request of a buyer of this name for products and things to be found, sent as the site sends it. */
export async function requestQuote(
  browser: Browser,
  contactName: string,
  wanted: readonly object[],
  given: object = {},
): Promise<Made> {
  const context = await browser.newContext({ baseURL: origin, extraHTTPHeaders: { origin } });
  const { request } = context;
  for (const data of wanted) await expectMade(request.post('/api/quote-list/lines', { data }));
  const list = (await (await request.get('/api/quote-list')).json()) as QuoteList;
  const data = {
    lines: list.lines.map(({ id, quantity }) => ({ id, quantity })),
    contactName,
    phone: '+44 7700 900123',
    country: 'SN',
    city: 'Dakar',
    incoterm: 'CIF',
    namedPlace: 'Dakar',
    timeZone: 'Africa/Dakar',
    requestKey: randomUUID(),
    ...given,
  };
  const answer = await expectMade(request.post('/api/quote-list/request', { data }));
  const made = (await answer.json()) as Made;
  await context.close();
  return made;
}

/** The first product of a search, by its id. */
export async function productFor(request: APIRequestContext, search: string): Promise<string> {
  const [product] = (await (await request.get('/api/products', { params: { search } })).json()) as QuoteRow[];
  return product!.id;
}

async function expectMade(answer: ReturnType<APIRequestContext['post']>) {
  const response = await answer;
  if (response.status() !== 201) throw new Error(`${response.status()} ${await response.text()}`);
  return response;
}
