import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { lineFieldName } from '#shared/deals/quote-list-form.ts';
import type { ErrorBody } from '#shared/base/errors.ts';
import type { QuoteList } from '#shared/deals/quote-list.ts';
import { limitTable, type SharedLimit } from '#server/platform/limits/limit-table.ts';
import { createTestApp } from '#tests/app.ts';
import { type Client, sendJson } from '#tests/client.ts';
import { createProduct, createUser, signedIn } from '#tests/factories.ts';
import { acceptOffer, contactOfBuyer, requestQuote, sendOffer } from '#tests/quotes.ts';
import { consumeShared } from '../../platform/limits/shared-limits.ts';
import { outboxMails } from '../../conversations/contact/contact.schema.ts';
import { customers } from '../../conversations/customer/customer.schema.ts';
import { cartItems, shoppingCarts } from './quote.schema.ts';
import { quoteHistory, quoteRequests } from './quote-request.schema.ts';
import { createQuoteMailService } from './quote-mail.service.ts';

// Attacks by strangers on the company, on other buyers and on third parties.
const app = await createTestApp();
beforeEach(app.reset);

let last = 0;
const visitor = (address = `198.51.100.${++last}`) => app.client({ address });
const list = (client: Client) => client.read<QuoteList>('/api/quote-list');
const codeOf = async (response: Response) => ((await response.json()) as ErrorBody).code;
const count = (statuses: readonly number[], status: number) =>
  statuses.filter((one) => one === status).length;

async function begin() {
  const { id: product } = await createProduct(app.db, { name: 'Sandal', minimumOrderQuantity: 120 });
  const [buyer, staff] = [visitor(), await signedIn(app)];
  const { code } = await requestQuote(buyer, [product]);
  const [row] = await app.db.select().from(quoteRequests);
  await sendOffer(staff, row!.id);
  return { buyer, staff, id: row!.id, code, product };
}

/** Sets a counter as if it had been used `points` times. */
const spend = (name: SharedLimit, key: string, points: number) =>
  consumeShared(app.db, { [name]: key }, points);

describe('guessing', () => {
  test('codes of lists at the same moment gets no more tries than one after the other', async () => {
    const owner = visitor();
    await owner.post('/api/quote-list/lines', { title: 'A bowl' });
    const { code } = await list(owner);
    const guesser = visitor();
    const guess = async (typed: string) =>
      (await guesser.post('/quote-list', new URLSearchParams({ code: typed }))).status;
    const wrong = Array.from({ length: 3 * limitTable['wrong quote codes'].points }, () => 'ABCD-EFGH');
    const statuses = await Promise.all([...wrong, code!].map(guess));
    expect(count(statuses, 400)).toBe(limitTable['wrong quote codes'].points);
    expect(statuses.at(-1)).toBe(429);
  });

  test('does not lock out a buyer of the same network, whose code is right', async () => {
    const { code } = await begin();
    const guesser = visitor('203.0.113.9');
    const guess = async () => (await guesser.get(`/api/buyer-quotes/${'A'.repeat(22)}`)).status;
    const statuses = await Promise.all(Array.from({ length: 40 }, guess));
    expect(count(statuses, 404)).toBe(limitTable['wrong quote codes'].points);
    expect(await guess()).toBe(429);
    // The page is refused without being rendered.
    const refused = await guesser.get(`/quotes/${'A'.repeat(22)}`);
    expect(refused.status).toBe(429);
    expect((await refused.text()).length).toBeLessThan(1000);
    for (const end of ['', '.data', '?revision=1'])
      expect((await visitor('203.0.113.9').get(`/quotes/${code}${end}`)).status).toBe(200);
  });

  test('from very many addresses gets no rendered pages, and the buyer theirs', async () => {
    const { code } = await begin();
    const lengths: number[] = [];
    for (let n = 0; n < limitTable['wrong quote codes of all'].points + 2; n++) {
      const page = await app.client({ address: `10.9.0.${n}` }).get(`/quotes/${'B'.repeat(22)}`);
      expect(page.status).toBe(404);
      lengths.push((await page.text()).length);
    }
    expect(lengths.at(-1)).toBeLessThan(1000);
    expect((await visitor().get(`/quotes/${code}`)).status).toBe(200);
  });

  test('a right code of a list does not count', async () => {
    const owner = visitor();
    await owner.post('/api/quote-list/lines', { title: 'A bowl' });
    const { code } = await list(owner);
    const other = visitor();
    for (let n = 0; n <= limitTable['wrong quote codes'].points; n++)
      expect((await other.post('/quote-list', new URLSearchParams({ code: code! }))).status).toBe(303);
  });
});

