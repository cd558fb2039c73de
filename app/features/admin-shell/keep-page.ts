import { useEffect } from 'react';
import {
  type DataStrategyResult,
  isRouteErrorResponse,
  type MiddlewareFunction,
  useLocation,
  useRevalidator,
} from 'react-router';
import { isAwayStatus } from '../../lib/reach.ts';
import {
  checkServer,
  isServerAway,
  onServerAway,
  untilServerThere,
  watchServer,
} from '../../lib/server-watch.ts';

type Results = Record<string, DataStrategyResult>;

/** Path and query of the page whose data are on the screen; empty where there is none. */
let shown = '';
/** Reads again what is shown, or begins the navigation that is under way once more. */
let readAgain: (() => void) | null = null;
/** The page that was read again after its request failed although the server answers: a second failure is shown. */
let repeated = '';

/**
 * Keeps the admin page while the server is away (decision 030): without this an error page would take its place, and what
 * was typed into it would be gone. What is read in the background leaves the data as they are, and a navigation waits on
 * the page where it began. `useKeptPage` reads again when the server is back.
 */
export const keepPage: MiddlewareFunction<Results> = async ({ request }, next) => {
  const { pathname, search } = new URL(request.url);
  const page = pathname + search;
  if (isServerAway()) {
    if (page === shown) return {};
    await untilServerThere(request.signal);
  }
  const results = await next();
  if (!isUnanswered(results) || request.signal.aborted || !readAgain) return results;
  const isRepeated = repeated === page;
  repeated = '';
  if (await checkServer()) {
    if (isRepeated) return page === shown ? {} : results;
    repeated = page;
    // Not from within: the router has to finish this reading first.
    setTimeout(readAgain);
  }
  if (page === shown) return {};
  return untilAborted(request.signal);
};

/** Whether no answer has come, or one that says that the server is away. */
const isUnanswered = (results: Results): boolean =>
  Object.values(results).some(
    ({ type, result }) =>
      type === 'error' &&
      (isRouteErrorResponse(result) ? isAwayStatus(result.status) : isNetworkError(result)),
  );

/** `fetch` fails with a TypeError; an answer that was cut off cannot be decoded. */
const isNetworkError = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof Error && error.message.startsWith('Unable to decode'));

/** Never resolves: another navigation, or the same once more, takes the place of this one. */
const untilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

/** Makes `keepPage` know the page that is shown, and reads it again when the server is back. */
export function useKeptPage(): void {
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    shown = pathname + search;
    return () => {
      shown = '';
    };
  }, [pathname, search]);
  useEffect(() => {
    readAgain = () => void revalidate();
    return () => {
      readAgain = null;
    };
  }, [revalidate]);
  useEffect(() => {
    let wasAway = false;
    const endWatch = watchServer();
    const endListening = onServerAway(() => {
      const isAway = isServerAway();
      if (wasAway && !isAway) readAgain?.();
      wasAway = isAway;
    });
    return () => {
      endWatch();
      endListening();
    };
  }, []);
}
