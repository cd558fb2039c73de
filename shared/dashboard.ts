import { z } from 'zod';

/** Answer of GET /api/admin/unread-counts (back-office section 3). */
export const unreadCounts = z.object({
  contactMessages: z.number().int(),
  chatMessages: z.number().int(),
  total: z.number().int(),
});
export type UnreadCounts = z.infer<typeof unreadCounts>;

/** Query of GET /api/admin/find: what was typed into the command palette. */
export const findQuery = z.object({
  q: z
    .string()
    .max(100)
    .refine((value) => !value.includes('\0') && value.isWellFormed())
    .transform((value) => value.trim())
    .catch('')
    .default(''),
});

/** Answer of GET /api/admin/find: a few records of each kind that the caller may see. */
export const found = z.object({
  products: z.array(z.object({ id: z.uuid(), name: z.string(), isActive: z.boolean() })),
  /** Users; none for those who may not manage them. */
  people: z.array(z.object({ id: z.uuid(), name: z.string(), username: z.string() })),
  /** Who wrote through the contact form, each address once. */
  senders: z.array(z.object({ fullName: z.string(), email: z.string() })),
  /** Drafts and archived posts have no page yet. */
  posts: z.array(z.object({ id: z.uuid(), title: z.string(), slug: z.string(), isPublished: z.boolean() })),
});
export type Found = z.infer<typeof found>;

/** The figures of the dashboard's five cards. */
export type DashboardFigures = {
  products: number;
  activeProducts: number;
  featuredProducts: number;
  users: number;
  newMessages: number;
};

/** One line of recent activity. */
export type Activity = {
  id: string;
  username: string | null;
  action: string;
  noun: string;
  title: string | null;
  createdAt: string;
};
