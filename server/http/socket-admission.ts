import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { isAppError } from '#shared/errors.ts';
import { socketOpeningsAtOnce, socketsPerAddress } from '#shared/chat-limits.ts';
import type { Locale } from '#shared/locale.ts';
import { isStaff } from '#shared/policy.ts';
import type { Visitor } from '#shared/session.ts';
import { createTurns } from '#shared/turns.ts';
import type { Config } from '../config.ts';
import { addressGroup, partOf } from '../live/throttle.ts';
import type { SessionService } from '../session/session.service.ts';
import type { SessionUser, UserSessionService } from '../user/user-session.service.ts';
import { clientAddress, publicOrigin } from './client-address.ts';
import { cookieNames, readCookie, secretCookieName } from './cookies.ts';
import { detectLocale } from './page-request.ts';
import type { RequestLimit } from './rate-limit.ts';

/** Milliseconds in which a refusal must have been handed to the kernel. */
const refusalMs = 1000;

const urlOf = (req: IncomingMessage) => URL.parse(req.url ?? '', 'http://localhost');

/** Whether a request asks for a socket of the chat. */
export const isChatSocket = (req: IncomingMessage): boolean =>
  req.headers.upgrade?.toLowerCase() === 'websocket' && urlOf(req)?.pathname === '/ws';

/** Whether a request is given another protocol than HTTP. In development Vite has a socket of its own on the same port. */
export const isSocketRequest = (config: Config) => (req: IncomingMessage) =>
  isChatSocket(req) ||
  (config.NODE_ENV === 'development' && !!req.headers['sec-websocket-protocol']?.startsWith('vite-'));

/** Refuses an upgrade with a status, as HTTP does, and closes the connection: its client could keep it half open. */
export function refuse(socket: Duplex, status: number): void {
  if (socket.writableEnded) return;
  const late = setTimeout(() => socket.destroy(), refusalMs);
  socket.once('close', () => clearTimeout(late));
  socket.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () =>
    socket.destroy(),
  );
}

/** Who opened a socket: read from the cookies of the upgrade, and from the database each time that it matters. */
export type Admitted = {
  /** The client's address. */
  address: string;
  locale: Locale;
  /** Whether staff opened it. */
  isStaff: boolean;
  user: () => Promise<SessionUser | null>;
  visitor: () => Promise<Visitor | null>;
};

type Dependencies = {
  config: Config;
  requestLimit: RequestLimit;
  sessions: SessionService;
  userSessions: UserSessionService;
};

/** Decides which requests may open a socket. The cheapest checks come first, the database last. */
export function createSocketAdmission({ config, requestLimit, sessions, userSessions }: Dependencies) {
  const perAddress = new Map<string, number>();
  // After a restart all clients come back at once, and pages must not wait behind them for the database.
  const takeTurn = createTurns(socketOpeningsAtOnce);

  /** Counts a connection until it is closed. @returns whether its address may have one more */
  function reserve(socket: Duplex, address: string): boolean {
    const open = perAddress.get(address) ?? 0;
    if (config.RATE_LIMIT > 0 && open >= partOf(socketsPerAddress, config)) return false;
    perAddress.set(address, open + 1);
    socket.once('close', () => {
      const left = (perAddress.get(address) ?? 1) - 1;
      if (left > 0) perAddress.set(address, left);
      else perAddress.delete(address);
    });
    return true;
  }

  /** The address that an upgrade comes from. */
  const addressOf = ({ headers, socket }: IncomingMessage): string =>
    clientAddress(
      socket.remoteAddress,
      [headers['x-forwarded-for']].flat().join(','),
      config.TRUSTED_PROXIES,
    );

  return {
    addressOf,

    /** @returns who opens the socket, or the status with which it is refused */
    async admit(req: IncomingMessage, socket: Duplex): Promise<Admitted | number> {
      const { headers } = req;
      const client = addressOf(req);
      try {
        await requestLimit.admit(client);
      } catch (error) {
        if (isAppError(error)) return error.status;
        throw error;
      }
      const origin = publicOrigin(config, headers.host, headers['x-forwarded-proto'] as string | undefined);
      // Any page may open a socket to us, with our visitor's cookies: only our own are answered.
      if (headers.origin !== origin) return 403;
      if (!reserve(socket, addressGroup(client))) return 429;
      const secret = (name: string) => readCookie(headers.cookie, secretCookieName(name, origin));
      const user = async () => userSessions.findUser(secret(cookieNames.staff));
      const visitor = async () => sessions.findVisitor(secret(cookieNames.visitor));
      const found = await takeTurn(async () => {
        // Disconnected while it waited.
        if (socket.destroyed) return null;
        const signedIn = await user();
        return signedIn ?? (await visitor());
      });
      if (!found) return 401;
      const url = urlOf(req)!;
      const language = url.searchParams.get('lng');
      return {
        address: client,
        locale: detectLocale(url.pathname, language, headers.cookie, headers['accept-language']),
        isStaff: 'role' in found && isStaff(found),
        user,
        visitor,
      };
    },
  };
}
