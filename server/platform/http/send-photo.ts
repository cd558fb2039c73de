import type { AppContext } from './env.ts';
import { sendFile } from './send-file.ts';

/** Sends a private photo, PDF or video. Its content never changes, so the reader's browser may cache it, but no shared cache. */
export function sendPhoto(
  c: AppContext,
  { mimeType, ...file }: Parameters<typeof sendFile>[1] & { mimeType: string },
): Promise<Response> {
  c.header('Content-Type', mimeType);
  c.header('Cache-Control', 'private, max-age=86400, no-transform');
  c.header('X-Robots-Tag', 'noindex');
  // A PDF runs in no page of ours.
  c.header(
    'Content-Disposition',
    mimeType === 'application/pdf' ? 'attachment; filename="paper.pdf"' : 'inline',
  );
  return sendFile(c, file);
}
