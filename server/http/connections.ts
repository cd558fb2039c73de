import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { Server as TcpServer, type Socket } from 'node:net';
import { setImmediate as nextLoopTurn } from 'node:timers/promises';
import { mediaBodyMinutes } from '#shared/limits.ts';
import { isStillComing } from './refused-body.ts';

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
  /** When the reader last took what it must, or nothing was owed to it, and what it had taken by then. */
  since: number;
  taken: number;
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
  let isStopping = false;
  let accepted = 0;

  /** Announces with an answer that the connection ends, unless more requests wait or it has begun already. */
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
      // Instead of the short one of an idle connection.
      socket.setTimeout(server.timeout);
    }
    res.once('close', () => {
      connection.current = null;
      // What has come and was not read must not stand before the next request.
      if (!req.readableEnded) req.removeAllListeners('data').resume();
      // Last in the map: of those that are idle, the first is idle longest.
      if (connections.delete(socket)) connections.set(socket, connection);
      const next = connection.waiting.shift();
      if (next && !socket.destroyed) answer(socket, connection, next);
    });
    listener(req, res);
  }

  const server = createServer(
    {
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
  server.setTimeout(30_000, closeIfSilent);
  function closeIfSilent(socket: Socket): void {
    const { bytesRead } = socket;
    // Behind what has arrived meanwhile: when the program was busy, timers come before it.
    setImmediate(() => socket.bytesRead === bytesRead && socket.destroySoon());
  }

  /** Makes room for a connection, so that one client that opens many and leaves them idle does not keep others out. */
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
    connections.set(socket, { isUpgraded: false, current: null, waiting: [], since: 0, taken: 0 });
    socket.once('close', () => connections.delete(socket));
  });
  server.on('upgrade', ({ socket }: IncomingMessage) => {
    const connection = connections.get(socket);
    if (!connection) return;
    connection.isUpgraded = true;
    connection.since = performance.now();
  });

  /** Cuts off who takes too little of an answer, or is too slow to send a body. */
  function look(): void {
    const now = performance.now();
    for (const [socket, connection] of connections) {
      const { current, isUpgraded } = connection;
      if (!current && !isUpgraded) continue;
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
    isStopping = true;
    // Not http's own close: it cuts idle connections at once, also one whose next request is on its way.
    const closed = new Promise((resolve) => TcpServer.prototype.close.call(server, resolve));
    server.keepAliveTimeout = limits.silentMs;
    for (const [socket, connection] of connections) {
      if (connection.current) announceEnd(connection);
      else socket.setTimeout(limits.silentMs, () => closeIfSilent(socket));
    }
    // Not http's closeAllConnections: it leaves those that were upgraded.
    const patience = setTimeout(() => {
      for (const socket of connections.keys()) socket.destroy();
    }, limits.stoppingMs);
    await closed;
    clearTimeout(patience);
  }

  return { server, stop };
}

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
