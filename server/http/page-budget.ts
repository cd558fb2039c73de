import { performance } from 'node:perf_hooks';
import { createMiddleware } from 'hono/factory';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { userBudgetFactor } from '#shared/limits.ts';
import { addressGroup, consume } from '../live/throttle.ts';
import { cookieNames, readSecret } from './cookies.ts';
import type { AppContext, AppEnv } from './env.ts';

/** Seconds over which costs are counted. */
const duration = 60;

/** Milliseconds charged when a page is begun, so that many at once do not slip through; what it did cost is settled later. */
const deposit = 20;
/** Milliseconds charged for one page at most: on a busy machine it waits for what others do. */
const mostForOne = 100;

/** Who pays: a signed-in user with a budget of their own, or else everybody at an address together. */
type Payer = { address: string; userId: string | null };

/** The payer for the work of a request. The database is read only where a cookie claims a signed-in user. */
export async function payerOf(c: AppContext): Promise<Payer> {
  const mayBeSignedIn = readSecret(c, cookieNames.staff) !== undefined;
  // With the database away the address pays: the page, or the call, then says what is wrong.
  const user = mayBeSignedIn
    ? await c
        .get('user')()
        .catch(() => null)
    : null;
  return { address: c.get('ip'), userId: user?.id ?? null };
}

/** Middleware that charges the handler's work to the request's budget. */
export const budgeted = (budget: PageBudget) =>
  createMiddleware<AppEnv>(async (c, next) => budget.spend(await payerOf(c), next));

/**
 * What one address may have made anew for it, in milliseconds of the processor: pages, public calls of the
 * API, feeds, sitemaps and share pictures together. Cached answers cost nothing, a random search as much as
 * it takes. Concurrent work shares the processor time between its payers, so that none pays for others.
 */
export class PageBudget {
  readonly #ofAddresses: RateLimiterMemory | null;
  readonly #ofUsers: RateLimiterMemory | null;
  #underWay = 0;
  /** Milliseconds that a page would have got which had been under way since the start. */
  #share = 0;
  #busyMs = 0;

  /** @param msPerMinute milliseconds a minute and address; 0 switches the budget off. */
  constructor(msPerMinute: number) {
    const limiter = (points: number) => (points > 0 ? new RateLimiterMemory({ points, duration }) : null);
    this.#ofAddresses = limiter(msPerMinute);
    this.#ofUsers = limiter(msPerMinute * userBudgetFactor);
  }

  /**
   * Makes something at the payer's cost, or waits for the same work already under way.
   * @throws AppError `too_many_requests`, with the seconds to wait, when the budget is used up
   */
  async spend<T>({ address, userId }: Payer, make: () => Promise<T>): Promise<T> {
    const limiter = userId === null ? this.#ofAddresses : this.#ofUsers;
    if (!limiter) return make();
    const key = userId ?? addressGroup(address);
    await consume(limiter, key, 'pages rendered', deposit);
    this.#divide();
    this.#underWay++;
    const before = this.#share;
    try {
      return await make();
    } finally {
      this.#divide();
      this.#underWay--;
      const cost = Math.ceil(Math.min(this.#share - before, mostForOne));
      await limiter.penalty(key, cost - deposit);
    }
  }

  #divide(): void {
    const busyMs = performance.eventLoopUtilization().active;
    if (this.#underWay > 0) this.#share += (busyMs - this.#busyMs) / this.#underWay;
    this.#busyMs = busyMs;
  }
}
