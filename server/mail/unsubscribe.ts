import { randomUUID, timingSafeEqual } from 'node:crypto';
import { hashToken, looksLikeToken, newToken } from '../db/token.ts';

// The link of one mail: its id finds the row, and the secret beside it must be the one that the row was sent with.

export const newMailId = (): string => randomUUID();

/** An address that ends mails of this kind for the recipient, without signing in (RFC 8058). */
export const newUnsubscribeUrl = (origin: string, mailId: string): string =>
  `${origin}/unsubscribe?mail=${mailId}&code=${newToken()}`;

/** Whether a code is the one in a mail's address. */
export function isUnsubscribeCode(unsubscribeUrl: string | null, code: string): boolean {
  const right = unsubscribeUrl ? new URL(unsubscribeUrl).searchParams.get('code') : null;
  if (!right || !looksLikeToken(code)) return false;
  return timingSafeEqual(Buffer.from(hashToken(right)), Buffer.from(hashToken(code)));
}
