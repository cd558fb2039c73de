import fc from 'fast-check';
import { and, eq, isNull } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { maxImportBytes } from '#shared/base/limits.ts';
import type { ImportPreview } from '#shared/catalogue/table-import.ts';
import { customsUnionNames, everywhere, goodsClasses } from '#shared/deals/reference-rules.ts';
import { officeDay } from '#shared/base/zoned-time.ts';
import { createTestApp } from '#tests/app.ts';
import { type Client, sendJson } from '#tests/client.ts';
import { createReferenceRow, signedIn } from '#tests/factories.ts';
import { createTransferBench } from '#tests/transfers.ts';
import { auditEntries } from '../../people/audit/audit.schema.ts';
import { referenceRows } from './reference.schema.ts';
import { readDemo } from '../../operations/demo/demo-content.ts';

const app = await createTestApp();
const { reference: demoReference } = readDemo();
const path = '/api/reference';
let staff: Client;
let send: ReturnType<typeof createTransferBench>['send'];

beforeEach(async () => {
  await app.reset();
  staff = await signedIn(app, { username: 'wei' });
  ({ send } = createTransferBench(app, staff));
});

type NewRow = typeof referenceRows.$inferInsert;
const duty: NewRow = {
  kind: 'duty',
  area: 'ecowas',
  code: 'consumer',
  name: 'Import duty',
  names: { fr: 'Droit de douane', es: 'Arancel', zh: '进口关税' },
  low: 20,
  high: 20,
  unit: 'percent',
  base: 'customs_value',
  source: 'trade.gov\nfandp.org',
  checkedOn: '2022-03-24',
  checkedBy: 'Awa',
};
const add = (row: Partial<NewRow> = {}) => createReferenceRow(app.db, { ...duty, ...row });
const stored = () =>
  app.db.select().from(referenceRows).where(isNull(referenceRows.deletedAt)).orderBy(referenceRows.id);
