import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { BuyerQuote } from '#shared/deals/quote.ts';
import { demoSettings } from '#shared/content/setting.ts';
import { createTestApp } from '#tests/app.ts';
import type { Client } from '#tests/client.ts';
import { createProduct, signedIn } from '#tests/factories.ts';
import { drawPages, inkOf, pixelsOf } from '#tests/pdf-pages.ts';
import {
  acceptanceOf,
  acceptOffer,
  openQuote,
  requestQuote,
  sampleSheetFor,
  sendOffer,
} from '#tests/quotes.ts';
import { auditEntries } from '../../people/audit/audit.schema.ts';
import { beneficiaries, issuedDocuments } from '../document/document.schema.ts';
import { quoteRequests } from './quote-request.schema.ts';
import { siteSettings } from '../../content/setting/setting.schema.ts';

const app = await createTestApp();
beforeEach(app.reset);

let lastAddress = 0;
async function begin(given: object = {}, { samples = false } = {}) {
  const { id: product } = await createProduct(app.db, { name: 'Sandal', minimumOrderQuantity: 120 });
  const [buyer, staff] = [app.client({ address: `198.51.100.${++lastAddress}` }), await signedIn(app)];
  const { code } = await requestQuote(buyer, [product], given);
  const [row] = await app.db.select().from(quoteRequests);
  const sheet = samples ? sampleSheetFor(await openQuote(staff, row!.id)) : {};
  expect((await sendOffer(staff, row!.id, sheet)).status).toBe(200);
  return { buyer, staff, id: row!.id, code };
}

async function read(client: Client, path: string): Promise<Buffer> {
  const response = await client.request('GET', path);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  return Buffer.from(await response.arrayBuffer());
}
const status = async (client: Client, path: string) => (await client.request('GET', path)).status;
const see = (client: Client, code: string) => client.read<BuyerQuote>(`/api/buyer-quotes/${code}`);

test('a real company without a public address issues no document: its first reader would choose what it names', async () => {
  const { buyer, code } = await begin();
  const path = `/api/buyer-quotes/${code}/paper?kind=offer&revision=1`;
  const value = { ...demoSettings.registration, number: '91330300MA2ABCDE1X' };
  await app.db.insert(siteSettings).values({ key: 'registration', value });
  app.services.tags.clear();
  const refused = await buyer.request('GET', path);
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([
    409,
    'no_public_address',
  ]);
  expect(await app.db.select().from(issuedDocuments)).toEqual([]);

  const named = await createTestApp({
    env: { PUBLIC_URL: 'https://shop.example' },
    database: app.services.database,
  });
  await read(named.client(), path);
});

