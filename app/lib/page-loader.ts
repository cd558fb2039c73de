import { data, type RouterContextProvider } from 'react-router';
import { type ErrorCode, isAppError } from '../../shared/errors.ts';
import { type PageContext, pageContext } from './page-context.ts';

type Arguments = { context: Readonly<RouterContextProvider>; request: Request; params: object };

/** The payload of an expected error, as error boundaries receive it. */
type PageError = { code: ErrorCode };

/**
 * Makes a loader or an action from a function of the page context. An expected error becomes an answer with its status,
 * which the nearest error boundary shows; a database that is away becomes 503.
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
