/**
 * A proof of work: about a second for the solver, one hash for the server. The solver finds a number with which the
 * SHA-256 of `<challenge>:<number>` begins with `bits` zero bits.
 */
export type WorkChallenge = { challenge: string; bits: number };

/** The text that is hashed. */
export const workText = (challenge: string, nonce: number | string): string => `${challenge}:${nonce}`;

/** Whether a hash begins with this many zero bits. */
export function isWorkDone(hash: Uint8Array, bits: number): boolean {
  const whole = bits >> 3;
  for (let at = 0; at < whole; at++) if (hash[at] !== 0) return false;
  return bits % 8 === 0 || hash[whole]! >> (8 - (bits % 8)) === 0;
}
