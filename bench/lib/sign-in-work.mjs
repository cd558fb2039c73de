// The work that the program asks of a client while an account is under attack.
import { createHash } from 'node:crypto';

/** Does the work that stands before a sign-in under attack. @returns the solution and the hashes that it took */
export function solve({ challenge, bits }) {
  for (let nonce = 0; ; nonce++) {
    const head = createHash('sha256').update(`${challenge}:${nonce}`).digest().readUInt32BE(0);
    if (Math.clz32(head) >= bits) return { work: `${challenge}:${nonce}`, hashes: nonce + 1 };
  }
}
