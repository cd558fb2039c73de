// The thread that reads one file, so that reading does not block requests. Started by transfer.files.ts.
import { parentPort, workerData } from 'node:worker_threads';
import { isAppError } from '#shared/base/errors.ts';
import type { ReadingTask } from './transfer.files.ts';
import { parseFile, type Reading } from './transfer.parse.ts';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
const answer = (reading: Reading) => parentPort!.postMessage(reading);

try {
  const { bytes, kind, reading } = workerData as ReadingTask;
  const { buffer, byteOffset, byteLength } = bytes;
  // The call has checked that the columns are of this kind.
  const columns = reading as Parameters<typeof parseFile<typeof kind>>[2];
  answer({ table: await parseFile(Buffer.from(buffer, byteOffset, byteLength), kind, columns) });
} catch (error) {
  if (!isAppError(error)) throw error;
  const { code, message, fields } = error;
  answer({ refusal: { code, message, fields } });
}
