import { AppError } from '#shared/errors.ts';
import { maxImportBytes } from '#shared/limits.ts';
import type { Upload, UploadService } from '../upload/upload.service.ts';
import { csvWriter } from './transfer.csv.ts';
import { readTable } from './transfer.files.ts';
import type { ColumnsOf, TableKind } from './transfer.parse.ts';
import type { Table } from './transfer.table.ts';

export type TableFileService = ReturnType<typeof createTableFileService>;

/** A file as it was sent: its name, and what its table says. */
export type ReceivedTable<K extends TableKind> = { name: string; table: Table<ColumnsOf[K]> };

export type ReceiveTable<K extends TableKind> = <T>(
  upload: Upload,
  work: (file: ReceivedTable<K>, form: FormData) => Promise<T>,
) => Promise<T>;

/** Files that are read at a time: each takes many times its size while it is compared. */
const maxInHand = 4;
/** Seconds after which another one may be sent: what the slowest takes. */
const retrySeconds = 10;
/** Room in a body for the other fields and for what surrounds the file. */
const overheadBytes = 1_000_000;
const maxFileName = 200;

const tooLarge = () => new AppError('too_large', 'the file is too large', { file: 'fileTooLarge' });
const limit = { maxBodyBytes: maxImportBytes + overheadBytes, tooLarge };

/** Tables as files, for every noun that is imported or exported (decision 014). */
export function createTableFileService({ uploads }: { uploads: Pick<UploadService, 'receiveForm'> }) {
  let inHand = 0;
  return {
    /**
     * Reads a form with a file of this kind. @throws AppError when it is too large, not readable, or too many are in hand
     */
    async receive<K extends TableKind, T>(
      kind: K,
      upload: Upload,
      work: (file: ReceivedTable<K>, form: FormData) => Promise<T>,
    ): Promise<T> {
      // Before a byte is read: what waits here waits in memory.
      if (inHand >= maxInHand)
        throw new AppError(
          'too_many_requests',
          'too many files at once',
          { file: 'filesBusy' },
          retrySeconds,
        );
      inHand++;
      try {
        const form = await uploads.receiveForm(upload, limit);
        const file = form.get('file');
        if (!(file instanceof File) || file.size === 0)
          throw new AppError('invalid', 'no file', { file: 'fileRequired' });
        if (file.size > maxImportBytes) throw tooLarge();
        const bytes = new Uint8Array(await file.arrayBuffer());
        return await work(
          { name: tidyName(file.name), table: await readTable(bytes, undefined, kind) },
          form,
        );
      } finally {
        inHand--;
      }
    },

    /** Rows as one CSV, the heading first. */
    async csvOf(rows: readonly string[][]): Promise<string> {
      const write = await csvWriter();
      return write(rows);
    },
  };
}

/** A file's name as it may be shown and stored. */
function tidyName(name: string): string {
  const tidy = name
    .replaceAll(/[\p{Cc}\p{Cs}\p{Bidi_Control}]/gu, '')
    .replace(/^.*[\\/]/, '')
    .trim();
  return tidy.slice(0, maxFileName).replace(/[\ud800-\udbff]$/, '') || 'file';
}