describe('an offer as PDF', () => {
  test('is rendered once and stays the same bytes, for buyer and staff', async () => {
    const { buyer, staff, id, code } = await begin();
    const path = `/api/buyer-quotes/${code}/paper?kind=offer&revision=1`;
    const readers = [read(buyer, path), read(buyer, path)];
    const [first, second] = await Promise.all(readers);
    expect(second!.equals(first!)).toBe(true);
    expect((await read(staff, `/api/quotes/${id}/paper?kind=offer&revision=1`)).equals(first!)).toBe(true);
    const rows = await app.db.select().from(issuedDocuments);
    expect(rows).toMatchObject([
      {
        kind: 'offer',
        revision: 1,
        size: first!.length,
        sha256: createHash('sha256').update(first!).digest('hex'),
      },
    ]);
    const [page] = await drawPages(first!, 0.4);
    expect(inkOf(pixelsOf(page!))).toBeGreaterThan(2);
  });

  test('is rendered once for however many ask for it at the same moment', async () => {
    const { buyer, code } = await begin();
    const path = `/api/buyer-quotes/${code}/paper?kind=offer&revision=1`;
    const readers = Array.from({ length: 25 }, () => read(buyer, path));
    const [first, ...others] = await Promise.all(readers);
    for (const other of others) expect(other.equals(first!)).toBe(true);
  });

  test('is rendered while strangers ask for many catalogues', async () => {
    const { buyer, code } = await begin();
    const ids: string[] = [];
    for (let i = 0; i < 12; i += 1) ids.push((await createProduct(app.db, { name: `Lamp ${i}` })).id);
    const strangers = await Promise.all(
      Array.from({ length: 24 }, async (_, i) => {
        const stranger = app.client({ address: `203.0.113.${i}` });
        for (const id of ids.slice(i % 12))
          if (i < 12 === (id !== ids[11])) await stranger.post(`/api/products/${id}/favorite`, {});
        return stranger;
      }),
    );
    const asked = strangers.map((stranger) => stranger.request('GET', '/api/selection?of=favorites'));
    await read(buyer, `/api/buyer-quotes/${code}/paper?kind=offer&revision=1`);
    const statuses = (await Promise.all(asked)).map((response) => response.status);
    expect(statuses).toContain(200);
    expect(statuses).toContain(503);
  });

  test('is there for sent revisions of known codes alone', async () => {
    const { buyer, staff, id, code } = await begin();
    expect(await status(buyer, `/api/buyer-quotes/${code}/paper?kind=offer&revision=2`)).toBe(404);
    expect(await status(buyer, `/api/buyer-quotes/${code}/paper?kind=other&revision=1`)).toBe(400);
    expect(await status(buyer, `/api/buyer-quotes/${'x'.repeat(22)}/paper?kind=offer&revision=1`)).toBe(404);
    expect(await status(buyer, `/api/quotes/${id}/paper?kind=offer&revision=1`)).toBe(401);
    expect(await status(staff, '/api/quotes/none/paper?kind=offer&revision=1')).toBe(404);
  });
});

