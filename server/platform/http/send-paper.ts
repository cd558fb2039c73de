import type { AppContext } from './env.ts';
import { sendFile } from './send-file.ts';

/** Sends a document as a file with a descriptive name; no cache stores it. */
export function sendPaper(
  c: AppContext,
  { bytes, fileName }: { bytes: Buffer; fileName: string },
): Promise<Response> {
  c.header('Cache-Control', 'private, no-store');
  c.header('Content-Type', 'application/pdf');
  c.header('X-Robots-Tag', 'noindex');
  c.header('Content-Disposition', `inline; filename="${fileName}"`);
  return sendFile(c, {
    size: bytes.length,
    read: async (from, to) => bytes.subarray(from, to + 1),
  });
}
