import { globSync } from 'node:fs';
import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { locales } from '#shared/base/locale.ts';
import { createTestApp } from '#tests/app.ts';

const { db } = await createTestApp();

const files = globSync('../../**/*.schema.ts', { cwd: import.meta.dirname });
const modules = (await Promise.all(
  files.map((file) => import(/* @vite-ignore */ `${import.meta.dirname}/${file}`)),
)) as Record<string, unknown>[];
const tables = modules.flatMap((module) => Object.values(module)).filter((value) => is(value, PgTable));

/** Names of the tables with a column for one of our languages. */
const spoken = new Set(
  tables
    .map((table) => getTableConfig(table))
    .filter(({ columns }) => columns.some(({ enumValues }) => enumValues?.join() === locales.join()))
    .map(({ name }) => name),
);

test('every rule of a language takes each of them: a new one needs `npm run db:generate`', async () => {
  const asked = sql`select conrelid::regclass::text as name, pg_get_constraintdef(oid) as rule from pg_constraint where contype = 'c'`;
  const { rows } = await db.execute<{ name: string; rule: string }>(asked);
  const rules = rows.filter(({ name, rule }) => spoken.has(name) && rule.includes(`'${locales[0]}'`));
  expect(rules.length).toBeGreaterThan(5);
  for (const { name, rule } of rules)
    for (const locale of locales) expect(rule, name).toContain(`'${locale}'`);
});
