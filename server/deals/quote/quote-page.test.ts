import { brotliCompressSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import { formatDate } from '#shared/base/formatting.ts';
import { localeTags } from '#shared/base/locale.ts';
import type { BuyerQuote } from '#shared/deals/quote.ts';
import { createTestApp } from '#tests/app.ts';
import type { Client } from '#tests/client.ts';
import { createProduct, signedIn } from '#tests/factories.ts';
import { textOf } from '#tests/html.ts';
import { acceptOffer, requestQuote, sendOffer } from '#tests/quotes.ts';
import { quoteRequests } from './quote-request.schema.ts';

// The page of a request without JavaScript.
const app = await createTestApp();
beforeEach(app.reset);

async function begin(given: object = {}) {
  const { id: product } = await createProduct(app.db, { name: 'Sandal', minimumOrderQuantity: 120 });
  const [buyer, staff] = [app.client(), await signedIn(app)];
  const { code } = await requestQuote(buyer, [product], given);
  const [row] = await app.db.select().from(quoteRequests);
  await sendOffer(staff, row!.id);
  return { buyer, staff, id: row!.id, code };
}
const see = (client: Client, code: string) => client.read<BuyerQuote>(`/api/buyer-quotes/${code}`);
const page = async (client: Client, path: string) =>
  (await (await client.get(path)).text()).replaceAll('\u00a0', ' ');
const field = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';

/** The hidden fields of the acceptance form, and the buyer's input. */
const acceptance = (html: string, given: Record<string, string>) =>
  new URLSearchParams({
    intent: 'accept',
    requestKey: field(html, 'requestKey'),
    offerId: field(html, 'offerId'),
    hash: field(html, 'hash'),
    seenTotal: field(html, 'seenTotal'),
    name: 'Awa Diop',
    isAgreed: 'on',
    ...given,
  });

describe('the page of a request', () => {
  test('is found by its code alone, is never indexed or kept, and shows the sums of the first choice', async () => {
    const { code } = await begin();
    const stranger = app.client();
    const response = await stranger.get(`/quotes/${code}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const html = (await response.text()).replaceAll('\u00a0', ' ');
    expect(html).toContain('<meta name="robots" content="noindex');
    // 120 × 5.00, 6 cartons of 0.096 m³ at 95.00, 120.00 inland, 5 % fee.
    for (const sum of ['USD 600.00', 'USD 54.72', 'USD 120.00', 'USD 30.00', 'USD 804.72'])
      expect(html).toContain(sum);
    expect((await stranger.get(`/quotes/${'x'.repeat(22)}`)).status).toBe(404);
  });

  test('computes another choice by its address', async () => {
    const { buyer, code } = await begin();
    const html = await page(buyer, `/quotes/${code}?option.line1=better&quantity.line1=200`);
    expect(html).toContain('USD 1,300.00');
    expect(field(html, 'seenTotal')).toBe(String(130_000 + 9120 + 12_000 + 6500));
  });

  test('accepts what was seen, and asks again where the sums are other ones', async () => {
    const { buyer, code } = await begin();
    const path = `/quotes/${code}`;
    const html = await page(buyer, path);
    const choice = { 'option.line1': 'better', 'quantity.line1': '200' };
    const unseen = await buyer.post(path, acceptance(html, choice));
    expect(unseen.status).toBe(409);
    const again = (await unseen.text()).replaceAll('\u00a0', ' ');
    expect(again).toContain('The sums have changed');
    expect(again).toContain('USD 1,300.00');
    expect((await see(buyer, code)).accepted).toBeNull();
    const sent = await buyer.post(path, acceptance(again, choice));
    expect([sent.status, sent.headers.get('location')]).toEqual([303, path]);
    expect((await see(buyer, code)).accepted).toMatchObject({
      name: 'Awa Diop',
      choice: [{ lineId: 'line1', optionId: 'better', quantity: 200 }],
    });
  });

  test('says what is missing and keeps what was typed', async () => {
    const { buyer, code } = await begin();
    const html = await page(buyer, `/quotes/${code}`);
    const body = acceptance(html, { name: 'Aïssatou', 'option.line1': 'standard', 'quantity.line1': '120' });
    body.delete('isAgreed');
    const refused = await buyer.post(`/quotes/${code}`, body);
    expect(refused.status).toBe(400);
    const shown = await refused.text();
    expect(shown).toContain('Please tick that you agree.');
    expect(shown).toContain('value="Aïssatou"');
  });

  test('shows an acceptance that names only some lines', async () => {
    const ids = [];
    for (const name of ['Sandal', 'Lamp']) ids.push((await createProduct(app.db, { name })).id);
    const [buyer, staff] = [app.client(), await signedIn(app)];
    const { code } = await requestQuote(buyer, ids);
    const [row] = await app.db.select().from(quoteRequests);
    await sendOffer(staff, row!.id);
    const choice = [{ lineId: 'line2', optionId: 'better', quantity: 100 }];
    expect((await acceptOffer(buyer, code, { choice })).status).toBe(200);
    const html = await page(buyer, `/quotes/${code}`);
    expect(html).toContain('You have accepted this offer.');
    // 100 × 6.50, 5 cartons of 0.096 m³ at 95.00, 120.00 inland, 5 % fee.
    expect(html).toContain('USD 848.10');
  });

  test('shows in the buyer’s time zone when the offer was accepted, and until when that can be withdrawn', async () => {
    const { buyer, code } = await begin({ timeZone: 'Asia/Tokyo' });
    await acceptOffer(buyer, code);
    const { accepted } = await see(buyer, code);
    const there = (style: 'moment' | 'time', at: string) =>
      formatDate(localeTags.en, style, at, 'Asia/Tokyo');
    const main = textOf(await page(buyer, `/quotes/${code}`), 'main');
    expect(main).toContain(`Accepted by Awa Diop on ${there('moment', accepted!.at)}:`);
    // The next steps with their sums; the option that was not chosen is gone.
    expect(main).toContain('You pay the deposit of USD 241.42 (30 %).');
    expect(main).toContain('then you pay USD 563.30 before shipment');
    expect(main).toContain('they are ready: ');
    expect(main).not.toContain('Better sole');
    expect(main).toContain(`You can withdraw until ${there('time', accepted!.withdrawUntil)}.`);
  });

  test('takes a question, a withdrawal and a decline', async () => {
    const { buyer, code } = await begin();
    const path = `/quotes/${code}`;
    const act = (intent: string, more: Record<string, string> = {}) =>
      buyer.post(path, new URLSearchParams({ intent, requestKey: crypto.randomUUID(), ...more }));
    expect((await act('ask', { text: '', lineId: 'line1' })).status).toBe(400);
    const choice = { 'option.line1': 'better', 'quantity.line1': '200' };
    const asked = await act('ask', { text: 'Rubber?', lineId: 'line1', ...choice });
    expect(asked.status).toBe(303);
    // What was chosen is still chosen, although the form was sent without script.
    expect(await page(buyer, asked.headers.get('location')!)).toContain('USD 1,300.00');
    expect((await act('withdraw')).status).toBe(409);
    expect((await act('decline', { reason: 'quality', text: '' })).status).toBe(303);
    const html = await page(buyer, path);
    expect(html).toContain('Rubber?');
    expect(html).toContain('The quality does not fit');
    expect((await act('fresh_price')).status).toBe(303);
    expect(await see(buyer, code)).toMatchObject({ turn: 'us', declined: null });
  });

  test('shows an old revision with what has replaced it, and the difference with its reason', async () => {
    const { buyer, staff, id, code } = await begin();
    const charges = [
      {
        id: 'freight',
        kind: 'freight',
        basis: 'cubic_metre',
        rate: 10_500,
        note: null,
        changeReason: 'freight',
      },
    ] as const;
    await sendOffer(staff, id, { charges: [...charges] });
    const newest = await page(buyer, `/quotes/${code}`);
    expect(newest).toContain('What has changed since revision 1');
    expect(newest).toContain('USD 95.00 → USD 105.00');
    const old = await page(buyer, `/quotes/${code}?revision=1`);
    expect(old).toContain('Revision 2 has replaced it.');
    expect(old).not.toContain('name="isAgreed"');
    // Data that is only referred to is not sent with the page.
    await sendOffer(staff, id, { charges: [], terms: 'Of the third' });
    await sendOffer(staff, id, { terms: 'Of the fourth' });
    await sendOffer(staff, id, { terms: 'Of the fifth' });
    const fifth = await page(buyer, `/quotes/${code}`);
    expect(fifth).toContain('Of the fourth');
    expect(fifth).not.toContain('Of the third');
    expect(brotliCompressSync(fifth).length).toBeLessThan(20_480);
  });

  test.each(['fr', 'es', 'zh'])('speaks %s', async (locale) => {
    const { buyer, code } = await begin();
    const html = await page(buyer, `/quotes/${code}?lng=${locale}`);
    const { quoteOffer } = (await import(`#shared/i18n/${locale}/quote-offer.ts`)) as {
      quoteOffer: { lines: string; sums: string };
    };
    expect(html).toContain(quoteOffer.lines);
    expect(html).toContain(quoteOffer.sums);
  });
});
