import { closeCodes } from '#shared/chat-rules.ts';
import type { ClientEvent, ServerEvent } from '#shared/chat.ts';
import { firstReconnectMs, heartbeatMs, longestReconnectMs, maxReconnects } from '#shared/limits.ts';

/** Public-site section 4. `disconnected` is final until `retry`, the network or the tab comes back. */
export type ConnectionState = 'connecting' | 'connected' | 'disconnected' | 'reconnecting';

type Options = {
  onEvent: (event: ServerEvent) => void;
  onState: (state: ConnectionState) => void;
  /** What is said first on every new socket, a `join` for instance. */
  greet: (send: (event: ClientEvent) => void) => void;
};

export type ChatConnection = ReturnType<typeof openChatConnection>;

/**
 * Milliseconds without a sign of life after which a link is given up; the server is asked for one in between. Looked at with
 * each beat: the last answer came a little after its question, so that two whole beats would be seen with the third only.
 */
const silenceMs = heartbeatMs * 1.5;

/**
 * A socket at /ws that comes again by itself: up to 3 attempts, after 2, 4 and 8 seconds, never after a normal close
 * (public-site section 4), and whenever the network or the tab comes back (decisions.md, Chat).
 */
export function openChatConnection({ onEvent, onState, greet }: Options) {
  let socket: WebSocket | null = null;
  let state: ConnectionState = 'connecting';
  let attempts = 0;
  let timer: number | undefined;
  let heardAt = 0;
  let isEnded = false;

  function tell(next: ConnectionState): void {
    state = next;
    onState(next);
  }

  function send(event: ClientEvent): boolean {
    if (socket?.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(event));
    return true;
  }

  function connect(): void {
    clearTimeout(timer);
    timer = undefined;
    if (isEnded) return;
    heardAt = Date.now();
    // Errors come in the language of the page.
    const query = `?lng=${document.documentElement.lang}`;
    const opened = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws${query}`);
    socket = opened;
    opened.addEventListener('open', () => {
      heardAt = Date.now();
      tell('connected');
      greet((event) => void send(event));
    });
    opened.addEventListener('message', ({ data }) => {
      // Whoever is answered is connected: the next loss begins to count anew.
      attempts = 0;
      heardAt = Date.now();
      const event = JSON.parse(String(data)) as ServerEvent;
      if (event.type !== 'pong') onEvent(event);
    });
    opened.addEventListener('close', ({ code }) => {
      if (socket === opened) lose(code);
    });
  }

  function lose(code: number): void {
    socket = null;
    if (isEnded) return;
    const isFinal = code === 1000 || code === 1001 || code === closeCodes.refused;
    if (isFinal || attempts >= maxReconnects) return tell('disconnected');
    const pause = Math.min(longestReconnectMs, firstReconnectMs * 2 ** attempts++);
    tell('reconnecting');
    timer = window.setTimeout(connect, pause);
  }

  /** A link that went down says nothing: the socket is asked for a sign of life, and given up without one. */
  function watch(): void {
    if (socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - heardAt > silenceMs) drop();
    else send({ type: 'ping' });
  }

  /** Gives the socket up without waiting for its end, which a dead link delays. */
  function drop(): void {
    const dead = socket;
    socket = null;
    dead?.close(4000);
    lose(4000);
  }

  function retry(): void {
    if (isEnded || socket) return;
    attempts = 0;
    tell('connecting');
    connect();
  }

  const comeBack = () => {
    if (document.visibilityState === 'visible') {
      if (socket) watch();
      else retry();
    }
  };
  const heartbeat = window.setInterval(watch, heartbeatMs);
  window.addEventListener('online', comeBack);
  window.addEventListener('offline', drop);
  document.addEventListener('visibilitychange', comeBack);
  tell('connecting');
  connect();

  return {
    /** Whether it was sent; where there is no connection nothing is kept: that is the outbox's work. */
    send,
    retry,
    state: () => state,
    end(): void {
      isEnded = true;
      clearTimeout(timer);
      clearInterval(heartbeat);
      window.removeEventListener('online', comeBack);
      window.removeEventListener('offline', drop);
      document.removeEventListener('visibilitychange', comeBack);
      socket?.close(1000);
    },
  };
}
