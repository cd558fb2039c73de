import { AppError } from '#shared/errors.ts';

/** Where files live. Names are flat and made by this program, never by a user. */
export type Storage = {
  put: (name: string, bytes: Uint8Array) => Promise<void>;
  /** The bytes, or null when there is no such file. */
  get: (name: string) => Promise<Buffer | null>;
  /**
   * At most `length` bytes from a place on, none when the file ends before it, and the size of the whole;
   * null when there is no such file.
   * @throws AppError `bad_request` when the signal is aborted
   */
  getPart: (name: string, from: number, length: number, signal?: AbortSignal) => Promise<FilePart | null>;
  delete: (name: string) => Promise<void>;
  /** Gives a file another name. @returns whether there was one */
  move: (from: string, to: string) => Promise<boolean>;
  /** How a file that is too large for memory comes in. */
  large: LargeFiles;
  /** Every file, in no order; one that is put or deleted meanwhile may be among them or not. */
  list: () => AsyncIterable<ListedFile>;
};

/** The type and size in bytes that an upload has announced. */
type Announced = { type: string; size: number };

/** Straight into the store, by an address that it has signed; or through this program, as the bytes come. */
type LargeFiles =
  | {
      /** Where browsers send it, for the content policy. */
      origin: string;
      /** An address for one PUT of this type and size, good for some seconds. */
      sign: (name: string, announced: Announced, seconds: number) => Promise<string>;
    }
  | { put: (name: string, chunks: AsyncIterable<Uint8Array>) => Promise<void> };
type ListedFile = { name: string; modifiedAt: Date; size: number };

export type FilePart = { bytes: Buffer; size: number };

/** The error of an aborted read. */
export const readerGone = () => new AppError('bad_request', 'the reader has gone');

/** Names that every adapter accepts: no separators, no dot files, so that nothing outside the folder can be meant. */
const safeName = /^[a-z0-9][a-z0-9._-]{0,120}$/;

/**
 * The name itself when it is safe.
 * @throws Error for any other: this program makes none
 */
export function requireSafeName(name: string): string {
  if (!safeName.test(name) || name.includes('..')) throw new Error(`unsafe file name: ${name}`);
  return name;
}
