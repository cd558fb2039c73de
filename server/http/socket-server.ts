import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { WebSocketServer, type WebSocket } from 'ws';
import { closeCodes } from '#shared/chat-rules.ts';
import {
  chatEventsPerAddress,
  heartbeatMs,
  maxSocketMessageBytes,
  socketOpeningsAtOnce,
  socketsPerAddress,
  unansweredSocketMs,
  unansweredSockets,
} from '#shared/limits.ts';
import type { Locale } from '#shared/locale.ts';
import { isStaff } from '#shared/policy.ts';
import type { Visitor } from '#shared/session.ts';
import { createTurns } from '#shared/turns.ts';
import type { Config } from '../config.ts';
import { addressGroup, consume } from '../live/throttle.ts';
import type { Logger } from '../logger.ts';
import type { SessionService } from '../session/session.service.ts';
import type { SessionUser, UserSessionService } from '../user/user-session.service.ts';
import { addressForLog } from './address-for-log.ts';
import { clientAddress, publicOrigin } from './client-address.ts';
import { cookieNames, readCookie, secretCookieName } from './cookies.ts';
import { detectLocale } from './page-request.ts';

/** Who opened a socket: read from the cookies of the upgrade, and from the database each time that it matters. */
export type Caller = {
  locale: Locale;
  /** Counts an event of her address. @throws AppError `too_many_requests` */
  admit: () => Promise<void>;
  /** Notes an event that was refused, or that failed with an error of ours. */
  log: (failure: unknown, what: { code: string; event: string | undefined }) => void;
  /** Whether staff opened it. */
  isStaff: boolean;
  user: () => Promise<SessionUser | null>;
  visitor: () => Promise<Visitor | null>;
};

export type SocketConnection = {
  send: (text: string) => void;
  close: (code: number) => void;
  isOpen: () => boolean;
  onMessage: (listener: (text: string) => void) => void;
  onClose: (listener: () => void) => void;
};

/** Bytes that may wait for a reader. Whoever is further behind is disconnected, and reads on after coming again. */
const maxBuffered = 512 * 1024;
/** Milliseconds in which a socket may answer that the server restarts. */
const farewellMs = 1000;

type Opened = { untilAnswered: () => Promise<void> | undefined };

type Needs = {
  config: Config;
  logger: Logger;
  sessions: SessionService;
  userSessions: UserSessionService;
};

/**
 * Sockets at /ws: Origin and session are checked before one is opened, silent ones are ended, and a restart closes all of
 * them with a code that makes clients come again.
 */
