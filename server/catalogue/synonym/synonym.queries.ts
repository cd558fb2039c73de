import { and, asc, desc, eq, max, ne, sql } from 'drizzle-orm';
import { shownSearchMisses } from '#shared/base/limits.ts';
import type { Locale } from '#shared/base/locale.ts';
import type { SearchMiss } from '#shared/catalogue/synonym.ts';
import { otherObject } from '#shared/operations/counting-rules.ts';
import type { Database } from '../../platform/db/client.ts';
import { dayCounts } from '../../operations/figure/count.schema.ts';

// Searches that found nothing are counted with the visits (decision 048).

const isMiss = eq(dayCounts.kind, 'missed');
const times = sql<number>`sum(${dayCounts.views})::int`;

/** The searches of one language that found nothing, most frequent first. */
export async function readMisses(db: Database, language: Locale): Promise<SearchMiss[]> {
  const rows = await db
    .select({ words: dayCounts.object, count: times, lastDay: max(dayCounts.day) })
    .from(dayCounts)
    .where(and(isMiss, eq(dayCounts.language, language), ne(dayCounts.object, otherObject)))
    .groupBy(dayCounts.object)
    .orderBy(desc(times), desc(max(dayCounts.day)), asc(dayCounts.object))
    .limit(shownSearchMisses);
  return rows.map((row) => ({ ...row, id: `${language}:${row.words}`, lastDay: row.lastDay! }));
}

/** Deletes the search misses of some words, of one language or of all. @returns whether there were any */
export async function forgetMisses(db: Database, words: string, language?: string): Promise<boolean> {
  const gone = await db
    .delete(dayCounts)
    .where(
      and(
        isMiss,
        eq(dayCounts.object, words),
        language === undefined ? undefined : eq(dayCounts.language, language),
      ),
    )
    .returning({ day: dayCounts.day });
  return gone.length > 0;
}
