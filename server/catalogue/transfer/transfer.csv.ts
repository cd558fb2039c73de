import { Readable } from 'node:stream';
import type { FileEncoding } from '#shared/catalogue/table-import.ts';
import { neutralise } from '#shared/catalogue/transfer-rules.ts';
import { checkColumns, checkLine, type TableCollector, unreadable } from './transfer.table.ts';

const delimiters = [',', ';', '\t'];
/** Letters at the beginning of a file that are searched for the delimiter. */
const headLetters = 10_000;
/** The most columns that a spreadsheet writes, including empty ones. */
const maxWrittenColumns = 16_384;
const pieceBytes = 16 * 1024;

/** The line by which Excel names the delimiter; it is not part of the table. */
const delimiterLine = /^\ufeff?"?sep=(.)"?\r?\n/i;

/**
 * Reads a CSV row by row.
 * @param encoding the encoding that the user has chosen; undefined to recognise it
 * @throws AppError if a limit of the collector is exceeded; any other error if the text is not CSV
 */
export async function readCsv(
  bytes: Buffer,
  { add, columnOf, source }: TableCollector,
  encoding?: FileEncoding,
): Promise<void> {
  source.encoding = encoding ?? encodingOf(bytes);
  const whole = decode(bytes, source.encoding);
  const [named = '', delimiter = ''] = delimiterLine.exec(whole) ?? [];
  const text = whole.slice(named.length);
  if (text.includes('\0')) throw unreadable('not a text');
  const { parse } = await import('csv-parse');
  const parser = parse({
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    delimiter: delimiter || delimiterOf(text, columnOf),
    // Called for each cell as it is read, so that a row without an end is refused here.
    cast: (value, { index }) => {
      if (index > maxWrittenColumns) checkColumns(index);
      return value;
    },
    // Called for each row, because one piece may hold thousands of rows.
    on_record: (record: string[], { records }) => {
      checkLine(records);
      return record;
    },
  });
  let line = 0;
  const records = Readable.from(pieces(Buffer.from(text))).compose(parser) as AsyncIterable<string[]>;
  for await (const record of records) add(++line, record);
}

function* pieces(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes);
}

/** Finds the delimiter: Excel writes semicolons in countries with a decimal comma, and tabs as "Unicode text". */
function delimiterOf(text: string, columnOf: TableCollector['columnOf']): string {
  const head = text.slice(0, headLetters);
  const score = (delimiter: string) =>
    head
      .split(new RegExp(`[${delimiter}\r\n]`))
      .filter((name) => columnOf(name.replaceAll(/^[\s\ufeff"]+|[\s"]+$/g, ''))).length;
  return delimiters.reduce((best, next) => (score(next) > score(best) ? next : best));
}

function decode(bytes: Buffer, encoding: FileEncoding | null): string {
  if (encoding) return new TextDecoder(encoding).decode(bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder('utf-8').decode(bytes);
}

/**
 * Recognises the encoding in which a spreadsheet wrote a file; null if the file has a byte order mark or is UTF-8.
 */
function encodingOf(bytes: Buffer): FileEncoding | null {
  const isMarked = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (isMarked || isValid(bytes, 'utf-8')) return null;
  const text = bytes.toString('latin1');
  if (isLikelyChinese(text, isValid(bytes, 'gb18030'))) return 'gb18030';
  const scoreOf = (encoding: FileEncoding) =>
    [...new TextDecoder(encoding).decode(bytes.subarray(0, guessedBytes)).matchAll(westernWord)].length;
  return scoreOf('macintosh') > scoreOf('windows-1252') ? 'macintosh' : 'windows-1252';
}

/** Bytes at the beginning of a file from which a Western encoding is guessed. */
const guessedBytes = 200_000;

/** What French, Spanish and Portuguese texts consist of beyond ASCII: accents within words, quotes, dashes, signs. */
const westernWord =
  /(?<=\p{L})[àâäáãæçéèêëîïíìñóòôöõœùûüúÿ’]|[àâäáãæçéèêëîïíñóôöõœùûüú](?=\p{Ll})|(?<!\p{L})[ÀÂÁÇÉÈÊÎÍÑÓÔÖÚÜ](?=\p{L})|(?<=^|\s|[;,"])[«“‘–—€£°¿¡](?=.)|[»”](?=\s|[;,."]|$)|(?<=\d)[°²³€£½×]/gmu;

function isValid(bytes: Buffer, encoding: FileEncoding): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether a file is likely GB 18030, which Chinese Excel writes. Most of its characters are two bytes above 160,
 * whereas accented letters of Western texts mostly stand alone. Signs such as ㎡ and emoji have smaller second bytes.
 * @param isStrict whether all bytes are valid in GB 18030; a damaged file must be clearly Chinese
 */
function isLikelyChinese(text: string, isStrict: boolean): boolean {
  const pairs = [...text.matchAll(/[\xa1-\xf7][\xa1-\xfe]/g)].length;
  const lone = [...text.matchAll(/[\x80-\xff]/g)].length - 2 * pairs;
  return pairs > lone * (isStrict ? 1 : 5);
}

/**
 * Turns rows of texts into CSV (RFC 4180). Writes a byte order mark before the first row, because Excel needs it
 * to recognise UTF-8.
 */
export async function csvWriter(): Promise<(rows: readonly string[][]) => string> {
  const { stringify } = await import('csv-stringify/sync');
  let mark = '\ufeff';
  return (rows) => {
    const text = stringify(
      rows.map((row) => row.map(neutralise)),
      // Quote cells that contain any kind of line break, or a delimiter of another spreadsheet.
      { record_delimiter: '\r\n', quoted_match: /[\r\n;\t]/ },
    );
    const marked = mark + text;
    mark = '';
    return marked;
  };
}
