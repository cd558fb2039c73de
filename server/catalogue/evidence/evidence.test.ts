import { beforeEach, describe, expect, test } from 'vitest';
import { isValidEvidence } from '#shared/catalogue/evidence-rules.ts';
import { createTestApp } from '#tests/app.ts';
import { type Client, sendJson } from '#tests/client.ts';
import { createPartner, createProduct, signedIn } from '#tests/factories.ts';
import { textOf } from '#tests/html.ts';
import { evidence } from './evidence.schema.ts';

const app = await createTestApp();
let staff: Client;
let partnerId: string;

beforeEach(async () => {
  await app.reset();
  staff = await signedIn(app, { username: 'wei' });
  partnerId = (await createPartner(app.db, { name: 'Ningbo Works', isVerified: true })).id;
});

const visit = () => ({
  partnerId,
  kind: 'visit',
  title: 'Visit to the workshop',
  doneOn: '2026-03-01',
  doneBy: 'Lin Wei',
  note: 'Lines were seen at work.',
});
async function add(given: object = {}): Promise<string> {
  const response = await staff.post('/api/evidence', { ...visit(), ...given });
  expect(response.status, await response.clone().text()).toBe(201);
  return ((await response.json()) as { id: string }).id;
}
const page = async (client: Client, address: string) =>
  textOf(await (await client.get(address)).text(), 'main');

describe('evidence', () => {
  test('stands behind the badge, with what it does not prove', async () => {
    await add({ limits: 'The books were not looked at.' });
    const product = await createProduct(app.db, { name: 'Kettle', partnerId });
    const html = await (await app.client().get(`/product/${product.id}`)).text();
    expect(html).toContain(`href="/suppliers/${partnerId}"`);
    const shown = await page(app.client(), `/suppliers/${partnerId}`);
    for (const text of ['Visit on site', 'Lin Wei', 'March 1, 2026', 'The books were not looked at.'])
      expect(shown).toContain(text);
    expect(shown).toContain('What happens on other days, or with your order.');
    expect(await page(app.client(), `/suppliers/${partnerId}?lng=fr`)).toContain('Ce que cela ne prouve pas');
  });

  test('that has expired says so, and staff are warned of a badge that nothing valid stands behind', async () => {
    expect(await page(staff, '/admin/suppliers')).toContain('No valid evidence');
    const id = await add();
    expect(await page(staff, '/admin/suppliers')).not.toContain('No valid evidence');
    const change = { validUntil: '2026-04-01', version: 1 };
    expect((await sendJson(staff, 'PUT', `/api/evidence/${id}`, change)).status).toBe(200);
    expect(await page(staff, '/admin/suppliers')).toContain('No valid evidence');
    const shown = await page(app.client(), `/suppliers/${partnerId}`);
    expect(shown).toContain('Expired on April 1, 2026');
    expect(shown).toContain('Nothing here is valid today.');
  });

  test.each([
    [{ validUntil: '2026-02-01' }, 'validUntil'],
    [{ kind: 'rumour' }, 'kind'],
    [{ doneBy: ' ' }, 'doneBy'],
    [{ partnerId: '00000000-0000-4000-8000-000000000000' }, 'partnerId'],
    [{ photo1Url: 'javascript:alert(1)' }, 'photo1Url'],
  ])('%j is refused at %s', async (given, field) => {
    const response = await staff.post('/api/evidence', { ...visit(), ...given });
    expect(response.status).toBe(400);
    expect(Object.keys(((await response.json()) as { fields: object }).fields)).toEqual([field]);
    expect(await app.db.$count(evidence)).toBe(0);
  });

  test('of the future is not shown, and goes with its supplier', async () => {
    await add({ doneOn: '2090-01-01' });
    expect(await page(app.client(), `/suppliers/${partnerId}`)).toContain('There is no evidence here yet.');
    await sendJson(staff, 'DELETE', `/api/partners/${partnerId}`);
    expect((await app.client().get(`/suppliers/${partnerId}`)).status).toBe(404);
    expect((await app.client().get('/suppliers/nobody')).status).toBe(404);
  });
});

test('counts from its day to its last one', () => {
  const piece = { doneOn: '2026-03-01', validUntil: '2026-04-01' };
  expect(
    ['2026-02-28', '2026-03-01', '2026-04-01', '2026-04-02'].map((day) => isValidEvidence(piece, day)),
  ).toEqual([false, true, true, false]);
  expect(isValidEvidence({ ...piece, validUntil: null }, '2090-01-01')).toBe(true);
});
