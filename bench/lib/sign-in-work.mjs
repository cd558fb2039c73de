// The task that the program gives to a client while an account is under attack.
import { createHash } from 'node:crypto';

/** Solves the task. @returns the solution, and the number of hashes that it took */
export function solve({ challenge, bits }) {
  for (let nonce = 0; ; nonce++) {
    const head = createHash('sha256').update(`${challenge}:${nonce}`).digest().readUInt32BE(0);
    if (Math.clz32(head) >= bits) return { work: `${challenge}:${nonce}`, hashes: nonce + 1 };
  }
}
