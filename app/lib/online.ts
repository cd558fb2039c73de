/** Whether this browser has a connection at all. */
export const isOnline = (): boolean => navigator.onLine;

/** Subscribes to changes of it. @returns unsubscribes */
export function onOnline(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
