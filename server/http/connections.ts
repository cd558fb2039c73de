import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  ServerResponse,
} from 'node:http';
import { Server as TcpServer, type Socket } from 'node:net';
import { finished } from 'node:stream';
import { setImmediate as nextLoopTurn } from 'node:timers/promises';
import { mediaBodyMinutes } from '#shared/limits.ts';

/** What a connection may cost us. Times in milliseconds, sizes in bytes. */
export const connectionLimits = {
  /** Connections at a time; further ones are closed at once. One that is idle takes up to 10 kB. */
  connections: 10_000,
  /** Places that are kept free: for each connection beyond, the one that has been idle longest is closed. */
  freePlaces: 100,
  /** Requests that wait on a connection for the answer before theirs. Browsers and proxies send none before it has come. */
  waitingRequests: 16,
  /** In each such time a reader takes `takenBytes` of its answer, or is cut off: 340 bytes a second, a tenth of a 2G line. */
  takingMs: 12_000,
  takenBytes: 4096,
  /** What is read and thrown away of a body that was refused: more than a telephone's photograph. */
  discardedBytes: 16 * 1024 * 1024,
  /** While the program stops: how long an open connection may be silent, and how long what is under way is waited for. */
  silentMs: 1000,
  stoppingMs: 20_000,
  /** While the program stops: how long it goes on accepting the connections that wait in the kernel's queue. */
  acceptingMs: 1000,
  /** How often connections are looked at. */
  lookMs: 1000,
};

type Request = { req: IncomingMessage; res: ServerResponse };

type Connection = {
  /** Whether it speaks another protocol by now. What its reader does not take counts all the same. */
  isUpgraded: boolean;
  /** What is being answered, and since when. */
  current: (Request & { startedAt: number }) | null;
  waiting: Request[];
  /** When the other side last did something that we waited for, and what it had taken and sent by then. */
  since: number;
  taken: number;
  sent: number;
};

/**
 * An HTTP server whose connections cannot be used to harm others: requests are answered one at a time on each connection,
 * readers and senders that are too slow are cut off, a refused body does not cost its sender the answer, and the end of
 * the program fails no request.
 * @param bodyMs how long the body of a request may take to come
 * @param isUpgrade whether a request that asks for another protocol is given it; all others are ordinary requests
 */
