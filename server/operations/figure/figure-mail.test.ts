import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { StaffLanguage } from '#shared/base/locale.ts';
import type { CountKind } from '#shared/operations/counting-rules.ts';
import { createTestApp } from '#tests/app.ts';
import { type Client, sendJson } from '#tests/client.ts';
import { createContactMessage, createProduct, createUser, signedIn } from '#tests/factories.ts';
import { acceptOffer, requestQuote, sendOffer } from '#tests/quotes.ts';
import { outboxMails } from '../../conversations/contact/contact.schema.ts';
import { quoteHistory, quoteOffers, quoteRequests } from '../../deals/quote/quote-request.schema.ts';
import { users } from '../../people/user/user.schema.ts';
import { dayCounts } from './count.schema.ts';

const app = await createTestApp();
/** Another process on the same database. */
const other = await createTestApp();
let lastAddress = 0;

// In the past, so that sessions, whose time is the database's, have not expired.
const wednesday = new Date('2026-03-25T03:00:00Z');
const monday = new Date('2026-03-30T00:31:00Z');
const weeksLater = (weeks: number) => new Date(monday.getTime() + weeks * 7 * 86_400_000);
const days = '?range=own&from=2026-03-23&to=2026-03-29';

beforeEach(async () => {
  await app.reset();
  other.services.tags.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: wednesday });
});
afterEach(() => vi.useRealTimers());

const mails = () => app.db.select().from(outboxMails).where(eq(outboxMails.kind, 'figures'));
const choose = (client: Client, figureMail: string) =>
  sendJson(client, 'PUT', '/api/account/figure-mail', { figureMail });
const owner = (given: Partial<typeof users.$inferInsert> = {}) =>
  signedIn(app, { role: 'super_admin', email: 'wei@staff.example', ...given });
async function queue(now: Date) {
  vi.setSystemTime(now);
  await Promise.all([app, other].map(({ services }) => services.figureMails.queue(now)));
}

/** Rows of a block of the page as texts, of the week. */
async function pageRows(staffLanguage: StaffLanguage, block: string): Promise<string[][]> {
  const client = await signedIn(app, { staffLanguage });
  const html = await (await client.get(`/admin/analytics${days}`)).text();
  const [, section] = html.split(new RegExp(`id="${block}"`));
  const table = section!.slice(section!.indexOf('<tbody>'), section!.indexOf('</tbody>'));
  return [...table.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row]) =>
    [...row!.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell]) => cell!.replaceAll(/<[^>]*>/g, '')),
  );
}

/** Counts, a request with an accepted offer, one that waits, a late answer and a search without a result. */
async function happen() {
  const counted = (day: string, kind: CountKind, visitors: number, object = '') =>
    app.db.insert(dayCounts).values({ day, kind, visitors, views: visitors, object });
  for (const [day, visitors] of [
    ['2026-03-18', 10],
    ['2026-03-24', 30],
    ['2026-03-25', 15],
  ] as const) {
    await counted(day, 'document', visitors);
    await counted(day, 'product', visitors * 2);
  }
  await counted('2026-03-24', 'missed', 7, 'lampe solaire');
  const staff = await signedIn(app);
  const product = (await createProduct(app.db, { name: 'Sandal', minimumOrderQuantity: 120 })).id;
  const ask = () => requestQuote(app.client({ address: `198.51.100.${++lastAddress}` }), [product]);
  const { code, reference } = await ask();
  await ask();
  const [request] = await app.db.select().from(quoteRequests).where(eq(quoteRequests.reference, reference));
  await sendOffer(staff, request!.id);
  const accepted = await acceptOffer(app.client({ address: `198.51.100.${++lastAddress}` }), code);
  expect(accepted.status).toBe(200);
  // All of it on Wednesday; the database wrote its own time.
  const at = wednesday.toISOString();
  for (const table of ['quote_requests', 'quote_history', 'quote_offers'])
    await app.db.execute(sql.raw(`alter table ${table} disable trigger user`));
  await app.db.update(quoteRequests).set({ createdAt: wednesday });
  await app.db.execute(sql`update quote_requests set accepted_at = ${at} where accepted_at is not null`);
  await app.db.update(quoteHistory).set({ createdAt: wednesday });
  await app.db.update(quoteOffers).set({ createdAt: wednesday });
  for (const table of ['quote_requests', 'quote_history', 'quote_offers'])
    await app.db.execute(sql.raw(`alter table ${table} enable trigger user`));
  await createContactMessage(app.db, { createdAt: new Date('2026-03-24T02:00:00Z') });
}

