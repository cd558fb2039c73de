/** Notified when the server no longer knows the session of a page. */
const listeners = new Set<() => void>();

/** Called where answers are read (api.ts), for each that says `unauthorized`. */
export function noteSignedOut(): void {
  for (const listener of listeners) listener();
}

/** @returns ends the listening */
export function onSignedOut(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
