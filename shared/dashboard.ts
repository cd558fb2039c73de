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
  /** Assigned to the caller, as the dashboard counts it. */
  mine: number,
});
export type UnreadCounts = z.infer<typeof unreadCounts>;

/** Query of GET /api/admin/find: what was typed into the command palette. */
export const findQuery = z.object({
  q: searchedText(100),
});

/** One of what is named like that. */
const hit = z.object({
  name: z.string(),
  /** Distinguishes it from others of the same name. */
  note: z.string().nullable(),
  /** Why visitors do not see it, where they do not. */
  state: z.enum(['inactive', 'draft']).nullable(),
  /** Where it is opened. */
  to: z.string(),
});
export type Hit = z.infer<typeof hit>;

/** Answer of GET /api/admin/find: a few records of each noun that the caller may see; users only who may manage them. */
export const found = z.object(byNoun(paletteNouns, () => z.array(hit)));
export type Found = z.infer<typeof found>;

/** The figures of the dashboard's five cards. */
export type DashboardFigures = {
  products: number;
  activeProducts: number;
  featuredProducts: number;
  /** Active products of which not more are left than their alert level. */
  toReorder: number;
  users: number;
  newMessages: number;
};

/** A contact message or conversation that waits for an answer, and since when. */
export type Waiting = { noun: UnreadNoun; id: string; name: string; since: string; isMine: boolean };

/** What the dashboard of a staff member begins with. */
export type Desk = {
  /** Assigned to the user: messages without an answer, and active conversations. */
  mine: { messages: number; chats: number };
  /** The longest waiting first. */
  oldest: Waiting[];
  /** Since midnight in Beijing: what came, and the answers of all staff and of the user. */
  today: { messages: number; chats: number; answers: number; ownAnswers: number };
  lowStock: { id: string; name: string; left: number }[];
};

/** One line of recent activity. */
export type Activity = {
  id: string;
  /** What the user is called; null for the program. */
  actor: string | null;
  /** It is about the user's own account, as a sign-in is. */
  isOwn: boolean;
  action: string;
  noun: string;
  title: string | null;
  createdAt: string;
};