describe('the choice', () => {
  test('is off by default, made under My account by a super admin with an address, and in the audit log', async () => {
    const client = await owner({ staffLanguage: 'zh' });
    const page = async () => (await client.get('/admin/account')).text();
    expect(await page()).toMatch(/id="figure-mail".*value="off" selected/);
    expect((await choose(client, 'weekly')).status).toBe(200);
    expect(await page()).toMatch(/id="figure-mail".*value="weekly" selected/);
    expect(await (await client.get('/api/audit')).text()).toContain('"figureMail":"weekly"');
    expect((await choose(client, 'daily')).status).toBe(400);
    const poor = await owner({ email: null });
    const refused = await choose(poor, 'weekly');
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      fields: { figureMail: 'This account has no e-mail address.' },
    });
    expect((await choose(poor, 'off')).status).toBe(200);
    await choose(client, 'off');
    await queue(monday);
    expect(await mails()).toEqual([]);
  });

  test('is neither shown to an admin nor taken from one', async () => {
    const client = await signedIn(app, { role: 'admin', email: 'lin@staff.example' });
    expect(await (await client.get('/admin/account')).text()).not.toContain('figure-mail');
    expect((await choose(client, 'weekly')).status).toBe(403);
    await queue(monday);
    expect(await mails()).toEqual([]);
  });
});

