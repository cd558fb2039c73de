import { readFileSync } from 'node:fs';
import pdfmake, { type Run } from 'pdfmake';
import { fontFolder, piecesOf, readCoverage } from './characters.ts';

const loaded = new Set<string>();
const filesOf = (font: string) => ({ normal: `${font}.ttf`, bold: `${font}-bold.ttf` });

/**
 * Registers the fonts in pdfmake, which may open no other file and no address.
 * @throws Error without a build
 */
export function loadFonts(): void {
  pdfmake.setFonts(Object.fromEntries([...readCoverage().keys()].map((font) => [font, filesOf(font)])));
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy(() => false);
  load('regular');
}

/** Reads the files of a font when the first text needs it: all fonts together are 9 MB, and most are seldom needed. */
function load(font: string): void {
  if (loaded.has(font)) return;
  loaded.add(font);
  for (const file of Object.values(filesOf(font)))
    pdfmake.virtualfs.writeFileSync(file, readFileSync(new URL(file, fontFolder)));
}

/** Stands for a character that no font has. Only catalogues can contain it: other documents are not issued then. */
const placeholder = '□';

/** Splits a text into runs by the font of their characters. Line feeds are kept. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  for (const piece of piecesOf(text)) {
    const last = runs.at(-1);
    const shown = piece.font === null ? placeholder : piece.text;
    // A line feed stays in the run that it follows.
    const font = shown === '\n' ? (last?.font ?? 'regular') : (piece.font ?? placeholderFont());
    if (last?.font === font) last.text += shown;
    else {
      load(font);
      runs.push({ text: shown, font });
    }
  }
  return runs;
}

const placeholderFont = () => piecesOf(placeholder)[0]!.font!;