const exported = async () => {
  const response = await staff.get(`${path}/export`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-disposition')).toContain(`reference-${officeDay()}.csv`);
  return Buffer.from(await response.arrayBuffer());
};
const readPreview = async (file: Uint8Array | string) => {
  const response = await send(`${path}/import/preview`, file);
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as ImportPreview;
};
const bring = async (file: Uint8Array | string) => {
  const { expect: shown } = await readPreview(file);
  return send(`${path}/import`, file, { expect: shown });
};
const faultsIn = ({ rows }: ImportPreview) =>
  rows.map(({ line, errors }) => [line, ...errors.map(({ column, text }) => `${column}: ${text}`)]);

describe('the export', () => {
  test('of the demo, read again, changes nothing; into an empty table it makes the same rows', async () => {
    await app.db.insert(referenceRows).values(demoReference);
    const before = await stored();
    const file = await exported();
    expect(file.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const { rows } = await readPreview(file);
    expect(rows).toHaveLength(demoReference.length);
    expect(new Set(rows.map(({ action }) => action))).toEqual(new Set(['unchanged']));
    await app.db.delete(referenceRows);
    expect(await (await bring(file)).json()).toMatchObject({ created: demoReference.length, updated: 0 });
    const plain = (all: typeof before) =>
      all
        .map(({ id: _id, createdAt: _made, updatedAt: _changed, checkedBy: _by, ...row }) =>
          JSON.stringify(row),
        )
        .sort();
    expect(plain(await stored())).toEqual(plain(before));
  });

  test('lets no spreadsheet run what a cell says', async () => {
    await add({ name: '=HYPERLINK("http://x.example")', note: '@SUM(1)', names: { zh: '＝1+1' } });
    expect(String(await exported())).toContain(`"'=HYPERLINK(""http://x.example"")"`);
    expect((await readPreview(await exported())).rows[0]).toMatchObject({ action: 'unchanged' });
  });

  test('any text and value comes back as it was', async () => {
    const text = (max: number) =>
      fc
        .string({ unit: 'grapheme', minLength: 1, maxLength: max })
        .map((value) =>
          value
            .normalize('NFC')
            .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
            .trim(),
        )
        .filter((value) => value !== '' && value.isWellFormed());
    const line = fc.oneof(text(40), fc.constantFrom('=1', "'=1", '-5', "''@x", ';,', '"', '0,5', 'a\\|b'));
    const amount = fc.integer({ min: 0, max: 9_999_999 }).map((value) => value / 10_000);
    const anyRow = fc.record({
      area: fc.constantFrom(...customsUnionNames, everywhere, 'NG', 'KE'),
      code: fc.oneof(fc.constantFrom(...goodsClasses), line),
      name: line,
      names: fc.record({ fr: line, es: line, zh: line }, { requiredKeys: [], noNullPrototype: true }),
      detail: fc.option(fc.oneof(line, fc.constantFrom('a;\tb\n\nc', '- x\n= y'))),
      note: fc.option(line),
      low: amount,
      isDisputed: fc.boolean(),
      validFrom: fc.constantFrom(null, '2026-01-01'),
      source: fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n')),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(anyRow, { minLength: 1, maxLength: 16 }), async (given) => {
        await app.db.delete(referenceRows);
        const unique = new Map(
          given.map((row) => [JSON.stringify([row.area, row.code, row.validFrom]), row]),
        );
        for (const row of unique.values()) await add({ ...row, high: row.low });
        const file = await exported();
        expect((await readPreview(file)).rows.map(({ action, changes }) => ({ action, changes }))).toEqual(
          [...unique].map(() => ({ action: 'unchanged', changes: [] })),
        );
      }),
      { numRuns: 5 },
    );
  });
});

describe('an import', () => {
  test('shows what would change, does it in one go and notes who has checked', async () => {
    const row = await add();
    const file = [
      'id,kind,area,code,name,low,high,unit,percent_of,source,checked_on',
      `${row.id},duty,ecowas,consumer,Import duty,20,25,percent,customs_value,trade.gov,${officeDay().replaceAll('-', '/')}`,
      ',freight,NG,apapa,Lagos (Apapa),"90,5",120,usd_wm,,Forwarder A,2026-01-02',
    ].join('\n');
    const preview = await readPreview(file);
    expect(preview.rows.map(({ line, action }) => [line, action])).toEqual([
      [2, 'update'],
      [3, 'create'],
    ]);
    expect(preview.rows[0]!.changes).toContainEqual({ column: 'high', before: '20', after: '25' });
    expect(await stored()).toHaveLength(1);
    const response = await bring(file);
    expect(await response.json()).toMatchObject({ success: true, created: 1, updated: 1 });
    const after = await stored();
    expect(after).toContainEqual(
      expect.objectContaining({ id: row.id, high: 25, names: duty.names, checkedBy: 'wei', version: 2 }),
    );
    expect(after).toContainEqual(
      expect.objectContaining({ code: 'apapa', low: 90.5, checkedBy: 'wei', checkedOn: '2026-01-02' }),
    );
    const logged = await app.db.select().from(auditEntries).where(eq(auditEntries.noun, 'reference_row'));
    expect(logged.map(({ action }) => action).toSorted()).toEqual(['create', 'import', 'update']);
    // Importing the same file again changes nothing.
    expect((await readPreview(file)).rows.map(({ action }) => action)).toEqual(['unchanged', 'unchanged']);
  });

  test('finds a row without an ID by what it is of, and takes Chinese headings and semicolons', async () => {
    const row = await add();
    const file = '类型;地区;代码;单位;最低值;名称（法语）\nduty;ecowas;consumer;percent;21,5;Droit';
    expect((await bring(file)).status).toBe(400);
    const both = '类型;地区;代码;单位;最低值;最高值;名称（法语）\nduty;ecowas;consumer;percent;21,5;;Droit';
    expect((await bring(both)).status).toBe(200);
    expect(await stored()).toMatchObject([
      { id: row.id, low: 21.5, high: 21.5, names: { fr: 'Droit', es: 'Arancel', zh: '进口关税' } },
    ]);
  });

  test('names wrong rows by their lines, in words, and then writes none', async () => {
    const row = await add();
    const head = 'id,kind,area,code,name,low,unit,percent_of,source,checked_on';
    const file = [
      head,
      ',duty,Atlantis,raw,Duty,5,percent,customs_value,x,2026-01-01',
      ',duty,NG,raw,,5,percent,customs_value,x,2026-01-01',
      ',duty,NG,raw,Duty,five,percent,customs_value,x,2026-01-01',
      ',duty,NG,raw,Duty,5,percent,,x,2026-01-01',
      ',duty,NG,raw,Duty,5,percent,customs_value,x,2999-01-01',
      ',duty,NG,raw,Duty,5,percent,customs_value,x,2099-01-01',
      ',duty,NG,raw,Duty,5,percent,customs_value,x,2026-01-01',
      ',duty,NG,raw,Duty,6,percent,customs_value,x,2026-01-01',
      `${row.id},duty,ecowas,consumer,A,5,percent,customs_value,x,2026-01-01`,
      `${row.id},duty,ecowas,consumer,B,5,percent,customs_value,x,2026-01-01`,
      'nonsense,duty,NG,specific,B,5,percent,customs_value,x,2026-01-01',
    ].join('\n');
    const preview = await readPreview(file);
    expect(faultsIn(preview)).toEqual([
      [2, expect.stringMatching(/^area: /)],
      [3, 'name: Name is required'],
      [4, 'low: Please enter a number.'],
      [5, expect.stringMatching(/^percent_of: /)],
      [6, expect.stringMatching(/^checked_on: /)],
      [7, 'checked_on: The date cannot be in the future.'],
      [8],
      [9, 'code: This is in the list already.'],
      [10],
      [11, ': Another row of this file is for the same row.'],
      [12, expect.stringMatching(/^id: /)],
    ]);
    const response = await send(`${path}/import`, file, { expect: preview.expect });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ fields: { file: expect.stringContaining('errors') } });
    expect(await stored()).toHaveLength(1);
  });

  test('does what was shown or nothing', async () => {
    const row = await add();
    const file = `id,low,high\n${row.id},21,21`;
    const { expect: shown } = await readPreview(file);
    await app.db.update(referenceRows).set({ note: 'newer', version: 2 }).where(eq(referenceRows.id, row.id));
    const response = await send(`${path}/import`, file, { expect: shown });
    expect(response.status).toBe(409);
    expect((await send(`${path}/import`, file, { expect: 'other' })).status).toBe(409);
    expect((await send(`${path}/import`, file)).status).toBe(400);
    expect(await stored()).toMatchObject([{ low: 20, note: 'newer' }]);
  });

  test('leaves wrong rows out when asked to, and takes a corrected cell and a named column', async () => {
    const file = [
      'kind,area,code,name,low,unit,percent_of,Quelle,checked_on',
      'duty,NG,raw,Duty,five,percent,customs_value,x,2026-01-01',
      'duty,NG,consumer,Duty,20%,percent,customs_value,x,2026-01-01',
    ].join('\n');
    const reading = JSON.stringify({ columns: { Quelle: 'source' } });
    const preview = async (mends: unknown) => {
      const fields = { reading, mends: JSON.stringify(mends) };
      return (await (await send(`${path}/import/preview`, file, fields)).json()) as ImportPreview;
    };
    const first = await preview([]);
    expect(first.totals).toMatchObject({ create: 1, error: 1 });
    const fields = { reading, expect: first.expect, skip: 'true' };
    const done = (await (await send(`${path}/import`, file, fields)).json()) as { id: string };
    expect(await stored()).toMatchObject([{ code: 'consumer', low: 20, source: 'x' }]);
    const left = await (await staff.get(`${path}/import/${done.id}/left-out`)).text();
    expect(left).toContain('raw,Duty,five');
    const mended = await preview([{ line: 2, column: 'low', text: '5' }]);
    expect(mended.totals).toMatchObject({ create: 1, unchanged: 1, error: 0 });
  });

  test('does not take a row out of the trash', async () => {
    const row = await add({ deletedAt: new Date() });
    const preview = await readPreview(`id,low\n${row.id},21`);
    expect(faultsIn(preview)).toEqual([[2, 'id: This row is in the trash: please restore it first.']]);
    expect(
      await app.db.$count(referenceRows, and(eq(referenceRows.low, 21), isNull(referenceRows.deletedAt))),
    ).toBe(0);
  });

  test('has a bound of bytes and rows, and refuses what is no table of this kind', async () => {
    expect((await send(`${path}/import/preview`, 'a'.repeat(maxImportBytes + 1))).status).toBe(413);
    const many = `kind,area\n${'duty,NG\n'.repeat(5001)}`;
    expect(await (await send(`${path}/import/preview`, many)).json()).toMatchObject({
      fields: { file: expect.stringContaining('too many rows') },
    });
    expect((await send(`${path}/import/preview`, 'sku\nA')).status).toBe(400);
    expect((await send(`${path}/import/preview`, '')).status).toBe(400);
  });

  test('is taken back: what it added goes to the trash, the rest has its former values', async () => {
    const [row, other] = [await add(), await add({ area: 'KE', code: 'capital', validFrom: '2026-01-01' })];
    const before = await stored();
    const file = [
      'id,kind,area,code,name,low,high,unit,percent_of,source,checked_on',
      `${row.id},duty,ecowas,consumer,Import duty,20,25,percent,customs_value,trade.gov,2026-01-02`,
      `${other.id},duty,KE,capital,Duty of Kenya,10,10,percent,customs_value,KRA,2026-01-02`,
      ',freight,NG,apapa,Lagos (Apapa),90,120,usd_wm,,Forwarder A,2026-01-02',
    ].join('\n');
    const done = (await (await bring(file)).json()) as { id: string };
    const undo = async () => staff.post(`${path}/import/${done.id}/undo`);
    const past = async (): Promise<unknown> => (await staff.get(`${path}/imports`)).json();
    expect(await past()).toMatchObject([{ id: done.id, createdCount: 1, updatedCount: 2, undoneAt: null }]);
    // The list of the products' imports does not name it, and their undo does not know it.
    expect(await (await staff.get('/api/products/imports')).json()).toEqual([]);
    expect((await staff.post(`/api/products/import/${done.id}/undo`)).status).toBe(404);
    // A row that was changed since is kept.
    await sendJson(staff, 'PUT', `${path}/${other.id}`, { note: 'asked the customs' });
    expect(await (await undo()).json()).toEqual({
      success: true,
      removed: 1,
      restored: 1,
      left: [{ id: other.id, name: 'Duty of Kenya' }],
      kept: [],
    });
    const plain = ({ version: _v, updatedAt: _at, ...rest }: (typeof before)[number]) => rest;
    const after = await stored();
    expect(after.filter(({ id }) => id === row.id).map(plain)).toEqual(
      before.filter(({ id }) => id === row.id).map(plain),
    );
    expect(after.find(({ id }) => id === other.id)).toMatchObject({ low: 10, note: 'asked the customs' });
    expect(after).toHaveLength(2);
    expect(await past()).toMatchObject([{ id: done.id, undoneAt: expect.any(String) }]);
    expect((await undo()).status).toBe(409);
  });

  test('drops what the pages have kept', async () => {
    const row = await add();
    expect((await app.services.reference.rowsOf('NG'))[0]!.low).toBe(20);
    await bring(`id,low,high\n${row.id},21,21`);
    expect((await app.services.reference.rowsOf('NG'))[0]!.low).toBe(21);
  });
});
