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
  unfinishedMessageBytes,
  unfinishedMessageMs,
} from '#shared/conversations/chat-limits.ts';
import type { Config } from '../config.ts';
import type { Logger } from '../logger.ts';
import type { Counters } from '../../operations/metrics/counters.ts';
import type { SessionService } from '../../people/session/session.service.ts';
import type { UserSessionService } from '../../people/user/user-session.service.ts';
import { addressForLog } from './address-for-log.ts';
import type { Limits } from '../limits/limits.ts';
import { createSocketAdmission, isChatSocket, refuse } from './socket-admission.ts';
import { type Caller, createCallers } from './socket-caller.ts';
import { createSparseLog } from './sparse-log.ts';
import { watchUnfinished } from './unfinished-message.ts';

export type SocketConnection = {
  send: (text: string) => void;
  close: (code: number) => void;
  isOpen: () => boolean;
  onMessage: (listener: (text: string) => void) => void;
  onClose: (listener: () => void) => void;
};

/** Limits of sockets; tests use smaller ones. Times in milliseconds, sizes in bytes. */
export const socketLimits = {
  openingMs: socketOpeningMs,
  unfinishedMs: unfinishedMessageMs,
  unfinishedBytes: unfinishedMessageBytes,
  /** Interval of the checks of all sockets. */
  checkMs: 1000,
};

/** Maximum of bytes that wait for a reader. A slower reader is disconnected and continues after reconnecting. */
const maxBuffered = 512 * 1024;
/** Milliseconds within which a client must confirm the closing of its socket: usually, and while the program stops. */
const closingMs = 5000;
const farewellMs = 1000;
/** Maximum of frames read from a socket that is being closed; more end it at once. */
const maxLateFrames = 64;

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
  limits = socketLimits,
): { stop: () => Promise<void> } {
  const { logger, counters } = needs;
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
  const callers = createCallers(needs);
  const alive = new WeakSet<WebSocket>();
  const unfinished = new Map<WebSocket, ReturnType<typeof watchUnfinished>>();
  const tooMany = createSparseLog((line) => logger.info(line, 'socket refused'));
  let isStopping = false;

  server.on('upgrade', (req: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    // In development, Vite handles its own upgrades.
    if (!isChatSocket(req)) return;
    if (isStopping) return refuse(socket, 503);
    const turnAway = (status: number) => {
      const line = { status, from: addressForLog(admission.addressOf(req)) };
      if (status === 429) {
        counters.refuse('socket');
        tooMany.write(line);
      } else logger.info(line, 'socket refused');
      refuse(socket, status);
    };
    const late = setTimeout(() => turnAway(503), limits.openingMs);
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
      const watch = watchUnfinished(req.socket, head.length, limits);
      unfinished.set(opened, watch);
      const kind = admitted.isStaff ? 'staff' : 'visitor';
      counters.openSocket(kind);
      opened.once('close', () => {
        counters.closeSocket(kind);
        unfinished.delete(opened);
      });
      const onClose = (listener: () => void) => void opened.once('close', listener);
      accept(opened, watch, callers.create(admitted, onClose));
    });
  }

  function accept(socket: WebSocket, watch: ReturnType<typeof watchUnfinished>, caller: Caller): void {
    let late = 0;
    alive.add(socket);
    const close = (code: number) => {
      socket.close(code);
      setTimeout(() => socket.terminate(), closingMs).unref();
    };
    /** Counts an unsolicited ping or pong as an event. */
    const count = () => void caller.admit().catch(() => close(closeCodes.tryLater));
    /** Whether to handle a frame. Frames of a socket that is being closed are ignored. */
    const isRead = () => {
      if (socket.readyState === socket.OPEN) return true;
      if (++late > maxLateFrames) socket.terminate();
      return false;
    };
    /** Whether to handle a ping or pong. Too many between the parts of a message end the socket at once. */
    const isControlRead = (data: Buffer) => {
      watch.onControl(data.length);
      if (watch.isTooMuch(performance.now())) socket.terminate();
      return isRead();
    };
    socket.on('error', () => socket.terminate());
    socket.on('pong', (data) => {
      if (isControlRead(data) && alive.has(socket)) count();
      else alive.add(socket);
    });
    socket.on('ping', (data) => {
      if (isControlRead(data)) count();
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
            watch.onMessage();
            if (!isRead()) return;
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

  const looking = setInterval(() => {
    const now = performance.now();
    for (const [socket, watch] of unfinished) if (watch.isTooMuch(now)) socket.terminate();
  }, limits.checkMs);
  looking.unref();

  return {
    async stop() {
      isStopping = true;
      clearInterval(heartbeat);
      clearInterval(looking);
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
