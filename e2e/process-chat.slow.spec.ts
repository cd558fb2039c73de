import { limitTable } from '#server/platform/limits/limit-table.ts';
import { randomUUID } from 'node:crypto';
import { expect as patient } from '@playwright/test';
import { WebSocket } from 'ws';
import type { ChatMessage, CustomerConversation, ServerEvent } from '#shared/conversations/chat.ts';
import { createGate } from '#tests/gate.ts';
import { onPostgres, socketOf } from './support/postgres.ts';
import { test } from './support/process.ts';
import { freePort } from './support/site.ts';

const expect = patient.configure({ timeout: 60_000 });
test.describe.configure({ timeout: 180_000 });

/** A device in a conversation: sends unacknowledged messages in their order, and reconnects after a cut. */
class Device {
  readonly waiting: { clientMessageId: string; message: string }[] = [];
  readonly seen: ChatMessage[] = [];
  /** Messages that arrived out of order or twice; must stay empty. */
  readonly faults: string[] = [];
  conversationId = '';
  #cookie = '';
  #socket: WebSocket | null = null;
  #isEnded = false;
  readonly #origins: readonly string[];
  #turn = 0;

  constructor(origins: readonly string[]) {
    this.#origins = origins;
  }

  /** Posts as this device, and keeps the cookie of its session. */
  async post(path: string, body: object): Promise<CustomerConversation> {
    const origin = this.#origins[0]!;
    const response = await fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, cookie: this.#cookie },
      body: JSON.stringify(body),
    });
    this.#cookie ||= response.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const { conversation } = (await response.json()) as { conversation: CustomerConversation };
    this.conversationId = conversation.id;
    return conversation;
  }

  write(message: string): void {
    this.waiting.push({ clientMessageId: randomUUID(), message });
    // The next message is sent after the previous one is acknowledged.
    if (this.waiting.length === 1) this.#sendFirst();
  }

  connect(): void {
    if (this.#isEnded) return;
    // With several processes, each connection goes to the next one.
    const origin = this.#origins[this.#turn++ % this.#origins.length]!;
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws`, {
      headers: { cookie: this.#cookie, origin },
    });
    this.#socket = socket;
    socket.on('open', () => this.#join());
    socket.on('message', (data) => this.#hear(JSON.parse((data as Buffer).toString()) as ServerEvent));
    socket.on('error', () => {});
    socket.on('close', () => setTimeout(() => this.connect(), 100));
  }

  /** Cuts the connection, as on a mobile network. */
  cut(): void {
    this.#socket?.terminate();
  }

  end(): void {
    this.#isEnded = true;
    this.cut();
  }

  #say(event: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(event));
  }

  #join(): void {
    const lastSeq = this.seen.at(-1)?.seq ?? 0;
    this.#say({ type: 'join', conversationId: this.conversationId, protocol: 2, lastSeq });
  }

  #sendFirst(): void {
    const [first] = this.waiting;
    if (first) this.#say({ type: 'message', ...first });
  }

  #hear(event: ServerEvent): void {
    switch (event.type) {
      case 'history':
        event.messages.forEach((message) => this.#see(message));
        return event.hasMore ? this.#join() : this.#sendFirst();
      case 'new_message':
        return this.#see(event.message);
      case 'message_ack':
        if (event.clientMessageId !== this.waiting[0]?.clientMessageId) return;
        this.waiting.shift();
        return this.#sendFirst();
      case 'error':
        if (event.retry !== null) setTimeout(() => this.#sendFirst(), event.retry * 1000);
        else this.faults.push(event.message);
        break;
      default:
    }
  }

  #see(message: ChatMessage): void {
    const expected = (this.seen.at(-1)?.seq ?? 0) + 1;
    if (message.seq !== expected) this.faults.push(`position ${message.seq} instead of ${expected}`);
    this.seen.push(message);
  }
}

/** The number of messages that one visitor may send at once, so that the test need not wait for the limit. */
const each = limitTable['chat messages of a visitor'].points;
const conversationCount = 5;

/** Opens two devices in each conversation. */
async function openDevices(origins: readonly string[]): Promise<Device[]> {
  const pairs = await Promise.all(
    Array.from({ length: conversationCount }, async (_, at) => {
      const [one, other] = [new Device(origins), new Device(origins)];
      const person = { customerName: `Awa ${at}`, customerEmail: 'awa@buyer.example' };
      const { code } = await one.post('/api/conversations', person);
      await other.post('/api/conversations/resume', { code });
      return [one, other];
    }),
  );
  return pairs.flat();
}

/**
 * Ten devices in five conversations write 300 messages, a share of them before each trouble. The trouble occurs when
 * some messages of the share have arrived and others have not. In the end all messages must be there.
 */
async function talk(origins: readonly string[], troubles: ((devices: Device[]) => Promise<void>)[]) {
  const devices = await openDevices(origins);
  for (const device of devices) device.connect();
  const seen = () => devices.reduce((sum, device) => sum + device.seen.length, 0);
  const texts = Array.from({ length: each }, (_, at) => at);
  const share = Math.floor(each / troubles.length);
  for (const [round, trouble] of troubles.entries()) {
    const isLast = round === troubles.length - 1;
    const before = seen();
    for (const at of texts.splice(0, isLast ? each : share))
      devices.forEach((device, n) => device.write(`device ${n}: ${at}`));
    await expect.poll(seen, { intervals: [10] }).toBeGreaterThan(before);
    await trouble(devices);
  }
  await expect.poll(() => Math.max(...devices.map(({ waiting }) => waiting.length))).toBe(0);
  await expect.poll(() => devices.map((device) => device.seen.length)).toEqual(devices.map(() => each * 2));

  expect(devices.flatMap(({ faults }) => faults)).toEqual([]);
  for (const [n, device] of devices.entries()) {
    const neighbor = n % 2 === 0 ? n + 1 : n - 1;
    const view = device.seen.map(({ message }) => message);
    expect(view).toEqual(devices[neighbor]!.seen.map(({ message }) => message));
    // None is lost, none is doubled, and the order is that of writing.
    expect(view.filter((text) => text.startsWith(`device ${n}:`))).toEqual(
      Array.from({ length: each }, (_, at) => `device ${n}: ${at}`),
    );
  }
  devices.forEach((device) => device.end());
}

/** Cuts every third connection. */
const cutSome = async (devices: Device[]): Promise<void> =>
  devices.filter((_, at) => at % 3 === 0).forEach((device) => device.cut());

test('a conversation loses no word when the server is killed in the middle', async ({ start }) => {
  const port = String(await freePort());
  let program = start({ PORT: port });
  await program.ready;
  const kill = async () => {
    program.child.kill('SIGKILL');
    await program.ended;
    program = start({ PORT: port });
    await program.ready;
  };
  await talk([`http://127.0.0.1:${port}`], [cutSome, kill, cutSome, kill]);
  expect(await program.stop()).toBe(0);
});

