import { closeCodes } from '#shared/conversations/chat-rules.ts';
import type { ClientEvent, ServerEvent } from '#shared/conversations/chat.ts';
import {
  firstReconnectMs,
  heartbeatMs,
  longestReconnectMs,
  maxReconnects,
  quietJitter,
  quietReconnectMs,
  socketOpenMs,
  soonReconnectMs,
} from '#shared/conversations/chat-limits.ts';
import { onAnswer } from './reach.ts';

/**
 * See docs/specification/chat.md#connection. `disconnected`: the attempts that the user sees have failed. More
 * attempts follow in the background, and the state stays until one of them succeeds.
 */
export type ConnectionState = 'connecting' | 'connected' | 'disconnected' | 'reconnecting';

export type ConnectionOptions = {
  onEvent: (event: ServerEvent) => void;
  onState: (state: ConnectionState) => void;
  /** Sends the first events on every new socket, for example a `join`. */
  greet: (send: (event: ClientEvent) => void) => void;
};

export type ChatConnection = ReturnType<typeof openChatConnection>;

/** Milliseconds after a ping without any event, after which the connection is closed. */
const silenceMs = heartbeatMs * 1.5;

/** Close code for a socket that we abandon because the server does not answer. */
const givenUp = 4000;

/**
 * Lengthens a pause by a random share of itself, so that clients that lost the server at the same moment do not all
 * return at the same moment.
 */
export const withJitter = (ms: number, share = 1): number => ms * (1 + share * Math.random());

/**
 * A socket at /ws that never stops trying to connect (decision 022). After a loss it makes up to 3 attempts that the
 * user sees (docs/specification/chat.md#connection), then one every 15 to 27 seconds in the background. It tries
 * sooner when the network returns, the tab becomes visible, or any request of the page is answered. Only `end` and a
 * refusal by the server stop it. After a refusal, `retry`, the network or the tab start it again.
 */
export function openChatConnection({ onEvent, onState, greet }: ConnectionOptions) {
  let socket: WebSocket | null = null;
  let state: ConnectionState = 'connecting';
  let attempts = 0;
  let timer: number | undefined;
  let openTimer: number | undefined;
  let startedAt = 0;
  let heardAt = 0;
  let askedAt = 0;
  let isRefused = false;
  let isEnded = false;

  function setState(next: ConnectionState): void {
    if (state === next) return;
    state = next;
    onState(next);
  }

  function send(event: ClientEvent): boolean {
    if (socket?.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(event));
    return true;
  }

  function ask(): void {
    askedAt = Date.now();
    send({ type: 'ping' });
  }

  function connect(): void {
    clearTimeout(timer);
    startedAt = Date.now();
    // The server sends errors in the language of the page.
    const query = `?lng=${document.documentElement.lang}`;
    const opened = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws${query}`);
    socket = opened;
    openTimer = window.setTimeout(drop, socketOpenMs);
    const begin = () => {
      setState('connected');
      greet((event) => void send(event));
    };
    opened.addEventListener('open', () => {
      if (socket !== opened) return;
      clearTimeout(openTimer);
      heardAt = Date.now();
      // An attempt in the background counts only once the server has answered on it: a socket that is closed at once
      // must not change what the user sees.
      if (state === 'disconnected') ask();
      else begin();
    });
    opened.addEventListener('message', ({ data }) => {
      if (socket !== opened) return;
      // The server answers, so the next loss starts again with the first attempt.
      attempts = 0;
      heardAt = Date.now();
      if (state !== 'connected') begin();
      const event = JSON.parse(String(data)) as ServerEvent;
      if (event.type !== 'pong') onEvent(event);
    });
    opened.addEventListener('close', ({ code }) => {
      if (socket === opened) lose(code);
    });
  }

  function lose(code: number): void {
    clearTimeout(openTimer);
    clearTimeout(timer);
    socket = null;
    if (isEnded) return;
    isRefused = code === closeCodes.refused;
    if (isRefused) return setState('disconnected');
    // After a normal close the user sees no attempts (docs/specification/chat.md#connection). We never send this
    // code, so a proxy must have sent it.
    if (code === 1000) attempts = maxReconnects;
    if (attempts < maxReconnects) {
      const pause = Math.min(longestReconnectMs, withJitter(firstReconnectMs * 2 ** attempts++));
      setState('reconnecting');
      timer = window.setTimeout(connect, pause);
      return;
    }
    setState('disconnected');
    // The pause counts from the start of the attempt: an attempt that hung has already used it.
    const due = startedAt + withJitter(quietReconnectMs, quietJitter) - Date.now();
    timer = window.setTimeout(connect, Math.max(firstReconnectMs, due));
  }

  /** Detects a dead connection, which reports no error: pings the server, and closes the socket if no answer comes. */
  function watch(): void {
    if (socket?.readyState !== WebSocket.OPEN) return;
    // Only silence after a ping counts, because timers of a hidden tab run only once a minute.
    if (askedAt > heardAt && Date.now() - heardAt > silenceMs) drop();
    else ask();
  }

  /** Abandons the socket without waiting for its close event, which a dead connection delays. */
  function drop(): void {
    if (!socket) return;
    const dead = socket;
    socket = null;
    dead.close(givenUp);
    lose(givenUp);
  }

  function retry(): void {
    if (isEnded || state === 'connected') return;
    attempts = 0;
    isRefused = false;
    setState('connecting');
    // If an attempt in the background is running, it becomes the one that the user sees.
    if (!socket) connect();
  }

  const comeBack = () => {
    if (document.visibilityState !== 'visible') return;
    if (socket?.readyState === WebSocket.OPEN) watch();
    else retry();
  };
  /** Only an open socket is dropped: one that is being opened fails by itself. */
  const goOffline = () => {
    if (socket?.readyState === WebSocket.OPEN) drop();
  };
  /** Ends the pause when the server has answered another request. */
  const hurry = (isAnswered: boolean) => {
    if (isAnswered && !socket && !isRefused && Date.now() - startedAt >= soonReconnectMs) connect();
  };
  const heartbeat = window.setInterval(watch, heartbeatMs);
  window.addEventListener('online', comeBack);
  window.addEventListener('offline', goOffline);
  document.addEventListener('visibilitychange', comeBack);
  const stopListening = onAnswer(hurry);
  onState(state);
  connect();

  return {
    /** Returns whether the event was sent. Without a connection nothing is stored: that is the task of the outbox. */
    send,
    retry,
    state: () => state,
    end(): void {
      isEnded = true;
      clearTimeout(timer);
      clearTimeout(openTimer);
      clearInterval(heartbeat);
      window.removeEventListener('online', comeBack);
      window.removeEventListener('offline', goOffline);
      document.removeEventListener('visibilitychange', comeBack);
      stopListening();
      socket?.close(1000);
    },
  };
}
