import { probeMs, probePauseMs } from '#shared/base/limits.ts';
import { withJitter } from './chat-connection.ts';
import { isOnline, onOnline } from './online.ts';
import { recordAnswer, onAnswer } from './reach.ts';

/**
 * Tracks whether the server works, for the admin area: pages stay as they are while it does not. A single failed
 * request does not prove that. So the server is asked, and asked again until it answers.
 */
let isAway = false;
let probe: Promise<boolean> | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function setAway(next: boolean): void {
  if (isAway === next) return;
  isAway = next;
  for (const listener of listeners) listener();
}

/** Whether the browser has no network, or the server did not answer the last probe. */
export const isServerAway = (): boolean => isAway || !isOnline();

/** Calls the listener when `isServerAway` may have changed. @returns a function that unsubscribes */
export function onServerAway(listener: () => void): () => void {
  listeners.add(listener);
  const end = onOnline(listener);
  return () => {
    listeners.delete(listener);
    end();
  };
}

/** Polls the server until it answers. @returns whether it has answered */
export function checkServer(): Promise<boolean> {
  clearTimeout(timer);
  // Without a network a probe is useless; `watchServer` probes when the network is back.
  if (!isOnline()) return Promise.resolve(false);
  return (probe ??= ask()
    .then((isThere) => {
      clearTimeout(timer);
      if (!isThere) timer = setTimeout(() => void checkServer(), withJitter(probePauseMs));
      setAway(!isThere);
      return isThere;
    })
    .finally(() => (probe = null)));
}

/** Probes the server. A full disk does not count as away: reading still works. */
async function ask(): Promise<boolean> {
  try {
    const response = await fetch('/readyz', { cache: 'no-store', signal: AbortSignal.timeout(probeMs) });
    const isThere =
      response.status < 500 ||
      (response.status === 503 && ((await response.json()) as { database?: string }).database === 'ok');
    if (isThere) recordAnswer(200);
    return isThere;
  } catch {
    return false;
  }
}

/**
 * Probes the server whenever a request fails or the network is back, while the admin area is shown. @returns ends it
 */
export function watchServer(): () => void {
  const endAnswers = onAnswer((isAnswered) => {
    if (!isAnswered) void checkServer();
    else if (!probe) setAway(false);
  });
  const endOnline = onOnline(() => isAway && isOnline() && void checkServer());
  return () => {
    endAnswers();
    endOnline();
    clearTimeout(timer);
  };
}

/** Waits until the server works. @throws the reason of the aborted signal */
export async function untilServerThere(signal: AbortSignal): Promise<void> {
  if (!isServerAway()) return;
  const { promise, resolve, reject } = Promise.withResolvers<undefined>();
  const end = onServerAway(() => !isServerAway() && resolve(undefined));
  const abort = () => reject(signal.reason as Error);
  signal.addEventListener('abort', abort, { once: true });
  await promise.finally(() => {
    end();
    signal.removeEventListener('abort', abort);
  });
}
