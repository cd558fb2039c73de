// The thread in which one product file is read, so that it does not block requests. Started by transfer.files.ts.
import { parentPort, workerData } from 'node:worker_threads';
import { isAppError } from '#shared/errors.ts';
import { parseFile, type Reading } from './transfer.parse.ts';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
const answer = (reading: Reading) => parentPort!.postMessage(reading);

try {
  const { buffer, byteOffset, byteLength } = workerData as Uint8Array;
  answer({ table: await parseFile(Buffer.from(buffer, byteOffset, byteLength)) });
} catch (error) {
  if (!isAppError(error)) throw error;
  const { code, message, fields } = error;
  answer({ refusal: { code, message, fields } });
}
