import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { staffPageSize } from '#shared/base/limits.ts';
import { referenceListQuery } from '#shared/deals/reference-list.ts';
import type { CurrentUser } from '#shared/people/user.ts';
import { officeDay } from '#shared/base/zoned-time.ts';
import { createTestApp } from '#tests/app.ts';
import { createReferenceRow, signedIn } from '#tests/factories.ts';
import { sendJson } from '#tests/client.ts';
import { signedInAccount } from '#tests/staff.ts';
import { auditEntries } from '../../people/audit/audit.schema.ts';

const app = await createTestApp();
let user: CurrentUser;

beforeEach(async () => {
  await app.reset();
  ({ user } = await signedInAccount(app, { role: 'admin' }));
});

const page = (query: object = {}, language: 'en' | 'zh' = 'en') =>
  app.services.reference.page(user, referenceListQuery.parse(query), language);
const codes = async (query: object, language: 'en' | 'zh' = 'en') =>
  (await page(query, language)).rows.map(({ code }) => code);

test('a row is found by the beginning of its words, in every language, and by its country', async () => {
  await createReferenceRow(app.db, {
    code: 'etls',
    area: 'NG',
    name: 'ECOWAS levy',
    names: { fr: 'Prélèvement CEDEAO', zh: '西非共同体税' },
    source: 'dutycalc.example/levies',
  });
  await createReferenceRow(app.db, { code: 'tracking', area: 'GA', name: 'Tracking note' });
  expect(await codes({ search: 'ng' })).toEqual(['etls']);
  expect(await codes({ search: 'nigeria' })).toEqual(['etls']);
  expect(await codes({ search: '尼日利亚' })).toEqual(['etls']);
  expect(await codes({ search: 'prelev' })).toEqual(['etls']);
  expect(await codes({ search: '共同体' })).toEqual(['etls']);
  expect(await codes({ search: 'dutycalc levy' })).toEqual(['etls']);
  expect(await codes({ search: 'note gabon' })).toEqual(['tracking']);
  expect(await codes({ search: 'levy gabon' })).toEqual([]);
});

test('rows are sorted as asked, a page at a time, and those in the trash stand by themselves', async () => {
  await createReferenceRow(app.db, { code: 'b', area: 'KE', name: 'Beta', checkedOn: '2026-03-01' });
  await createReferenceRow(app.db, { code: 'a', area: 'DZ', name: 'Gamma', checkedOn: '2026-02-01' });
  await createReferenceRow(app.db, { code: 'c', area: 'CI', name: 'Alpha', checkedOn: '2026-01-01' });
  await createReferenceRow(app.db, { code: 'gone', deletedAt: new Date() });
  expect(await codes({})).toEqual(['a', 'c', 'b']);
  expect(await codes({ sort: 'name' })).toEqual(['c', 'b', 'a']);
  expect(await codes({ sort: 'checked' })).toEqual(['c', 'a', 'b']);
  expect(await codes({ sort: 'checked', order: 'desc' })).toEqual(['b', 'a', 'c']);
  expect(await codes({ state: 'trash' })).toEqual(['gone']);
  for (let i = 0; i < staffPageSize; i++) await createReferenceRow(app.db, { code: `more-${i}` });
  const second = await page({ page: 2 });
  expect([second.total, second.rows.length]).toEqual([staffPageSize + 3, 3]);
});

test('a check writes day and name alone, raises the version and stands in the audit log; old rows are counted', async () => {
  const staff = await signedIn(app, { username: 'wei' });
  const old = await createReferenceRow(app.db, { checkedOn: '2020-01-01', note: 'ask again' });
  const gone = await createReferenceRow(app.db, {
    code: 'gone',
    checkedOn: '2020-01-01',
    deletedAt: new Date(),
  });
  expect(await app.services.reference.oldCount(user)).toBe(1);
  await staff.post('/api/reference/checked', { ids: [old.id, gone.id] });
  expect(await app.services.reference.oldCount(user)).toBe(0);
  expect((await page()).rows).toMatchObject([
    { id: old.id, checkedOn: officeDay(), checkedBy: 'wei', note: 'ask again', version: 2 },
  ]);
  const [entry] = await app.db.select().from(auditEntries).where(eq(auditEntries.noun, 'reference_row'));
  expect(entry).toMatchObject({ action: 'update', recordId: old.id });
});

test('a day in the future is refused: the row would count as fresh for years', async () => {
  const staff = await signedIn(app);
  const row = await createReferenceRow(app.db);
  const response = await sendJson(staff, 'PUT', `/api/reference/${row.id}`, { checkedOn: '2090-01-01' });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    fields: { checkedOn: 'The date cannot be in the future.' },
  });
});
