import { readFileSync } from 'node:fs';
import pdfmake, { type Run } from 'pdfmake';

/** Where `npm run build` puts the fonts (scripts/make-pdf-fonts.mjs). */
const folder = new URL('../../build/pdf/', import.meta.url);

/** The characters of each font, in order of preference. Only the first font has a bold face. */
let coverage: [font: string, characters: ReadonlySet<string>][] = [];

/**
 * Registers the fonts in pdfmake, which may open no other file and no address.
 * @throws Error without a build
 */
export function loadFonts(): void {
  const read = (name: string) => readFileSync(new URL(name, folder));
  const covered = JSON.parse(read('coverage.json').toString()) as Record<string, string>;
  coverage = Object.entries(covered)
    .map(([font, characters]): [string, ReadonlySet<string>] => [font, new Set(characters)])
    .toSorted(([a], [b]) => Number(b === latinMarks) - Number(a === latinMarks));
  const fonts = Object.fromEntries(
    coverage.map(([font]) => [
      font,
      { normal: `${font}.ttf`, bold: font === 'regular' ? 'bold.ttf' : `${font}.ttf` },
    ]),
  );
  for (const { normal, bold } of Object.values(fonts))
    for (const name of [normal, bold]) pdfmake.virtualfs.writeFileSync(name, read(name));
  pdfmake.setFonts(fonts);
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy(() => false);
}

/** The font of quotation marks in Latin texts: in the first font they are as wide as a Chinese character. */
const latinMarks = 'quotes';

const fontOf = (character: string, isChinese = true): string | undefined =>
  coverage.find(
    ([font, characters]) => characters.has(character) && (!isChinese || font !== latinMarks),
  )?.[0];

/**
 * A replacement for a character that no font has: its base letter, a space, or a question mark; never an empty
 * box.
 */
function nearest(character: string): string {
  if (/[\p{Cc}\p{Cf}\p{M}]/u.test(character)) return '';
  if (/[\u00a0\u2007\u202f]/u.test(character)) return '\u00a0';
  if (/\p{Z}/u.test(character)) return ' ';
  const [base] = character.normalize('NFKD');
  return base && fontOf(base) ? base : '?';
}

/** Splits a text into runs by the font of their characters. Line feeds are kept. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  const isChinese = /\p{Script=Han}/u.test(text);
  for (const given of text.normalize('NFC')) {
    const character = given === '\n' || fontOf(given) ? given : nearest(given);
    if (character === '') continue;
    const last = runs.at(-1);
    // A line feed stays in the run that it follows.
    const font = character === '\n' ? (last?.font ?? 'regular') : (fontOf(character, isChinese) ?? 'regular');
    if (last?.font === font) last.text += character;
    else runs.push({ text: character, font });
  }
  return runs;
}
