import { z } from 'zod';

/** Answer of GET /api/admin/unread-counts (back-office section 3). */
export const unreadCounts = z.object({
  contactMessages: z.number().int(),
  chatMessages: z.number().int(),
  total: z.number().int(),
});
export type UnreadCounts = z.infer<typeof unreadCounts>;

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
