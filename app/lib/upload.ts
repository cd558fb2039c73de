import { ApiError } from './api.ts';
import { ta } from './admin-text.ts';

/** Answer of POST /api/uploads/image (back-office section 3). */
export type UploadedImage = { success: boolean; url: string; message: string; detectedColors: string[] };

/** Milliseconds until an upload is given up (back-office section 9). */
const timeoutMs = 30_000;

/**
 * Uploads one picture.
 * @throws Error whose message says what went wrong, as the specification words it (back-office section 8)
 */
export async function uploadImage(file: File): Promise<UploadedImage> {
  const form = new FormData();
  form.set('image', file);
  let response: Response;
  try {
    response = await fetch('/api/uploads/image', {
      method: 'POST',
      body: form,
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (error) {
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
    throw new Error(ta(isTimeout ? 'upload.timeout' : 'upload.network'), { cause: error });
  }
  if (!response.ok) {
    const failure = new ApiError(response.status, response.statusText, await response.text());
    throw new Error(failure.body?.fields?.['image'] ?? textOfStatus(response.status), { cause: failure });
  }
  const answer = (await response.json()) as UploadedImage;
  if (!answer.success) throw new Error(answer.message || ta('upload.notProcessed'));
  return answer;
}

function textOfStatus(status: number): string {
  if (status === 413) return ta('upload.tooLarge');
  if (status === 429) return ta('upload.tooMany');
  if (status === 500) return ta('upload.serverError');
  return status < 500 ? ta('upload.rejected') : ta('upload.status', { status: String(status) });
}
