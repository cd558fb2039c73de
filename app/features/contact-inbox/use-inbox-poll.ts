import { useEffect, useEffectEvent, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { contactPollSeconds } from '#shared/limits.ts';
import { ApiError, callApi } from '../../lib/api.ts';
import { useInboxNews } from '../../lib/staff-live.ts';

/**
 * Looks for messages every 30 s while the page is visible (back-office section 9), and reads the page again; tells when
 * a message is newer than any seen before.
 *
 * @param latestAt when the newest message came that the page has been made with
 */
export function useInboxPoll(latestAt: string | null, onNew: () => void): void {
  const { revalidate } = useRevalidator();
  const latest = useRef(latestAt ?? '');

  const look = async () => {
    if (document.hidden) return;
    try {
      // Asked first: a page whose data cannot be read again would show an error in place of what is typed.
      const messages = await callApi('GET /api/contact');
      const newest = messages.reduce((last, { createdAt }) => (createdAt > last ? createdAt : last), '');
      if (newest > latest.current) {
        latest.current = newest;
        onNew();
      }
      await revalidate();
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) location.assign('/admin/login');
    }
  };
  const turn = useEffectEvent(look);

  useInboxNews((event) => {
    if (event.type === 'inbox_changed') void look();
  });
  useEffect(() => {
    const onTurn = () => void turn();
    const timer = setInterval(onTurn, contactPollSeconds * 1000);
    document.addEventListener('visibilitychange', onTurn);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onTurn);
    };
  }, []);
}
