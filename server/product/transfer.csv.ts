import { Readable } from 'node:stream';
import { neutralise } from '#shared/transfer-rules.ts';
import { checkColumns, checkLine, type TableCollector, unreadable } from './transfer.table.ts';

const delimiters = [',', ';', '\t'];
/** Letters from the beginning of a file by which its delimiter is found. */
const headLetters = 10_000;
/** The most columns that a spreadsheet writes, empty ones included. */
const maxWrittenColumns = 16_384;
const pieceBytes = 16 * 1024;

/** Reads a CSV row by row. @throws AppError as the collector does, else any error when it is no CSV */
export async function readCsv(bytes: Buffer, { add, columnOf }: TableCollector): Promise<void> {
  const text = decode(bytes);
  if (text.includes('\0')) throw unreadable('not a text');
  const { parse } = await import('csv-parse');
  const parser = parse({
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    delimiter: delimiterOf(text, columnOf),
    // Called for each cell as it is read: a row without end ends here.
    cast: (value, { index }) => {
      if (index > maxWrittenColumns) checkColumns(index);
      return value;
    },
    // Called for each row, of which one piece may hold thousands.
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

/** Excel writes semicolons where the comma is the decimal sign, and tabs as "Unicode text". */
function delimiterOf(text: string, columnOf: TableCollector['columnOf']): string {
  const head = text.slice(0, headLetters);
  const score = (delimiter: string) =>
    head
      .split(new RegExp(`[${delimiter}\r\n]`))
      .filter((name) => columnOf(name.replaceAll(/^[\s\ufeff"]+|[\s"]+$/g, ''))).length;
  return delimiters.reduce((best, next) => (score(next) > score(best) ? next : best));
}

/** The text of a file as spreadsheets write it: UTF-8, UTF-16 with its mark, the Chinese or the western code page. */
function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  for (const encoding of isLikelyChinese(bytes) ? ['utf-8', 'gb18030'] : ['utf-8']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // Written otherwise.
    }
  }
  return new TextDecoder('windows-1252').decode(bytes);
}

/**
 * Chinese Excel writes GB 18030: nearly all of its characters are two bytes above 127. Accented letters of western texts
 * stand alone more often than not.
 */
function isLikelyChinese(bytes: Buffer): boolean {
  return bytes
    .toString('latin1')
    .matchAll(/[\x80-\xff]+/g)
    .every(([run]) => run.length % 2 === 0);
}

/** Turns rows of texts into CSV (RFC 4180), with the mark by which Excel knows UTF-8 before the first. */
export async function csvWriter(): Promise<(rows: readonly string[][]) => string> {
  const { stringify } = await import('csv-stringify/sync');
  let mark = '\ufeff';
  return (rows) => {
    const text = stringify(
      rows.map((row) => row.map(neutralise)),
      // A line break of its own kind is one as well, and so is what another spreadsheet separates by.
      { record_delimiter: '\r\n', quoted_match: /[\r\n;\t]/ },
    );
    const marked = mark + text;
    mark = '';
    return marked;
  };
}
