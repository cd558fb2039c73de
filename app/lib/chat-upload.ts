import type { AnswerOf } from '#shared/call-types.ts';
import { chatUploadSeconds } from '#shared/limits.ts';
import { sendFile } from './send-file.ts';

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
      signal: AbortSignal.any([signal, AbortSignal.timeout(chatUploadSeconds * 1000)]),
    },
  );
