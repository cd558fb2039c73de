import type { AnswerOf } from '#shared/call-types.ts';
import { sendFile } from './send-file.ts';

/** Uploads a file into a conversation. @throws as `sendFile` does */
export const uploadChatFile = (
  id: string,
  file: Blob,
  fileName: string,
): Promise<AnswerOf<'POST /api/conversations/:id/upload'>> =>
  sendFile(
    'POST /api/conversations/:id/upload',
    { file },
    { params: { id }, fileName, signal: AbortSignal.timeout(60_000) },
  );