describe('what one address stores in a day', () => {
  test('is so many lists', async () => {
    const address = '203.0.113.20';
    await spend('quote lists', address, limitTable['quote lists'].points - 1);
    expect((await visitor(address).post('/api/quote-list/lines', { title: 'A bowl' })).status).toBe(201);
    const refused = await visitor(address).post('/api/quote-list/lines', { title: 'A bowl' });
    expect([refused.status, await codeOf(refused)]).toEqual([429, 'too_many_requests']);
    expect(await app.db.$count(shoppingCarts)).toBe(1);
    expect((await visitor().post('/api/quote-list/lines', { title: 'A bowl' })).status).toBe(201);
  });

  test('is so many lines, those that a code brings among them', async () => {
    const owner = visitor();
    for (const title of ['A bowl', 'A lamp', 'A sandal'])
      await owner.post('/api/quote-list/lines', { title });
    const { code } = await list(owner);
    const address = '203.0.113.21';
    await spend('quote list lines', address, limitTable['quote list lines'].points - 2);
    const other = visitor(address);
    const copied = await other.post('/quote-list', new URLSearchParams({ code: code! }));
    expect(copied.status).toBe(429);
    for (const status of [201, 201, 429])
      expect((await other.post('/api/quote-list/lines', { title: `A bag ${status}` })).status).toBe(status);
    expect(await app.db.$count(cartItems)).toBe(5);
  });
});

test('forms and changes of one address are so many at once, and refused without a page', async () => {
  const limited = await createTestApp({ env: { RATE_LIMIT: '6000' } });
  const buyer = limited.client({ address: '203.0.113.40' });
  const forms = await Promise.all(
    Array.from({ length: limitTable['list forms'].points + 1 }, () =>
      buyer.post('/quote-list', new URLSearchParams()),
    ),
  );
  const refused = forms.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(1);
  expect((await refused[0]!.text()).length).toBeLessThan(1000);
  const saver = limited.client({ address: '203.0.113.41' });
  const saves = [];
  for (let n = 0; n <= limitTable['list changes at once'].points; n++)
    saves.push((await sendJson(saver, 'PUT', '/api/quote-list', { city: 'Dakar' })).status);
  expect([saves[0], saves.at(-1)]).toEqual([200, 429]);
});

test('a form of very many fields is refused before it is worked through', async () => {
  const fields = new URLSearchParams();
  for (let n = 0; n < 12_000; n++) fields.set(lineFieldName(`${n}`, 'note').replace('note', `n${n}`), '');
  const started = performance.now();
  expect((await visitor().post('/quote-list', fields)).status).toBe(413);
  const many = new URLSearchParams();
  for (let n = 0; n < 9000; n++) many.set(`${n}:1`, '');
  expect((await visitor().post('/quote-list', many)).status).toBe(400);
  expect(performance.now() - started).toBeLessThan(2000);
});

test('requests that are refused for their quantities do not use up those of the day', async () => {
  const { id: product } = await createProduct(app.db, { name: 'Sandal', minimumOrderQuantity: 120 });
  const buyer = visitor();
  await buyer.post('/api/quote-list/lines', { product });
  const [line] = (await list(buyer)).lines;
  const send = async (quantity: number) =>
    buyer.post('/api/quote-list/request', {
      ...contactOfBuyer,
      lines: [{ id: line!.id, quantity }],
      requestKey: randomUUID(),
    });
  for (let i = 0; i < limitTable['quote request visitor'].points; i++)
    expect((await send(100)).status).toBe(400);
  expect((await send(120)).status).toBe(201);
});

