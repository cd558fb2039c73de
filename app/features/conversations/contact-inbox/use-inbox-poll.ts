import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import { contactPollSeconds } from '#shared/base/limits.ts';
import { callApi } from '../../../lib/api.ts';
import { useInboxNews } from '../../../lib/staff-live.ts';
import { usePoll } from '../../../lib/use-poll.ts';

/**
 * Polls for messages every 30 s while the page is visible (docs/specification/inbox.md#contact-messages), and reloads
 * the page's data. Calls `onNew` if a message is newer than any seen before.
 * @param latestAt the time of the newest message on the page
 */
export function useInboxPoll(latestAt: string | null, onNew: () => void): void {
  const { revalidate } = useRevalidator();
  const latest = useRef(latestAt ?? '');

  const reload = usePoll(contactPollSeconds, async (signal) => {
    const messages = await callApi('GET /api/contact', { signal });
    const newest = messages.reduce((last, { createdAt }) => (createdAt > last ? createdAt : last), '');
    if (newest > latest.current) {
      latest.current = newest;
      onNew();
    }
    await revalidate();
  });
  useInboxNews((event) => {
    if (event.type === 'inbox_changed') reload();
  });
}
