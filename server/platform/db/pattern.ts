import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';

/**
 * Latin letters with accents, each with its plain small letter. Whether the database itself treats É as é depends
 * on the locale that it was created with; this map does not.
 */
const accents = new Map(
  Array.from({ length: 0x250 - 0xc0 }, (_, i) => String.fromCodePoint(0xc0 + i)).flatMap((letter) => {
    const plain = letter.normalize('NFD').charAt(0).toLowerCase();
    return /[a-z]/.test(plain) ? [[letter, plain] as const] : [];
  }),
);
const accented = [...accents.keys()].join('');
const plain = [...accents.values()].join('');

/** Folds a text as `foldedOf` does. */
export const fold = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
    .replaceAll(/[\u00c0-\u024f]/g, (letter) => accents.get(letter) ?? letter);

/** A pattern with which `likeFolded` finds this text anywhere. Pattern characters in the text are escaped. */
export const containing = (text: string): string => `%${escaped(fold(text))}%`;

const escaped = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&');

/**
 * Patterns with which `likeFolded` finds this text with one letter wrong, missing, added, or swapped with its
 * neighbour. For a text of a few words.
 */
export function containingNearly(text: string): string[] {
  const letters = [...fold(text)].map(escaped);
  const patterns = letters.flatMap((letter, i) => {
    const [before, after] = [letters.slice(0, i), letters.slice(i + 1)];
    const swapped = after.length > 0 ? [[...before, after[0]!, letter, ...after.slice(1)]] : [];
    return [
      [...before, '_', ...after],
      [...before, ...after],
      [...before, '_', letter, ...after],
      ...swapped,
    ];
  });
  return [...new Set(patterns.map((pattern) => `%${pattern.join('')}%`))];
}

/** Folds a text as an expression of a generated column, which takes no parameters. */
export const foldedOf = (text: string): SQL =>
  sql.raw(`translate(lower(${text}), '${accented}', '${plain}')`);

/**
 * Whether a text matches a pattern made by `containing`, or one of several. Ignores accents and case, whatever the locale.
 */
export const likeFolded = (text: SQLWrapper, pattern: string | readonly string[]): SQL<boolean> => {
  return likeStored(sql`translate(lower(${text}), ${accented}, ${plain})`, pattern);
};

/** `likeFolded` for a text that is stored folded: folding every row at each search would take too long. */
export const likeStored = (folded: SQLWrapper, pattern: string | readonly string[]): SQL<boolean> => {
  if (typeof pattern === 'string') return sql<boolean>`${folded} like ${pattern}`;
  const list = sql.join(
    pattern.map((one) => sql`${one}`),
    sql`, `,
  );
  return sql<boolean>`${folded} like any (array[${list}]::text[])`;
};