describe('acts at quotes', () => {
  test('are so many an hour of one address', async () => {
    const { buyer, code } = await begin();
    const ask = (client: Client) => client.post(`/api/buyer-quotes/${code}/question`, { text: 'When?' });
    await spend('quote acts address', '203.0.113.30', limitTable['quote acts address'].points);
    expect((await ask(visitor('203.0.113.30'))).status).toBe(429);
    expect((await ask(buyer)).status).toBe(200);
    expect(await app.db.$count(quoteHistory, eq(quoteHistory.kind, 'question'))).toBe(1);
  });

  test('an offer whose acceptance the staff have taken back is not accepted again', async () => {
    const { buyer, staff, id, code } = await begin();
    await acceptOffer(buyer, code);
    await staff.post(`/api/quotes/${id}/withdraw`, { reason: 'The factory has closed' });
    expect(await codeOf(await acceptOffer(buyer, code))).toBe('offer_closed');
    // The reason is written for colleagues.
    expect(await (await buyer.request('GET', `/quotes/${code}`)).text()).not.toContain('has closed');
    // An answer makes it the buyer's turn, but does not renew the offer.
    await staff.post(`/api/quotes/${id}/answer`, { text: 'We are looking for another one.' });
    expect(await codeOf(await acceptOffer(buyer, code))).toBe('offer_expired');
    await sendOffer(staff, id);
    expect((await acceptOffer(buyer, code)).status).toBe(200);
  });

  test.each(['question', 'fresh-price', 'reopen', 'factory'])(
    'an offer is not accepted while it is not the buyer’s turn: %s',
    async (act) => {
      const { buyer, staff, id, code } = await begin();
      if (act === 'question') await buyer.post(`/api/buyer-quotes/${code}/question`, { text: 'Rubber?' });
      if (act === 'factory') await staff.post(`/api/quotes/${id}/factory-asked`, { text: '请报价' });
      if (act === 'fresh-price' || act === 'reopen')
        await buyer.post(`/api/buyer-quotes/${code}/decline`, { reason: 'price' });
      if (act === 'fresh-price') await buyer.post(`/api/buyer-quotes/${code}/fresh-price`, {});
      if (act === 'reopen') await staff.post(`/api/quotes/${id}/reopen`, { reason: 'They have called' });
      expect(await codeOf(await acceptOffer(buyer, code))).toBe('offer_closed');
    },
  );
});

describe('a request without script', () => {
  test('after an earlier one with the same form of what is to be found is another request', async () => {
    const buyer = visitor();
    const contact = { contactName: 'Awa', phone: '+44 7700 900123', country: 'SN' };
    const findKey = randomUUID();
    const send = async (title: string) => {
      await buyer.post('/quote-list', new URLSearchParams({ findTitle: title, findKey, intent: 'find' }));
      const { lines } = await list(buyer);
      const body = { ...contact, intent: 'send', [lineFieldName(lines[0]!.id, 'quantity')]: '100' };
      const sent = await buyer.post('/quote-list', new URLSearchParams(body));
      const again = await buyer.post('/quote-list', new URLSearchParams(body));
      expect([again.status, again.headers.get('location')]).toEqual([303, sent.headers.get('location')]);
      return sent.headers.get('location');
    };
    // The browser's Back button shows the old form with its old key.
    expect(await send('A bowl')).not.toBe(await send('A lamp'));
    expect(await app.db.$count(quoteRequests)).toBe(2);
  });
});

describe('mails', () => {
  const queued = (kind: 'quote_offer' | 'quote_notice') =>
    app.db.select().from(outboxMails).where(eq(outboxMails.kind, kind));
  const quoteMail = createQuoteMailService({ db: app.db, mail: app.services.mail });

  async function ask(given: object): Promise<string> {
    const { id: product } = await createProduct(app.db);
    const { code } = await requestQuote(visitor(), [product], given);
    const [row] = await app.db.select().from(quoteRequests).where(eq(quoteRequests.code, code));
    return row!.id;
  }

  test('to a mailbox that strangers type are few, and an offer of the staff still goes there', async () => {
    let id = '';
    for (let n = 0; n < limitTable['unseen mail to'].points + 3; n++) {
      id = await ask({ email: `victim+${n}@mail.example` });
      await quoteMail.send(id, 'requested');
    }
    const mails = await queued('quote_offer');
    expect(mails.filter(({ status }) => status === 'queued')).toHaveLength(
      limitTable['unseen mail to'].points,
    );
    expect(mails.filter(({ status }) => status === 'failed')).toHaveLength(3);
    await quoteMail.send(id, 'offer');
    const all = await queued('quote_offer');
    expect(all.filter(({ status }) => status === 'queued')).toHaveLength(
      limitTable['unseen mail to'].points + 1,
    );
  });

  test.each([
    'Your account is blocked: https://evil.example/login',
    'www.evil.example',
    'Call evil.example now',
    'mail evil@evil.example',
  ])('carry no words of a stranger that lead elsewhere: %s', async (contactName) => {
    await quoteMail.send(await ask({ contactName, email: 'victim@mail.example' }), 'requested');
    const [mail] = await queued('quote_offer');
    expect(mail!.textBody + mail!.htmlBody! + mail!.subject).not.toMatch(/evil/);
  });

  test.each(['Awa Diop', 'Dr. Awa N. Diop', 'Awa Diop, Ets. Diop & Filles', '王小明', 'J.R. Okafor'])(
    'greet %s',
    async (contactName) => {
      await quoteMail.send(await ask({ contactName, email: 'buyer@mail.example' }), 'requested');
      expect((await queued('quote_offer'))[0]!.textBody).toContain(contactName);
    },
  );

  test('to the staff are bounded, but an acceptance is always mailed', async () => {
    await createUser(app.db, { role: 'admin', email: 'sales@company.example', contactMail: 'each' });
    const id = await ask({});
    for (let n = 0; n < 70; n++) await quoteMail.notify({ requestId: id, news: 'question' });
    expect(await queued('quote_notice')).toHaveLength(60);
    await quoteMail.notify({ requestId: id, news: 'accepted' });
    expect(await queued('quote_notice')).toHaveLength(61);
  });
});

