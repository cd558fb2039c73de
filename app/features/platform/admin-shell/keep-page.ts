import { useEffect } from 'react';
import { type MiddlewareFunction, useLocation, useRevalidator } from 'react-router';
import { isUnanswered, type Results } from '../../../lib/keep-shown.ts';
import {
  checkServer,
  isServerAway,
  onServerAway,
  untilServerThere,
  watchServer,
} from '../../../lib/server-watch.ts';

/** Path and query of the page whose data are on the screen; empty if there is none. */
let shown = '';
/** Reloads the shown data, or restarts the running navigation. */
let readAgain: (() => void) | null = null;
/** The page that was reloaded after its request had failed although the server answers. A second failure is shown. */
let repeated = '';

/**
 * Keeps the admin page while the server is away (decision 030). Otherwise an error page would replace it, and typed
 * values would be lost. A failed background read leaves the data as they are. A navigation waits on the page where it
 * began. `useKeptPage` reloads when the server is back.
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
    // Deferred, because the router has to finish this read first.
    setTimeout(readAgain);
  }
  if (page === shown) return {};
  return untilAborted(request.signal);
};

/** Never resolves: another navigation, or a restart of this one, aborts it. */
const untilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

/** Tells `keepPage` which page is shown, and reloads it when the server is back. */
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
