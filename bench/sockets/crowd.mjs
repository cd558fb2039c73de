// Thousands of sockets in a process of their own, told by its parent what to do (bench/sockets.mjs).
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';

/** Sockets that are being opened at a time. */
const atOnce = 100;
/** Milliseconds after which something that has not come is counted as missing. */
const patience = 15_000;

/** Everybody: cookie, conversationId, isStaff; with her socket and her newest position. */
let people = [];
let address;

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

/** Milliseconds from now until an event of this type with this text has come; null when it does not. */
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

/** A member of the staff joins a visitor's conversation and writes; milliseconds from then until the visitor has it. */
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

const actions = {
  meet: (given) => {
    ({ people, address } = given);
    return people.length;
  },

  /** Opens all sockets and joins; how many did. */
  come: async () => {
    const waiting = people.filter(({ socket }) => socket?.readyState !== WebSocket.OPEN);
    let joined = 0;
    const work = async () => {
      for (let person = waiting.pop(); person; person = waiting.pop()) if (await connect(person)) joined++;
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    return joined;
  },

  /** A visitor's messages, one after the other, until all staff have been told of each. */
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

  /** One message to each visitor, by the staff in turn, so many a second. */
  each: async ({ rate }) => {
    const staff = people.filter(({ isStaff }) => isStaff);
    const visitors = people.filter(({ isStaff }) => !isStaff);
    const started = performance.now();
    return Promise.all(
      visitors.map(async (visitor, at) => {
        await pause(Math.max(0, (at * 1000) / rate - (performance.now() - started)));
        const sender = staff[at % staff.length];
        // One after the other: a socket is in one conversation at a time.
        sender.turn = Promise.resolve(sender.turn).then(() => tellOne(sender, visitor));
        return sender.turn;
      }),
    );
  },

  /** Everybody is gone at once. */
  leave: () => people.forEach(({ socket }) => socket.terminate()),
};

process.on('message', ({ action, options }) => {
  void Promise.resolve(actions[action](options)).then((result) => process.send({ result }));
});
