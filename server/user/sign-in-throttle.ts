import { RateLimiterMemory } from 'rate-limiter-flexible';
import { AppError } from '../../shared/errors.ts';

/** Seconds over which failed attempts are counted. */
const duration = 15 * 60;

/**
 * Slows guessing down without locking anybody out. Failures count by address, and by account; guesses at an account from
 * everywhere do not touch a browser in which its owner has signed in before, which has a count of its own.
 */
export class SignInThrottle {
  readonly #byAddress = new RateLimiterMemory({ keyPrefix: 'address', points: 30, duration });
  readonly #byAccount = new RateLimiterMemory({ keyPrefix: 'account', points: 60, duration });
  readonly #byPair = new RateLimiterMemory({ keyPrefix: 'pair', points: 8, duration });
  readonly #byDevice = new RateLimiterMemory({ keyPrefix: 'device', points: 15, duration });

  /**
   * Counts an attempt before the password is looked at, so that many at once cannot slip through.
   * @param device id of the known browser, or null.
   * @throws AppError `too_many_requests`
   */
  async admit(username: string, address: string, device: string | null): Promise<void> {
    for (const [limiter, key] of this.#countsOf(username, address, device)) {
      try {
        await limiter.consume(key);
      } catch {
        throw new AppError('too_many_requests', `too many sign-in attempts (${key})`);
      }
    }
  }

  /** Gives back what one attempt took that was neither a failure nor a sign-in; the failures before it still count. */
  async giveBack(username: string, address: string, device: string | null): Promise<void> {
    for (const [limiter, key] of this.#countsOf(username, address, device)) await limiter.reward(key);
  }

  /** Gives back what a successful sign-in took, and forgets the failures of whoever signed in. */
  async succeeded(username: string, address: string, device: string | null): Promise<void> {
    const account = username.toLowerCase();
    if (device) await this.#byDevice.delete(device);
    else {
      await this.#byPair.delete(`${account}|${address}`);
      await this.#byAddress.reward(address);
      await this.#byAccount.reward(account);
    }
  }

  #countsOf(username: string, address: string, device: string | null): [RateLimiterMemory, string][] {
    const account = username.toLowerCase();
    return device
      ? [[this.#byDevice, device]]
      : [
          [this.#byPair, `${account}|${address}`],
          [this.#byAddress, address],
          [this.#byAccount, account],
        ];
  }
}
