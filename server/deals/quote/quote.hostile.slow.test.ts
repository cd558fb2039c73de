import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { withoutDirections } from '#shared/base/typed-text.ts';
import { lineFieldName } from '#shared/deals/quote-list-form.ts';
import type { QuoteList } from '#shared/deals/quote-list.ts';
import type { BuyerQuote } from '#shared/deals/quote.ts';
import { createTestApp } from '#tests/app.ts';
import { type Client, sendJson } from '#tests/client.ts';
import { createProduct, signedIn } from '#tests/factories.ts';
import { acceptOffer, contactOfBuyer, requestQuote, sendOffer } from '#tests/quotes.ts';
import { quoteRequestLines, quoteRequests } from './quote-request.schema.ts';

const app = await createTestApp();
beforeEach(app.reset);

/** Texts that break programs, by what is odd about them. */
const hostileTexts: Record<string, string> = {
  'a NUL': 'a\0b',
  'control characters': 'a\u0001\u0007\u001b[31m\u007f\u009fb',
  'line breaks': 'a\r\nBcc: everybody@buyer.example\r\n\r\nb\u2028c\u2029d\u0085e',
  'bidirectional overrides': 'a\u202egpj.exe\u202c\u2066\u2069\u200fb',
  'an unpaired high surrogate': 'a\ud83d',
  'an unpaired low surrogate': '\ude00b',
  'a text from right to left': 'سعر الصنادل من فضلك',
  'emoji of several code points': '👩🏾‍🔧🇸🇳',
  'combining marks': `e${'\u0301'.repeat(90)}`,
  noncharacters: 'a\ufffe\uffffb',
  markup: '"><script>top.ran=1</script><img src=x: onerror=top.ran=1>',
  'a formula': '=HYPERLINK("http://a.example","b")',
  'a template': '{{7*7}} ${7*7} %s %00 \\u0000',
  'a quote of SQL': `'; drop table quote_requests; --`,
  'the name of a property': '__proto__',
  'ten thousand letters without a space': 'x'.repeat(10_000),
  'nothing that is seen': '\u200b\u2060\ufeff',
};

/** Texts that PostgreSQL cannot store; they are refused everywhere. */
const unstorable = new Set(['a NUL', 'an unpaired high surrogate', 'an unpaired low surrogate']);

const list = (client: Client) => client.read<QuoteList>('/api/quote-list');
const refusedOrDone = (status: number) => expect([200, 201, 303, 400, 404, 409, 413]).toContain(status);

