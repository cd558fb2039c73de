import { randomUUID, timingSafeEqual } from 'node:crypto';
import { hashToken, looksLikeToken, newToken } from '../../platform/db/token.ts';

// The unsubscribe link contains the mail's id, which finds the row, and a secret, which must match that of the row.

export const newMailId = (): string => randomUUID();

/** Creates an address that ends mails of this kind for the recipient, without signing in (RFC 8058). */
export const newUnsubscribeUrl = (origin: string, mailId: string): string =>
  `${origin}/unsubscribe?mail=${mailId}&code=${newToken()}`;

/** Whether a code matches the one in a mail's address. */
export function isUnsubscribeCode(unsubscribeUrl: string | null, code: string): boolean {
  const right = unsubscribeUrl ? new URL(unsubscribeUrl).searchParams.get('code') : null;
  if (!right || !looksLikeToken(code)) return false;
  return timingSafeEqual(Buffer.from(hashToken(right)), Buffer.from(hashToken(code)));
}
