import { uncalculated } from '#shared/catalogue/cell-text.ts';
import {
  checkCell,
  checkColumns,
  checkLine,
  maxColumns,
  type Merge,
  type TableCollector,
  tooLarge,
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
type References = { texts: readonly string[]; styles: readonly Style[]; is1904: boolean };

/** How a style shows a number: as a date, in percent, with at least this many digits, or plainly (0). */
type Style = 'date' | 'percent' | number;

/** The most merged ranges of a sheet. */
const maxMerges = 20_000;

/** The first visible sheet's part, its name and that of the others, and the parts that it refers to (ECMA-376 part 1, 12.3 and 18.2). */
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
  const sheets: { name: string; part: string; isVisible: boolean }[] = [];
  let is1904 = false;
  await read('xl/workbook.xml', {
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = ['1', 'true'].includes(attributes['date1904'] ?? '');
      if (name !== 'sheet') return;
      const [, id = ''] = Object.entries(attributes).find(([key]) => key.endsWith(':id')) ?? [];
      const { name: title = '', state = 'visible' } = attributes;
      sheets.push({ name: title, part: relations.get(id) ?? '', isVisible: state === 'visible' });
    },
  });
  const chosen = sheets.find(({ isVisible }) => isVisible) ?? sheets[0];
  if (!chosen) throw unreadable('no sheet');
  const otherSheets = sheets.filter((one) => one !== chosen).map(({ name }) => name);
  return {
    sheet: chosen.part,
    source: { sheet: chosen.name, otherSheets },
    texts: byKind.get('sharedStrings') ?? '',
    styles: byKind.get('styles') ?? '',
    is1904,
  };
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
      if (name === 'si') texts.push(collector.drain());
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
    drain() {
      const drained = text;
      text = '';
      return unescaped(drained);
    },
  };
}

/** Decodes characters that XML cannot carry, written as _x000D_ (22.9.2.19). */
const unescaped = (text: string) =>
  text.replaceAll(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** How each cell style shows a number (18.8.30). */
export async function readStyles(read: ReadPart, part: string): Promise<Style[]> {
  const formats = new Map<string, Style>();
  const styles: Style[] = [];
  let isOfCells = false;
  await read(part, {
    open(name, { numFmtId = '', formatCode = '' }) {
      if (name === 'numFmt') formats.set(numFmtId, styleOf(formatCode));
      if (name === 'cellXfs') isOfCells = true;
      if (name === 'xf' && isOfCells) styles.push(formats.get(numFmtId) ?? builtIn.get(numFmtId) ?? 0);
    },
    close(name) {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return styles;
}

/** An article number such as 00123 is stored as 123 in the format "00000". */
const styleOf = (code: string): Style =>
  /^0{2,30}$/.test(code)
    ? code.length
    : isDateFormat(code)
      ? 'date'
      : plainFormat(code).includes('%')
        ? 'percent'
        : 0;

const builtIn: ReadonlyMap<string, Style> = new Map([
  ...['14', '15', '16', '17', '18', '19', '20', '21', '22', '45', '46', '47'].map(
    (id) => [id, 'date'] as const,
  ),
  ['9', 'percent'],
  ['10', 'percent'],
]);

/** A number format without quotes, escapes, colours and languages. */
const plainFormat = (code: string) =>
  code.slice(0, 255).replaceAll(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]|general/gi, '');

/** Whether a number format is one of dates: it contains a date letter. */
const isDateFormat = (code: string) => /[dmyhs]/i.test(plainFormat(code));

/** Reads the rows of a sheet (18.3.1.73). @returns its merged cells */
export async function readSheet(
  read: ReadPart,
  part: string,
  references: References,
  { add }: TableCollector,
): Promise<Merge[]> {
  const inline = textCollector();
  const merges: Merge[] = [];
  let line = 0;
  let column = 0;
  let isHidden = false;
  let cells: string[] = [];
  let cell: Readonly<Record<string, string>> = {};
  let value = '';
  let isValue = false;
  let isUncalculated = false;
  await read(part, {
    open(name, attributes) {
      inline.open(name);
      isValue = name === 'v';
      if (name === 'row') {
        line = Number(attributes['r'] ?? line + 1);
        if (!(line >= 1)) throw unreadable('a row without a number');
        checkLine(line);
        isHidden = ['1', 'true'].includes(attributes['hidden'] ?? '');
        cells = [];
        column = 0;
      } else if (name === 'c') {
        cell = attributes;
        column = columnOf(attributes['r']) ?? column + 1;
        value = '';
        isUncalculated = false;
      } else if (name === 'f') isUncalculated = true;
      else if (isValue) isUncalculated = false;
      else if (name === 'mergeCell') {
        const merge = mergeOf(attributes['ref']);
        if (merge && merges.push(merge) > maxMerges) throw tooLarge('many merged cells');
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
        const text = isUncalculated ? uncalculated : cellText(cell, value, inline.drain(), references);
        if (text === '') return;
        checkColumns(column);
        if (cells.length === 0) cells = Array.from({ length: maxColumns }, () => '');
        cells[column - 1] = text;
      } else if (name === 'row') add(line, cells, isHidden);
    },
  });
  return merges;
}

/** A merged range such as "B2:B4" (18.3.1.55). */
function mergeOf(range = ''): Merge | null {
  const [, from, top, to, bottom] = /^([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})$/i.exec(range) ?? [];
  const [left, right] = [columnOf(from), columnOf(to)];
  if (left === null || right === null) return null;
  return { top: Number(top), bottom: Number(bottom), left: left - 1, right: right - 1 };
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
  { texts, styles, is1904 }: References,
): string {
  if (type === 'inlineStr') return inline;
  if (type === 's') return value === '' ? '' : (texts[Number(value)] ?? '');
  if (type === 'b') return value === '1' ? 'yes' : value === '0' ? 'no' : '';
  if (type === 'd') return value.slice(0, 10);
  if (type !== 'n') return unescaped(value);
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number)) return value;
  const shown = styles[Number(style)] ?? 0;
  if (shown === 'percent') return `${shownNumber(number * 100)}%`;
  if (shown === 'date') return dateText(number, is1904);
  const text = String(shownNumber(number));
  return Number.isSafeInteger(number) && number >= 0 ? text.padStart(shown, '0') : text;
}

/** A number as spreadsheets show it: with 15 digits, so that the result of 12 × 1.1 is 13.2. */
const shownNumber = (number: number): number =>
  Number.isSafeInteger(number) ? number : Number(number.toPrecision(15));

/** The date of a serial number: days since the end of 1899, or since the beginning of 1904. */
function dateText(days: number, is1904: boolean): string {
  const date = new Date(Date.UTC(is1904 ? 1904 : 1899, is1904 ? 0 : 11, is1904 ? 1 : 30) + days * 86_400_000);
  return Number.isNaN(date.getTime()) ? String(days) : date.toISOString().slice(0, 10);
}
