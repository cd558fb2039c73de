import { RateLimiterMemory } from 'rate-limiter-flexible';
import { AppError } from '../../shared/errors.ts';
import { contactPerAddress, contactPerVisitor, contactWindowSeconds } from '../../shared/limits.ts';

const duration = contactWindowSeconds;

/** Bounds what one address and one visitor may write; an address counts for many, as mobile networks share theirs. */
export class ContactThrottle {
  readonly #byAddress = new RateLimiterMemory({ keyPrefix: 'address', points: contactPerAddress, duration });
  readonly #byVisitor = new RateLimiterMemory({ keyPrefix: 'visitor', points: contactPerVisitor, duration });

  /** @throws AppError `too_many_requests` with the seconds to wait */
  admitAddress = (address: string): Promise<void> => consume(this.#byAddress, address);

  /** @throws AppError `too_many_requests` with the seconds to wait */
  admitVisitor = (sessionId: string): Promise<void> => consume(this.#byVisitor, sessionId);
}

async function consume(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    const wait = (refusal as { msBeforeNext?: number }).msBeforeNext ?? duration * 1000;
    throw new AppError(
      'too_many_requests',
      'too many contact messages',
      undefined,
      Math.max(1, Math.ceil(wait / 1000)),
    );
  }
}
