import { setMaxListeners } from 'node:events';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeCodes } from '#shared/conversations/chat-rules.ts';
import {
  longestReconnectMs,
  maxReconnects,
  quietReconnectMs,
  socketOpenMs,
} from '#shared/conversations/chat-limits.ts';
import { type ConnectionState, openChatConnection } from './chat-connection.ts';
import { recordAnswer } from './reach.ts';

/** The sockets that the code under test has opened. They imitate a browser's socket and connect to nothing. */
let sockets: BrowserSocket[] = [];

class BrowserSocket extends EventTarget {
  static readonly OPEN = 1;
  readyState = 0;
  readonly sent: string[] = [];

  constructor() {
    super();
    sockets.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(code: number): void {
    this.end(code);
  }

  accept(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }

  answer(): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data: '{"type":"pong"}' }));
  }

  end(code: number): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}

beforeEach(() => {
  sockets = [];
  vi.useFakeTimers();
  const { setTimeout, setInterval } = globalThis;
  const window = Object.assign(new EventTarget(), { setTimeout, setInterval });
  const visible = { visibilityState: 'visible', documentElement: { lang: 'en' } };
  const document = Object.assign(new EventTarget(), visible);
  setMaxListeners(0, window, document);
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
  vi.stubGlobal('location', { origin: 'http://baobab.test' });
  vi.stubGlobal('WebSocket', BrowserSocket);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open() {
  const states: ConnectionState[] = [];
  const connection = openChatConnection({
    onEvent: () => {},
    onState: (state) => states.push(state),
    greet: () => {},
  });
  return { states, connection };
}

/** All outcomes of an attempt other than success. */
const failures = {
  'is refused by HTTP, or by nobody': (socket: BrowserSocket) => socket.end(1006),
  'is closed normally by a proxy': (socket: BrowserSocket) => socket.end(1000),
  'is closed by a server that goes away': (socket: BrowserSocket) => socket.end(1001),
  'hangs without an answer': () => {},
  'is accepted, and closed by a restart': (socket: BrowserSocket) => {
    socket.accept();
    socket.end(closeCodes.restart);
  },
  'is accepted, answered and closed for later': (socket: BrowserSocket) => {
    socket.accept();
    socket.answer();
    socket.end(closeCodes.tryLater);
  },
  'is accepted and then silent': (socket: BrowserSocket) => socket.accept(),
};

/** Longest time between the starts of two attempts, in ms: the silence or the wait for an upgrade, then the pause. */
const longestMs = 30_000 + Math.max(2 * quietReconnectMs, longestReconnectMs + socketOpenMs);

/**
 * Advances time until the next attempt begins, at most by the longest time between two attempts. @returns its socket
 */
function nextAttempt(): BrowserSocket {
  const before = sockets.length;
  for (let waited = 0; sockets.length === before && waited < longestMs; waited += 100)
    vi.advanceTimersByTime(100);
  expect(sockets, 'another attempt').toHaveLength(before + 1);
  return sockets.at(-1)!;
}

test('whatever becomes of its attempts, a connection never stops trying', () => {
  const names = Object.keys(failures) as (keyof typeof failures)[];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...names), { minLength: 1, maxLength: 30 }), (sequence) => {
      sockets = [];
      const { connection } = open();
      for (const name of sequence) {
        failures[name](sockets.at(-1)!);
        nextAttempt();
      }
      expect(sockets).toHaveLength(sequence.length + 1);
      connection.end();
    }),
    { numRuns: 50 },
  );
});

test('three attempts are shown, then it says that it is disconnected, until one in the background succeeds', () => {
  const { states, connection } = open();
  sockets[0]!.accept();
  sockets[0]!.end(1006);
  for (let n = 0; n < maxReconnects; n++) nextAttempt().end(1006);
  expect(states).toEqual(['connecting', 'connected', 'reconnecting', 'disconnected']);
  for (let n = 0; n < 10; n++) {
    // A server that cannot work accepts a socket and closes it at once.
    const socket = nextAttempt();
    socket.accept();
    socket.end(closeCodes.tryLater);
  }
  expect(states.slice(3)).toEqual(['disconnected']);
  const socket = nextAttempt();
  socket.accept();
  socket.answer();
  expect(states.slice(3)).toEqual(['disconnected', 'connected']);
  connection.end();
});

test('an answered request of the page begins an attempt at once', () => {
  const { connection } = open();
  sockets[0]!.end(1000);
  vi.advanceTimersByTime(5000);
  expect(sockets).toHaveLength(1);
  recordAnswer(503);
  recordAnswer(null);
  expect(sockets).toHaveLength(1);
  recordAnswer(200);
  expect(sockets).toHaveLength(2);
  connection.end();
});

test('refused and cancelled requests are not retried automatically', () => {
  const refused = open();
  sockets[0]!.accept();
  sockets[0]!.end(closeCodes.refused);
  vi.advanceTimersByTime(10 * quietReconnectMs);
  recordAnswer(200);
  expect(sockets).toHaveLength(1);
  refused.connection.retry();
  expect(sockets).toHaveLength(2);
  refused.connection.end();
  vi.advanceTimersByTime(10 * quietReconnectMs);
  recordAnswer(200);
  expect(sockets).toHaveLength(2);
});

test('clients that lose the server at one moment do not come back at one moment', () => {
  const connections = Array.from({ length: 100 }, () => open().connection);
  for (const socket of sockets) socket.end(closeCodes.restart);
  const perStep: number[] = [];
  for (let n = 0; n < 20; n++) {
    const before = sockets.length;
    vi.advanceTimersByTime(200);
    perStep.push(sockets.length - before);
  }
  expect(sockets).toHaveLength(200);
  expect(Math.max(...perStep)).toBeLessThan(50);
  for (const connection of connections) connection.end();
});
