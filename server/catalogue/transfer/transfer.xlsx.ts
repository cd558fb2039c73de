import type { Entry, ZipFile } from 'yauzl';
import { type ReadPart, readSheet, readStyles, readTexts, readWorkbook } from './transfer.sheet.ts';
import { type Merge, type TableCollector, tooLarge, unreadable } from './transfer.table.ts';

/** The most bytes that the entries of a file may unpack to, and the most entries. */
const maxUnpackedBytes = 50 * 1024 * 1024;
const maxEntries = 500;
/**
 * Limits of the XML: elements of all parts together (several times those of a full import), depth, and attributes
 * of one element.
 */
const maxElements = 1_000_000;
const maxDepth = 64;
const maxAttributes = 256;

/**
 * Reads the first visible sheet of an XLSX row by row.
 * @returns its merged cells
 * @throws AppError if a limit of the collector is exceeded; any other error if the file is not an XLSX
 */
export async function readXlsx(bytes: Buffer, table: TableCollector): Promise<Merge[]> {
  const { fromBufferPromise } = await import('yauzl');
  // yauzl unpacks an entry up to its declared size and refuses a longer one.
  const zip = await fromBufferPromise(bytes);
  if (zip.entryCount > maxEntries) throw tooLarge(`${zip.entryCount} entries`);
  const entries = new Map<string, Entry>();
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    unpacked += entry.uncompressedSize;
    if (unpacked > maxUnpackedBytes) throw tooLarge('unpacks to too much');
    entries.set(entry.fileName, entry);
  }
  const read = await partReader(zip, entries);
  const { sheet, texts, styles, is1904, source } = await readWorkbook(read);
  Object.assign(table.source, source);
  if (!entries.has(sheet)) throw unreadable('no sheet');
  const known = { texts: await readTexts(read, texts), styles: await readStyles(read, styles), is1904 };
  return readSheet(read, sheet, known, table);
}

async function partReader(zip: ZipFile, entries: ReadonlyMap<string, Entry>): Promise<ReadPart> {
  const { default: sax } = await import('sax');
  let elements = 0;
  return async (part, { open, text, close }) => {
    const entry = entries.get(part);
    if (!entry) return;
    const parser = sax.parser(true);
    let depth = 0;
    let attributes = 0;
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- a parser has one handler of each kind
    parser.onerror = (error) => {
      throw error;
    };
    parser.onattribute = () => {
      if (++attributes > maxAttributes) throw unreadable('many attributes');
    };
    parser.onopentag = (tag) => {
      attributes = 0;
      if (++elements > maxElements) throw tooLarge('many elements');
      if (++depth > maxDepth) throw unreadable('deep nesting');
      open(localName(tag.name), tag.attributes as Record<string, string>);
    };
    parser.onclosetag = (name) => {
      depth--;
      close?.(localName(name));
    };
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- a parser has one handler of each kind
    parser.ontext = (piece) => text?.(piece);
    parser.oncdata = (piece) => text?.(piece);
    const decoder = new TextDecoder('utf-8', { fatal: true });
    for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>)
      parser.write(decoder.decode(chunk, { stream: true }));
    parser.write(decoder.decode()).close();
  };
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);
