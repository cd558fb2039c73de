// Ordinary clients with different addresses that measure how long the program takes to answer.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { quantile } from '../lib/figures.mjs';
import { cookiesOf } from '../lib/first-account.mjs';

/** Milliseconds between two requests of a probe, and between two chat messages. */
const pauseMs = 50;
const chatPauseMs = 1000;
/** Milliseconds after which an unanswered request counts as failed. */
const patienceMs = 5000;
/** Number of consecutive fast answers that count as calm. */
const calmAnswers = 20;

let next = 0;
const anotherAddress = () => `10.77.${(next >> 8) & 255}.${next++ & 255}`;

/** Requests of the probes, in turn: a cached page, a freshly rendered one, a call, and a small page. */
const paths = [
  '/products',
  () => `/products?search=${randomUUID().slice(0, 6)}`,
  '/api/products?limit=12',
  '/contact',
];

/** A visitor in the chat: sends one message a second and waits until each is stored. */
async function openChat(site) {
  const headers = { 'x-forwarded-for': anotherAddress(), origin: site.base };
  const session = await fetch(`${site.base}/api/session/anonymous`, { method: 'POST', headers });
  const cookie = cookiesOf(session);
  const answer = await fetch(`${site.base}/api/conversations`, {
    method: 'POST',
    headers: { ...headers, cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ customerName: 'Probe', customerEmail: 'probe@buyer.example' }),
  });
  const { id } = await answer.json();
  let socket = null;
  async function connect() {
    socket = new WebSocket(`${site.base.replace('http', 'ws')}/ws`, { headers: { ...headers, cookie } });
    socket.on('error', () => {});
    const signal = AbortSignal.timeout(patienceMs);
    await once(socket, 'open', { signal });
    const joined = once(socket, 'message', { signal });
    socket.send(JSON.stringify({ type: 'join', conversationId: id, userType: 'customer', protocol: 2 }));
    await joined;
  }
  return {
    /** Milliseconds until a message was acknowledged; null if it was not. */
    async say() {
      const started = performance.now();
      try {
        if (socket?.readyState !== WebSocket.OPEN) await connect();
        const clientMessageId = randomUUID();
        const acknowledged = new Promise((resolve) =>
          socket.on('message', function read(data) {
            if (!String(data).includes(clientMessageId)) return;
            socket.off('message', read);
            resolve(true);
          }),
        );
        socket.send(JSON.stringify({ type: 'message', message: 'Is it in stock?', clientMessageId }));
        const isStored = await Promise.race([acknowledged, sleep(patienceMs, false)]);
        return isStored ? performance.now() - started : null;
      } catch {
        return null;
      }
    },
    close: () => socket?.terminate(),
  };
}

export async function startProbes(site) {
  const answers = [];
  let isOver = false;
  let turn = 0;

  async function ask() {
    const path = paths[turn++ % paths.length];
    const started = performance.now();
    const where = site.base + (typeof path === 'string' ? path : path());
    const headers = { 'x-forwarded-for': anotherAddress() };
    const isAnswered = await fetch(where, { headers, signal: AbortSignal.timeout(patienceMs) })
      .then(async (response) => (await response.arrayBuffer()) && response.ok)
      .catch(() => false);
    answers.push({ at: performance.now(), ms: performance.now() - started, isAnswered });
  }

  const chat = await openChat(site);
  const said = [];
  const running = [
    ...Array.from({ length: 2 }, async () => {
      while (!isOver) {
        await ask();
        await sleep(pauseMs);
      }
    }),
    (async () => {
      while (!isOver) {
        const ms = await chat.say();
        said.push({ at: performance.now(), ms });
        await sleep(chatPauseMs);
      }
    })(),
  ];

  return {
    /** Measures for this many milliseconds. A failed request counts as the longest wait. */
    async measure(ms) {
      const since = performance.now();
      await sleep(ms);
      const seen = answers.filter(({ at }) => at >= since);
      const chats = said.filter(({ at }) => at >= since);
      return {
        p95: quantile(
          seen.map((answer) => (answer.isAnswered ? answer.ms : patienceMs)),
          0.95,
        ),
        failed:
          seen.filter(({ isAnswered }) => !isAnswered).length + chats.filter((one) => one.ms === null).length,
        slowestChat: Math.max(0, ...chats.map((one) => one.ms ?? patienceMs)),
      };
    },

    /** Seconds from now until a series of answers took less than `limitMs`; infinite after `mostMs`. */
    async untilCalm(limitMs, mostMs) {
      const since = performance.now();
      while (performance.now() - since < mostMs) {
        const seen = answers.filter(({ at }) => at >= since);
        const last = seen.slice(-calmAnswers);
        if (last.length === calmAnswers && last.every(({ isAnswered, ms }) => isAnswered && ms <= limitMs))
          return (last[0].at - since) / 1000;
        await sleep(pauseMs);
      }
      return Number.POSITIVE_INFINITY;
    },

    async stop() {
      isOver = true;
      await Promise.all(running);
      chat.close();
    },
  };
}
