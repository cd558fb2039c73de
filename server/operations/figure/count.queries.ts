import { createHmac, randomBytes } from 'node:crypto';
import { eq, lte, sql } from 'drizzle-orm';
import {
  countBounds,
  type CountKind,
  daysOfCounts,
  keyHours,
  otherObject,
} from '#shared/operations/counting-rules.ts';
import { advisoryLocks } from '../../platform/db/advisory-locks.ts';
import type { Database } from '../../platform/db/client.ts';
import { dayCounts, dayKeys, daySecrets } from './count.schema.ts';

/** Most visitors' keys of a day: beyond them only views are counted. */
const mostKeysOfDay = 100_000;
/** Rows of a day after which further views are counted without country and language. */
const mostRowsOfDay = 5000;

/** Neither country nor language. */
export const nowhere = '\n';

type Numbers = { views: number; visitors: number };
type Row = Numbers & { kind: string; object: string; whence: string };

/** What a process has counted on a day. */
export type Collected = {
  day: string;
  tallies: Partial<Record<CountKind, Map<string, Tally>>>;
  rowCount: number;
  keyCount: number;
};

/** The page that a visitor opened, and the host that led there. */
export type Arrival = { landing: string; source: string };

/** The counts of one kind and object. */
export type Tally = {
  /** By country and language, one a line. */
  rows: Map<string, Numbers>;
  /** By network and families of browser and system: the row of the visitor, and how they came to the page. */
  visitors: Map<string, { whence: string; arrival?: Arrival }>;
};

/** Adds collected counts to those of their day. */
export async function writeCounts(db: Database, { day, tallies }: Collected): Promise<void> {
  const rows: Row[] = [];
  const visitors = new Map<string, Row & { arrival?: Arrival }>();
  for (const [kind, ofKind] of Object.entries(tallies))
    for (const [object, tally] of ofKind) {
      for (const [whence, numbers] of tally.rows) rows.push({ ...numbers, kind, object, whence });
      for (const [visitor, { whence, arrival }] of tally.visitors)
        visitors.set(`${visitor}\n${kind}\n${object}`, {
          kind,
          object,
          whence,
          arrival,
          views: 0,
          visitors: 1,
        });
    }
  await db.transaction(async (tx) => {
    // One process at a time, so that all of them together keep the bounds.
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.counts})`);
    const known = await readKnown(tx, day);
    const admitted = [...visitors.keys()].slice(0, Math.max(0, mostKeysOfDay - known.keys));
    for (const key of await keepKeys(tx, day, admitted)) {
      const { arrival, ...row } = visitors.get(key)!;
      rows.push(row);
      for (const [kind, object] of Object.entries(arrival ?? {}))
        rows.push({ kind, object, whence: nowhere, views: 1, visitors: 1 });
    }
    await addRows(tx, day, bounded(rows, known));
  });
}

/** Stores keys of visitors. @returns those that are new on this day */
async function keepKeys(tx: Database, day: string, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  // All processes read the secret of whichever was first.
  await tx
    .insert(daySecrets)
    .values({ day, secret: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [kept] = await tx.select().from(daySecrets).where(eq(daySecrets.day, day));
  const byHash = new Map(
    keys.map((key) => {
      const hash = createHmac('sha256', kept!.secret).update(key).digest();
      return [String(hash.readBigInt64BE(0)), key];
    }),
  );
  const { rows } = await tx.execute<{ key: string }>(
    sql`insert into ${dayKeys} (day, key)
        select ${day}::date, unnest(${sql.param([...byHash.keys()])}::bigint[])
        on conflict do nothing returning key::text`,
  );
  return rows.map(({ key }) => byHash.get(key)!);
}

/** What is stored of a day: number of its rows and of its visitors' keys, and its objects by kind. */
type Known = { rows: number; keys: number; values: Map<string, Set<string>> };

async function readKnown(tx: Database, day: string): Promise<Known> {
  const { rows } = await tx.execute<Record<'kind' | 'object', string | null> & Known>(
    sql`select kind, object, count(*)::int as "rows",
          coalesce(sum(visitors) filter (where kind not in ('landing', 'source') and not (kind in ('product', 'added') and object = '')), 0)::int as "keys"
        from ${dayCounts} where day = ${day}
        group by grouping sets ((kind, object), ())`,
  );
  const values = new Map<string, Set<string>>();
  for (const { kind, object } of rows) if (kind !== null) add(values, kind, object!);
  const all = rows.find(({ kind }) => kind === null)!;
  return { rows: all.rows, keys: all.keys, values };
}

/** Adds a value to those of a name; the empty one and "other" always have room. */
function add(values: Map<string, Set<string>>, name: string, value: string): Set<string> {
  const set = values.get(name) ?? new Set();
  values.set(name, set);
  return value === '' || value === otherObject ? set : set.add(value);
}

const bounds: Partial<Record<string, number>> = countBounds;

type Total = Omit<typeof dayCounts.$inferInsert, 'day' | 'kind'> & { kind: string };

/** The rows as they are stored: values beyond the bounds of the day are "other". */
function bounded(rows: readonly Row[], { rows: stored, values }: Known): Total[] {
  const admit = (kind: string, value: string): string => {
    const set = add(values, kind, '');
    if (value === '' || set.has(value)) return value;
    if (set.size >= (bounds[kind] ?? 0)) return otherObject;
    set.add(value);
    return value;
  };
  const totals = new Map<string, Total>();
  const addTo = (row: Pick<Total, 'kind' | 'object' | 'country' | 'language'>, more: Numbers): void => {
    const id = JSON.stringify(row);
    const { views, visitors } = totals.get(id) ?? { views: 0, visitors: 0 };
    totals.set(id, { ...row, views: views + more.views, visitors: visitors + more.visitors });
  };
  for (const { kind, object, whence, ...numbers } of rows) {
    const [country, language] = (stored >= mostRowsOfDay ? nowhere : whence).split('\n');
    addTo({ kind, object: admit(kind, object), country, language }, numbers);
    // All of them together, so that nobody has to add up the thousand rows of each day.
    if (isOfProducts(kind)) addTo({ kind, object: '', country: '', language: '' }, numbers);
  }
  return [...totals.values()];
}

const isOfProducts = (kind: string) => kind === 'product' || kind === 'added';

const identity = sql`day, kind, object, country, language`;
const adding = sql`on conflict (${identity}) do update
  set views = day_counts.views + excluded.views, visitors = day_counts.visitors + excluded.visitors`;

async function addRows(tx: Database, day: string, rows: readonly Total[]): Promise<void> {
  await tx.execute(
    sql`insert into ${dayCounts} (${identity}, views, visitors)
        select ${day}::date, kind, object, country, language, views, visitors
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given
          (kind text, object text, country text, language text, views int, visitors int)
        ${adding}`,
  );
}

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** Adds the counts of old days to those of their month, under its first day. Repeating it changes nothing. */
export async function foldCounts(db: Database): Promise<void> {
  await db.execute(
    sql`with old as (
          delete from ${dayCounts}
          where day < ${daysAgo(daysOfCounts)} and day <> date_trunc('month', day)::date returning *
        )
        insert into ${dayCounts} (${identity}, views, visitors)
        select date_trunc('month', day)::date, kind, object, country, language, sum(views), sum(visitors)
        from old group by 1, 2, 3, 4, 5
        ${adding}`,
  );
}

/** Deletes the keys of days that began `keyHours` ago, and the secrets that made them. */
export async function purgeKeys(db: Database): Promise<void> {
  for (const table of [dayKeys, daySecrets])
    await db.delete(table).where(lte(table.day, daysAgo(keyHours / 24)));
}
