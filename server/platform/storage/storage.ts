import { AppError } from '#shared/base/errors.ts';

/** Where files are stored. Names are flat and created by this program, never by a user. */
export type Storage = {
  put: (name: string, bytes: Uint8Array) => Promise<void>;
  /** The bytes; null if there is no such file. */
  get: (name: string) => Promise<Buffer | null>;
  /**
   * At most `length` bytes from a position (none if the file ends before it), and the size of the whole file;
   * null if there is no such file.
   * @throws AppError `bad_request` if the signal is aborted
   */
  getPart: (name: string, from: number, length: number, signal?: AbortSignal) => Promise<FilePart | null>;
  delete: (name: string) => Promise<void>;
  /** Renames a file. @returns whether the file existed */
  move: (from: string, to: string) => Promise<boolean>;
  /** How a file that is too large for memory is received. */
  large: LargeFiles;
  /** All files, in no particular order. A file that is put or deleted meanwhile may or may not be included. */
  list: () => AsyncIterable<ListedFile>;
};

/** The type and size in bytes that an upload has announced. */
type Announced = { type: string; size: number };

/** Either directly to the store, at an address that it has signed, or through this program as a stream. */
type LargeFiles =
  | {
      /** The origin to which browsers send files, for the content security policy. */
      origin: string;
      /** An address for one PUT of this type and size, valid for some seconds. */
      sign: (name: string, announced: Announced, seconds: number) => Promise<string>;
    }
  | { put: (name: string, chunks: AsyncIterable<Uint8Array>) => Promise<void> };
type ListedFile = { name: string; modifiedAt: Date; size: number };

export type FilePart = { bytes: Buffer; size: number };

/** The error of an aborted read. */
export const readerGone = () => new AppError('bad_request', 'the reader has gone');

/** Names that every adapter accepts: no separators and no dot files, so that a name cannot lead out of the folder. */
const safeName = /^[a-z0-9][a-z0-9._-]{0,120}$/;

/** Returns the name if it is safe. @throws Error for any other name, which this program never creates */
export function requireSafeName(name: string): string {
  if (!safeName.test(name) || name.includes('..')) throw new Error(`unsafe file name: ${name}`);
  return name;
}
