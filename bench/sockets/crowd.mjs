// Thousands of sockets in a separate process, controlled by its parent (bench/sockets.mjs).
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { openChatConnection } from '#app/lib/chat-connection.ts';
import { WebSocket } from 'ws';
import { pretendBrowser } from '../chat/browser.mjs';

/** Number of sockets that are opened at the same time. */
const atOnce = 100;
/** Milliseconds after which an event that has not arrived counts as missing. */
const patience = 15_000;

/** All clients: cookie, conversationId, isStaff, the socket and its newest position. */
let people = [];
let address;
/** Clients whose connections use the browser's own code. */
let own = [];

const say = (person, event) => person.socket.send(JSON.stringify(event));

function connect(person) {
  return new Promise((resolve) => {
    const headers = { cookie: person.cookie, origin: address.origin };
    const socket = new WebSocket(address.url, { headers, perMessageDeflate: false });
    person.socket = socket;
    person.expected = new Map();
    socket.on('open', () => join(person, person.conversationId));
    socket.on('error', () => {});
    socket.on('close', () => resolve(false));
    socket.on('message', (data) => {
      const event = JSON.parse(Buffer.from(data).toString());
      if (event.type === 'history') {
        person.seq = event.messages.at(-1)?.seq ?? person.seq;
        person.joined?.();
        resolve(true);
      }
      if (event.message?.seq && event.type === 'new_message') person.seq = event.message.seq;
      person.expected.get(`${event.type} ${event.message?.message}`)?.(performance.now());
    });
  });
}

function join(person, conversationId) {
  const isHers = conversationId === person.conversationId;
  say(person, { type: 'join', conversationId, protocol: 2, lastSeq: isHers ? (person.seq ?? 0) : 0 });
}

/** Milliseconds from now until an event with this type and text has arrived; null if it does not arrive. */
function hears(person, type, text) {
  const started = performance.now();
  const key = `${type} ${text}`;
  return new Promise((resolve) => {
    const settle = (at) => {
      clearTimeout(timer);
      person.expected.delete(key);
      resolve(at === undefined ? null : at - started);
    };
    const timer = setTimeout(settle, patience);
    person.expected.set(key, settle);
  });
}

const write = (person, message) => say(person, { type: 'message', message, clientMessageId: randomUUID() });

/**
 * A staff member joins a visitor's conversation and writes; milliseconds from then until the visitor has received it.
 */
async function tellOne(sender, visitor) {
  const isJoined = new Promise((resolve) => {
    sender.joined = resolve;
    setTimeout(resolve, patience).unref();
  });
  join(sender, visitor.conversationId);
  await isJoined;
  const text = `to one ${randomUUID()}`;
  const heard = hears(visitor, 'new_message', text);
  write(sender, text);
  return heard;
}

/** The client for whom the browser's own code is opening a socket. */
const current = new AsyncLocalStorage();

/** Opens a client's connection with the browser's own code, which keeps it open and reconnects. */
function openOwn(person) {
  Object.assign(person, { attempts: 0, joinedAt: null, isJoined: false });
  person.connection = openChatConnection({
    greet: (send) =>
      send({ type: 'join', conversationId: person.conversationId, protocol: 2, lastSeq: person.seq ?? 0 }),
    onState: (state) => {
      if (state !== 'connected') person.isJoined = false;
    },
    onEvent: (event) => {
      if (event.type !== 'history') return;
      Object.assign(person, { isJoined: true, joinedAt: Date.now() });
    },
  });
}

/** Waits until all these clients have joined, for two minutes at most. */
async function untilJoined(some) {
  for (let n = 0; n < 2400 && !some.every(({ isJoined }) => isJoined); n++) await pause(50);
}

const actions = {
  meet: (given) => {
    ({ people, address } = given);
    return people.length;
  },

  /** Opens all sockets and joins the conversations; returns how many succeeded. */
  come: async () => {
    const waiting = people.filter(({ socket }) => socket?.readyState !== WebSocket.OPEN);
    let joined = 0;
    const work = async () => {
      for (let person = waiting.pop(); person; person = waiting.pop()) if (await connect(person)) joined++;
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    return joined;
  },

  /** Sends messages of one visitor, one after the other, each after all staff have received the previous one. */
  broadcast: async ({ times }) => {
    const visitor = people.find(({ isStaff }) => !isStaff);
    const staff = people.filter(({ isStaff }) => isStaff);
    const waits = [];
    for (let n = 0; n < times; n++) {
      const text = `to all ${randomUUID()}`;
      const heard = staff.map((person) => hears(person, 'new_customer_message', text));
      write(visitor, text);
      waits.push(...(await Promise.all(heard)));
    }
    return waits;
  },

  /** Sends one message to each visitor, by the staff in turn, at this rate per second. */
  each: async ({ rate }) => {
    const staff = people.filter(({ isStaff }) => isStaff);
    const visitors = people.filter(({ isStaff }) => !isStaff);
    const started = performance.now();
    return Promise.all(
      visitors.map(async (visitor, at) => {
        await pause(Math.max(0, (at * 1000) / rate - (performance.now() - started)));
        const sender = staff[at % staff.length];
        // One after the other, since a socket is in one conversation at a time.
        sender.turn = Promise.resolve(sender.turn).then(() => tellOne(sender, visitor));
        return sender.turn;
      }),
    );
  },

  /** Connects this many visitors with the browser's own code; they stay connected. */
  stay: async ({ count }) => {
    pretendBrowser(address.origin, () => {
      const person = current.getStore();
      person.attempts++;
      return person.cookie;
    });
    own = people.filter(({ isStaff }) => !isStaff).slice(0, count);
    for (let n = 0; n < own.length; n += atOnce) {
      const some = own.slice(n, n + atOnce);
      for (const person of some) current.run(person, () => openOwn(person));
      await untilJoined(some);
    }
    return own.filter(({ isJoined }) => isJoined).length;
  },

  /**
   * Waits until all of these have lost the server and joined
   * again; returns when each did, and after how many attempts.
   */
  comeBack: async () => {
    for (const person of own) Object.assign(person, { attempts: 0, joinedAt: null });
    const isLost = () => own.some(({ isJoined }) => !isJoined);
    while (!isLost()) await pause(10);
    for (let n = 0; n < 2400 && own.some(({ joinedAt }) => joinedAt === null); n++) await pause(50);
    return {
      joinedAt: own.map(({ joinedAt }) => joinedAt),
      attempts: own.reduce((sum, { attempts }) => sum + attempts, 0),
    };
  },

  /** Ends these connections. */
  end: () => own.forEach(({ connection }) => connection.end()),

  /** Disconnects all clients at once. */
  leave: () => people.forEach(({ socket }) => socket.terminate()),
};

process.on('message', ({ action, options }) => {
  void Promise.resolve(actions[action](options)).then((result) => process.send({ result }));
});
