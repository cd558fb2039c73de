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
