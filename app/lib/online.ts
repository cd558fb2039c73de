/** Whether this browser has a network connection. */
export const isOnline = (): boolean => navigator.onLine;

/** Subscribes to changes of the network connection. @returns a function that unsubscribes */
export function onOnline(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
