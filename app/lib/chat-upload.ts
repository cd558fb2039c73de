import type { AnswerOf } from '#shared/call-types.ts';
import { chatUploadSeconds } from '#shared/chat-limits.ts';
import { sendFile } from './send-file.ts';

/** Older phones have no `AbortSignal.any`. There an upload continues to its time limit after the panel has closed. */
const either = (end: AbortSignal, limit: AbortSignal): AbortSignal =>
  'any' in AbortSignal ? AbortSignal.any([end, limit]) : limit;

/** Uploads a file into a conversation. @throws as `sendFile` does */
export const uploadChatFile = (
  id: string,
  file: Blob,
  fileName: string,
  signal: AbortSignal,
): Promise<AnswerOf<'POST /api/conversations/:id/upload'>> =>
  sendFile(
    'POST /api/conversations/:id/upload',
    { file },
    {
      params: { id },
      fileName,
      signal: either(signal, AbortSignal.timeout(chatUploadSeconds * 1000)),
    },
  );
