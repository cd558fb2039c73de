import type { AnswerOf } from '#shared/platform/call-types.ts';
import { ta } from './admin-text.ts';
import { failureOf } from './failure.ts';
import { sendFile } from './send-file.ts';

/** Milliseconds until an upload is aborted (docs/specification/products.md#image-uploader). */
const timeoutMs = 30_000;

/**
 * Uploads one picture.
 * @throws Error whose message explains the failure, worded as in docs/specification/errors.md#uploads
 */
export async function uploadImage(file: File): Promise<AnswerOf<'POST /api/uploads/image'>> {
  let answer: AnswerOf<'POST /api/uploads/image'>;
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    answer = await sendFile('POST /api/uploads/image', { image: file }, { signal });
  } catch (error) {
    const failure = failureOf(error);
    if (failure.status !== null)
      throw new Error(failure.fields['image'] ?? textOfStatus(failure.status, failure.text), {
        cause: error,
      });
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
    throw new Error(ta(isTimeout ? 'upload.timeout' : 'upload.network'), { cause: error });
  }
  if (!answer.url) throw new Error(ta('upload.notProcessed'));
  return answer;
}

function textOfStatus(status: number, text: string | null): string {
  if (status === 507 && text !== null) return text;
  if (status === 413) return ta('upload.tooLarge');
  if (status === 429) return ta('upload.tooMany');
  if (status === 500) return ta('upload.serverError');
  return status < 500 ? ta('upload.rejected') : ta('upload.status', { status: String(status) });
}