describe('a proforma invoice', () => {
  test('is made by the staff of what is accepted, once, and then read by the buyer', async () => {
    const { buyer, staff, id, code } = await begin();
    const path = `/api/buyer-quotes/${code}/paper?kind=proforma&revision=1`;
    const make = () => staff.post(`/api/quotes/${id}/proforma`, { revision: 1 });
    expect((await make()).status).toBe(404);
    expect((await acceptOffer(buyer, code)).status).toBe(200);
    expect(await status(buyer, path)).toBe(404);
    expect((await see(buyer, code)).proformas).toEqual([]);
    expect((await make()).status).toBe(200);
    expect((await make()).status).toBe(200);
    expect((await see(buyer, code)).proformas).toEqual([1]);
    const bytes = await read(buyer, path);
    expect(await app.db.select().from(issuedDocuments)).toMatchObject([
      { kind: 'proforma', size: bytes.length },
    ]);
    const entries = await app.db.select().from(auditEntries);
    expect(entries.filter(({ action }) => action === 'proforma')).toHaveLength(1);
    const { events } = await see(buyer, code);
    expect(events.filter(({ kind }) => kind === 'proforma')).toMatchObject([{ revision: 1, isStaff: true }]);
    const html = await (await buyer.request('GET', `/quotes/${code}`)).text();
    expect(html).toContain('kind=proforma');
  });

  test('that names a former account is read no more; another one names the new account', async () => {
    const account = async (bank: string) => {
      const now = new Date();
      const by = {
        proposedName: 'Mei',
        proposedAt: now,
        confirmedName: 'Lin',
        confirmedAt: now,
        validFrom: now,
      };
      const details = { name: 'Baobab', bank, country: 'CN', account: '6222 0000', currency: 'USD' } as const;
      const [row] = await app.db
        .insert(beneficiaries)
        .values({ ...details, ...by })
        .returning();
      return row!.id;
    };
    const { buyer, staff, id, code } = await begin();
    const path = `/api/buyer-quotes/${code}/paper?kind=proforma&revision=1`;
    const make = async () => (await staff.post(`/api/quotes/${id}/proforma`, { revision: 1 })).status;
    await acceptOffer(buyer, code);
    const accounts: (string | null)[] = [];
    for (const bank of [null, 'Bank of Wenzhou', 'Bank of Ningbo']) {
      accounts.push(bank && (await account(bank)));
      expect(await status(buyer, path)).toBe(404);
      expect((await see(buyer, code)).proformas).toEqual([]);
      expect([await make(), await make()]).toEqual([200, 200]);
      expect((await see(buyer, code)).proformas).toEqual([1]);
      await read(buyer, path);
    }
    const rows = await app.db.select().from(issuedDocuments).orderBy(issuedDocuments.issuedAt);
    expect(rows.map(({ beneficiaryId }) => beneficiaryId)).toEqual(accounts);
    expect(rows.map(({ replacedById }) => replacedById)).toEqual([rows[2]!.id, rows[2]!.id, null]);
  });

  test('is not of an acceptance that came while it was rendered', async () => {
    const { buyer, staff, id, code } = await begin();
    await acceptOffer(buyer, code);
    const [sent] = (await see(buyer, code)).revisions;
    const making = staff.post(`/api/quotes/${id}/proforma`, { revision: 1 });
    await expect.poll(() => app.db.$count(issuedDocuments), { interval: 2 }).toBe(1);
    await buyer.post(`/api/buyer-quotes/${code}/withdraw`, {});
    const other = acceptanceOf(sent!);
    other.choice = other.choice.map((one) => ({ ...one, quantity: 1000 }));
    expect((await buyer.post(`/api/buyer-quotes/${code}/accept`, other)).status).toBe(200);
    expect((await making).status).toBe(409);
    const { proformas, accepted } = await see(buyer, code);
    expect(proformas).toEqual([]);
    // The reserved code is used for the invoice of the acceptance that is valid, with its total.
    expect((await staff.post(`/api/quotes/${id}/proforma`, { revision: 1 })).status).toBe(200);
    expect(await app.db.select().from(issuedDocuments)).toMatchObject([
      { totalMinor: accepted!.totals.totalMinor },
    ]);
  });

  test('of an acceptance that was withdrawn is read no more', async () => {
    const { buyer, staff, id, code } = await begin();
    await acceptOffer(buyer, code);
    await staff.post(`/api/quotes/${id}/proforma`, { revision: 1 });
    expect((await buyer.post(`/api/buyer-quotes/${code}/withdraw`, {})).status).toBe(200);
    expect(await status(buyer, `/api/buyer-quotes/${code}/paper?kind=proforma&revision=1`)).toBe(404);
    expect((await see(buyer, code)).proformas).toEqual([]);
    // After another acceptance the sums may differ, so only the next revision gets a proforma.
    await acceptOffer(buyer, code);
    expect((await staff.post(`/api/quotes/${id}/proforma`, { revision: 1 })).status).toBe(409);
  });
});

describe('what /verify says of a paper', () => {
  const verify = async (index: number) => {
    const rows = await app.db.select().from(issuedDocuments).orderBy(issuedDocuments.revision);
    return (await app.services.documents.find(rows[index]!.code))!;
  };

  test('has the day that the paper shows: that of sending, in the zone of the buyer', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T20:00:00Z') });
    try {
      const { buyer, code } = await begin({ timeZone: 'Africa/Nairobi', country: 'KE' });
      vi.setSystemTime(new Date('2026-11-22T20:00:00Z'));
      await read(buyer, `/api/buyer-quotes/${code}/paper?kind=offer&revision=1`);
    } finally {
      vi.useRealTimers();
    }
    expect((await verify(0)).issuedDay).toBe('2026-11-20');
  });

  test('of samples stays true when the goods have their own', async () => {
    const { buyer, staff, id, code } = await begin({ sampleWanted: true }, { samples: true });
    for (const revision of [1, 2]) {
      if (revision === 2) await sendOffer(staff, id, { kind: 'goods' });
      await acceptOffer(buyer, code);
      expect((await staff.post(`/api/quotes/${id}/proforma`, { revision })).status).toBe(200);
    }
    expect([(await verify(0)).replacedBy, (await verify(1)).replacedBy]).toEqual([null, null]);
  });
});
