/** Whether this browser has a connection at all. */
export const isOnline = (): boolean => navigator.onLine;

/** Told whenever that changes. @returns ends it */
export function onOnline(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Waits for a connection. @throws what aborted the wait */
export async function untilOnline(signal: AbortSignal): Promise<void> {
  if (isOnline()) return;
  const { promise, resolve, reject } = Promise.withResolvers<undefined>();
  const end = onOnline(() => isOnline() && resolve(undefined));
  const abort = () => reject(signal.reason as Error);
  signal.addEventListener('abort', abort, { once: true });
  await promise.finally(() => {
    end();
    signal.removeEventListener('abort', abort);
  });
}
