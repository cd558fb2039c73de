import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../config.ts';
import type { Database } from '../db/client.ts';
import { limitOf, limitTable, type LimitName, type SharedLimit } from './limit-table.ts';
import { type Counted, countedEntries, refuse, consumeShared } from './shared-limits.ts';

export type Limits = ReturnType<typeof createLimits>;

type Options = { points?: number; fields?: Record<string, string> };

/** The part of a limit that one process applies, because the proxy spreads requests over several (decision 038). */
export const partOf = (points: number, { PROCESSES }: Pick<Config, 'PROCESSES'>): number =>
  Math.ceil(points / PROCESSES);

/** Applies the table of limits: those of a process here, shared ones in the database. */
export function createLimits({
  config,
  db,
}: {
  config: Pick<Config, 'RATE_LIMIT' | 'PAGE_BUDGET_MS' | 'PROCESSES'>;
  db: Database;
}) {
  const userFactor = limitTable['page work of a user, ms'].points / limitTable['page work, ms'].points;
  const configured: Partial<Record<LimitName, number>> = {
    requests: config.RATE_LIMIT,
    'page work, ms': config.PAGE_BUDGET_MS,
    'page work of a user, ms': config.PAGE_BUDGET_MS * userFactor,
  };
  const limiters = new Map<LimitName, RateLimiterMemory>();
  for (const name of Object.keys(limitTable) as LimitName[]) {
    const { points, seconds: duration, shared, isWhole } = limitOf(name);
    const admitted = configured[name] ?? points;
    if (!shared && isOn(name) && admitted > 0)
      limiters.set(
        name,
        new RateLimiterMemory({ points: isWhole ? admitted : partOf(admitted, config), duration }),
      );
  }

  function isOn(name: LimitName): boolean {
    return config.RATE_LIMIT > 0 || !limitOf(name).isOptional;
  }

  /** @returns the seconds to wait, from one to the whole window, if the limit is exceeded; else null */
  async function consumeHere(name: LimitName, key: string, points: number): Promise<number | null> {
    try {
      await limiters.get(name)?.consume(key, points);
      return null;
    } catch (refusal) {
      const seconds = Math.ceil((refusal as RateLimiterRes).msBeforeNext / 1000);
      // After the clock was set back, the wait would be years; the limiter itself resets by a timer.
      return Math.min(Math.max(1, seconds), limitOf(name).seconds);
    }
  }

  /** Counts points under limits, one after the other up to the first that is exceeded. Returns as `consumeShared`. */
  async function consume(counted: Counted, points = 1): Promise<number | null> {
    const shared: Counted<SharedLimit> = {};
    for (const { name, key } of countedEntries(counted)) {
      if (limitOf(name).shared) {
        if (isOn(name)) shared[name as SharedLimit] = key;
        continue;
      }
      const wait = await consumeHere(name, key, points);
      if (wait !== null) return wait;
    }
    return Object.keys(shared).length > 0 ? consumeShared(db, shared, points) : null;
  }

  /** Counts points. @throws AppError `too_many_requests`, with the seconds to wait or else with `fields` */
  async function admit(counted: Counted, { points = 1, fields }: Options = {}): Promise<void> {
    refuse(await consume(counted, points), counted, fields);
  }

  /** Takes points back from limits of a process, or adds them without refusing if negative. */
  async function giveBack(counted: Counted, points = 1): Promise<void> {
    for (const { name, key } of countedEntries(counted)) await limiters.get(name)?.reward(key, points);
  }

  return {
    consume,
    admit,
    giveBack,

    /** Whether one of these limits of a process is used up. */
    async isSpent(counted: Counted): Promise<boolean> {
      for (const { name, key } of countedEntries(counted)) {
        const count = await limiters.get(name)?.get(key);
        if (count && count.remainingPoints <= 0) return true;
      }
      return false;
    },

    /**
     * Looks up a code that can be guessed. An attempt is counted before, so that many simultaneous ones cannot all
     * pass; right codes do not count. Above a limit right codes are refused too: answering them is what an attacker
     * is waiting for. The limit of the address comes first, so that one that is refused cannot use up the tries of
     * the others.
     * @throws AppError `too_many_requests`
     */
    async guess<T>(counted: Counted, find: () => Promise<T | undefined>): Promise<T | undefined> {
      await admit(counted);
      const found = await find();
      if (found !== undefined) await giveBack(counted);
      return found;
    },
  };
}
