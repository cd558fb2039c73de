import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { Server as TcpServer, type Socket } from 'node:net';
import { setImmediate as nextLoopTurn } from 'node:timers/promises';
import { mediaBodyMinutes } from '#shared/base/limits.ts';
import { isStillComing } from './refused-body.ts';

/** Limits of a connection's resources. Times in milliseconds, sizes in bytes. */
export const connectionLimits = {
  /** Maximum of open connections; further ones are closed at once. An idle connection takes up to 10 kB. */
  connections: 10_000,
  /** Free places to keep: when fewer are left, each new connection closes the one that has been idle longest. */
  freePlaces: 100,
  /**
   * Maximum of requests that wait on one connection for earlier answers. Browsers and proxies send the next one
   * only after the answer.
   */
  waitingRequests: 16,
  /**
   * A reader must accept `sentBytes` of its answer in each `sendingMs`, or is cut off: 340 bytes a second, a tenth
   * of a 2G line.
   */
  sendingMs: 12_000,
  sentBytes: 4096,
  /**
   * While the program stops: time after which a silent connection is closed, and the longest wait for requests
   * under way.
   */
  silentMs: 1000,
  stoppingMs: 20_000,
  /** While the program stops: how long it still accepts connections that wait in the kernel's queue. */
  acceptingMs: 1000,
  /** Interval of the checks of all connections. */
  checkMs: 1000,
};

type Request = { req: IncomingMessage; res: ServerResponse };

type Connection = {
  /** Whether the connection was upgraded (WebSocket). The reading limit applies to it as well. */
  isUpgraded: boolean;
  /** The request being answered, and since when. */
  current: (Request & { startedAt: number }) | null;
  waiting: Request[];
  /** When the reader last accepted `sentBytes` or everything, and how many bytes it had accepted by then. */
  since: number;
  sent: number;
};

/**
 * Creates an HTTP server whose connections cannot be used to harm others. Each connection answers one request at
 * a time; readers and senders that are too slow are cut off; the sender of a refused body still gets the answer;
 * stopping the program fails no request.
 * @param bodyMs milliseconds within which the body of a request must arrive
 * @param isUpgrade whether to upgrade a request that asks for another protocol; without it, the request is an
 *   ordinary one
 */
