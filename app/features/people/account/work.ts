import { isWorkDone, type WorkChallenge, workText } from '#shared/base/work.ts';

/** Number of hashes requested at once. Awaiting each one separately takes longer than computing it. */
const together = 500;

/** Whether this browser can solve a task: hashing exists only on secure pages (HTTPS). */
export const canWork = (): boolean => typeof crypto !== 'undefined' && 'subtle' in crypto;

/**
 * Solves a task (shared/base/work.ts). The page stays usable meanwhile. @returns the value that the server expects as
 * `work`
 */
export async function solve({ challenge, bits }: WorkChallenge): Promise<string> {
  const encoder = new TextEncoder();
  for (let from = 0; ; from += together) {
    const hashes = await Promise.all(
      Array.from({ length: together }, (_, index) =>
        crypto.subtle.digest('SHA-256', encoder.encode(workText(challenge, from + index))),
      ),
    );
    const found = hashes.findIndex((hash) => isWorkDone(new Uint8Array(hash), bits));
    if (found >= 0) return workText(challenge, from + found);
  }
}
