import { beforeEach, describe, expect, test } from 'vitest';
import type { OfferTemplate } from '#shared/deals/offer-template.ts';
import { createTestApp } from '#tests/app.ts';
import { type Client, sendJson } from '#tests/client.ts';
import { signedIn } from '#tests/factories.ts';
import { auditEntries } from '../../people/audit/audit.schema.ts';

const app = await createTestApp();
const path = '/api/offer-templates';
let staff: Client;

beforeEach(async () => {
  await app.reset();
  staff = await signedIn(app);
});

async function add(given: object = {}): Promise<string> {
  const response = await staff.post(path, { name: 'Sea freight', ...given });
  expect(response.status, await response.clone().text()).toBe(201);
  return ((await response.json()) as { id: string }).id;
}
const list = () => staff.read<OfferTemplate[]>(path);
const save = (id: string, body: object) => sendJson(staff, 'PUT', `${path}/${id}`, body);
const defaults = async () => (await list()).flatMap(({ name, isDefault }) => (isDefault ? [name] : []));

test('a template keeps charges, deposit, validity, margin and its texts in each language', async () => {
  const given = {
    note: 'Full containers',
    currency: 'EUR',
    validDays: 21,
    depositPercent: 40,
    margin: 1250,
    charges: [
      { kind: 'freight', basis: 'container_40hq', rate: 420_000 },
      { kind: 'fee', basis: 'goods_percent', rate: 500 },
    ],
    texts: {
      en: { intro: 'Thank you.', terms: '40 % deposit', notIncluded: 'Duty' },
      fr: { terms: 'Acompte de 40 %', intro: '' },
    },
  };
  const id = await add(given);
  const { fr, ...texts } = given.texts;
  expect(await list()).toEqual([
    {
      ...given,
      id,
      version: 1,
      isDeleted: false,
      isDefault: false,
      name: 'Sea freight',
      texts: { ...texts, fr: { ...fr, intro: null } },
    },
  ]);
});

test('what a template does not name stays open', async () => {
  await add();
  expect(await list()).toMatchObject([
    { validDays: null, depositPercent: null, margin: null, charges: [], texts: {}, currency: 'USD' },
  ]);
});

describe('the default', () => {
  test('is one at most, and stands first', async () => {
    await add({ name: 'Air' });
    const sea = await add({ isDefault: true });
    const rail = await add({ name: 'Rail', isDefault: true });
    expect(await defaults()).toEqual(['Rail']);
    await save(sea, { isDefault: true });
    expect((await list()).map(({ name }) => name)).toEqual(['Sea freight', 'Air', 'Rail']);
    expect(await defaults()).toEqual(['Sea freight']);
    await save(sea, { isDefault: false });
    expect(await defaults()).toEqual([]);
    // The form of the template that lost the mark is outdated.
    expect((await save(rail, { version: 1, note: 'x' })).status).toBe(409);
  });

  test('in the trash is none, and comes back as none where another took its place', async () => {
    const sea = await add({ isDefault: true });
    await staff.delete(`${path}/${sea}`);
    expect(await defaults()).toEqual([]);
    await staff.post(`${path}/${sea}/restore`);
    expect(await defaults()).toEqual(['Sea freight']);
    await staff.delete(`${path}/${sea}`);
    await add({ name: 'Rail', isDefault: true });
    await staff.post(`${path}/${sea}/restore`);
    expect(await defaults()).toEqual(['Rail']);
  });

  test('of two that become it at once one wins', async () => {
    const ids = [await add(), await add({ name: 'Rail' })];
    const answers = await Promise.all(ids.map((id) => save(id, { isDefault: true })));
    for (const { status } of answers) expect([200, 409]).toContain(status);
    expect(await defaults()).toHaveLength(1);
  });

  test('is a change in the audit log of both', async () => {
    await add({ isDefault: true });
    await add({ name: 'Rail', isDefault: true });
    const entries = await app.db.select().from(auditEntries);
    expect(entries.map(({ action, title, after }) => [action, title, after!['isDefault']])).toEqual([
      ['create', 'Sea freight', true],
      ['update', 'Sea freight', false],
      ['create', 'Rail', true],
    ]);
  });
});

test.each([
  [{ name: ' ' }, 'name'],
  [{ currency: 'XXX' }, 'currency'],
  [{ validDays: 181 }, 'validDays'],
  [{ depositPercent: '101' }, 'depositPercent'],
  [{ margin: 10_000 }, 'margin'],
  [{ charges: [{ kind: 'freight', basis: 'flat', rate: '1.234' }] }, 'charges.0.rate'],
  [{ charges: [{ kind: 'tax', basis: 'flat', rate: 1 }] }, 'charges.0.kind'],
  [{ texts: { fr: { terms: 'x'.repeat(1401) } } }, 'texts.fr.terms'],
])('%j is refused, and the field is named', async (given, field) => {
  const response = await staff.post(path, { name: 'Sea freight', ...given });
  expect(response.status).toBe(400);
  const { fields } = (await response.json()) as { fields: Record<string, string> };
  expect(Object.keys(fields)).toEqual([field]);
});
