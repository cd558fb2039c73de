import { useEffect, useState } from 'react';
import type { UnreadCounts } from '#shared/dashboard.ts';
import { unreadPollSeconds } from '#shared/limits.ts';
import { callApi } from '../../lib/api.ts';
import { useInboxNews } from '../../lib/staff-live.ts';
import { usePoll } from '../../lib/use-poll.ts';

/**
 * The unread counts, read again at once when they change, and every 30 s while the page is visible
 * (docs/specification/limits.md#polling).
 */
export function useUnread(initial: UnreadCounts): UnreadCounts {
  const [counts, setCounts] = useState(initial);
  // Read again with the page, after something on it has been read or answered.
  useEffect(() => setCounts(initial), [initial]);
  const look = usePoll(unreadPollSeconds, async (signal) =>
    setCounts(await callApi('GET /api/admin/unread-counts', { signal })),
  );
  useInboxNews((event) => event.type === 'inbox_changed' && look());
  return counts;
}
