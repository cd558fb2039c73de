import pdfmake from 'pdfmake';
import { loadFonts, runsOf } from '#server/deals/pdf/pdf-fonts.ts';
import { drawPages, pixelsOf } from './pdf-pages.ts';

/** Draws each text in a square of its own. @returns the pixels of each square */
export async function drawSquares(
  texts: readonly string[],
  isBold: boolean,
  { size = 30, fontSize = 16 } = {},
): Promise<Uint8ClampedArray[]> {
  loadFonts();
  const [perRow, rowsPerPage] = [Math.floor(535 / size), Math.floor(740 / size)];
  const perPage = perRow * rowsPerPage;
  const rows = Array.from({ length: Math.ceil(texts.length / perRow) }, (_, row) =>
    texts.slice(row * perRow, (row + 1) * perRow),
  );
  const bytes = await pdfmake
    .createPdf({
      content: rows.flatMap((row, i) =>
        row.map((text, j) => ({
          text: runsOf(text),
          bold: isBold,
          fontSize,
          absolutePosition: { x: 30 + j * size, y: 30 + (i % rowsPerPage) * size },
          ...(i > 0 && i % rowsPerPage === 0 && j === 0 ? { pageBreak: 'before' } : {}),
        })),
      ),
      defaultStyle: { font: 'regular' },
      pageSize: 'A4',
    } as never)
    .getBuffer();
  const pages = await drawPages(bytes, 1);
  return texts.map((_, i) => {
    const [page, place] = [pages[Math.floor(i / perPage)]!, i % perPage];
    const [column, row] = [place % perRow, Math.floor(place / perRow)];
    return pixelsOf(page, 28 + column * size, 28 + row * size, size - 2, size - 2);
  });
}

/** @throws Error if a text is blank or two look alike, as the boxes of missing glyphs would */
export function demandDistinct(texts: readonly string[], squares: readonly Uint8ClampedArray[]): void {
  const seen = new Map<string, string>();
  for (const [i, pixels] of squares.entries()) {
    const text = texts[i]!;
    if (!pixels.some((value, at) => at % 4 < 3 && value < 128)) throw new Error(`${text} is blank`);
    const drawn = Buffer.from(pixels).toString('base64');
    const other = seen.get(drawn);
    if (other !== undefined && other !== text) throw new Error(`${text} looks like ${other}`);
    seen.set(drawn, text);
  }
}
