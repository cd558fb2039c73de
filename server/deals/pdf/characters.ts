import { readFileSync } from 'node:fs';

/** Where `npm run build` puts the fonts (scripts/make-pdf-fonts.mjs). */
export const fontFolder = new URL('../../../build/pdf/', import.meta.url);

/** A piece of a text that is drawn by one font; `font` is null if no font has it. */
type Piece = { text: string; font: string | null };

/** Fonts of Latin letters that put tone marks above them. Words that need one of them are taken from them entirely. */
const latinFonts: ReadonlySet<string> = new Set(['latin', 'latin-ext', 'vietnamese']);
/** Quotation marks of texts without Chinese: in the first font they are as wide as a Chinese character. */
const quoteFont = 'quotes';

let fonts: ReadonlyMap<string, ReadonlySet<string>> | null = null;

/** The characters of each font, in order of preference. @throws Error without a build */
export function readCoverage(): ReadonlyMap<string, ReadonlySet<string>> {
  fonts ??= new Map(
    Object.entries(
      JSON.parse(readFileSync(new URL('coverage.json', fontFolder), 'utf8')) as Record<string, string>,
    ).map(([font, characters]) => [font, new Set(characters)]),
  );
  return fonts;
}

/** The fonts of each character, in order of preference. */
let fontsOf: ReadonlyMap<string, readonly string[]> | null = null;

function readFontsOf(): ReadonlyMap<string, readonly string[]> {
  if (fontsOf) return fontsOf;
  const found = new Map<string, string[]>();
  for (const [font, characters] of readCoverage())
    for (const character of characters) {
      const known = found.get(character);
      if (known) known.push(font);
      else found.set(character, [font]);
    }
  fontsOf = found;
  return found;
}

/** The first font that has a letter and all its marks; null if none has. */
function fontOf(cluster: string, isAllowed: (font: string) => boolean = () => true): string | null {
  const all = [...cluster].map((character) => readFontsOf().get(character) ?? []);
  return all[0]?.find((font) => isAllowed(font) && all.every((some) => some.includes(font))) ?? null;
}

/** Units, numerals and letters of East Asian width, which are written out although a font may have them. */
const writtenOut = /[\u2103\u2109\u2160-\u217f\u3300-\u33ff\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/u;
/** Signs whose compatibility form means the same. Not raised digits and fractions: 10⁵ is not 105. */
const sameMeaning =
  /[\u2010\u2011\u2024-\u2026\u2100-\u214f\u2212\u2460-\u24ff\u3200-\u32ff\ufb00-\ufb06\uff01-\uffe6\u{1d400}-\u{1d7ff}]/u;
const enclosed = /[\u2460-\u24ff\u3200-\u32ff]/u;

/** Writes one character by simpler ones of the same meaning: ㎡ by m², Ⅱ by II, ⑳ by (20). */
function spelled(character: string): string {
  if (/[\u2010\u2011\u2212]/u.test(character)) return '-';
  const plain = character.normalize('NFKC').replaceAll('\u2215', '/');
  // Of squared units the form has a plain digit: m2.
  if (/[\u3371-\u33df]/u.test(character)) return plain.replace(/2$/, '²').replace(/3$/, '³');
  const isBare = enclosed.test(character) && !/[().]/u.test(plain) && plain !== character;
  return isBare ? `(${plain})` : plain;
}

/** A character that is invisible: its absence changes nothing. */
const invisible = /[\p{Cc}\p{Cf}\p{Variation_Selector}]/u;

/** The text without invisible characters, with units written out and spaces that a font has. */
const tidied = (text: string): string =>
  Array.from(text.normalize('NFC'), (character) => {
    if (character === '\n') return character;
    if (character === '\t') return ' ';
    if (invisible.test(character)) return '';
    if (/[\u00a0\u2007\u202f]/u.test(character)) return '\u00a0';
    if (/\p{Z}/u.test(character)) return ' ';
    if (writtenOut.test(character)) return spelled(character);
    return character;
  }).join('');

/** Latin words, other letters with their marks, and marks that have no letter. */
const words = /(?:\p{Script=Latin}\p{M}*)+|\P{M}\p{M}*|\p{M}/gu;
const clusters = /\P{M}\p{M}*|\p{M}/gu;

/** Splits a text by the fonts of its characters. Line feeds are in pieces of their own, with the first font. */
export function piecesOf(text: string): Piece[] {
  const isChinese = /\p{Script=Han}/u.test(text);
  const isAllowed = (font: string) => font !== quoteFont || !isChinese;
  const preferred = (cluster: string) =>
    (!isChinese && readCoverage().get(quoteFont)!.has(cluster) ? quoteFont : null) ??
    fontOf(cluster, isAllowed);
  return (tidied(text).match(words) ?? []).flatMap((word) => {
    const letters = word.match(clusters) ?? [];
    const chosen = letters.map(preferred);
    const isLatin = chosen.some((font) => font !== null && latinFonts.has(font));
    return letters.flatMap((letter, i): Piece[] => {
      if (letter === '\n') return [{ text: letter, font: 'regular' }];
      const font = (isLatin ? fontOf(letter, (one) => latinFonts.has(one)) : null) ?? chosen[i] ?? null;
      return font === null ? alternative(letter, isAllowed) : [{ text: letter, font }];
    });
  });
}

/** The pieces of what no font has: of the same meaning if there is such a spelling. */
function alternative(letter: string, isAllowed: (font: string) => boolean): Piece[] {
  const spelling = sameMeaning.test(letter) ? [...spelled(letter)] : [];
  const pieces = spelling.map((text) => ({ text, font: fontOf(text, isAllowed) }));
  const isWhole = pieces.length > 0 && pieces.every(({ font }) => font !== null);
  return isWhole ? pieces : [{ text: letter, font: null }];
}

/** The characters of a text that a PDF document cannot show, each once; a letter with its marks is one. */
export const unprintable = (text: string): string[] => [
  ...new Set(piecesOf(text).flatMap((piece) => (piece.font === null ? [piece.text] : []))),
];
