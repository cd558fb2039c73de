import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { closeCodes } from '#shared/conversations/chat-rules.ts';
import {
  heartbeatMs,
  maxSocketFragments,
  maxSocketMessageBytes,
  maxSocketReads,
  socketOpeningMs,
} from '#shared/conversations/chat-limits.ts';
import type { Config } from '../config.ts';
import type { Logger } from '../logger.ts';
import type { Counters } from '../../operations/metrics/counters.ts';
import type { SessionService } from '../../people/session/session.service.ts';
import type { UserSessionService } from '../../people/user/user-session.service.ts';
import { addressForLog } from './address-for-log.ts';
import type { Limits } from '../limits/limits.ts';
import { type Admitted, createSocketAdmission, isChatSocket, refuse } from './socket-admission.ts';

export type SocketConnection = {
  send: (text: string) => void;
  close: (code: number) => void;
  isOpen: () => boolean;
  onMessage: (listener: (text: string) => void) => void;
  onClose: (listener: () => void) => void;
};

/** The opener of a socket, with the limits of its address. RATE_LIMIT=0 switches the limits off. */
export type Caller = Admitted & {
  /** Counts an event. @throws AppError `too_many_requests` */
  admit: () => Promise<void>;
  /** Logs an event that was refused or that failed with an internal error. */
  report: (failure: unknown, what: { code: string; event: string | undefined }) => void;
};

/** Maximum of bytes that wait for a reader. A slower reader is disconnected and continues after reconnecting. */
const maxBuffered = 512 * 1024;
/** Milliseconds within which a client must confirm the closing of its socket: usually, and while the program stops. */
const closingMs = 5000;
const farewellMs = 1000;

type Dependencies = {
  config: Config;
  logger: Logger;
  limits: Limits;
  sessions: SessionService;
  userSessions: UserSessionService;
  counters: Counters;
};

/**
 * Serves sockets at /ws. Address, Origin and session are checked before a socket is opened, silent sockets are
 * closed, and a restart closes all of them with a code that makes clients reconnect.
 */
export function attachSockets(
  server: Server,
  needs: Dependencies,
  serve: (connection: SocketConnection, caller: Caller) => void,
  openingMs = socketOpeningMs,
): { stop: () => Promise<void> } {
  const { logger, counters, limits } = needs;
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: maxSocketMessageBytes,
    maxFragments: maxSocketFragments,
    maxBufferedChunks: maxSocketReads,
    // 23 kB for each connection; 230 kB with compression.
    perMessageDeflate: false,
    clientTracking: true,
  });
  const admission = createSocketAdmission(needs);
  const alive = new WeakSet<WebSocket>();
  let isStopping = false;

  server.on('upgrade', (req: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    // In development, Vite handles its own upgrades.
    if (!isChatSocket(req)) return;
    if (isStopping) return refuse(socket, 503);
    const turnAway = (status: number) => {
      if (status === 429) counters.refuse('socket');
      logger.info({ status, from: addressForLog(admission.addressOf(req)) }, 'socket refused');
      refuse(socket, status);
    };
    const late = setTimeout(() => turnAway(503), openingMs);
    open(req, socket, head, turnAway)
      .catch((error: unknown) => {
        logger.warn({ err: error }, 'a socket could not be opened');
        refuse(socket, 503);
      })
      .finally(() => clearTimeout(late));
  });

  async function open(
    req: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    turnAway: (status: number) => void,
  ): Promise<void> {
    const admitted = await admission.admit(req, socket);
    // Disconnected, or refused because it waited too long.
    if (socket.destroyed || socket.writableEnded) return;
    if (typeof admitted === 'number') return turnAway(admitted);
    // The server is stopping and has already closed the other sockets.
    if (isStopping) return refuse(socket, 503);
    sockets.handleUpgrade(req, socket, head, (opened) => {
      const kind = admitted.isStaff ? 'staff' : 'visitor';
      counters.openSocket(kind);
      opened.once('close', () => counters.closeSocket(kind));
      accept(opened, callerOf(admitted));
    });
  }

  function callerOf(admitted: Admitted): Caller {
    const from = addressForLog(admitted.address);
    return {
      ...admitted,
      admit: () => limits.admit({ 'socket events': admitted.address }),
      report(failure, what) {
        if (what.code === 'too_many_requests') counters.refuse('event');
        // An internal error closes the socket, so it is logged once only; of refusals a client could fill the log.
        if (failure !== null) logger.error({ ...what, from, err: failure }, 'event failed');
        else logger.debug({ ...what, from }, 'event refused');
      },
    };
  }

  function accept(socket: WebSocket, caller: Caller): void {
    alive.add(socket);
    const close = (code: number) => {
      socket.close(code);
      setTimeout(() => socket.terminate(), closingMs).unref();
    };
    socket.on('error', () => socket.terminate());
    // Pings, and pongs that nobody asked for, count as events: 200,000 a second from one client would delay all others.
    const count = () => void caller.admit().catch(() => socket.terminate());
    socket.on('ping', count);
    socket.on('pong', () => {
      if (alive.has(socket)) count();
      else alive.add(socket);
    });
    serve(
      {
        send: (text) => {
          if (socket.readyState !== socket.OPEN) return;
          if (socket.bufferedAmount > maxBuffered) socket.terminate();
          else socket.send(text);
        },
        close,
        isOpen: () => socket.readyState === socket.OPEN,
        onMessage: (listener) =>
          socket.on('message', (data, isBinary) => {
            if (socket.readyState !== socket.OPEN) return;
            alive.add(socket);
            if (isBinary) close(1003);
            else listener((data as Buffer).toString('utf8'));
          }),
        onClose: (listener) => socket.once('close', listener),
      },
      caller,
    );
  }

  // A broken connection sends nothing: close a socket that has not answered the last ping.
  const heartbeat = setInterval(() => {
    for (const socket of sockets.clients) {
      if (!alive.delete(socket)) socket.terminate();
      else socket.ping();
    }
  }, heartbeatMs);
  heartbeat.unref();

  return {
    async stop() {
      isStopping = true;
      clearInterval(heartbeat);
      const left = [...sockets.clients];
      const closed = Promise.all(
        left.map(async (socket) => new Promise((resolve) => socket.once('close', resolve))),
      );
      for (const socket of left) socket.close(closeCodes.restart);
      const patience = setTimeout(() => left.forEach((socket) => socket.terminate()), farewellMs);
      await closed;
      clearTimeout(patience);
    },
  };
}
