/** What of the chat needs no schema: the browser's widget has it without Zod. */

/** See docs/specification/chat.md#statuses. */
export const conversationStatuses = ['active', 'resolved', 'archived', 'closed'] as const;

export const conversationPriorities = ['low', 'normal', 'high', 'urgent'] as const;

/** Who writes: the visitor, or the staff as one. */
export const chatSides = ['customer', 'admin'] as const;
export type ChatSide = (typeof chatSides)[number];

/** What the addresses end in that stand for visitors who have left none (docs/specification/stored-shapes.md#visitors). */
const placeholderEnding = '@visitor.example';

export const placeholderAddress = (name: string): string => name + placeholderEnding;

/** Whether a customer can be reached at their address. */
export const isOwnAddress = (email: string | null): email is string =>
  email !== null && email !== '' && !email.endsWith(placeholderEnding);

export const otherSide = (side: ChatSide): ChatSide => (side === 'customer' ? 'admin' : 'customer');

/** The text of a message with a file: the name of the file and, below it, what was written with it. */
export const fileText = (name: string, caption: string | undefined): string =>
  [name.replace(/\s*\n\s*/g, ' '), ...(caption ? [caption] : [])].join('\n');

/** What `fileText` has put together. */
export function partsOfFile(text: string): { name: string; caption: string } {
  const [name = '', ...caption] = text.split('\n');
  return { name, caption: caption.join('\n') };
}

export const messageTypes = ['text', 'image', 'file', 'system'] as const;

/** The version of the protocol that adds positions, acknowledgements and ids of the client's own. */
export const chatProtocol = 2;

/** Why a socket is closed (RFC 6455 section 7.4; never 1000 or 1001, after which the widget does not try again). */
export const closeCodes = {
  /** Not allowed: no session, or it has ended. */
  refused: 1008,
  /** The server restarts. */
  restart: 1012,
  /** Try again later: the database is away, or the client does not read. */
  tryLater: 1013,
} as const;

/** Letters and digits that are not mistaken for others (Crockford's base 32). */
export const codeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A code as it is stored, from typed text: I and L are 1, O is 0, case, spaces and dashes do not matter. */
export const normalizeCode = (typed: string): string =>
  typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll(/[IL]/g, '1').replaceAll('O', '0');

/** A code as people read it: in two groups. */
export const showCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

export type DisplayPriority = 'urgent' | 'high' | 'medium' | 'low';

const hourMs = 3_600_000;

type Urgent = {
  priority: (typeof conversationPriorities)[number];
  unreadAdminCount: number;
  lastMessageAt: string | null;
};

/**
 * What the staff have set; else docs/specification/inbox.md#chat-priority: high above 3 unread, or with any and the last
 * message under an hour old; medium with any.
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

/** The order of the staff's list: the most urgent first, then the newest (the server's is in chat-inbox.queries.ts). */
export const compareUrgency =
  (now: number) =>
  (a: Urgent & { id: string }, b: Urgent & { id: string }): number =>
    urgency[displayPriority(a, now)] - urgency[displayPriority(b, now)] ||
    (b.lastMessageAt ?? '').localeCompare(a.lastMessageAt ?? '') ||
    b.id.localeCompare(a.id);
