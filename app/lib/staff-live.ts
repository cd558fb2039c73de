import { useEffect, useEffectEvent } from 'react';
import type { ClientEvent, ServerEvent } from '#shared/conversations/chat.ts';
import { type ChatConnection, type ConnectionOptions, openChatConnection } from './chat-connection.ts';
import { checkServer } from './server-watch.ts';

/** Callbacks of a subscriber. `greet` sends its first events on every new connection. */
type Follower = Partial<ConnectionOptions>;

let connection: ChatConnection | null = null;
const followers = new Set<Follower>();

/**
 * Subscribes to the one connection of the admin area, which is open while it has subscribers: lists, counts
 * and the open thread receive the same events. @returns unsubscribes
 */
export function followStaffNews(follower: Follower): () => void {
  followers.add(follower);
  if (!connection) {
    connection = openChatConnection({
      onEvent: (event) => followers.forEach(({ onEvent }) => onEvent?.(event)),
      onState: (state) => {
        // The socket is the first to notice that the server is away.
        if (state === 'reconnecting') void checkServer();
        followers.forEach(({ onState }) => onState?.(state));
      },
      greet: (send) => followers.forEach(({ greet }) => greet?.(send)),
    });
  } else {
    follower.onState?.(connection.state());
    if (connection.state() === 'connected') follower.greet?.(sayToServer);
  }
  return () => {
    followers.delete(follower);
    if (followers.size > 0) return;
    connection?.end();
    connection = null;
  };
}

/** Sends an event over the connection. @returns whether it was sent */
export const sayToServer = (event: ClientEvent): boolean => connection?.send(event) ?? false;

export const retryStaffNews = (): void => connection?.retry();

/** The shared connection, with the interface of a thread's own connection. */
export const shareStaffConnection = (options: ConnectionOptions): ChatConnection => {
  const end = followStaffNews(options);
  return {
    send: sayToServer,
    retry: retryStaffNews,
    state: () => connection?.state() ?? 'disconnected',
    end,
  };
};

const newsOfInbox: ReadonlySet<ServerEvent['type']> = new Set([
  'inbox_changed',
  'new_customer_message',
  'assigned',
  'quotes',
]);

/** Calls back when lists and counts of the staff have changed, or may have changed while there was no connection. */
export function useInboxNews(onChange: (event: ServerEvent) => void): void {
  const change = useEffectEvent(onChange);
  useEffect(() => {
    let wasLost = false;
    return followStaffNews({
      onEvent: (event) => {
        if (newsOfInbox.has(event.type)) change(event);
      },
      onState: (state) => {
        if (state === 'reconnecting' || state === 'disconnected') wasLost = true;
        else if (wasLost && state === 'connected') {
          wasLost = false;
          change({ type: 'inbox_changed' });
        }
      },
    });
  }, []);
}
