/** Milliseconds after which an unanswered change counts as hanging. */
const patienceMs = 10_000;

const hanging = new Set<AbortController>();
const listeners = new Set<() => void>();
const notify = () => listeners.forEach((listener) => listener());

/** Makes a call that the user waits for. If it hangs, `onHang` is called, and it can be cancelled. */
export async function withPatience<T>(call: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const timer = setTimeout(() => {
    hanging.add(controller);
    notify();
  }, patienceMs);
  try {
    return await call(controller.signal);
  } finally {
    clearTimeout(timer);
    if (hanging.delete(controller)) notify();
  }
}

/** Whether any call hangs. */
export const isHanging = (): boolean => hanging.size > 0;

/** Subscribes to possible changes of `isHanging`. @returns a function that unsubscribes */
export function onHang(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Aborts the calls that hang. Callers see this as a network failure. */
export const giveUpHanging = (): void => hanging.forEach((controller) => controller.abort());
