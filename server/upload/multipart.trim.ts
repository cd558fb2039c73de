import { AppError } from '#shared/errors.ts';
import { discard } from './upload.body.ts';

export type TrimLimits = {
  /** Bytes that are kept of each part: one that is cut shows it by being longer than what is allowed. */
  part: number;
  /** Bytes that are kept of all, and bytes that are read at most. */
  kept: number;
  read: number;
  /** How many parts there may be. */
  parts: number;
};

/** Bytes of each part that are kept even where the whole is full: a text, or the head of a file. */
const partReserve = 16 * 1024;

/** The boundary that a multipart form names. @throws AppError `bad_request` */
function boundaryOf(contentType: string): string {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (!/^multipart\/form-data\s*;/i.test(contentType) || !boundary)
    throw new AppError('bad_request', 'the body is not multipart/form-data');
  return boundary;
}

/** Bytes in one buffer that grows: a list of chunks would cost far more than their bytes when they come one at a time. */
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
 * Reads a multipart form whose files may be larger than what is taken: their ends are thrown away while they come, so that
 * the fields around them are not lost with them. What is kept is a form that is read as any other.
 * @returns the form, and the places of the parts that were cut
 * @throws AppError `bad_request` for another body, or one that breaks off; `too_large` beyond what is read or kept
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
  // As if a line end stood before the first boundary too.
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
