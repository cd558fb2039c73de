import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type {
  ConversationDetail,
  ConversationQuery,
  InboxConversation,
} from '#shared/conversations/chat-inbox.ts';
import { conversationPollSeconds } from '#shared/conversations/chat-limits.ts';
import { compareUrgency } from '#shared/conversations/chat-rules.ts';
import type { ServerEvent } from '#shared/conversations/chat.ts';
import { callApi } from '../../../lib/api.ts';
import { useInboxNews } from '../../../lib/staff-live.ts';
import { usePoll } from '../../../lib/use-poll.ts';
import { holdRows, loadRows, mergeRows, steadyRows } from '../../../staff/inbox/steady-rows.ts';

type Loaded = {
  query: ConversationQuery;
  conversations: readonly InboxConversation[];
  detail: ConversationDetail | null;
  now: number;
};

const rulesAt = (now: number) => ({
  compare: compareUrgency(now),
  stays: ({ status, snoozedUntil }: InboxConversation) => status === 'active' && snoozedUntil === null,
});

/**
 * The list and the open conversation as they were loaded, with later events merged in. The list is also read every
 * five seconds (docs/specification/inbox.md#chat), in case an event was missed. The page is reloaded only if other
 * conversations belong into the list.
 */
export function useLiveConversations(loaded: Loaded, onEvent: (event: ServerEvent) => void) {
  const { revalidate } = useRevalidator();
  const { query, now } = loaded;
  const key = JSON.stringify(query);
  const [rows, setRows] = useState(() => steadyRows(key, loaded.conversations));
  const [open, setOpen] = useState({ source: loaded.detail, detail: loaded.detail });
  const readings = useRef(0);
  if (rows.source !== loaded.conversations || rows.key !== key)
    setRows(loadRows(rows, key, loaded.conversations, rulesAt(now)));
  if (open.source !== loaded.detail) setOpen({ source: loaded.detail, detail: loaded.detail });

  const merge = (fresh: readonly InboxConversation[]) =>
    setRows((state) => mergeRows(state, fresh, rulesAt(Date.now())));

  const readList = usePoll(conversationPollSeconds, async (signal) => {
    const fresh = await callApi('GET /api/conversations', { query, signal });
    const listed = new Set(rows.listed.map(({ id }) => id));
    if (fresh.length === listed.size && fresh.every(({ id }) => listed.has(id))) merge(fresh);
    else await revalidate();
  });

  /** Reads the customer details of the open conversation. */
  async function readOpen(id: string): Promise<void> {
    const reading = ++readings.current;
    const detail = await callApi('GET /api/conversations/:id', { params: { id } });
    if (reading === readings.current)
      setOpen((state) => (state.detail?.conversation.id === id ? { ...state, detail } : state));
  }

  useInboxNews((event) => {
    onEvent(event);
    if (event.type !== 'inbox_changed') return;
    const { conversations: changed } = event;
    const openId = open.detail?.conversation.id;
    if (changed) merge(changed);
    const isOther = ({ id }: InboxConversation) => !rows.listed.some((row) => row.id === id);
    if (!changed || changed.some(isOther)) readList();
    if (openId && (!changed || changed.some(({ id }) => id === openId)))
      // The next event, or reloading the page, brings the details.
      readOpen(openId).catch(() => {});
  });

  return {
    conversations: rows.shown,
    detail: open.detail,
    /** While the list is in use, its rows must not move. */
    holdList: (isInUse: boolean) => setRows((state) => holdRows(state, isInUse, rulesAt(Date.now()))),
  };
}
