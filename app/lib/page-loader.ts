import { data, redirect, redirectDocument, type RouterContextProvider } from 'react-router';
import { pagesOf } from '#shared/base/list-query.ts';
import { AppError, type ErrorCode, isAppError } from '#shared/base/errors.ts';
import { isAllowed, type Permission } from '#shared/base/policy.ts';
import type { CurrentUser } from '#shared/people/user.ts';
import { type PageContext, pageContext } from './page-context.ts';
import { keepWantedPage } from './wanted-page.ts';
import { pick } from '#shared/base/pick.ts';

type Arguments = { context: Readonly<RouterContextProvider>; request: Request; params: object };

/** The data of an expected error, as error boundaries receive it. */
type PageError = { code: ErrorCode };

/**
 * Makes a loader or action from a function of the page context. An expected error becomes an answer with its status,
 * which the nearest error boundary shows. An unavailable database becomes 503.
 */
export function onServer<T, A extends Arguments>(run: (page: PageContext, args: A) => Promise<T>) {
  return async (args: A): Promise<T> => {
    const page = args.context.get(pageContext);
    try {
      return await run(page, args);
    } catch (error) {
      if (error instanceof Response) throw error;
      const known = page.services.toAppError(error);
      if (known.code === 'internal' || !isAppError(known)) throw error;
      throw data({ code: known.code } satisfies PageError, { status: known.status });
    }
  };
}

/** The parameters of the address that a loader is asked for. */
export const searchOf = ({ url }: Request): URLSearchParams => new URL(url).searchParams;

/** The page context of a signed-in user who has the permission. */
type StaffPage = Omit<PageContext, 'user'> & {
  user: CurrentUser;
  sessionId: string;
  /** The parameters of the address; of a repeated one the last. */
  search: Readonly<Record<string, string>>;
};

/**
 * Makes a loader of the admin area. Users without the permission are redirected to the home page
 * (docs/specification/site.md#guard). Every loader checks for itself, because the loaders of one page run in
 * parallel.
 */
export function onStaffServer<T, A extends Arguments>(
  permission: Permission,
  run: (page: StaffPage, args: A) => Promise<T>,
) {
  return onServer<T, A>(async (page, args) => {
    const { user, isUserUnknown } = page;
    // A database outage must not sign users out.
    if (isUserUnknown) throw new AppError('unavailable');
    if (user?.mustSetUpFactor) throw redirect('/admin/second-factor');
    if (!user) {
      const wanted = keepWantedPage(args.request, page.origin);
      throw redirectDocument(wayOut(args.request), { headers: { 'Set-Cookie': wanted } });
    }
    if (!isAllowed(user, permission)) throw redirectDocument(wayOut(args.request));
    const { sessionId } = user;
    return run(
      { ...page, user: toCurrentUser(user), sessionId, search: Object.fromEntries(searchOf(args.request)) },
      args,
    );
  });
}

type ListQuery = { page: number; limit?: number };
type OpenedForm = {
  /** Reads the record whose form the list shows (`?edit=`); null for none, or a new one. */
  opened: <R>(open: (id: string) => Promise<R>) => Promise<R | null>;
};

/**
 * Makes the loader of a list of the staff: the address is parsed by the noun's schema, and the page also receives the
 * query and the number of pages.
 * @param size rows of a page; by default the `limit` of the query
 * @param run reads one page of rows and the `total` of matches
 */
export function onStaffList<Q extends ListQuery, T extends { total: number }>(
  permission: Permission,
  schema: { parse: (search: object) => Q },
  size: number | null,
  run: (page: StaffPage & OpenedForm & { query: Q }) => Promise<T>,
) {
  return onStaffServer(permission, async (page) => {
    const query = schema.parse(page.search);
    const { edit = '' } = page.search;
    const isOpened = edit !== '' && edit !== 'new';
    const list = await run({ ...page, query, opened: async (open) => (isOpened ? open(edit) : null) });
    return { query, ...list, pages: pagesOf(list.total, size ?? query.limit!) };
  });
}

/** Target for users without the permission: the sign-in for the chat (docs/specification/inbox.md#chat), else home. */
const wayOut = (request: Request) => (new URL(request.url).pathname === '/admin/chat' ? '/admin/login' : '/');

/** Removes from a user the session data that only the server needs. */
export const toCurrentUser = (user: CurrentUser): CurrentUser =>
  pick(user, ['id', 'username', 'firstName', 'lastName', 'email', 'role']);
