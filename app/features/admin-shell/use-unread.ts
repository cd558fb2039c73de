import { useEffect, useState } from 'react';
import type { UnreadCounts } from '../../../shared/dashboard.ts';
import { unreadPollSeconds } from '../../../shared/limits.ts';
import { ApiError, callApi } from '../../lib/api.ts';

/** The unread counts, read again every 30 s while the page is visible (back-office section 9). */
export function useUnread(initial: UnreadCounts): UnreadCounts {
  const [counts, setCounts] = useState(initial);
  // Read again with the page, after something on it has been read or answered.
  useEffect(() => setCounts(initial), [initial]);
  useEffect(() => {
    const read = () => {
      if (document.hidden) return;
      callApi<UnreadCounts>('GET', '/api/admin/unread-counts').then(setCounts, (error: unknown) => {
        // The session has ended: nothing on this page would work any more.
        if (error instanceof ApiError && error.status === 401) location.assign('/admin/login');
      });
    };
    const timer = setInterval(read, unreadPollSeconds * 1000);
    document.addEventListener('visibilitychange', read);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', read);
    };
  }, []);
  return counts;
}
