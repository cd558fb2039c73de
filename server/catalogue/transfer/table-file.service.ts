import { AppError } from '#shared/base/errors.ts';
import { maxImportBytes } from '#shared/base/limits.ts';
import type { FileReading } from '#shared/catalogue/table-import.ts';
import type { Upload, UploadService } from '../../content/upload/upload.service.ts';
import { csvWriter } from './transfer.csv.ts';
import { readTable } from './transfer.files.ts';
import type { ColumnsOf, TableKind } from './transfer.parse.ts';
import type { Table } from './transfer.table.ts';

export type TableFileService = ReturnType<typeof createTableFileService>;

/** A received file: its name, and how to read its table. */
export type ReceivedTable<K extends TableKind> = {
  name: string;
  /** @throws AppError `invalid` or `too_large` */
  read: (reading: FileReading<ColumnsOf[K]>) => Promise<Table<ColumnsOf[K]>>;
};

/** Maximum number of files processed at the same time: comparing a file takes many times its size in memory. */
const maxInHand = 4;
/** Seconds after which a refused client may retry: the time that the slowest file takes. */
const retrySeconds = 10;
/** Bytes allowed in a body for the other fields and the multipart boundaries. */
const overheadBytes = 1_000_000;
const maxFileName = 200;

const tooLarge = () => new AppError('too_large', 'the file is too large', { file: 'fileTooLarge' });
const limit = { maxBodyBytes: maxImportBytes + overheadBytes, tooLarge };

/** Receives and writes tables as files, for every noun that is imported or exported (decision 014). */
export function createTableFileService({ uploads }: { uploads: Pick<UploadService, 'receiveForm'> }) {
  let inHand = 0;
  return {
    /**
     * Receives a form with a file of this kind.
     * @throws AppError if the file is too large, or if too many files are being processed
     */
    async receive<K extends TableKind, T>(
      kind: K,
      upload: Upload,
      work: (file: ReceivedTable<K>, form: FormData) => Promise<T>,
    ): Promise<T> {
      // Checked before the body is read, because a waiting body would take memory.
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
        const read = (reading: FileReading<ColumnsOf[K]>) => readTable(bytes, undefined, kind, reading);
        return await work({ name: tidyName(file.name), read }, form);
      } finally {
        inHand--;
      }
    },

    /** Rows as one CSV, with the heading first. */
    async csvOf(rows: readonly string[][]): Promise<string> {
      const write = await csvWriter();
      return write(rows);
    },
  };
}

/** A file name that is safe to show and store. */
function tidyName(name: string): string {
  const tidy = name
    .replaceAll(/[\p{Cc}\p{Cs}\p{Bidi_Control}]/gu, '')
    .replace(/^.*[\\/]/, '')
    .trim();
  return tidy.slice(0, maxFileName).replace(/[\ud800-\udbff]$/, '') || 'file';
}
