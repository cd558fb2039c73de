import { crc32 } from 'node:zlib';
import type { Database } from '../../platform/db/client.ts';
import {
  inSnapshot,
  type LoadedTable,
  readRows,
  readSequences,
  type SequenceState,
  summarize,
  tableShapes,
  type TableSummary,
  type TextRow,
} from '../../platform/db/table-rows.ts';
import { chunkBytes, type ChunkList, type Repository } from './repository.ts';

/** All rows of one moment, as text, by table. */
export type StoredRows = { tables: StoredTable[]; sequences: SequenceState[] };
type StoredTable = TableSummary & { table: string; columns: string[]; content: ChunkList };

/**
 * A chunk of rows ends after a row whose checksum is a multiple of this, so that a new row changes only one
 * chunk.
 */
const cutEvery = 32;
const leastChunkBytes = 32 * 1024;

/** Stores all rows, read in one snapshot of the database. */
export const storeRows = (db: Database, repository: Repository): Promise<StoredRows> =>
  inSnapshot(db, async (tx) => {
    const tables: StoredTable[] = [];
    for (const shape of await tableShapes(tx)) {
      const columns = shape.columns.map(({ name }) => name);
      const chunks: string[] = [];
      for await (const chunk of inChunks(readRows(tx, shape))) chunks.push(await repository.put(chunk));
      const content = await repository.putList(chunks);
      tables.push({ table: shape.table, columns, content, ...(await summarize(tx, shape)) });
    }
    return { tables, sequences: await readSequences(tx) };
  });

/** Rows as lines, cut into chunks at positions that depend only on their content. */
async function* inChunks(rows: AsyncIterable<TextRow>): AsyncIterable<Buffer> {
  let lines: Buffer[] = [];
  let length = 0;
  for await (const row of rows) {
    const line = Buffer.from(`${JSON.stringify(row)}\n`);
    lines.push(line);
    length += line.length;
    if (length < chunkBytes && (length < leastChunkBytes || crc32(line) % cutEvery !== 0)) continue;
    yield Buffer.concat(lines);
    lines = [];
    length = 0;
  }
  if (length > 0) yield Buffer.concat(lines);
}

/** Count and checksum of each stored table, by its name. */
export const summariesOf = ({ tables }: StoredRows): Map<string, TableSummary> =>
  new Map(tables.map((table) => [table.table, table]));

/** The stored rows, table by table. */
export async function* loadRows(repository: Repository, stored: StoredRows): AsyncIterable<LoadedTable> {
  for (const { table, columns, content } of stored.tables)
    yield { table, columns, rows: rowsOfTable(repository, content) };
}

async function* rowsOfTable(repository: Repository, content: ChunkList): AsyncIterable<TextRow> {
  for (const id of await repository.chunksOf(content))
    for (const line of (await repository.get(id)).toString().split('\n'))
      if (line !== '') yield JSON.parse(line) as TextRow;
}
