import { closeCodes } from '#shared/chat-rules.ts';
import type { ClientEvent, ServerEvent } from '#shared/chat.ts';
import {
  firstReconnectMs,
  heartbeatMs,
  longestReconnectMs,
  maxReconnects,
  quietJitter,
  quietReconnectMs,
  socketOpenMs,
  soonReconnectMs,
} from '#shared/chat-limits.ts';
import { onAnswer } from './reach.ts';

/**
 * See docs/specification/chat.md#connection. `disconnected`: the attempts that are shown have failed. Others follow in
 * the background, and the state stays until one succeeds.
 */
export type ConnectionState = 'connecting' | 'connected' | 'disconnected' | 'reconnecting';

export type ConnectionOptions = {
  onEvent: (event: ServerEvent) => void;
  onState: (state: ConnectionState) => void;
  /** What is sent first on every new socket, a `join` for instance. */
  greet: (send: (event: ClientEvent) => void) => void;
};

export type ChatConnection = ReturnType<typeof openChatConnection>;

/** Milliseconds without an event, after a ping, until the connection is closed. */
const silenceMs = heartbeatMs * 1.5;

/** Our own close code for an abandoned socket: the server's end may be dead. */
const givenUp = 4000;

/** A pause that is longer by up to a share of itself, at random: clients that lost the server at one moment must not all come back at one moment. */
export const withJitter = (ms: number, share = 1): number => ms * (1 + share * Math.random());

/**
 * A socket at /ws that never stops trying (decision 022). After a loss: up to 3 attempts that are shown
 * (docs/specification/chat.md#connection), then one every 15 to 27 seconds in the background. Sooner, when the network
 * or the tab comes back, or when any request of the page is answered. Only `end` and the server's refusal end it; after
 * a refusal `retry`, the network or the tab begin again.
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
    // Errors come in the language of the page.
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
      // In the background a socket counts once the server has answered on it: one that is closed at once shows nothing.
      if (state === 'disconnected') ask();
      else begin();
    });
    opened.addEventListener('message', ({ data }) => {
      if (socket !== opened) return;
      // The server answers: the next loss begins with the first attempt again.
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
    // After a normal close nothing more is shown (docs/specification/chat.md#connection). It is not ours, so that a
    // proxy must have sent it.
    if (code === 1000) attempts = maxReconnects;
    if (attempts < maxReconnects) {
      const pause = Math.min(longestReconnectMs, withJitter(firstReconnectMs * 2 ** attempts++));
      setState('reconnecting');
      timer = window.setTimeout(connect, pause);
      return;
    }
    setState('disconnected');
    // Counted from the start of the attempt: one that hung has used up its pause.
    const due = startedAt + withJitter(quietReconnectMs, quietJitter) - Date.now();
    timer = window.setTimeout(connect, Math.max(firstReconnectMs, due));
  }

  /** A broken link sends nothing: the server is pinged, and without an answer the socket is closed. */
  function watch(): void {
    if (socket?.readyState !== WebSocket.OPEN) return;
    // Only silence after a question counts: timers of a hidden tab run once a minute.
    if (askedAt > heardAt && Date.now() - heardAt > silenceMs) drop();
    else ask();
  }

  /** Gives the socket up without waiting for its end, which a dead link delays. */
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
    // An attempt in the background that is under way becomes the one that is shown.
    if (!socket) connect();
  }

  const comeBack = () => {
    if (document.visibilityState !== 'visible') return;
    if (socket?.readyState === WebSocket.OPEN) watch();
    else retry();
  };
  /** A socket that is being opened fails by itself. */
  const goOffline = () => {
    if (socket?.readyState === WebSocket.OPEN) drop();
  };
  /** The server can be reached: the pause to the next attempt is over. */
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
    /** Whether it was sent. Nothing is stored without a connection: that is the outbox's task. */
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
