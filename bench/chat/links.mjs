// Measures how late messages are on a slow link that stalls, and how soon both sides notice a dead link.
import { setTimeout as pause } from 'node:timers/promises';
import { openChatConnection } from '#app/lib/chat-connection.ts';
import { heartbeatMs } from '#shared/conversations/chat-limits.ts';
import { freePort } from '../lib/server.mjs';
import { pretendBrowser } from './browser.mjs';
import { Device } from './device.mjs';
import { openLink } from './link.mjs';
import { createDatabase, openConversation, supervise } from './site.mjs';

/** The browser's own values (app/lib/chat-sender.ts, chat-connection.ts). */
const patience = { acknowledgement: 15_000, pingEvery: heartbeatMs, silence: heartbeatMs * 2 };

/** Runs `work` with a process on a database of its own, and a link to it. */
async function withSite(delay, work) {
  const database = await createDatabase();
  const opened = [];
  try {
    const site = await supervise({ port: await freePort(21_500), databaseUrl: database.url.href });
    opened.push(site.stop);
    const link = await openLink({ port: await freePort(21_600), target: () => ({ port: site.port }), delay });
    opened.push(link.close);
    const address = `127.0.0.1:${link.port}`;
    return await work({ site, link, origin: `http://${address}`, url: `ws://${address}/ws` });
  } finally {
    for (const close of opened.toReversed()) await close();
    await database.close();
  }
}

/**
 * Conversations over a link with half of `rttMs` of delay each way, which holds up a share of the chunks and all
 * chunks behind them.
 * @returns milliseconds from the first sending of each message
 * to its acknowledgement, and messages that did not arrive
 */
export function measureSlow({ messages, rttMs, share, stallMs, everyMs }) {
  const delay = () => rttMs / 2 + (Math.random() < share ? stallMs : 0);
  return withSite(delay, async ({ site, origin, url }) => {
    const devices = [];
    const each = 25;
    for (let at = 0; at < messages / each; at++) {
      const { id: conversationId, cookie } = await openConversation(site.base, `Visitor ${at}`);
      const texts = Array.from({ length: each }, (_, n) => `message ${n}`);
      devices.push(new Device({ url, origin, cookie, conversationId, texts, everyMs, patience }));
    }
    const isDone = () => devices.every((device) => device.left === 0 && device.seen.length >= each);
    for (let waited = 0; !isDone() && waited < 300; waited++) await pause(1000);
    devices.forEach((device) => device.end());
    return {
      waits: devices.flatMap((device) => device.waits),
      lost: devices.reduce((sum, device) => sum + Math.max(0, each - device.seen.length), 0),
      doubled: devices.reduce((sum, device) => sum + Math.max(0, device.seen.length - each), 0),
    };
  });
}

/**
 * Links that go dead without notice, at any time between two heartbeats.
 * @returns seconds until the server and the browser's own code noticed each
 */
export function measureHalfOpen({ count }) {
  return withSite(
    () => 0,
    async ({ site, link, origin }) => {
      const { cookie } = await openConversation(site.base, 'Visitor');
      pretendBrowser(origin, () => cookie);
      const both = await Promise.all(
        Array.from({ length: count }, async (_, at) => {
          // Spread over one and a half heartbeats, so that every moment between two heartbeats is covered.
          await pause((at * heartbeatMs * 1.5) / count);
          const known = new Set(link.connections);
          let lost;
          const isLost = new Promise((resolve) => (lost = resolve));
          let joined;
          const isOpen = new Promise((resolve) => (joined = resolve));
          const connection = openChatConnection({
            onEvent: () => {},
            onState: (state) => (state === 'connected' ? joined() : state === 'reconnecting' && lost()),
            greet: () => {},
          });
          await isOpen;
          const own = [...link.connections].find((one) => !known.has(one));
          // By then at least one ping has been answered.
          await pause(heartbeatMs * 1.1 + Math.random() * heartbeatMs);
          const since = performance.now();
          own.isSilent = true;
          const seconds = () => (performance.now() - since) / 1000;
          const [server, browser] = await Promise.all([
            new Promise((resolve) => own.far.once('close', resolve)).then(seconds),
            isLost.then(seconds),
          ]);
          connection.end();
          return { server, browser };
        }),
      );
      return { server: both.map((one) => one.server), browser: both.map((one) => one.browser) };
    },
  );
}
