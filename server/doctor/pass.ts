import { createHmac, timingSafeEqual } from 'node:crypto';

// The doctor asks the site, through every proxy, what it sees of a request. Only who can read the database can make such a
// pass, so strangers learn nothing about the proxies.

/** Milliseconds for which a pass opens. */
const passMs = 60_000;
const pattern = /^(\d{13})\.([0-9a-f]{64})$/;

const sign = (secret: string, until: string): Buffer =>
  createHmac('sha256', secret).update(`doctor ${until}`).digest();

export function issuePass(secret: string, now: number): string {
  const until = String(now + passMs);
  return `${until}.${sign(secret, until).toString('hex')}`;
}

/** @param secret is read only for what may be a pass: strangers cause no query with anything else */
export async function isPass(pass: string, secret: () => Promise<string>, now: number): Promise<boolean> {
  const [, until, signature] = pattern.exec(pass) ?? [];
  if (until === undefined || signature === undefined) return false;
  if (Number(until) < now || Number(until) > now + 2 * passMs) return false;
  return timingSafeEqual(Buffer.from(signature, 'hex'), sign(await secret(), until));
}
