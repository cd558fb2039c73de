import {
  checkCell,
  checkColumns,
  checkLine,
  maxColumns,
  type TableCollector,
  unreadable,
} from './transfer.table.ts';

/** Callbacks for the elements of an XML part; element names come without their prefixes. */
type Handlers = {
  open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
};

/** Reads an XML part by its name. A missing part is read as one without elements. */
export type ReadPart = (name: string, handlers: Handlers) => Promise<void>;

/** What the cells of a sheet refer to. */
type References = { texts: readonly string[]; dateStyles: readonly boolean[]; is1904: boolean };

/** The first sheet's part, and the parts that it refers to (ECMA-376 part 1, 12.3 and 18.2). */
export async function readWorkbook(read: ReadPart) {
  const relations = new Map<string, string>();
  const byKind = new Map<string, string>();
  await read('xl/_rels/workbook.xml.rels', {
    open(name, { Id = '', Type = '', Target = '' }) {
      if (name !== 'Relationship') return;
      const target = Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`;
      relations.set(Id, target);
      byKind.set(Type.slice(Type.lastIndexOf('/') + 1), target);
    },
  });
  let sheet: string | undefined;
  let is1904 = false;
  await read('xl/workbook.xml', {
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = ['1', 'true'].includes(attributes['date1904'] ?? '');
      if (name !== 'sheet' || sheet !== undefined) return;
      const [, id = ''] = Object.entries(attributes).find(([key]) => key.endsWith(':id')) ?? [];
      sheet = relations.get(id);
    },
  });
  if (sheet === undefined) throw unreadable('no sheet');
  return { sheet, texts: byKind.get('sharedStrings') ?? '', styles: byKind.get('styles') ?? '', is1904 };
}

/** The texts that cells refer to by number (18.4). */
export async function readTexts(read: ReadPart, part: string): Promise<string[]> {
  const texts: string[] = [];
  const collector = textCollector();
  await read(part, {
    open: (name) => collector.open(name),
    text: (piece) => collector.text(piece),
    close(name) {
      collector.close(name);
      if (name === 'si') texts.push(collector.take());
    },
  });
  return texts;
}

/** Collects the text within `t`, without phonetic hints (`rPh`). */
function textCollector() {
  let text = '';
  let isText = false;
  let isPhonetic = false;
  return {
    open(name: string) {
      if (name === 'rPh') isPhonetic = true;
      isText = name === 't' && !isPhonetic;
    },
    text(piece: string) {
      if (!isText) return;
      text += piece;
      checkCell(text);
    },
    close(name: string) {
      if (name === 'rPh') isPhonetic = false;
      isText = false;
    },
    take() {
      const taken = text;
      text = '';
      return unescaped(taken);
    },
  };
}

/** Decodes characters that XML cannot carry, written as _x000D_ (22.9.2.19). */
const unescaped = (text: string) =>
  text.replaceAll(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Which cell styles show a number as a date (18.8.30). */
export async function readStyles(read: ReadPart, part: string): Promise<boolean[]> {
  const dateFormats = new Map<string, boolean>();
  const styles: boolean[] = [];
  let isOfCells = false;
  await read(part, {
    open(name, { numFmtId = '', formatCode = '' }) {
      if (name === 'numFmt') dateFormats.set(numFmtId, isDateFormat(formatCode));
      if (name === 'cellXfs') isOfCells = true;
      if (name === 'xf' && isOfCells) styles.push(dateFormats.get(numFmtId) ?? builtInDates.has(numFmtId));
    },
    close(name) {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return styles;
}

const builtInDates = new Set(['14', '15', '16', '17', '18', '19', '20', '21', '22', '45', '46', '47']);

/**
 * Whether a number format is one of dates: it contains a date letter outside quotes, escapes, colours and
 * languages.
 */
const isDateFormat = (code: string) =>
  /[dmyhs]/i.test(code.slice(0, 255).replaceAll(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]|general/gi, ''));

/** Reads the rows of a sheet (18.3.1.73). */
export async function readSheet(
  read: ReadPart,
  part: string,
  references: References,
  { add }: TableCollector,
): Promise<void> {
  const inline = textCollector();
  let line = 0;
  let column = 0;
  let cells: string[] = [];
  let cell: Readonly<Record<string, string>> = {};
  let value = '';
  let isValue = false;
  await read(part, {
    open(name, attributes) {
      inline.open(name);
      isValue = name === 'v';
      if (name === 'row') {
        line = Number(attributes['r'] ?? line + 1);
        if (!(line >= 1)) throw unreadable('a row without a number');
        checkLine(line);
        cells = [];
        column = 0;
      } else if (name === 'c') {
        cell = attributes;
        column = columnOf(attributes['r']) ?? column + 1;
        value = '';
      }
    },
    text(piece) {
      inline.text(piece);
      if (!isValue) return;
      value += piece;
      checkCell(value);
    },
    close(name) {
      inline.close(name);
      isValue = false;
      if (name === 'c') {
        const text = cellText(cell, value, inline.take(), references);
        if (text === '') return;
        checkColumns(column);
        if (cells.length === 0) cells = Array.from({ length: maxColumns }, () => '');
        cells[column - 1] = text;
      } else if (name === 'row') add(line, cells);
    },
  });
}

/** The number of a cell's column: 1 for A. */
function columnOf(place: string | undefined): number | null {
  const letters = /^[A-Z]{1,3}/i.exec(place ?? '')?.[0].toUpperCase();
  return letters ? [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) : null;
}

/** A cell as text: numbers without their format, TRUE as "yes", a date as 2026-01-31. */
function cellText(
  { t: type = 'n', s: style = '0' }: Readonly<Record<string, string>>,
  value: string,
  inline: string,
  { texts, dateStyles, is1904 }: References,
): string {
  if (type === 'inlineStr') return inline;
  if (type === 's') return value === '' ? '' : (texts[Number(value)] ?? '');
  if (type === 'b') return value === '1' ? 'yes' : value === '0' ? 'no' : '';
  if (type === 'd') return value.slice(0, 10);
  if (type !== 'n') return unescaped(value);
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number)) return value;
  return dateStyles[Number(style)] ? dateText(number, is1904) : String(shownNumber(number));
}

/** A number as spreadsheets show it: with 15 digits, so that the result of 12 × 1.1 is 13.2. */
const shownNumber = (number: number): number =>
  Number.isSafeInteger(number) ? number : Number(number.toPrecision(15));

/** The date of a serial number: days since the end of 1899, or since the beginning of 1904. */
function dateText(days: number, is1904: boolean): string {
  const date = new Date(Date.UTC(is1904 ? 1904 : 1899, is1904 ? 0 : 11, is1904 ? 1 : 30) + days * 86_400_000);
  return Number.isNaN(date.getTime()) ? String(days) : date.toISOString().slice(0, 10);
}
