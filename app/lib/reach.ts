/**
 * What the page's own requests say of the way to the server. Noted where requests are made (api.ts and, in the admin area,
 * server-watch.ts); sockets listen, because an answer means that it is worth connecting again at once.
 */
const listeners = new Set<(isAnswered: boolean) => void>();

/** Statuses of a proxy whose server is away, and of a server that cannot reach its database. */
export const isAwayStatus = (status: number): boolean => status >= 502 && status <= 504;

/** Notes what became of a request: the status of its answer, or null when the network failed. */
export function noteAnswer(status: number | null): void {
  const isAnswered = status !== null && !isAwayStatus(status);
  for (const listener of listeners) listener(isAnswered);
}

/** Calls back with each request: whether it was answered. @returns ends it */
export function onAnswer(listener: (isAnswered: boolean) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
