import { z } from 'zod';
import { searchedText } from '../base/form-text.ts';
import { byNoun, nouns, paletteNouns, type UnreadKey, unreadNouns } from '../base/nouns.ts';

const number = z.number().int();

/** Answer of GET /api/admin/unread-counts (docs/specification/inbox.md#unread-counts). */
export const unreadCounts = z.object({
  ...(Object.fromEntries(unreadNouns.map((noun) => [nouns[noun].unread, number])) as Record<
    UnreadKey,
    typeof number
  >),
  total: number,
  /** Items assigned to the caller, as on the dashboard. */
  mine: number,
});
export type UnreadCounts = z.infer<typeof unreadCounts>;

/** Query of GET /api/admin/find: the text in the command palette. */
export const findQuery = z.object({
  q: searchedText(100),
});

/** One record whose name matches. */
const hit = z.object({
  name: z.string(),
  /** Distinguishes it from other records of the same name. */
  note: z.string().nullable(),
  /** Why visitors do not see it; null if they do. */
  state: z.enum(['inactive', 'draft']).nullable(),
  /** Address that opens it. */
  to: z.string(),
});
export type Hit = z.infer<typeof hit>;

/**
 * Answer of GET /api/admin/find: a few records of each noun that
 * the caller may see; users only for callers who may manage them.
 */
export const found = z.object(byNoun(paletteNouns, () => z.array(hit)));
export type Found = z.infer<typeof found>;

/** The figures of the dashboard's five cards. */
export type DashboardFigures = {
  products: number;
  activeProducts: number;
  featuredProducts: number;
  /** Active products with stock at or below their alert level. */
  toReorder: number;
  users: number;
  newMessages: number;
};

/**
 * `approval` is a draft that a colleague of its author must approve, `accepted` waits for its proforma invoice or its order,
 * `factory` is a request whose day has come, `payment` was recorded by a colleague, `order_news` was sent by a supplier or
 * the buyer, `order_late` has a milestone of ours
 * whose promised day is over.
 */
export type WaitingKind =
  | 'message'
  | 'chat'
  | 'request'
  | 'question'
  | 'approval'
  | 'accepted'
  | 'factory'
  | 'payment'
  | 'order_news'
  | 'order_late'
  | 'order_quiet'
  | 'task';

/** One thing that waits for the staff. */
export type Waiting = {
  kind: WaitingKind;
  /** Address that opens it. */
  to: string;
  name: string;
  about: string | null;
  /** When it is due; null for a task without a day. */
  dueAt: string | null;
  /** Name of the user to whom it is assigned. */
  owner: string | null;
  isMine: boolean;
};

/** Messages, chats and requests for quotes, and customers with open tasks. */
export type DeskCounts = Record<'messages' | 'chats' | 'quotes' | 'tasks', number>;

/** First part of a staff member's dashboard. */
export type Desk = {
  /** Assigned to the user: what waits for an answer, active conversations, and open tasks. */
  mine: DeskCounts;
  /** By the time at which it is due. */
  waiting: Waiting[];
  /** Number of customers with open tasks. */
  tasks: number;
  /**
   * Since midnight in Beijing: what is new, the tasks of this day, and the answers of all staff and of the user: in
   * chats, to messages and to requests for quotes, offers included.
   */
  today: DeskCounts & { answers: number; ownAnswers: number };
  lowStock: { id: string; name: string; left: number }[];
};

/** One line of recent activity. */
export type Activity = {
  id: string;
  /** Name of the user; null for the program. */
  actor: string | null;
  /** Whether it concerns only the user's own account, as a sign-in does. */
  isOwn: boolean;
  action: string;
  noun: string;
  title: string | null;
  /** Number of records, if it was a change of many. */
  parts: number;
  createdAt: string;
};
