import { maxSearchablePosts } from '#shared/base/limits.ts';
import type { Locale } from '#shared/base/locale.ts';
import { meantBy, respelt, wordsOf, writtenIn } from '#shared/catalogue/search.ts';
import { readQuery, spacingsOf, type Synonyms, type Wanted } from '#shared/catalogue/search-query.ts';
import type { Database } from '../../platform/db/client.ts';
import type { CachedValues } from '../../platform/live/cached-values.ts';
import { readSearchTexts } from './blog.queries.ts';

/** The searchable words of the posts in one language. */
export type PostWords = {
  posts: readonly { id: string; text: string; words: ReadonlySet<string> }[];
  /** All words of these posts. */
  vocabulary: ReadonlySet<string>;
};

/** Posts that contain the words of a search, but not the search text as typed. */
type FoundPosts = {
  ids: readonly string[];
  /** The search with corrected words, if a typing error was forgiven. */
  corrected: string | null;
};

type Dependencies = {
  db: Database;
  cached: CachedValues<PostWords>;
  synonyms: () => Promise<Synonyms>;
};

/**
 * Finds posts by the words of their titles and excerpts, by the rules of the product search (decision 025). Works
 * in memory, because there are few posts.
 */
export function createPostSearch({ db, cached, synonyms }: Dependencies) {
  async function read(locale: Locale): Promise<PostWords> {
    const rows = await readSearchTexts(db, locale, maxSearchablePosts);
    const posts = rows.map(({ id, texts }) => {
      const text = texts.filter((one) => one !== null).join('\n');
      return { id, text, words: wordsOf(text) };
    });
    return { posts, vocabulary: new Set(posts.flatMap(({ words }) => [...words])) };
  }

  return async function findPosts(search: string, locale: Locale): Promise<FoundPosts> {
    const { posts, vocabulary } = await cached.get(locale, () => read(locale));
    const matching = (wanted: readonly Wanted[]) =>
      wanted.length === 0 ? [] : posts.filter(({ words }) => wanted.every((word) => matches(word, words)));
    const said = await synonyms();
    const known = new Set(spacingsOf(search)).intersection(vocabulary);
    const whole = matching(readQuery(search, said, { known }).wanted);
    if (whole.length > 0) return { ids: whole.map(({ id }) => id), corrected: null };
    const meant = new Map<string, readonly string[]>();
    const forgiven = readQuery(search, said, { isForgiving: true }).wanted.map(({ words, instead }) => ({
      words: words.map((term) => {
        const near = meantBy(term[0]!, vocabulary);
        if (near.length > 0) meant.set(term[0]!, near);
        return [...term, ...near];
      }),
      instead,
    }));
    const near = matching(forgiven);
    const [first] = near;
    const corrections = [...meant].flatMap(([word, others]): [string, string][] => {
      const best = others.find((other) => first?.words.has(other));
      return first && best !== undefined ? [[word, writtenIn([first.text], best)]] : [];
    });
    return { ids: near.map(({ id }) => id), corrected: respelt(search, new Map(corrections)) };
  };
}

/** Whether a text contains all words of one of the ways to match. */
const matches = ({ words, instead }: Wanted, has: ReadonlySet<string>): boolean =>
  [words, ...instead].some((way) => way.every((term) => term.some((form) => has.has(form))));