export function createHttpServer(
  listener: RequestListener,
  bodyMs: (req: IncomingMessage) => number,
  isUpgrade: (req: IncomingMessage) => boolean = () => false,
  limits = connectionLimits,
): { server: Server; stop: () => Promise<void> } {
  const connections = new Map<Socket, Connection>();
  let stoppedAt: number | null = null;
  let accepted = 0;

  class Answer extends ServerResponse {
    /** Says that the connection ends where it will: the program stops, or the rest of the body is not wanted. */
    override writeHead(...args: unknown[]): this {
      const isLast = stoppedAt !== null && !connections.get(this.req.socket)?.waiting.length;
      if (isLast || isStillComing(this.req)) this.setHeader('Connection', 'close');
      return super.writeHead(...(args as Parameters<ServerResponse['writeHead']>));
    }

    /**
     * Ends the answer when the request's body has come or has been thrown away. Node would close the connection at once, and
     * a client that is still sending would see it break instead of the answer.
     */
    override end(...args: unknown[]): this {
      if (!isStillComing(this.req)) {
        super.end(...(args as Parameters<ServerResponse['end']>));
        // What has come and was not read must not stand before the next request.
        if (this.req.readableFlowing !== null && !this.req.readableEnded) discard(this.req);
        return this;
      }
      const [chunk, encoding] = args;
      if (chunk && typeof chunk !== 'function') this.write(chunk, encoding as BufferEncoding);
      finished(this.req, () => super.end(args.find((arg) => typeof arg === 'function')));
      discard(this.req);
      return this;
    }
  }

  /** Reads the rest of a body, within bounds, and throws it away. */
  function discard(req: IncomingMessage): void {
    let left = limits.discardedBytes;
    // The earlier reader has failed, and would only collect the data in memory.
    req.removeAllListeners('data');
    req.on('data', (chunk: Buffer) => {
      left -= chunk.length;
      if (left < 0) req.destroy();
    });
    req.resume();
  }

  function answer(socket: Socket, connection: Connection, { req, res }: Request): void {
    connection.current = { req, res, startedAt: performance.now() };
    connection.since = performance.now();
    res.once('close', () => {
      connection.current = null;
      connection.since = performance.now();
      // Last in the map: of those that are idle, the first is idle longest.
      if (connections.delete(socket)) connections.set(socket, connection);
      const next = connection.waiting.shift();
      if (next && !socket.destroyed) answer(socket, connection, next);
    });
    listener(req, res);
  }

  const server = createServer(
    {
      ServerResponse: Answer,
      // Not while an answer is under way on the connection: both would write to it.
      shouldUpgradeCallback: (req) => !connections.get(req.socket)?.current && isUpgrade(req),
      // Slow clients: whole headers within 10 s, looked at every 2 s. Bodies have their own time.
      headersTimeout: 10_000,
      // The longest that a body may take; most are given less by `bodyMs`.
      requestTimeout: (mediaBodyMinutes * 60 + 60) * 1000,
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 2000,
    },
    (req, res) => {
      const { socket } = req;
      const connection = connections.get(socket);
      if (!connection) return;
      if (!connection.current) answer(socket, connection, { req, res });
      else if (connection.waiting.length < limits.waitingRequests) connection.waiting.push({ req, res });
      // One read brings thousands of requests, which are parsed before the limit can act.
      else socket.destroy();
    },
  );
  server.maxConnections = limits.connections;
  // A client that neither sends nor reads for this long is disconnected.
  server.setTimeout(30_000);
  /** Makes room for a connection, so that one client that opens many and leaves them idle does not keep others out. */
  function closeIdlest(): void {
    for (const [socket, { current, isUpgraded }] of connections) {
      if (current || isUpgraded) continue;
      socket.destroy();
      connections.delete(socket);
      return;
    }
  }
  server.on('connection', (socket) => {
    accepted++;
    if (connections.size >= limits.connections - limits.freePlaces) closeIdlest();
    const since = performance.now();
    connections.set(socket, { isUpgraded: false, current: null, waiting: [], since, taken: 0, sent: 0 });
    socket.once('close', () => connections.delete(socket));
  });
  server.on('upgrade', ({ socket }: IncomingMessage) => {
    const connection = connections.get(socket);
    if (connection) connection.isUpgraded = true;
  });

  /** Cuts off who takes too little of an answer, or is too slow to send a body. */
  function look(): void {
    const now = performance.now();
    for (const [socket, connection] of connections) {
      const { current, isUpgraded } = connection;
      // Once the program stops, an upgraded connection counts as silent unless it sends something.
      if (!current && (!isUpgraded || stoppedAt !== null)) continue;
      const taken = takenFrom(socket);
      if (socket.writableLength === 0 || taken - connection.taken >= limits.takenBytes) {
        connection.since = now;
        connection.taken = taken;
      } else if (now - connection.since > limits.takingMs - limits.lookMs) {
        // A reset, so that the kernel's own buffer goes at once as well.
        socket.resetAndDestroy();
      }
      if (
        current &&
        isStillComing(current.req) &&
        now - current.startedAt > bodyMs(current.req) - limits.lookMs
      )
        current.req.destroy();
    }
  }
  // Behind what has arrived meanwhile: when the program was busy, timers come before it.
  setInterval(() => setImmediate(look), limits.lookMs).unref();

  /** Closes connections that have been silent for a while, now that the program stops. */
  function closeSilent(): void {
    const now = performance.now();
    for (const [socket, connection] of connections) {
      if (connection.current) continue;
      if (socket.bytesRead !== connection.sent) {
        connection.sent = socket.bytesRead;
        connection.since = now;
      }
      if (now - Math.max(connection.since, stoppedAt ?? 0) >= limits.silentMs) socket.destroySoon();
    }
  }

  /**
   * Accepts the connections that wait in the kernel's queue: closing the listening socket would reset them, with the requests
   * that they have sent. Node accepts one connection in each turn of its event loop.
   */
  async function acceptQueued(): Promise<void> {
    const until = performance.now() + limits.acceptingMs;
    // The current turn may have looked for connections before this call, so one empty turn proves nothing.
    for (let emptyTurns = 0; emptyTurns < 2 && performance.now() < until; emptyTurns++) {
      const before = accepted;
      await nextLoopTurn();
      if (accepted > before) emptyTurns = -1;
    }
  }

  /**
   * Takes no more connections, answers what comes on the open ones with the word that they end, and resolves when the last
   * has ended: those that are silent after a second, those that are busy after 20 at most.
   */
  async function stop(): Promise<void> {
    await acceptQueued();
    stoppedAt = performance.now();
    // Not http's own close: it cuts idle connections at once, also one whose next request is on its way.
    const closed = new Promise((resolve) => TcpServer.prototype.close.call(server, resolve));
    const closing = setInterval(() => setImmediate(closeSilent), 50);
    // Not http's closeAllConnections: it leaves those that were upgraded.
    const patience = setTimeout(() => {
      for (const socket of connections.keys()) socket.destroy();
    }, limits.stoppingMs);
    await closed;
    clearInterval(closing);
    clearTimeout(patience);
  }

  return { server, stop };
}

/** Whether a request has a body of which not everything has arrived. */
const isStillComing = ({ complete, headers }: IncomingMessage): boolean =>
  !complete && (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);

/**
 * Bytes that the other side's kernel or ours has taken from us, also of a write that is half done. Only the
 * handle has these; Node's own socket timeout looks at the same number.
 */
function takenFrom(socket: Socket): number {
  const { _handle: handle } = socket as unknown as {
    _handle: { bytesWritten: number; writeQueueSize: number } | null;
  };
  return handle ? handle.bytesWritten - handle.writeQueueSize : 0;
}
