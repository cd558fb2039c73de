import { isWorkDone, type WorkChallenge, workText } from '#shared/work.ts';

/** Hashes that are asked for together: one by one, waiting for each takes longer than making it. */
const together = 500;

/** Whether this browser can solve a task at all: hashing is there on secure pages only. */
export const canWork = (): boolean => typeof crypto !== 'undefined' && 'subtle' in crypto;

/** Solves a task (shared/work.ts). The page stays usable meanwhile. @returns what the server asks for as `work` */
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
