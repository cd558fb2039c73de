import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';

/**
 * Latin letters with accents and what they are without, in small letters. Whether the database itself knows that É is é
 * depends on the locale that it was made with; this does not.
 */
const accents = new Map(
  Array.from({ length: 0x250 - 0xc0 }, (_, i) => String.fromCodePoint(0xc0 + i)).flatMap((letter) => {
    const plain = letter.normalize('NFD').charAt(0).toLowerCase();
    return /[a-z]/.test(plain) ? [[letter, plain] as const] : [];
  }),
);
const accented = [...accents.keys()].join('');
const plain = [...accents.values()].join('');

const fold = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
    .replaceAll(/[\u00c0-\u024f]/g, (letter) => accents.get(letter) ?? letter);

/** The pattern by which `likeFolded` finds this text anywhere: its own signs of patterns count as letters. */
export const containing = (text: string): string => `%${fold(text).replaceAll(/[\\%_]/g, '\\$&')}%`;

/** Whether a text matches a pattern made by `containing`; accents and capitals make no difference, on either engine. */
export const likeFolded = (text: SQLWrapper, pattern: string): SQL<boolean> =>
  sql<boolean>`translate(lower(${text}), ${accented}, ${plain}) like ${pattern}`;
