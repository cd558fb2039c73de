import { createHmac, timingSafeEqual } from 'node:crypto';

// The doctor asks the site, through every proxy, what it sees of a request. Creating a pass requires reading the
// database, so that strangers learn nothing about the proxies.

/** Milliseconds for which a pass is valid. */
const passMs = 60_000;
const pattern = /^(\d{13})\.([0-9a-f]{64})$/;

const sign = (secret: string, until: string): Buffer =>
  createHmac('sha256', secret).update(`doctor ${until}`).digest();

export function issuePass(secret: string, now: number): string {
  const until = String(now + passMs);
  return `${until}.${sign(secret, until).toString('hex')}`;
}

/** @param secret read only for a well-formed pass, so that other requests cause no query */
export async function isPass(pass: string, secret: () => Promise<string>, now: number): Promise<boolean> {
  const [, until, signature] = pattern.exec(pass) ?? [];
  if (until === undefined || signature === undefined) return false;
  if (Number(until) < now || Number(until) > now + 2 * passMs) return false;
  return timingSafeEqual(Buffer.from(signature, 'hex'), sign(await secret(), until));
}
