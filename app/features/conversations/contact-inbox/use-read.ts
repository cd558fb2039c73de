import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import type { InboxMessage } from '#shared/conversations/contact-inbox.ts';
import { callApi } from '../../../lib/api.ts';

/**
 * Marks a message as read when it is opened and visible: only once, so that the user can mark it as unread again. For
 * a component that shows this one message.
 */
export function useRead({ id, isRead, isDeleted }: InboxMessage): void {
  const { revalidate } = useRevalidator();
  const mark = useEffectEvent(() => {
    if (isRead || isDeleted) return;
    // If the network fails, the message stays unread. No notice is needed.
    callApi('POST /api/contact/:id/read', { params: { id } }).then(revalidate, () => {});
  });
  useEffect(() => {
    if (!document.hidden) return mark();
    const onSeen = () => mark();
    document.addEventListener('visibilitychange', onSeen, { once: true });
    return () => document.removeEventListener('visibilitychange', onSeen);
  }, []);
}
