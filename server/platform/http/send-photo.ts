import type { AppContext } from './env.ts';
import { sendFile } from './send-file.ts';

/** Sends a private photo. Its content never changes, so the reader's browser may cache it, but no shared cache. */
export function sendPhoto(c: AppContext, file: Parameters<typeof sendFile>[1]): Promise<Response> {
  c.header('Content-Type', 'image/webp');
  c.header('Cache-Control', 'private, max-age=86400, no-transform');
  c.header('X-Robots-Tag', 'noindex');
  c.header('Content-Disposition', 'inline');
  return sendFile(c, file);
}
