import { type DataStrategyResult, isRouteErrorResponse, type MiddlewareFunction } from 'react-router';
import { isAwayStatus } from './reach.ts';

/** The results of reading the data of a page, by route. */
export type Results = Record<string, DataStrategyResult>;

/**
 * A background read of the shown page that gets no answer leaves its data as they are. Otherwise an error page would
 * replace it, and typed values would be lost. The admin area has more (keep-page.ts).
 */
export const keepShown: MiddlewareFunction<Results> = async ({ request }, next) => {
  const results = await next();
  const isShown = request.method === 'GET' && new URL(request.url).pathname === location.pathname;
  return isShown && isUnanswered(results) ? {} : results;
};

/** Whether no answer came, or one that says that the server is away. */
export const isUnanswered = (results: Results): boolean =>
  Object.values(results).some(
    ({ type, result }) =>
      type === 'error' &&
      (isRouteErrorResponse(result) ? isAwayStatus(result.status) : isNetworkError(result)),
  );

/** `fetch` fails with a TypeError. A truncated answer cannot be decoded. */
const isNetworkError = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof Error && error.message.startsWith('Unable to decode'));
