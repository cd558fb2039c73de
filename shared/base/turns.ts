/** The maximum length of the queue; further work is refused by calling `refuse`, which must throw. */
type QueueLimit = { maxWaiting: number; refuse: () => never };

type TurnOptions = (QueueLimit | { maxWaiting?: never; refuse?: never }) & {
  /** After work ends, its turn stays taken for this many times its duration, so that other work gets the processor. */
  restFactor?: number;
};

const neverFull = (): never => {
  throw new Error('a queue without a limit is full');
};

/** Runs at most `limit` pieces of work at a time; further work is queued in its order. */
export function createTurns(
  limit: number,
  { maxWaiting = Infinity, refuse = neverFull, restFactor = 0 }: TurnOptions = {},
) {
  let running = 0;
  const waiting: (() => void)[] = [];
  /** Passes the turn to the next queued work, or frees it. */
  const passOn = () => {
    const next = waiting.shift();
    if (next) next();
    else running--;
  };
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < limit) running++;
    else if (waiting.length >= maxWaiting) refuse();
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
