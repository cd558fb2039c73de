import { Readable } from 'node:stream';
import { neutralise } from '#shared/transfer-rules.ts';
import { checkColumns, checkLine, type TableCollector, unreadable } from './transfer.table.ts';

const delimiters = [',', ';', '\t'];
/** Letters at the beginning of a file that are searched for the delimiter. */
const headLetters = 10_000;
/** The most columns that a spreadsheet writes, including empty ones. */
const maxWrittenColumns = 16_384;
const pieceBytes = 16 * 1024;

/**
 * Reads a CSV row by row.
 * @throws AppError if a limit of the collector is exceeded; any other error if the text is not CSV
 */
export async function readCsv(bytes: Buffer, { add, columnOf }: TableCollector): Promise<void> {
  const text = decode(bytes);
  if (text.includes('\0')) throw unreadable('not a text');
  const { parse } = await import('csv-parse');
  const parser = parse({
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    delimiter: delimiterOf(text, columnOf),
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

/**
 * Decodes a file in the encodings that spreadsheets write: UTF-8, UTF-16 with a byte order mark, GB 18030 or
 * windows-1252.
 */
function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  for (const encoding of isLikelyChinese(bytes) ? ['utf-8', 'gb18030'] : ['utf-8']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // Not in this encoding.
    }
  }
  return new TextDecoder('windows-1252').decode(bytes);
}

/**
 * Whether a file is likely GB 18030, which Chinese Excel writes. Nearly all of its characters are two bytes above
 * 127, whereas accented letters of Western texts mostly stand alone.
 */
function isLikelyChinese(bytes: Buffer): boolean {
  return bytes
    .toString('latin1')
    .matchAll(/[\x80-\xff]+/g)
    .every(([run]) => run.length % 2 === 0);
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
