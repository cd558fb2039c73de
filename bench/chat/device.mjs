// One side of a conversation over a bad link: the browser's sender, outbox and connection in one class.
import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';

/** Milliseconds until something is retried; those of the browser are longer, which would only make the bench longer. */
const hasty = { acknowledgement: 4000, pingEvery: 2000, silence: 6000 };

export class Device {
  /** Received messages, in the order of arrival. */
  seen = [];
  /** Acknowledged and refused texts, in the order in which they were written. */
  settled = [];
  /** Texts that the server refused permanently. */
  refused = [];
  /** Milliseconds from the first sending of each message to its acknowledgement. */
  waits = [];
  counts = { connects: 0, repeats: 0, retries: 0 };
  isJoined = false;
  #options;
  #patience;
  #queue;
  #socket = null;
  #first = null;
  #sendAfter = 0;
  #heardAt = 0;
  #timers = new Set();
  #isEnded = false;

  /**
   * @param options url, cookie, origin, conversationId, texts, everyMs; patience replaces `hasty`; onAck is called
   * for each acknowledgement
   */
  constructor(options) {
    this.#options = options;
    this.#patience = options.patience ?? hasty;
    this.#queue = options.texts.map((message) => ({ clientMessageId: randomUUID(), message }));
    this.#timers.add(setInterval(() => this.#watch(), this.#patience.pingEvery));
    this.#connect();
  }

  /** Number of messages that the server has not acknowledged yet. */
  get left() {
    return this.#queue.length;
  }

  /** Adds messages to the queue. */
  write(...texts) {
    this.#queue.push(...texts.map((message) => ({ clientMessageId: randomUUID(), message })));
    this.#sendNext();
  }

  /** Stops writing and drops queued messages. */
  rest() {
    this.#queue = [];
  }

  end() {
    this.#isEnded = true;
    this.#timers.forEach((timer) => clearTimeout(timer));
    this.#socket?.terminate();
  }

  #connect() {
    if (this.#isEnded) return;
    const { url, cookie, origin } = this.#options;
    const socket = new WebSocket(url, {
      headers: { cookie, origin },
      handshakeTimeout: this.#patience.silence,
    });
    this.#socket = socket;
    this.#heardAt = Date.now();
    this.counts.connects++;
    socket.on('open', () => this.#join());
    socket.on('message', (data) => {
      if (this.#socket === socket) this.#hear(JSON.parse(Buffer.from(data).toString()));
    });
    socket.on('error', () => {});
    socket.on('close', () => this.#lose(socket));
  }

  #lose(socket) {
    if (this.#socket !== socket) return;
    this.#socket = null;
    this.isJoined = false;
    this.#after(50 + Math.random() * 400, () => this.#connect());
  }

  #watch() {
    const socket = this.#socket;
    if (!socket) return;
    if (Date.now() - this.#heardAt > this.#patience.silence) {
      this.#options.onSilence?.(Date.now() - this.#heardAt);
      socket.terminate();
      this.#lose(socket);
    } else this.#say({ type: 'ping' });
  }

  #say(event) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(event));
  }

  #join() {
    const { conversationId } = this.#options;
    this.#say({ type: 'join', conversationId, protocol: 2, lastSeq: this.seen.at(-1)?.seq ?? 0 });
  }

  /** Sends the first message of the queue, but not before its time; repeats it until it is acknowledged. */
  #sendNext() {
    const [first] = this.#queue;
    if (!first || !this.isJoined || this.#first === first) return;
    this.#first = first;
    this.#after(this.#sendAfter - Date.now(), () => this.#send(first));
  }

  #send(message) {
    if (this.#first !== message || !this.isJoined) return;
    if (message.sentAt) this.counts.repeats++;
    message.sentAt ??= performance.now();
    const { clientMessageId, message: text } = message;
    this.#sendAfter = Date.now() + (this.#options.everyMs ?? 0);
    this.#say({ type: 'message', clientMessageId, message: text });
    this.#after(this.#patience.acknowledgement, () => this.#send(message));
  }

  #hear(event) {
    this.#heardAt = Date.now();
    switch (event.type) {
      case 'history':
        event.messages.forEach((message) => this.#see(message));
        if (event.hasMore) return this.#join();
        this.isJoined = true;
        this.#first = null;
        return this.#sendNext();
      case 'new_message':
        return this.#see(event.message);
      case 'message_ack':
        return this.#settle(event.clientMessageId, true);
      case 'error':
        return this.#obey(event);
      default:
        return undefined;
    }
  }

  #see({ id, seq, message, clientMessageId }) {
    this.seen.push({ id, seq, message, clientMessageId });
    this.#options.onSeen?.(message);
    if (seq % 5 === 0) this.#say({ type: 'mark_read', upToSeq: seq });
  }

  /** Removes a message from the queue after it was stored or refused permanently. */
  #settle(clientMessageId, isStored) {
    const [first] = this.#queue;
    if (first?.clientMessageId !== clientMessageId) return;
    this.#queue.shift();
    this.settled.push(first.message);
    if (isStored) this.waits.push(performance.now() - first.sentAt);
    else this.refused.push(first.message);
    this.#options.onAck?.();
    this.#sendNext();
  }

  #obey({ clientMessageId, retry }) {
    const [first] = this.#queue;
    if (!clientMessageId || first?.clientMessageId !== clientMessageId) return;
    if (retry === null) return this.#settle(clientMessageId, false);
    this.counts.retries++;
    this.#after(retry * 1000, () => this.#send(first));
  }

  #after(ms, work) {
    if (this.#isEnded) return;
    const timer = setTimeout(
      () => {
        this.#timers.delete(timer);
        work();
      },
      Math.max(0, ms),
    );
    this.#timers.add(timer);
  }
}