test('a stranger’s request adds no address or number to a customer who is known', async () => {
  const { id: product } = await createProduct(app.db);
  await requestQuote(visitor(), [product], { email: 'awa@diop.example', phone: '' });
  await requestQuote(visitor(), [product], { email: 'awa@diop.example', phone: '+44 7700 900999' });
  await requestQuote(visitor(), [product], { email: 'thief@mail.example', phone: '+44 7700 900999' });
  const rows = await app.db.select().from(customers);
  expect(rows.find(({ email }) => email === 'awa@diop.example')!.phone).toBeNull();
  expect(rows).toHaveLength(2);
});

describe('privacy', () => {
  test('answers of a quote and of a list are kept by nobody on the way, and name nobody in a referrer', async () => {
    const { buyer, code } = await begin();
    for (const path of [
      `/api/buyer-quotes/${code}`,
      '/api/quote-list',
      `/quotes/${code}`,
      `/quotes/${code}.data`,
    ]) {
      const { headers } = await buyer.get(path);
      expect([path, headers.get('cache-control')]).toEqual([path, expect.stringContaining('no-store')]);
      // The full address is sent as referrer only within its own origin.
      expect(headers.get('referrer-policy')).toMatch(/^(same-origin|strict-origin-when-cross-origin)$/);
    }
  });

  test('no card of a link, sitemap or list of pages names the address of a quote', async () => {
    const { buyer, code, staff, id } = await begin();
    const html = await (await buyer.get(`/quotes/${code}`)).text();
    const head = html.slice(0, html.indexOf('</head>'));
    expect(head).not.toContain(code);
    expect(head).toContain('noindex');
    const cards = await buyer.get(`/api/link-cards?path=${encodeURIComponent(`/quotes/${code}`)}`);
    expect(await cards.text()).not.toContain('RQ-');
    for (const path of ['/robots.txt', '/sitemap.xml', '/api/openapi.json'])
      expect(await (await buyer.get(path)).text()).not.toContain(code);
    // In the admin area, the audit log, the palette and the board do not contain the code.
    const { reference } = await staff.read<{ reference: string }>(`/api/quotes/${id}/edit`);
    const keeper = await signedIn(app, { role: 'super_admin' });
    for (const path of ['/api/audit', `/api/admin/find?q=${reference}`, '/admin/quotes'])
      expect(await (await keeper.get(path)).text()).not.toContain(code);
  });

  test('another buyer with the same contact sees nothing of it', async () => {
    const { code, product } = await begin();
    const other = visitor();
    const mine = await requestQuote(other, [product]);
    const seen = await (await other.get(`/api/buyer-quotes/${mine.code}`)).text();
    expect(seen).not.toContain(code);
    expect(seen).not.toContain('revision 1');
    const page = await (await other.get('/quote-list')).text();
    expect(page).toContain(mine.code);
    expect(page).not.toContain(code);
  });

  test('a sign-in from another site moves no list', async () => {
    const { user } = await createUser(app.db, { role: 'customer' });
    const buyer = visitor();
    await buyer.post('/api/quote-list/lines', { title: 'A bowl' });
    const body = { username: user.username, password: 'correct horse' };
    const forged = await buyer.post('/api/login', body, { origin: 'https://evil.example' });
    expect(forged.status).toBe(403);
    expect((await list(buyer)).lines).toHaveLength(1);
  });
});
