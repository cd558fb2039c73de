import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ServerEvent } from '#shared/conversations/chat.ts';
import type { UnreadCounts } from '#shared/operations/dashboard.ts';
import { unreadPollSeconds } from '#shared/base/limits.ts';
import { nouns } from '#shared/base/nouns.ts';
import { ta } from '../../../lib/admin-text.ts';
import { callApi } from '../../../lib/api.ts';
import { notify } from '../../../lib/notify.ts';
import { useShell } from '../../../lib/shell.ts';
import { useInboxNews } from '../../../lib/staff-live.ts';
import { usePoll } from '../../../lib/use-poll.ts';
import { toast } from '../../../ui/toast.ts';

/**
 * Follows, on every screen, what is new for the user: conversations that colleagues assign to them, what buyers do
 * with quotes, and the unread counts. The counts are reloaded at once when they change, and every 30 s while the page
 * is visible
 * (docs/specification/limits.md#polling).
 */
export function useUnread(initial: UnreadCounts): UnreadCounts {
  const { user } = useShell();
  const navigate = useNavigate();
  const [counts, setCounts] = useState(initial);

  function showAssignment({ conversationId, by, customerName }: ServerEvent & { type: 'assigned' }): void {
    const title = ta('chat.assignedToYou', { by, name: customerName });
    const run = () => void navigate(`/admin/chat?id=${conversationId}`);
    toast({ title, action: { label: ta('chat.openAssigned'), run }, isNews: true });
    if (document.hidden) notify(title, '', conversationId);
  }

  function showQuoteNews({ requestId, news, reference, name }: ServerEvent & { type: 'quotes' }): void {
    if (!news || !requestId) return;
    const title = ta(`quote.news.${news}`, { reference, name });
    const run = () => void navigate(`${nouns.quote.screen}/${requestId}`);
    toast({ title, action: { label: ta('quote.openNews'), run }, isNews: true });
    if (document.hidden) notify(title, '', requestId);
  }

  // Read again with the page, after something on it has been read or answered.
  useEffect(() => setCounts(initial), [initial]);
  const reload = usePoll(unreadPollSeconds, async (signal) =>
    setCounts(await callApi('GET /api/admin/unread-counts', { signal })),
  );
  useInboxNews((event) => {
    if (event.type === 'inbox_changed' || event.type === 'quotes') reload();
    if (event.type === 'quotes') showQuoteNews(event);
    if (event.type === 'assigned' && event.userId === user?.id) showAssignment(event);
  });
  return counts;
}
