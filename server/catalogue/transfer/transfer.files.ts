import { Worker } from 'node:worker_threads';
import { AppError } from '#shared/base/errors.ts';
import type { FileReading } from '#shared/catalogue/table-import.ts';
import { createTurns } from '#shared/base/turns.ts';
import type { ColumnsOf, Reading, TableKind } from './transfer.parse.ts';
import { invalidFile, type Table } from './transfer.table.ts';

/** Files read at the same time, each in a thread of its own; further files wait. */
const takeTurn = createTurns(2);

/** Limits of one thread: milliseconds from its start, and memory. The largest valid file takes a fifth of both. */
const readingLimits = { milliseconds: 10_000, megabytes: 256 };

/**
 * Reads a file, CSV or XLSX by its content, in a thread that is ended if it exceeds its limits.
 * @throws AppError `invalid` if the file cannot be read, has too many rows or takes too long; `too_large` if it
 * unpacks to too much
 */
export const readTable = <K extends TableKind = 'product'>(
  bytes: Uint8Array,
  limits = readingLimits,
  kind: K = 'product' as K,
  reading: FileReading = {},
): Promise<Table<ColumnsOf[K]>> =>
  takeTurn(async () => {
    const read = await readInThread({ bytes, kind, reading }, limits);
    // The thread read the table by the headings of this kind, so its type is known.
    if ('table' in read) return read.table as Table<ColumnsOf[K]>;
    const { code, message, fields } = read.refusal;
    throw new AppError(code, message, fields);
  });

export type ReadingTask = { bytes: Uint8Array; kind: TableKind; reading: FileReading };

async function readInThread(task: ReadingTask, limits: typeof readingLimits): Promise<Reading> {
  const worker = new Worker(new URL('./transfer.worker.ts', import.meta.url), {
    workerData: task,
    // The thread gets none of the server's start options or environment: neither its modules nor its secrets.
    execArgv: [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: limits.megabytes, maxYoungGenerationSizeMb: 32 },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Reading>((resolve, reject) => {
      const fail = (why: string) => reject(invalidFile(why, 'fileTooSlow'));
      timer = setTimeout(() => fail('took too long'), limits.milliseconds);
      worker.once('message', resolve);
      worker.once('error', (error) => fail(String(error)));
      worker.once('exit', () => fail('ended without an answer'));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
