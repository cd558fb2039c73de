import type { Locale } from '#shared/base/locale.ts';
import type { Visitor } from '#shared/people/session.ts';
import type { SessionUser } from '../../people/user/user-session.service.ts';
import type { Context } from 'hono';

/** Values that the middleware sets on a request for all later handlers. */
export type AppEnv = {
  Bindings: { incoming?: { socket?: { remoteAddress?: string } } };
  Variables: {
    requestId: string;
    /** The client's address; forwarding headers are read only from trusted proxies. */
    ip: string;
    /** Scheme and host under which the visitor sees the site. */
    origin: string;
    locale: Locale;
    /** Route name for the log, set where the route table does not contain the route. */
    route: string | undefined;
    /** Reads the session from the database once, at first use. */
    visitor: () => Promise<Visitor | null>;
    /** The visitor; creates one if there is none, and the answer then sets the cookie. */
    ensureVisitor: () => Promise<Visitor>;
    /** The signed-in user and the session's id; read once, at first use. */
    user: () => Promise<SessionUser | null>;
    /** The user's id, once the session has been read; for the log. */
    userId: string | undefined;
  };
};

export type AppContext = Context<AppEnv>;