export function createHttpServer(
  listener: RequestListener,
  bodyMs: (req: IncomingMessage) => number,
  isUpgrade: (req: IncomingMessage) => boolean = () => false,
  limits = connectionLimits,
): { server: Server; stop: () => Promise<void> } {
  const connections = new Map<Socket, Connection>();
  let isStopping = false;
  let accepted = 0;

  /**
   * Tells the client in the answer that the connection will be closed, unless more requests wait or the answer
   * has begun.
   */
  function announceEnd({ current, waiting }: Connection): void {
    if (current && waiting.length === 0 && !current.res.headersSent)
      current.res.setHeader('Connection', 'close');
  }

  function answer(socket: Socket, connection: Connection, { req, res }: Request): void {
    const now = performance.now();
    connection.current = { req, res, startedAt: now };
    connection.since = now;
    if (isStopping) {
      announceEnd(connection);
      // Replaces the short timeout of an idle connection.
      socket.setTimeout(server.timeout);
    }
    res.once('close', () => {
      connection.current = null;
      // An unread rest of the body must not be parsed as the next request.
      if (!req.readableEnded) req.removeAllListeners('data').resume();
      // Move the connection to the end of the map, so that the first idle one is the one that has been idle longest.
      if (connections.delete(socket)) connections.set(socket, connection);
      const next = connection.waiting.shift();
      if (next && !socket.destroyed) answer(socket, connection, next);
    });
    listener(req, res);
  }

  const server = createServer(
    {
      // No upgrade while an answer is under way on the connection: both would write to it.
      shouldUpgradeCallback: (req) => !connections.get(req.socket)?.current && isUpgrade(req),
      // Slow clients: complete headers within 10 s, checked every 2 s. Bodies have a limit of their own.
      headersTimeout: 10_000,
      // The longest time for any body; `bodyMs` allows most requests less.
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
      // One read can bring thousands of requests, which are parsed before the limit takes effect.
      else socket.destroy();
    },
  );
  server.maxConnections = limits.connections;
  // Disconnects a client that neither sends nor reads for this long.
  server.setTimeout(30_000, closeIfSilent);
  function closeIfSilent(socket: Socket): void {
    const { bytesRead } = socket;
    // Check after arrived data is read: when the program was busy, timers run before that.
    setImmediate(() => socket.bytesRead === bytesRead && socket.destroySoon());
  }

  /**
   * Closes the connection that has been idle longest, so that a client with many idle connections does not keep
   * others out.
   */
  function closeIdlest(): void {
    for (const [socket, { current, isUpgraded }] of connections) {
      if (current || isUpgraded) continue;
      connections.delete(socket);
      return void socket.destroy();
    }
  }

  server.on('connection', (socket) => {
    accepted++;
    if (connections.size >= limits.connections - limits.freePlaces) closeIdlest();
    connections.set(socket, { isUpgraded: false, current: null, waiting: [], since: 0, sent: 0 });
    socket.once('close', () => connections.delete(socket));
  });
  server.on('upgrade', ({ socket }: IncomingMessage) => {
    const connection = connections.get(socket);
    if (!connection) return;
    connection.isUpgraded = true;
    connection.since = performance.now();
  });

  /** Cuts off readers that accept too little of an answer and senders that are too slow with a body. */
  function endSlow(): void {
    const now = performance.now();
    for (const [socket, connection] of connections) {
      const { current, isUpgraded } = connection;
      if (!current && !isUpgraded) continue;
      const sent = bytesSent(socket);
      if (socket.writableLength === 0 || sent - connection.sent >= limits.sentBytes) {
        connection.since = now;
        connection.sent = sent;
      } else if (now - connection.since > limits.sendingMs - limits.checkMs) {
        // A reset also frees the kernel's buffer at once.
        socket.resetAndDestroy();
      }
      if (
        current &&
        isStillComing(current.req) &&
        now - current.startedAt > bodyMs(current.req) - limits.checkMs
      )
        current.req.destroy();
    }
  }
  // Check after arrived data is read: when the program was busy, timers run before that.
  setInterval(() => setImmediate(endSlow), limits.checkMs).unref();

  /**
   * Accepts the connections that wait in the kernel's queue. Closing the listening socket would reset them, and
   * the requests that they have sent would be lost. Node accepts one connection in each turn of its event loop.
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
   * Accepts no more connections, tells clients with each answer that the connection ends, and resolves when the
   * last connection is closed: silent ones after `silentMs`, busy ones after `stoppingMs` at most.
   */
  async function stop(): Promise<void> {
    await acceptQueued();
    isStopping = true;
    // Do not use close() of http: it cuts idle connections at once, even if their next request is on its way.
    const closed = new Promise((resolve) => TcpServer.prototype.close.call(server, resolve));
    server.keepAliveTimeout = limits.silentMs;
    for (const [socket, connection] of connections) {
      if (connection.current) announceEnd(connection);
      else socket.setTimeout(limits.silentMs, () => closeIfSilent(socket));
    }
    // Do not use closeAllConnections() of http: it does not close upgraded connections.
    const patience = setTimeout(() => {
      for (const socket of connections.keys()) socket.destroy();
    }, limits.stoppingMs);
    await closed;
    clearTimeout(patience);
  }

  return { server, stop };
}

/**
 * Bytes that the kernel on either side has accepted from us, including those of a write in progress. Only the
 * socket's handle has these numbers; Node's own socket timeout uses them too.
 */
function bytesSent(socket: Socket): number {
  const { _handle: handle } = socket as unknown as {
    _handle: { bytesWritten: number; writeQueueSize: number } | null;
  };
  return handle ? handle.bytesWritten - handle.writeQueueSize : 0;
}
