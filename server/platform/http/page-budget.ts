import { performance } from 'node:perf_hooks';
import { createMiddleware } from 'hono/factory';
import type { Limits } from '../limits/limits.ts';
import { cookieNames, readSecret } from './cookies.ts';
import type { AppContext, AppEnv } from './env.ts';

/**
 * Milliseconds charged when a page begins, so that many concurrent ones cannot exceed the budget; the difference
 * to the real cost is charged at the end.
 */
const deposit = 20;
/** Maximum of milliseconds charged for one page: on a busy machine it also waits for the work of others. */
const mostForOne = 100;

/** Who is charged: a signed-in user with a budget of their own, or an address, which all its other clients share. */
type Payer = { address: string; userId: string | null };

/** The payer of a request's work. Reads the database only if a cookie claims a signed-in user. */
export async function payerOf(c: AppContext): Promise<Payer> {
  const mayBeSignedIn = readSecret(c, cookieNames.staff) !== undefined;
  // If the database is unavailable, charge the address; the page or the call then reports the error.
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
 * Budget of processor time for uncached work, in milliseconds for each address: pages, public calls of the API,
 * feeds, sitemaps and share pictures together. Cached answers cost nothing; a search costs the time that it
 * takes. Concurrent work shares the processor time between its payers, so that no payer is charged for the work
 * of others.
 */
export class PageBudget {
  readonly #limits: Limits;
  #underWay = 0;
  /** Milliseconds that would have been charged to a page under way since the start of the process. */
  #share = 0;
  #busyMs = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /**
   * Does work at the payer's cost. The time that it waits for the same work already under way is charged as well.
   * @throws AppError `too_many_requests`, with the seconds to wait, when the budget is used up
   */
  async spend<T>({ address, userId }: Payer, make: () => Promise<T>): Promise<T> {
    const counted = userId === null ? { 'page work, ms': address } : { 'page work of a user, ms': userId };
    await this.#limits.admit(counted, { points: deposit });
    this.#divide();
    this.#underWay++;
    const before = this.#share;
    try {
      return await make();
    } finally {
      this.#divide();
      this.#underWay--;
      const cost = Math.ceil(Math.min(this.#share - before, mostForOne));
      await this.#limits.giveBack(counted, deposit - cost);
    }
  }

  #divide(): void {
    const busyMs = performance.eventLoopUtilization().active;
    if (this.#underWay > 0) this.#share += (busyMs - this.#busyMs) / this.#underWay;
    this.#busyMs = busyMs;
  }
}