export function attachSockets(
  server: Server,
  { config, logger, sessions, userSessions }: Needs,
  serve: (connection: SocketConnection, caller: Caller) => void,
): { stop: () => Promise<void> } {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: maxSocketMessageBytes,
    // 23 kB a connection, 230 with compression.
    perMessageDeflate: false,
    clientTracking: true,
  });
  const alive = new WeakSet<WebSocket>();
  const limiter =
    config.RATE_LIMIT > 0 ? new RateLimiterMemory({ points: chatEventsPerAddress, duration: 10 }) : null;
  const perAddress = new Map<string, number>();
  let isStopping = false;

  // In turns: after a restart all clients come back at once, and pages must not wait behind them for the database. Those
  // that are open and not answered yet are bounded too: they would lose patience, and what was done for them be wasted.
  const openings = createTurns(socketOpeningsAtOnce);
  const unanswered = createTurns(unansweredSockets);
  server.on('upgrade', (req: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const open = async () => (socket.destroyed ? undefined : admit(req, socket, head));
    // A function, because a promise would be waited for within the first turn.
    unanswered(async () => (await openings(open))?.untilAnswered()).catch((error: unknown) => {
      logger.warn({ err: error }, 'a socket could not be opened');
      refuse(socket, 503);
    });
  });

  /** @returns what waits for the first answer on the socket, where one was opened */
  async function admit(req: IncomingMessage, socket: Duplex, head: Buffer): Promise<Opened | undefined> {
    const { headers } = req;
    const url = URL.parse(req.url ?? '', 'http://localhost');
    // In development Vite's own socket to the page is on the same port.
    if (config.NODE_ENV === 'development' && headers['sec-websocket-protocol']?.startsWith('vite-'))
      return undefined;
    if (url?.pathname !== '/ws') return refuse(socket, 404);
    if (isStopping) return refuse(socket, 503);
    const forwarded = headers['x-forwarded-for'];
    const client = clientAddress(
      req.socket.remoteAddress,
      [forwarded].flat().join(','),
      config.TRUSTED_PROXIES,
    );
    const turnAway = (status: number) => {
      logger.info({ status, from: addressForLog(client) }, 'socket refused');
      return refuse(socket, status);
    };
    const origin = publicOrigin(config, headers.host, headers['x-forwarded-proto'] as string | undefined);
    // Any page may open a socket to us, with our visitor's cookies: only our own are answered.
    if (headers.origin !== origin) return turnAway(403);
    const secret = (name: string) => readCookie(headers.cookie, secretCookieName(name, origin));
    const user = async () => userSessions.findUser(secret(cookieNames.staff));
    const visitor = async () => sessions.findVisitor(secret(cookieNames.visitor));
    const signedIn = await user();
    if (!signedIn && !(await visitor())) return turnAway(401);
    const address = addressGroup(client);
    const open = perAddress.get(address) ?? 0;
    if (config.RATE_LIMIT > 0 && open >= socketsPerAddress) return turnAway(429);
    const locale = detectLocale(
      url.pathname,
      url.searchParams.get('lng'),
      headers.cookie,
      headers['accept-language'],
    );
    if (socket.destroyed) return undefined;
    // The end began meanwhile, and takes with it only what was open then.
    if (isStopping) return refuse(socket, 503);
    let answered: Promise<void> | undefined;
    sockets.handleUpgrade(req, socket, head, (opened) => {
      perAddress.set(address, (perAddress.get(address) ?? 0) + 1);
      opened.once('close', () => {
        const left = (perAddress.get(address) ?? 1) - 1;
        if (left > 0) perAddress.set(address, left);
        else perAddress.delete(address);
      });
      answered = accept(opened, {
        locale,
        isStaff: isStaff(signedIn),
        user,
        visitor,
        admit: async () => {
          if (limiter) await consume(limiter, address, 'events');
        },
        log: (failure, what) => {
          const line = { ...what, from: addressForLog(client) };
          if (failure === null) logger.info(line, 'event refused');
          else logger.error({ ...line, err: failure }, 'event failed');
        },
      });
    });
    return { untilAnswered: () => answered };
  }

  /** @returns when the first answer was sent, the socket is gone, or none was asked for in time */
  function accept(socket: WebSocket, caller: Caller): Promise<void> {
    const { promise: answered, resolve: onAnswer } = Promise.withResolvers<void>();
    setTimeout(onAnswer, unansweredSocketMs).unref();
    socket.once('close', () => onAnswer());
    alive.add(socket);
    socket.on('pong', () => alive.add(socket));
    socket.on('error', () => socket.terminate());
    serve(
      {
        send: (text) => {
          onAnswer();
          if (socket.readyState !== socket.OPEN) return;
          if (socket.bufferedAmount > maxBuffered) socket.terminate();
          else socket.send(text);
        },
        close: (code) => socket.close(code),
        isOpen: () => socket.readyState === socket.OPEN,
        onMessage: (listener) =>
          socket.on('message', (data, isBinary) => {
            alive.add(socket);
            if (isBinary) socket.close(1003);
            else listener((data as Buffer).toString('utf8'));
          }),
        onClose: (listener) => socket.once('close', listener),
      },
      caller,
    );
    return answered;
  }

  // A link that went down says nothing: whoever has not answered since the last time is gone.
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

/** Refuses an upgrade with a status, as HTTP does. */
function refuse(socket: Duplex, status: number): undefined {
  socket.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  return undefined;
}
