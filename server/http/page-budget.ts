import { performance } from 'node:perf_hooks';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { addressGroup, consume } from '../live/throttle.ts';

/** Seconds over which an address's rendering is counted. */
const duration = 60;

/** Milliseconds charged when a page is begun, so that many at once do not slip through; what it did cost is settled later. */
const deposit = 20;
/** Milliseconds charged for one page at most: on a busy machine it waits for what others do. */
const mostForOne = 100;

/**
 * What one address may have rendered anew for it, in milliseconds of the processor: a page from the cache costs nothing, a
 * random search as much as it takes. Pages under way share what the processor does meanwhile, so that nobody pays for others.
 */
export class PageBudget {
  readonly #limiter: RateLimiterMemory | null;
  #underWay = 0;
  /** Milliseconds that a page would have got which had been under way since the start. */
  #share = 0;
  #busyMs = 0;

  /** @param msPerMinute milliseconds a minute and address; 0 switches the budget off. */
  constructor(msPerMinute: number) {
    this.#limiter = msPerMinute > 0 ? new RateLimiterMemory({ points: msPerMinute, duration }) : null;
  }

  /**
   * Renders a page for an address, or waits with others for one that is being rendered, at its cost.
   * @throws AppError `too_many_requests`, with the seconds to wait, when the address has used up what it may
   */
  async spend<T>(address: string, render: () => Promise<T>): Promise<T> {
    const limiter = this.#limiter;
    if (!limiter) return render();
    const key = addressGroup(address);
    await consume(limiter, key, 'pages rendered', deposit);
    this.#divide();
    this.#underWay++;
    const before = this.#share;
    try {
      return await render();
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
