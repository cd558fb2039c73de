/**
 * Lets at most `limit` pieces of work run at a time; the others follow in the order in which they came.
 * @param refuse throws; called instead of waiting where `maxWaiting` wait already
 */
export function createTurns(limit: number, maxWaiting = Infinity, refuse?: () => never) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < limit) running++;
    else if (waiting.length >= maxWaiting) refuse?.();
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // The turn passes to the next waiting work, or becomes free.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
