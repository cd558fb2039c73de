import { createHash, randomBytes, randomInt } from 'node:crypto';
import { codeAlphabet } from '#shared/chat-rules.ts';
import { chatCodeLength } from '#shared/chat-limits.ts';
import { documentCodeLength } from '#shared/issued-document.ts';

/** 256 random bits, as a cookie or a link carries them. */
export const newToken = () => randomBytes(32).toString('base64url');

/** What the database stores of a token: a reader of the table cannot use it. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Whether a text can be a token at all; anything else is not looked up. */
export const looksLikeToken = (token: string | undefined): token is string =>
  token !== undefined && /^[\w-]{43}$/.test(token);

/** The code of a new conversation or quote list: 40 random bits that people can read out. */
export const newConversationCode = (): string => newReadableCode(chatCodeLength);

/** The code of an issued document: 60 random bits that people can type from paper. */
export const newDocumentCode = (): string => newReadableCode(documentCodeLength);

const newReadableCode = (length: number): string =>
  Array.from({ length }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('');

/** The end of a quote's secret address: 131 random bits in letters and digits that survive being copied from a chat. */
export const newQuoteCode = (): string =>
  Array.from({ length: 22 }, () => quoteAlphabet[randomInt(quoteAlphabet.length)]).join('');

const quoteAlphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Whether a text can be the code of a quote at all. */
export const looksLikeQuoteCode = (code: string): boolean => /^[A-Za-z0-9]{22}$/.test(code);

/** Whether a text, as `normalizeCode` leaves it, can be the code of a conversation or quote list. */
export const looksLikeConversationCode = (code: string): boolean =>
  code.length === chatCodeLength && [...code].every((letter) => codeAlphabet.includes(letter));

/** A UUID that the same parts always make, and that nobody else's parts do. */
export function derivedId(...parts: readonly string[]): string {
  const hex = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  // Version 8 of RFC 9562, with its variant.
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
