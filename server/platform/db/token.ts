import { createHash, randomBytes, randomInt } from 'node:crypto';
import { codeAlphabet } from '#shared/conversations/chat-rules.ts';
import { chatCodeLength } from '#shared/conversations/chat-limits.ts';
import { documentCodeLength } from '#shared/deals/issued-document.ts';

/** A random token of 256 bits for a cookie or link. */
export const newToken = () => randomBytes(32).toString('base64url');

/** The hash of a token that the database stores: readers of the table cannot use it. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Whether a text has the form of a token; other texts are not looked up. */
export const looksLikeToken = (token: string | undefined): token is string =>
  token !== undefined && /^[\w-]{43}$/.test(token);

/** The code of a new conversation or quote list: 40 random bits that people can read out. */
export const newConversationCode = (): string => newReadableCode(chatCodeLength);

/** The code of an issued document: 60 random bits that people can type from paper. */
export const newDocumentCode = (): string => newReadableCode(documentCodeLength);

const newReadableCode = (length: number): string =>
  Array.from({ length }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('');

/** The code in a quote's secret address: 131 random bits as letters and digits, which survive copying from a chat. */
export const newQuoteCode = (): string =>
  Array.from({ length: 22 }, () => quoteAlphabet[randomInt(quoteAlphabet.length)]).join('');

const quoteAlphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Whether a text has the form of a quote's code. */
export const looksLikeQuoteCode = (code: string): boolean => /^[A-Za-z0-9]{22}$/.test(code);

/** Whether a text, normalised by `normalizeCode`, has the form of a conversation's or quote list's code. */
export const looksLikeConversationCode = (code: string): boolean =>
  code.length === chatCodeLength && [...code].every((letter) => codeAlphabet.includes(letter));

/** A UUID derived from the parts: the same parts always give the same id, other parts another one. */
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
