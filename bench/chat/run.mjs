// One run: two processes on one database, conversations over bad links, and every kind of trouble; then the count.
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../lib/server.mjs';
import { Device } from './device.mjs';
import { judge } from './judge.mjs';
import { openLink } from './link.mjs';
import { createDatabase, createStaff, openConversation, supervise, throughPort } from './site.mjs';
import { createTroubles, openDatabaseLink } from './trouble.mjs';

/** Milliseconds between two messages of a device: one visitor may send 30 in ten seconds. */
const everyMs = 340;
/** Seconds without trouble after the last acknowledgement in which both sides must become equal. */
export const calmSeconds = 30;

/**
 * @param options messages, conversations, rounds (of all troubles), deadline in seconds; tree, a folder with another
 * copy of the program; prepare, a statement for its database
 */
export async function runChat({ messages, conversations, rounds, deadline, tree, prepare }) {
  const database = await createDatabase();
  const opened = [];
  // If the bench is stopped, it must leave no processes or files behind.
  let isStopped = false;
  const stop = () => (isStopped = true);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
  try {
    const databaseLinks = [];
    const sites = [];
    for (const from of [21_400, 21_450]) {
      const link = await openDatabaseLink(await freePort(from), database.url);
      opened.push(link.close);
      databaseLinks.push(link);
    }
    for (const [at, from] of [21_500, 21_550].entries()) {
      const site = await supervise({
        port: await freePort(from),
        databaseUrl: throughPort(database.url, databaseLinks[at].port),
        tree,
      });
      opened.push(site.stop);
      sites.push(site);
      // After the first process, which makes the schema, and before the second.
      if (at === 0 && prepare) await database.query(prepare);
    }
    const clientPort = await freePort(21_600);
    const clientLink = await openLink({
      port: clientPort,
      target: () => ({ port: pickOne(sites).port }),
      delay: () => Math.random() * 30,
    });
    opened.push(clientLink.close);
    const world = {
      database,
      databaseLinks,
      sites,
      clientLink,
      /** Index of a random process that is running. */
      pick: () => pickOne(sites.map((site, at) => (site.isUp ? at : -1)).filter((at) => at >= 0)),
    };
    const isOver = () => isStopped;
    return await talk(world, { messages, conversations, rounds, deadline, clientPort, isOver });
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, stop);
    for (const close of opened.toReversed()) await close();
    await database.close();
  }
}

const pickOne = (list) => list[Math.floor(Math.random() * list.length)];

async function talk(world, { messages, conversations, rounds, deadline, clientPort, isOver }) {
  const each = Math.ceil(messages / conversations / 2);
  const origin = `http://127.0.0.1:${clientPort}`;
  const url = `ws://127.0.0.1:${clientPort}/ws`;
  const staff = await createStaff(world.database, conversations);
  let acknowledged = 0;
  let lastAck = performance.now();
  const onAck = () => {
    acknowledged++;
    lastAck = performance.now();
  };
  const talks = await Promise.all(
    staff.map(async (staffCookie, at) => {
      const { id, cookie } = await openConversation(world.sites[0].base, `Visitor ${at}`);
      const written = ['visitor', 'staff'].map((name) =>
        Array.from({ length: each }, (_, n) => `${name} ${n}`),
      );
      return { id, cookies: [cookie, staffCookie], written };
    }),
  );
  const started = performance.now();
  for (const conversation of talks) {
    const { id: conversationId, cookies, written } = conversation;
    conversation.devices = cookies.map(
      (cookie, at) => new Device({ url, origin, cookie, conversationId, texts: written[at], everyMs, onAck }),
    );
  }
  const devices = talks.flatMap((conversation) => conversation.devices);
  const total = each * devices.length;
  const troubles = createTroubles(world, { messages: total, rounds });
  const seconds = () => (performance.now() - started) / 1000;
  while (acknowledged < total && seconds() < deadline) {
    if (isOver()) throw new Error('stopped');
    await troubles.causeDue(acknowledged);
    // A few connections are cut or held up all the time.
    if (Math.random() < 0.1) world.clientLink.cut(0.01);
    if (Math.random() < 0.1) world.clientLink.stall(0.02, 3000);
    await pause(50);
    progress(`${acknowledged} of ${total} after ${seconds().toFixed(0)} s `);
  }
  devices.forEach((device) => device.rest());
  const talkSeconds = (lastAck - started) / 1000;
  const calmFrom = performance.now();
  const stored = await untilAlike(world, talks, calmFrom);
  const calm = (performance.now() - calmFrom) / 1000;
  devices.forEach((device) => device.end());
  for (const conversation of talks) conversation.stored = stored.get(conversation.id) ?? [];
  const sum = (of) => devices.reduce((all, device) => all + of(device), 0);
  return {
    total,
    acknowledged: acknowledged - sum((device) => device.refused.length),
    talkSeconds,
    calm,
    counts: judge(talks),
    troubles: troubles.counts,
    starts: world.sites.map((site) => site.starts - 1),
    connects: sum((device) => device.counts.connects) - devices.length,
    repeats: sum((device) => device.counts.repeats),
    waits: devices.flatMap((device) => device.waits),
  };
}

/**
 * Waits until both sides of every conversation have the stored messages, or time is up; returns the stored messages.
 */
async function untilAlike(world, talks, since) {
  for (;;) {
    const stored = await readStored(world.database);
    const isAlike = talks.every(({ id, devices }) =>
      devices.every((device) => device.seen.length === (stored.get(id)?.length ?? 0)),
    );
    if (isAlike || performance.now() - since > calmSeconds * 1000) return stored;
    await pause(200);
  }
}

async function readStored(database) {
  const rows = await database.query('select conversation_id, seq, message from chat_messages order by seq');
  return Map.groupBy(rows, (row) => row.conversation_id);
}

function progress(text) {
  if (process.stderr.isTTY) process.stderr.write(`\r${text}`);
}
