import { createHash, randomBytes, randomInt } from 'node:crypto';
import { codeAlphabet } from '#shared/chat-rules.ts';
import { chatCodeLength } from '#shared/chat-limits.ts';

/** 256 random bits, as a cookie or a link carries them. */
export const newToken = () => randomBytes(32).toString('base64url');

/** What the database stores of a token: a reader of the table cannot use it. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Whether a text can be a token at all; anything else is not looked up. */
export const looksLikeToken = (token: string | undefined): token is string =>
  token !== undefined && /^[\w-]{43}$/.test(token);

/** The code of a new conversation: 40 random bits that people can read out. */
export const newConversationCode = (): string =>
  Array.from({ length: chatCodeLength }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('');
