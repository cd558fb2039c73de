import { z } from 'zod';

export const roles = ['super_admin', 'admin', 'customer'] as const;

const role = z.enum(roles);
export type Role = z.infer<typeof role>;

/** The signed-in user as the screens know her. */
const currentUser = z.object({
  id: z.uuid(),
  username: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string().nullable(),
  role,
});
export type CurrentUser = z.infer<typeof currentUser>;
