import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { isAppError } from '#shared/base/errors.ts';
import { socketOpeningsAtOnce, socketsPerAddress } from '#shared/conversations/chat-limits.ts';
import type { Locale } from '#shared/base/locale.ts';
import { isStaff } from '#shared/base/policy.ts';
import type { Visitor } from '#shared/people/session.ts';
import { createTurns } from '#shared/base/turns.ts';
import type { Config } from '../config.ts';
import { type Limits, partOf } from '../limits/limits.ts';
import { addressGroup } from '../limits/network.ts';
import type { SessionService } from '../../people/session/session.service.ts';
import type { SessionUser, UserSessionService } from '../../people/user/user-session.service.ts';
import { clientAddress, publicOrigin } from './client-address.ts';
import { cookieNames, readCookie, secretCookieName } from './cookies.ts';
import { detectLocale } from './page-request.ts';

/** Milliseconds within which a refusal must have been passed to the kernel. */
const refusalMs = 1000;

const urlOf = (req: IncomingMessage) => URL.parse(req.url ?? '', 'http://localhost');

/** Whether a request asks for a chat socket. */
export const isChatSocket = (req: IncomingMessage): boolean =>
  req.headers.upgrade?.toLowerCase() === 'websocket' && urlOf(req)?.pathname === '/ws';

/** Whether to upgrade a request. In development, Vite has a socket of its own on the same port. */
export const isSocketRequest = (config: Config) => (req: IncomingMessage) =>
  isChatSocket(req) ||
  (config.NODE_ENV === 'development' && !!req.headers['sec-websocket-protocol']?.startsWith('vite-'));

/** Refuses an upgrade with an HTTP status and closes the connection, because its client could keep it half open. */
export function refuse(socket: Duplex, status: number): void {
  if (socket.writableEnded) return;
  const late = setTimeout(() => socket.destroy(), refusalMs);
  socket.once('close', () => clearTimeout(late));
  socket.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () =>
    socket.destroy(),
  );
}

/** The opener of a socket: taken from the cookies of the upgrade, and read from the database again at each use. */
export type Admitted = {
  /** The client's address. */
  address: string;
  locale: Locale;
  /** Whether a staff member opened it. */
  isStaff: boolean;
  user: (options?: { isUse?: boolean }) => Promise<SessionUser | null>;
  visitor: () => Promise<Visitor | null>;
};

type Dependencies = {
  config: Config;
  limits: Limits;
  sessions: SessionService;
  userSessions: UserSessionService;
};

/** Decides which requests may open a socket. The cheapest checks come first, the database last. */
export function createSocketAdmission({ config, limits, sessions, userSessions }: Dependencies) {
  const perAddress = new Map<string, number>();
  // After a restart all clients reconnect at once; pages must not wait behind them for the database.
  const takeTurn = createTurns(socketOpeningsAtOnce);

  /** Counts a connection until it is closed. @returns false if its address has too many already */
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

    /** @returns the opener of the socket, or the status of the refusal */
    async admit(req: IncomingMessage, socket: Duplex): Promise<Admitted | number> {
      const { headers } = req;
      const client = addressOf(req);
      try {
        await limits.admit({ requests: client });
      } catch (error) {
        if (isAppError(error)) return error.status;
        throw error;
      }
      const origin = publicOrigin(config, headers.host, headers['x-forwarded-proto'] as string | undefined);
      // Any page can open a socket to us with our visitor's cookies: accept only our own origin.
      if (headers.origin !== origin) return 403;
      if (!reserve(socket, addressGroup(client))) return 429;
      const secret = (name: string) => readCookie(headers.cookie, secretCookieName(name, origin));
      const user: Admitted['user'] = async (options) =>
        userSessions.findUser(secret(cookieNames.staff), options);
      const visitor = async () => sessions.findVisitor(secret(cookieNames.visitor));
      const found = await takeTurn(async () => {
        // Disconnected while waiting.
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
