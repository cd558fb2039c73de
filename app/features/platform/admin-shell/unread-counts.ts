import { createContext, useContext } from 'react';
import type { UnreadCounts } from '#shared/operations/dashboard.ts';

/** Counts of what waits for the staff, as the shell of the admin area follows them. */
export const UnreadContext = createContext<UnreadCounts | null>(null);

export function useUnreadCounts(): UnreadCounts {
  const counts = useContext(UnreadContext);
  if (!counts) throw new Error('useUnreadCounts outside of the admin area');
  return counts;
}
