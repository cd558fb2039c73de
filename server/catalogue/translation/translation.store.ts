import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { forTargets, type TargetLanguage, targetLanguages } from '#shared/base/locale.ts';
import { byNoun, textsOf, type TranslatedNoun, translatedNouns } from '#shared/base/nouns.ts';
import type { TranslatedTexts, TranslationState } from '#shared/catalogue/translation.ts';
import type { Database } from '../../platform/db/client.ts';
import { recordTables } from '../../platform/db/record-tables.ts';
import type { categories, categoryTranslations } from '../category/category.schema.ts';

/** The columns that all tables of originals have. */
export type OriginalRow = { id: string; textsChangedAt: Date; deletedAt: Date | null };

export type StoredTranslation = {
  language: string;
  texts: TranslatedTexts;
  updatedAt: Date;
  state: TranslationState;
  isAutoTranslated: boolean;
};

type Originals = typeof categories;
type Translations = typeof categoryTranslations;
type Columns = Record<string, AnyPgColumn>;
type Values = Record<string, unknown>;

/** The columns of a table by the names of the texts, which shared/base/nouns.ts lists. A test checks each of them. */
const columnsOf = (table: object) => table as Columns;

export const translationStores = byNoun(translatedNouns, createStore);

/** The time of writing, from the same clock that records when an original changed (migration 0005). */
const now = sql`clock_timestamp()`;

const isEmpty = (column: AnyPgColumn) => sql`coalesce(${column}, '') = ''`;
const hasNone = (column: AnyPgColumn) => sql`cardinality(${column}) = 0`;

function createStore(noun: TranslatedNoun) {
  const { table: originalTable, translated, note } = recordTables[noun];
  // Typed as one pair of tables: the pairs differ only in columns that are accessed by name.
  const originals = originalTable as object as Originals;
  const translations = translated.translations as object as Translations;
  const fields = textsOf(noun);
  const title = fields[0]![0];
  const original = columnsOf(originals);
  const keyOf = (table: object) => columnsOf(table)[translated.of]!;

  const textsIn = (row: object): TranslatedTexts =>
    Object.fromEntries(fields.map(([field]) => [field, (row as Values)[field]])) as TranslatedTexts;

  /** The first matching rule (shared/catalogue/translation.ts). A gap is a text that only the original has. */
  function stateOf(table: object): SQL<TranslationState> {
    const text = columnsOf(table);
    const gaps = fields.map(([field, kind]) => {
      const isGone = kind === 'list' ? hasNone : isEmpty;
      return sql`(not ${isGone(original[field]!)} and ${isGone(text[field]!)})`;
    });
    return sql<TranslationState>`case
      when ${text['id']} is null or ${text[title]} = '' then 'missing'
      when ${sql.join(gaps, sql` or `)} then 'incomplete'
      when ${originals.textsChangedAt} > ${text['updatedAt']} then 'outdated'
      else 'done' end`;
  }

  return {
    /** All originals outside the trash, with the state of each language. */
    board(db: Database) {
      const texts = forTargets((language) => alias(translations, `text_${language}`));
      const states = forTargets((language) => stateOf(texts[language]).as(language));
      const searched = [
        original[title]!,
        ...(note ? [note] : []),
        ...targetLanguages.map((language) => columnsOf(texts[language])[title]!),
      ];
      const rows = db
        .select({
          id: sql<string>`${original['id']}`.as('id'),
          name: sql<string>`${original[title]}`.as('name'),
          isActive: sql<boolean>`${original['isActive'] ?? true}`.as('is_active'),
          ...states,
          automatic: sql<string[]>`array_remove(array[${sql.join(
            targetLanguages.map(
              (language) => sql`case when ${texts[language].isAutoTranslated} then ${language}::text end`,
            ),
            sql`, `,
          )}], null)`.as('automatic'),
          /** The text to search: the names in all languages, and the SKU. */
          searched: sql<string>`concat_ws(e'\n', ${sql.join(searched, sql`, `)})`.as('searched'),
        })
        .from(originals)
        .$dynamic();
      let joined = rows;
      for (const language of targetLanguages) {
        const text = texts[language];
        const on = and(eq(keyOf(text), originals.id), eq(text.language, language));
        joined = joined.leftJoin(text, on);
      }
      return joined.where(isNull(originals.deletedAt)).as('board');
    },

    original: async (db: Database, id: string): Promise<OriginalRow | undefined> =>
      (await db.select().from(originals).where(eq(originals.id, id)))[0],

    textsIn,
    nameOf: (row: object) => String((row as Values)[title]),

    async translations(db: Database, id: string): Promise<StoredTranslation[]> {
      const rows = await db
        .select({ text: translations, state: stateOf(translations) })
        .from(translations)
        .innerJoin(originals, eq(originals.id, keyOf(translations)))
        .where(eq(keyOf(translations), id));
      return rows.map(({ text, state }) => ({
        language: text.language,
        texts: textsIn(text),
        updatedAt: text.updatedAt,
        state,
        isAutoTranslated: text.isAutoTranslated,
      }));
    },

    async write(tx: Database, id: string, language: TargetLanguage, texts: TranslatedTexts): Promise<void> {
      const set = { ...textsIn(texts), isAutoTranslated: false, updatedAt: now };
      await tx
        .insert(translations)
        .values({ [translated.of]: id, language, ...set } as unknown as Translations['$inferInsert'])
        .onConflictDoUpdate({ target: [keyOf(translations), translations.language], set });
    },

    async remove(tx: Database, id: string, language: TargetLanguage): Promise<void> {
      await tx
        .delete(translations)
        .where(and(eq(keyOf(translations), id), eq(translations.language, language)));
    },
  };
}
