import { RateLimiterMemory } from 'rate-limiter-flexible';
import { AppError } from '../../shared/errors.ts';

/** Seconds over which requests for a link are counted. */
const duration = 3600;

/** Keeps anybody from filling a mailbox: links are sent so often to one account, and so often for one address. */
export class ResetThrottle {
  readonly #byAddress = new RateLimiterMemory({ keyPrefix: 'address', points: 20, duration });
  readonly #byName = new RateLimiterMemory({ keyPrefix: 'name', points: 5, duration });

  /** Counts a request, whether or not the name is anybody's. @throws AppError `too_many_requests` */
  async admit(name: string, address: string): Promise<void> {
    try {
      await this.#byAddress.consume(address);
      await this.#byName.consume(name.toLowerCase());
    } catch {
      throw new AppError('too_many_requests', 'too many requests for a link');
    }
  }
}
