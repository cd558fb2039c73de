import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { personalData, tablesWithoutPersons } from '#shared/people/personal-data.ts';
import { createTestApp } from '#tests/app.ts';

const { db } = await createTestApp();

test('every table of the database is in the register of personal data, or said to hold none', async () => {
  const { rows } = (await db.execute(
    sql`select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )) as { rows: { name: string }[] };
  const named = [
    ...Object.values(personalData).flatMap(({ tables }) => [...tables]),
    ...tablesWithoutPersons,
  ];
  expect(named.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});
