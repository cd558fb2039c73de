import type { TargetLanguage } from '#shared/base/locale.ts';
import type { TranslationQuery, TranslationRow } from '#shared/catalogue/translation.ts';
import { callApi } from '../../../lib/api.ts';

/**
 * The next row that needs work in a language: after this one on this page of the board, else the first of all that
 * match the search. Null if no work is left.
 */
export async function findNextRow(
  { kind, search }: TranslationQuery,
  rows: readonly TranslationRow[],
  id: string,
  language: TargetLanguage,
): Promise<TranslationRow | null> {
  const at = rows.findIndex((row) => row.id === id);
  const later = rows.slice(at + 1).find((row) => row.id !== id && row[language] !== 'done');
  if (later) return later;
  const query = { kind, search, language, state: 'todo' };
  const todo = await callApi('GET /api/translations', { query });
  return todo.rows.find((row) => row.id !== id) ?? null;
}
