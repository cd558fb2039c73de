import type { AnswerOf } from '#shared/platform/call-types.ts';
import { chatUploadSeconds } from '#shared/conversations/chat-limits.ts';
import { sendFileWithProgress } from './send-file.ts';

type Options = { fileName: string; signal: AbortSignal; onProgress: (share: number) => void };

/** Uploads a file into a conversation. @throws as `sendFileWithProgress` does */
export const uploadChatFile = (
  id: string,
  file: Blob,
  options: Options,
): Promise<AnswerOf<'POST /api/conversations/:id/upload'>> =>
  sendFileWithProgress(
    'POST /api/conversations/:id/upload',
    { file },
    { params: { id }, seconds: chatUploadSeconds, ...options },
  );
