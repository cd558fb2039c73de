/** Rules of the chat without schemas, so that the browser's chat widget does not load Zod. */
import { foldTyped } from '../base/typed-text.ts';

/** See docs/specification/chat.md#statuses. */
export const conversationStatuses = ['active', 'resolved', 'archived', 'closed'] as const;

export const conversationPriorities = ['low', 'normal', 'high', 'urgent'] as const;

/** Sides of a conversation: the visitor, or the staff as one. */
export const chatSides = ['customer', 'admin'] as const;
export type ChatSide = (typeof chatSides)[number];

/**
 * Ending of the placeholder addresses of visitors who gave no address (docs/specification/stored-shapes.md#visitors).
 */
const placeholderEnding = '@visitor.example';

export const placeholderAddress = (name: string): string => name + placeholderEnding;

/** Whether the address is the customer's own, not a placeholder. */
export const isOwnAddress = (email: string | null): email is string =>
  email !== null && email !== '' && !email.endsWith(placeholderEnding);

export const otherSide = (side: ChatSide): ChatSide => (side === 'customer' ? 'admin' : 'customer');

const nameInOneLine = (name: string): string =>
  name
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');

/** Text of a message with a file: the name of the file and, in the next lines, its caption. */
export const fileText = (name: string, caption: string | undefined): string =>
  [nameInOneLine(name), ...(caption ? [caption] : [])].join('\n');

/** Splits a text made by `fileText`. */
export function partsOfFile(text: string): { name: string; caption: string } {
  const [name = '', ...caption] = text.split('\n');
  return { name, caption: caption.join('\n') };
}

export const messageTypes = ['text', 'image', 'file', 'system'] as const;

/** Version of the socket protocol that adds positions, acknowledgements and message ids of the client. */
export const chatProtocol = 2;

/**
 * Codes with which sockets are closed (RFC 6455 section 7.4).
 * Never 1000 or 1001: the widget does not reconnect after these.
 */
export const closeCodes = {
  /** Not allowed: there is no session, or it has ended. */
  refused: 1008,
  /** The server restarts. */
  restart: 1012,
  /** Try again later: the database cannot be reached, or the client does not read. */
  tryLater: 1013,
} as const;

/** Letters and digits that cannot be mistaken for each other (Crockford's base 32). */
export const codeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Converts a typed code to its stored form: I and L become 1, O becomes 0; case, spaces and dashes are ignored. */
export const normalizeCode = (typed: string): string =>
  foldTyped(typed).toUpperCase().replaceAll(/[ -]/g, '').replaceAll(/[IL]/g, '1').replaceAll('O', '0');

/** A code in its displayed form: two groups. */
export const showCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

export type DisplayPriority = 'urgent' | 'high' | 'medium' | 'low';

const hourMs = 3_600_000;

type Urgent = {
  priority: (typeof conversationPriorities)[number];
  unreadAdminCount: number;
  lastMessageAt: string | null;
};

/**
 * The priority that the staff have set. Otherwise docs/specification/inbox.md#chat-priority: high with more than 3
 * unread messages, or with unread ones and a last message less than an hour old; medium with other unread messages.
 */
export function displayPriority(
  { priority, unreadAdminCount, lastMessageAt }: Urgent,
  now: number,
): DisplayPriority {
  if (priority !== 'normal') return priority;
  if (unreadAdminCount > 3) return 'high';
  if (unreadAdminCount === 0) return 'low';
  return lastMessageAt !== null && now - Date.parse(lastMessageAt) < hourMs ? 'high' : 'medium';
}

const urgency = { urgent: 0, high: 1, medium: 2, low: 3 } as const;

/**
 * Order of the staff's list: the most urgent first, then the newest. The server's order is in chat-inbox.queries.ts.
 */
export const compareUrgency =
  (now: number) =>
  (a: Urgent & { id: string }, b: Urgent & { id: string }): number =>
    urgency[displayPriority(a, now)] - urgency[displayPriority(b, now)] ||
    (b.lastMessageAt ?? '').localeCompare(a.lastMessageAt ?? '') ||
    b.id.localeCompare(a.id);
