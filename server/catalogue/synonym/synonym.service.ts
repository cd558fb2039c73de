import { asc, eq, isNull, sql } from 'drizzle-orm';
import { AppError } from '#shared/base/errors.ts';
import { maxWordLength } from '#shared/base/limits.ts';
import { fallbackLocale, type Locale } from '#shared/base/locale.ts';
import { demand } from '#shared/base/policy.ts';
import { synonymKey, type Synonyms } from '#shared/catalogue/search-query.ts';
import type {
  DefaultSynonyms,
  NewSynonym,
  SearchMiss,
  StaffSynonym,
  SynonymChange,
} from '#shared/catalogue/synonym.ts';
import type { CurrentUser } from '#shared/people/user.ts';
import type { Database } from '../../platform/db/client.ts';
import { createRecordLifecycle } from '../../platform/db/record.ts';
import { forgetMisses, readMisses } from './synonym.queries.ts';
import { synonyms } from './synonym.schema.ts';
import type { CachedValues } from '../../platform/live/cached-values.ts';
import { cacheTags, type PageTags } from '../../platform/live/tags.ts';
import { buildSynonyms, defaultSynonyms } from '../lexicon/lexicon.ts';

export type SynonymService = ReturnType<typeof createSynonymService>;

type Dependencies = { db: Database; tags: PageTags; cached: CachedValues<Synonyms> };

/** Whether a search looks like a phone number or an address. It is personal data and therefore not recorded. */
const isPersonal = (text: string) => /@|\d[\d .()/-]{4,}\d/.test(text);

/** Synonyms of the search, and the searches that found nothing. */
export function createSynonymService({ db, tags, cached }: Dependencies) {
  const columns = {
    id: synonyms.id,
    version: synonyms.version,
    language: synonyms.language,
    word: synonyms.word,
    words: synonyms.words,
    isDeleted: sql<boolean>`${synonyms.deletedAt} is not null`,
  };
  const lifecycle = createRecordLifecycle({
    db,
    noun: 'synonym',
    read: async (id): Promise<StaffSynonym | undefined> =>
      (await db.select(columns).from(synonyms).where(eq(synonyms.id, id)))[0],
    shown: { tags, of: () => [cacheTags.synonyms] },
  });

  async function read(): Promise<Synonyms> {
    const own = await db
      .select({ word: synonyms.word, words: synonyms.words })
      .from(synonyms)
      .where(isNull(synonyms.deletedAt))
      .orderBy(asc(synonyms.createdAt), asc(synonyms.id));
    return buildSynonyms(own);
  }

  /** Deletes the search misses of a word that now has a synonym, in all languages. */
  const forget = (tx: Database, word: string) => forgetMisses(tx, synonymKey(word));

  return {
    ...lifecycle,

    create: (actor: CurrentUser | null, values: NewSynonym, key: string | null) =>
      lifecycle.create(actor, values, key, { afterWrite: (tx) => forget(tx, values.word) }),

    update: (actor: CurrentUser | null, id: string, values: SynonymChange) =>
      lifecycle.update(actor, id, values, { afterWrite: (tx, { word }) => forget(tx, word) }),

    /** The built-in synonyms and those of the staff, in all languages. */
    all: (): Promise<Synonyms> => cached.get('', read),

    /** The built-in synonyms of one language. */
    defaults: (language: Locale): DefaultSynonyms => defaultSynonyms[language],

    /**
     * All synonyms of one language, those in the trash last. Without a language, uses that of the synonym with
     * the given id.
     */
    async listForEditing(
      actor: CurrentUser | null,
      asked: { language: Locale | undefined; withId: string | undefined },
    ): Promise<{ language: Locale; synonyms: StaffSynonym[] }> {
      demand(actor, 'staff');
      const rows = await db
        .select(columns)
        .from(synonyms)
        .orderBy(
          sql`${synonyms.deletedAt} is not null`,
          sql`lower(${synonyms.word}) collate "C"`,
          asc(synonyms.id),
        );
      const opened = rows.find(({ id }) => id === asked.withId);
      const language = asked.language ?? opened?.language ?? fallbackLocale;
      return { language, synonyms: rows.filter((row) => row.language === language) };
    },

    /** The words under which a search that found nothing is counted; null if they must not be. */
    missOf(search: string): string | null {
      const words = synonymKey(search);
      // Checks the original text, because its words are cut at that length.
      return words === '' || search.trim().length > maxWordLength || isPersonal(search) ? null : words;
    },

    /** The searches of one language that found nothing, most frequent first. */
    misses(actor: CurrentUser | null, language: Locale): Promise<SearchMiss[]> {
      demand(actor, 'staff');
      return readMisses(db, language);
    },

    /** @throws AppError `not_found` */
    async forgetMiss(actor: CurrentUser | null, id: string): Promise<void> {
      demand(actor, 'staff');
      const [language, ...words] = id.split(':');
      if (!(await forgetMisses(db, words.join(':'), language)))
        throw new AppError('not_found', 'no such search');
    },
  };
}
