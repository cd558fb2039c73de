import { z } from 'zod';
import { searchedText } from './form-text.ts';
import { byNoun, nouns, paletteNouns, type UnreadKey, type UnreadNoun, unreadNouns } from './nouns.ts';

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

/** A contact message or conversation that waits for an answer, and since when. */
export type Waiting = { noun: UnreadNoun; id: string; name: string; since: string; isMine: boolean };

/** First part of a staff member's dashboard. */
export type Desk = {
  /** Assigned to the user: messages without an answer, and active conversations. */
  mine: { messages: number; chats: number };
  /** Those that have waited longest, first. */
  oldest: Waiting[];
  /** Since midnight in Beijing: new messages and chats, and the answers of all staff and of the user. */
  today: { messages: number; chats: number; answers: number; ownAnswers: number };
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
  createdAt: string;
};
