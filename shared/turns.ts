type TurnOptions = {
  /** Pieces of work that may wait; one more is refused by `refuse`, which throws. */
  maxWaiting?: number;
  refuse?: () => never;
  /** How many times as long as its work took a turn stays taken afterwards, so that others get the processor between. */
  restFactor?: number;
};

/** Lets at most `limit` pieces of work run at a time; the others follow in the order in which they came. */
export function createTurns(
  limit: number,
  { maxWaiting = Infinity, refuse, restFactor = 0 }: TurnOptions = {},
) {
  let running = 0;
  const waiting: (() => void)[] = [];
  /** The turn passes to the next waiting work, or becomes free. */
  const passOn = () => {
    const next = waiting.shift();
    if (next) next();
    else running--;
  };
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < limit) running++;
    else if (waiting.length >= maxWaiting) refuse?.();
    else await new Promise<void>((resolve) => waiting.push(resolve));
    const started = performance.now();
    try {
      return await work();
    } finally {
      if (restFactor === 0) passOn();
      else setTimeout(passOn, (performance.now() - started) * restFactor);
    }
  };
}
