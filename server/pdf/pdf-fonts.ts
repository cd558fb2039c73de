import { readFileSync } from 'node:fs';
import pdfmake, { type Run } from 'pdfmake';

/** Where `npm run build` puts the fonts (scripts/make-pdf-fonts.mjs). */
const folder = new URL('../../build/pdf/', import.meta.url);

/** The characters of each font, the first that has one is taken; the first font alone has a bold face. */
let coverage: [font: string, characters: ReadonlySet<string>][] = [];

/** Gives the fonts to pdfmake, which may open no other file and no address. @throws Error without a build */
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

/** The marks that the first font has as wide as a Chinese character; texts in Latin letters take them from another. */
const latinMarks = 'quotes';

const fontOf = (character: string, isChinese = true): string | undefined =>
  coverage.find(
    ([font, characters]) => characters.has(character) && (!isChinese || font !== latinMarks),
  )?.[0];

/** What stands for a character that no font has: its base letter, a space, or a question mark; never an empty box. */
function nearest(character: string): string {
  if (/[\p{Cc}\p{Cf}\p{M}]/u.test(character)) return '';
  if (/[\u00a0\u2007\u202f]/u.test(character)) return '\u00a0';
  if (/\p{Z}/u.test(character)) return ' ';
  const [base] = character.normalize('NFKD');
  return base && fontOf(base) ? base : '?';
}

/** A text in parts by the font that has their characters. Each line feed stays. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  const isChinese = /\p{Script=Han}/u.test(text);
  for (const given of text.normalize('NFC')) {
    const character = given === '\n' || fontOf(given) ? given : nearest(given);
    if (character === '') continue;
    const last = runs.at(-1);
    // Spaces and line feeds stay in the run that they follow.
    const font = character === '\n' ? (last?.font ?? 'regular') : (fontOf(character, isChinese) ?? 'regular');
    if (last?.font === font) last.text += character;
    else runs.push({ text: character, font });
  }
  return runs;
}