/** Whatever a buyer sends in a field is stored unchanged or refused with a reason, and breaks nothing. */
describe.each(Object.entries(hostileTexts))('%s', (name, text) => {
  const isUnstorable = unstorable.has(name);

  test('in a quote list is kept, or refused', async () => {
    const buyer = app.client();
    for (const [field, value] of Object.entries({
      title: text,
      color: text,
      note: text,
      targetPrice: text,
      link: `https://a.example/${text}`,
    })) {
      const { status } = await buyer.post('/api/quote-list/lines', {
        title: `A bowl, ${field}`,
        [field]: value,
      });
      refusedOrDone(status);
      if (isUnstorable) expect([field, status]).toEqual([field, 400]);
    }
    for (const field of [
      'city',
      'namedPlace',
      'contactName',
      'companyName',
      'email',
      'phone',
      'message',
      'country',
      'incoterm',
      'deadline',
      'currency',
    ]) {
      const { status } = await sendJson(buyer, 'PUT', '/api/quote-list', { [field]: text });
      refusedOrDone(status);
      if (isUnstorable) expect([field, status]).toEqual([field, 400]);
    }
    for (const line of (await list(buyer)).lines)
      expect(withoutDirections(text.normalize('NFC'))).toContain(line.note ?? '');
    refusedOrDone((await buyer.get('/quote-list')).status);
  });

  test('in the form without script is kept, or refused', async () => {
    const buyer = app.client();
    await buyer.post('/api/quote-list/lines', { title: 'A bowl' });
    const id = (await list(buyer)).lines[0]!.id;
    const fields = {
      [lineFieldName(id, 'quantity')]: text,
      [lineFieldName(id, 'note')]: text,
      [lineFieldName(text, 'note')]: text,
      [text]: text,
      contactName: text,
      findTitle: text,
      findKey: text,
      code: undefined,
    };
    for (const intent of ['save', 'send', 'find', `remove:${text}`, `raise:${text}`, text]) {
      const body = new URLSearchParams();
      for (const [field, value] of Object.entries({ ...fields, intent }))
        if (value !== undefined) body.set(field, value);
      refusedOrDone((await buyer.post('/quote-list', body)).status);
    }
    for (const field of ['code', 'add']) {
      const { status } = await buyer.post('/quote-list', new URLSearchParams({ [field]: text }));
      expect([field, status]).toEqual([field, 400]);
    }
  });

  test('in a request and in the acts at it is stored, or refused', async () => {
    const { id: product } = await createProduct(app.db);
    const [buyer, staff] = [app.client(), await signedIn(app)];
    for (const field of Object.keys(contactOfBuyer)) {
      const answer = await requestQuote(buyer, [product], { [field]: text }).then(
        () => 201,
        (error: unknown) => Number(String(error).slice(7, 10)),
      );
      refusedOrDone(answer);
      if (isUnstorable && field !== 'timeZone') expect([field, answer]).toEqual([field, 400]);
    }
    const { code } = await requestQuote(buyer, [product], { requestKey: randomUUID() });
    const row = (await app.db.select().from(quoteRequests)).find((one) => one.code === code);
    await sendOffer(staff, row!.id);
    const path = `/api/buyer-quotes/${code}`;
    for (const body of [
      { text },
      { text: 'A question', lineId: text },
      { text: 'A question', requestKey: text },
    ]) {
      const { status } = await buyer.post(`${path}/question`, body);
      refusedOrDone(status);
      if (isUnstorable) expect([body, status]).toEqual([body, 400]);
    }
    for (const given of [
      { name: text },
      { hash: text },
      { offerId: text },
      { choice: [{ lineId: text, optionId: text, quantity: 1 }] },
    ])
      refusedOrDone((await acceptOffer(buyer, code, given)).status);
    for (const body of [{ reason: text }, { reason: 'price', text }])
      refusedOrDone((await buyer.post(`${path}/decline`, body)).status);
    const fields = {
      text,
      lineId: text,
      name: text,
      reason: text,
      [`option.${text}`]: text,
      requestKey: text,
    };
    for (const intent of ['ask', 'accept', 'decline', 'withdraw', 'fresh_price', text])
      refusedOrDone((await buyer.post(`/quotes/${code}`, new URLSearchParams({ ...fields, intent }))).status);
    const shown = encodeURIComponent(text.slice(0, 500).toWellFormed());
    refusedOrDone((await buyer.get(`/quotes/${code}?revision=${shown}&ask=${shown}`)).status);
    const quote = await buyer.read<BuyerQuote>(path);
    expect((await staff.get(`/api/quotes/${row!.id}/edit`)).status).toBe(200);
    expect(quote.events.length).toBeGreaterThan(1);
    for (const page of [`/quotes/${code}`, '/quote-list']) expect((await buyer.get(page)).status).toBe(200);
    for (const page of ['/admin/quotes', `/admin/quotes/${row!.id}`, '/admin/customers'])
      expect((await staff.get(page)).status).toBe(200);
  });
});

test.each(['line breaks', 'bidirectional overrides', 'control characters'])(
  'a name is one line, read from its beginning to its end: %s',
  async (name) => {
    const buyer = app.client();
    const text = hostileTexts[name]!;
    await buyer.post('/api/quote-list/lines', { title: text, color: text, note: 'One\nTwo' });
    const names = { contactName: text, companyName: text, city: text, namedPlace: text };
    await requestQuote(buyer, [], names);
    const [row] = await app.db.select().from(quoteRequests);
    const [line] = await app.db.select().from(quoteRequestLines);
    const stored = [row!.contactName, row!.companyName, row!.city, row!.namedPlace, line!.name, line!.color];
    for (const one of stored) expect(one).toMatch(/^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+$/u);
    expect(line!.note).toBe('One\nTwo');
  },
);
