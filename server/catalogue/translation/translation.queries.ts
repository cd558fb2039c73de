import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import { translationPageSize } from '#shared/base/limits.ts';
import { forTargets, type TargetLanguage, targetLanguages } from '#shared/base/locale.ts';
import type { TranslatedNoun } from '#shared/base/nouns.ts';
import {
  type TranslationFigures,
  type TranslationList,
  type TranslationQuery,
  translationStates,
} from '#shared/catalogue/translation.ts';
import type { Database } from '../../platform/db/client.ts';
import { containing, likeFolded } from '../../platform/db/pattern.ts';
import { translationStores } from './translation.store.ts';

/** One page of the board, by name. */
export async function readBoard(db: Database, query: TranslationQuery): Promise<TranslationList> {
  const board = translationStores[query.kind].board(db);
  const asked = targetLanguages
    .filter((language) => query.language === '' || language === query.language)
    .map((language) => board[language]);
  const where = and(
    query.search ? likeFolded(board.searched, containing(query.search)) : undefined,
    query.state ? anyOf(asked.map((column) => inState(column, query.state))) : undefined,
  );
  const [[counted], rows] = await Promise.all([
    db.select({ total: count() }).from(board).where(where),
    db
      .select({
        id: board.id,
        name: board.name,
        isActive: board.isActive,
        ...forTargets((language) => board[language]),
        automatic: board.automatic,
      })
      .from(board)
      .where(where)
      .orderBy(sql`lower(${board.name}) collate "C"`, board.id)
      .limit(translationPageSize)
      .offset((query.page - 1) * translationPageSize),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

/** The number of translations in each state per language, in one pass over the board. */
export async function readFigures(db: Database, kind: TranslatedNoun): Promise<TranslationFigures> {
  const board = translationStores[kind].board(db);
  const states = forTargets((language) => board[language]);
  const rows = await db
    .select({ ...states, number: count() })
    .from(board)
    .groupBy(...Object.values(states));
  const figuresOf = (language: TargetLanguage) =>
    Object.fromEntries(
      translationStates.map((state) => [
        state,
        rows.reduce((sum, row) => (row[language] === state ? sum + row.number : sum), 0),
      ]),
    ) as TranslationFigures[TargetLanguage];
  return forTargets(figuresOf);
}

const inState = (column: SQL.Aliased, state: TranslationQuery['state']): SQL =>
  state === 'todo' ? sql`${column} <> 'done'` : eq(column, state);

const anyOf = (conditions: SQL[]): SQL => sql`(${sql.join(conditions, sql` or `)})`;
