import type { AppContext } from './env.ts';
import { sendFile } from './send-file.ts';

/** A document as it is sent to a reader. */
export type SentPaper = { bytes: Buffer; fileName: string };

/** Sends a document as a file with a descriptive name; no cache stores it. */
export function sendPaper(c: AppContext, { bytes, fileName }: SentPaper): Promise<Response> {
  c.header('Cache-Control', 'private, no-store');
  c.header('Content-Type', 'application/pdf');
  c.header('X-Robots-Tag', 'noindex');
  c.header('Content-Disposition', `inline; filename="${fileName}"`);
  return sendFile(c, {
    size: bytes.length,
    read: async (from, to) => bytes.subarray(from, to + 1),
  });
}
