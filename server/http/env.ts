import type { Locale } from '#shared/locale.ts';
import type { Visitor } from '#shared/session.ts';
import type { SessionUser } from '../user/user-session.service.ts';
import type { Context } from 'hono';

/** What the middleware leaves on a request for everything behind it. */
export type AppEnv = {
  Bindings: { incoming?: { socket?: { remoteAddress?: string } } };
  Variables: {
    requestId: string;
    /** The client's address; forwarding headers count only from trusted proxies. */
    ip: string;
    /** Scheme and host under which the visitor sees the site. */
    origin: string;
    locale: Locale;
    /** Name of the route, where it is not found in the route table; for the log. */
    route: string | undefined;
    /** Reads the session once, at first use. */
    visitor: () => Promise<Visitor | null>;
    /** The visitor, made now if there is none: the answer then sets the cookie. */
    ensureVisitor: () => Promise<Visitor>;
    /** The signed-in user and the session's id; read once, at first use. */
    user: () => Promise<SessionUser | null>;
    /** The user's id, once the session has been read; for the log. */
    userId: string | undefined;
  };
};

export type AppContext = Context<AppEnv>;
