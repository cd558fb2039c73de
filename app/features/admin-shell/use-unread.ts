import { useEffect, useEffectEvent, useState } from 'react';
import type { UnreadCounts } from '#shared/dashboard.ts';
import { unreadPollSeconds } from '#shared/limits.ts';
import { ApiError, callApi } from '../../lib/api.ts';
import { useInboxNews } from '../../lib/staff-live.ts';

/** The unread counts, read again at once when they change, and every 30 s while the page is visible (back-office section 9). */
export function useUnread(initial: UnreadCounts): UnreadCounts {
  const [counts, setCounts] = useState(initial);
  // Read again with the page, after something on it has been read or answered.
  useEffect(() => setCounts(initial), [initial]);
  const read = () => {
    if (document.hidden) return;
    callApi('GET /api/admin/unread-counts').then(setCounts, (error: unknown) => {
      // The session has ended: nothing on this page would work any more.
      if (error instanceof ApiError && error.status === 401) location.assign('/admin/login');
    });
  };
  const turn = useEffectEvent(read);
  useInboxNews((event) => event.type === 'inbox_changed' && read());
  useEffect(() => {
    const onTurn = () => turn();
    const timer = setInterval(onTurn, unreadPollSeconds * 1000);
    document.addEventListener('visibilitychange', onTurn);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onTurn);
    };
  }, []);
  return counts;
}
