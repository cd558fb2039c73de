/**
 * Reports whether the page's own requests reach the server. Requests are recorded where they are made (api.ts and, in
 * the admin area, server-watch.ts). Sockets listen, because after an answer it is worth connecting again at once.
 */
const listeners = new Set<(isAnswered: boolean) => void>();

/** Statuses of a proxy whose server is down, and of a server that cannot reach its database. */
export const isAwayStatus = (status: number): boolean => status >= 502 && status <= 504;

/** Records the outcome of a request: the status of its answer, or null if the network failed. */
export function recordAnswer(status: number | null): void {
  const isAnswered = status !== null && !isAwayStatus(status);
  for (const listener of listeners) listener(isAnswered);
}

/** Calls the listener after each request, with whether it was answered. @returns a function that unsubscribes */
export function onAnswer(listener: (isAnswered: boolean) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