describe('the mail', () => {
  const english = {
    aDay: (name: string) => `${name} a day`,
    compared: ([now, before, change]: string[]) => `${now} (before: ${before}, ${change})`,
    named: ([name, value]: string[]) => `${name}: ${value}`,
    separator: ', ',
    names: ['First reply, median / longest', 'Promises late', 'Waiting now', 'Most searched, not found'],
    missed: 'lampe solaire (7 visitors)',
  };
  const chinese: typeof english = {
    aDay: (name) => `${name}（每天平均）`,
    compared: ([now, before, change]) => `${now}（之前：${before}，${change}）`,
    named: ([name, value]) => `${name}：${value}`,
    separator: '、',
    names: ['首次回复，中位数 / 最长', '延迟的承诺', '当前待处理', '搜索最多而无结果'],
    missed: 'lampe solaire（7位访客）',
  };
  test.each([
    ['en', english],
    ['zh', chinese],
  ] as const)('says in ten lines what the page says, %s', async (staffLanguage, words) => {
    await happen();
    await choose(await owner({ staffLanguage }), 'weekly');
    await queue(monday);
    const [mail] = await mails();
    expect(mail).toMatchObject({ recipient: 'wei@staff.example', language: staffLanguage });
    expect(mail!.textBody).toContain(`/admin/analytics${days}\n`);
    const lines = mail!.textBody.split('\n\n')[1]!.split('\n');
    const rows = (block: string) => pageRows(staffLanguage, block);
    const { compared, named, names } = words;
    const [reply] = await rows('promises');
    const waiting = await rows('waiting');
    expect(lines).toEqual([
      ...(await rows('visits'))
        .slice(0, 2)
        .map(([name, ...values]) => `${words.aDay(name!)}: ${compared(values)}`),
      ...(await rows('summary')).map(([name, ...values]) => `${name}: ${compared(values)}`),
      `${names[0]}: ${reply![4]} / ${reply![5]}`,
      `${names[1]}: ${named([reply![0]!, reply![2]!])}`,
      `${names[2]}: ${[0, 5, 6, 7].map((row) => named(waiting[row]!)).join(words.separator)}`,
      `${names[3]}: ${words.missed}`,
    ]);
    // And the page is right.
    const numbers = lines.map((line) => line.match(/[:：] ?(?:USD\s)?([\d.]+)/)?.[1]);
    expect(numbers.slice(0, 6)).toEqual(['22.5', '45', '2', '1', '1', '804.72']);
    expect(lines[7]).toMatch(/2$/);
  });

  test('of a week in which nothing was counted shows dashes', async () => {
    await choose(await owner(), 'weekly');
    await queue(monday);
    const [mail] = await mails();
    expect(mail!.textBody).toContain('Visitors a day: – (before: –, –)');
    expect(mail!.textBody).toContain('Requests: 0 (before: 0, –)');
    expect(mail!.textBody).toContain(
      'Accepted amount: –\nFirst reply, median / longest: – / –\nPromises late: 0\n',
    );
    expect(mail!.textBody).toContain('Most searched, not found: –\n');
  });

  test('goes out once a week, on Monday morning, also when the choice changes twice', async () => {
    await choose(await owner(), 'weekly');
    await queue(new Date('2026-03-30T00:29:00Z'));
    expect(await mails()).toEqual([]);
    await queue(monday);
    await queue(new Date('2026-03-31T00:31:00Z'));
    const again = await signedIn(app, { role: 'super_admin', email: 'awa@staff.example' });
    for (const choice of ['weekly', 'off', 'weekly']) await choose(again, choice);
    await queue(new Date('2026-04-01T00:31:00Z'));
    expect(await mails()).toHaveLength(1);
    // The site was down for a week: the newest one counts.
    await queue(weeksLater(2));
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'Figures of the week, Mar 23, 2026 to Mar 29, 2026',
      // To both.
      'Figures of the week, Apr 6, 2026 to Apr 12, 2026',
      'Figures of the week, Apr 6, 2026 to Apr 12, 2026',
    ]);
  });

  test.each([
    ['is no super admin any more', { role: 'admin' }],
    ['is inactive', { isActive: false }],
    ['has no address any more', { email: null }],
  ] as const)('goes to no one who %s', async (_, change) => {
    await choose(await owner(), 'weekly');
    await createUser(app.db, {
      role: 'super_admin',
      email: 'awa@staff.example',
      figuresMailedTo: '2026-03-22',
    });
    await app.db.update(users).set(change).where(eq(users.email, 'wei@staff.example'));
    await queue(monday);
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(['awa@staff.example']);
  });

  test('ends with one click of the mail program, and leaves the other mails alone', async () => {
    await choose(await owner(), 'weekly');
    await queue(monday);
    const [mail] = await mails();
    const { pathname, search } = new URL(mail!.unsubscribeUrl!);
    expect(mail!.textBody).toContain(mail!.unsubscribeUrl!);
    expect(await (await app.client().get(pathname + search)).text()).toContain('Weekly mail of the figures');
    const answer = await app.client().request('POST', pathname + search, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(await answer.text()).toContain('No more weekly mails of the figures will be sent to you.');
    const [user] = await app.db.select().from(users);
    expect(user).toMatchObject({ figuresMailedTo: null, contactMail: 'each' });
    await queue(weeksLater(1));
    expect(await mails()).toHaveLength(1);
  });
});

test('an address that makes no sense shows the usual days', async () => {
  const staff = await signedIn(app);
  for (const query of ['range=own&from=x&to=y', 'range=own&from=2026-02-30&to=2026-03-01', 'range=7'])
    expect(await (await staff.get(`/admin/analytics?${query}`)).text()).toContain(
      '23 Feb 2026 to 24 Mar 2026',
    );
  const own = await (await staff.get('/admin/analytics?range=own&from=2026-03-20&to=2099-01-01')).text();
  expect(own).toContain('Today is among them, so far.');
});
