import { AppError } from '#shared/errors.ts';
import { discard } from './upload.body.ts';

export type TrimLimits = {
  /** Maximum bytes kept of each part; a cut part is recognised by its number in `cut`. */
  part: number;
  /** Maximum bytes kept of all parts together, and maximum bytes read. */
  kept: number;
  read: number;
  /** Maximum number of parts. */
  parts: number;
};

/** Bytes of each part that are kept even if the total is used up: a text, or the head of a file. */
const partReserve = 16 * 1024;

/** The boundary of a multipart form. @throws AppError `bad_request` */
function boundaryOf(contentType: string): string {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (!/^multipart\/form-data\s*;/i.test(contentType) || !boundary)
    throw new AppError('bad_request', 'the body is not multipart/form-data');
  return boundary;
}

/**
 * Collects bytes in one growing buffer: a list of chunks would cost far more than the bytes if they arrive one at
 * a time.
 */
function createKept(most: number) {
  let bytes = new Uint8Array(64 * 1024);
  let size = 0;
  return {
    /** @throws AppError `too_large` */
    add(more: Uint8Array): void {
      if (size + more.length > most) throw new AppError('too_large', 'a form of too many parts');
      if (size + more.length > bytes.length) {
        const grown = new Uint8Array(Math.min(most, Math.max(size + more.length, bytes.length * 2)));
        grown.set(bytes.subarray(0, size));
        bytes = grown;
      }
      bytes.set(more, size);
      size += more.length;
    },
    size: () => size,
    all: () => bytes.subarray(0, size),
  };
}

/**
 * Reads a multipart form whose files may be larger than allowed. Their ends are dropped while they arrive, so
 * that the other fields are not lost. The result is a form that can be parsed like any other.
 * @returns the form, and the indexes of the parts that were cut
 * @throws AppError `bad_request` for another body, or one that breaks off; `too_large` beyond the bytes to read
 * or keep
 */
export async function readTrimmed(
  body: ReadableStream<Uint8Array> | null,
  contentType: string,
  limits: TrimLimits,
): Promise<{ bytes: Uint8Array; cut: ReadonlySet<number> }> {
  const delimiter = Buffer.from(`\r\n--${boundaryOf(contentType)}`, 'latin1');
  const kept = createKept(limits.kept + limits.part);
  const cut = new Set<number>();
  let readBytes = 0;
  // Start with a line break, so that the first boundary matches too.
  let tail: Buffer = Buffer.from('\r\n');
  let part = { at: -1, bytes: 0, room: partReserve };

  function keepOfPart(bytes: Buffer): void {
    const taken = bytes.subarray(0, Math.max(0, part.room - part.bytes));
    if (taken.length < bytes.length) cut.add(part.at);
    kept.add(taken);
    part.bytes += bytes.length;
  }
  function beginPart(): void {
    if (part.at === limits.parts) throw new AppError('too_large', 'a form of too many parts');
    kept.add(part.at === -1 ? delimiter.subarray(2) : delimiter);
    const room = Math.max(partReserve, Math.min(limits.part, limits.kept - kept.size()));
    part = { at: part.at + 1, bytes: 0, room };
  }

  const reader = body?.getReader();
  try {
    for (;;) {
      const next = await reader?.read().catch((error: unknown) => {
        throw new AppError('bad_request', `the body broke off: ${String(error)}`);
      });
      if (!next || next.done) break;
      readBytes += next.value.length;
      if (readBytes > limits.read) throw new AppError('too_large', 'a form of too many bytes');
      let rest = Buffer.concat([tail, next.value]);
      for (let at = rest.indexOf(delimiter); at !== -1; at = rest.indexOf(delimiter)) {
        keepOfPart(rest.subarray(0, at));
        beginPart();
        rest = rest.subarray(at + delimiter.length);
      }
      // The end may be the beginning of a boundary.
      const whole = Math.max(0, rest.length - delimiter.length + 1);
      keepOfPart(rest.subarray(0, whole));
      tail = Buffer.from(rest.subarray(whole));
    }
    keepOfPart(tail);
  } catch (error) {
    if (reader) void discard(reader);
    throw error;
  }
  return { bytes: kept.all(), cut };
}