onPostgres(
  'nor over two processes, of which one is killed, restarted or loses its database',
  async ({ start, databaseUrl, admin }) => {
    const ports = [await freePort(), await freePort()];
    const gatePort = await freePort();
    const gate = createGate(gatePort, { path: socketOf(databaseUrl) });
    await gate.open();
    const throughGate = new URL(databaseUrl);
    throughGate.host = `127.0.0.1:${gatePort}`;
    throughGate.search = '';
    const urls = [databaseUrl, throughGate];
    const run = (at: number) => start({ PORT: String(ports[at]), DATABASE_URL: urls[at]!.href });
    const programs = [run(0)];
    await programs[0]!.ready;
    programs.push(run(1));
    await programs[1]!.ready;

    /** Ends one process while the other continues. */
    const end = (at: number, signal: NodeJS.Signals) => async () => {
      programs[at]!.child.kill(signal);
      await programs[at]!.ended;
      programs[at] = run(at);
    };
    const throwOut = async () => {
      await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = $1`, [
        databaseUrl.pathname.slice(1),
      ]);
    };
    const loseDatabase = async () => {
      await gate.close();
      await gate.open();
    };
    await talk(
      ports.map((port) => `http://127.0.0.1:${port}`),
      [cutSome, end(0, 'SIGKILL'), throwOut, loseDatabase, end(1, 'SIGTERM'), cutSome],
    );
    await Promise.all(programs.map(({ ready }) => ready));
    for (const program of programs) expect(await program.stop()).toBe(0);
    await gate.close();
  },
);
