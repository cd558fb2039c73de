import { isIPv6 } from 'node:net';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '#shared/errors.ts';
import { wrongCodesOfAll } from '#shared/limits.ts';
import type { Config } from '../config.ts';

/**
 * The unit that limits count as one address: an IPv4 address, or the IPv6 network of 64 bits, which a provider
 * gives to one customer, who may use any address in it.
 */
export function addressGroup(address: string): string {
  if (!isIPv6(address)) return address;
  // An IPv4 client of a socket that accepts both versions.
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = address.split('%', 1)[0]!.split('::');
  const partsOf = (text: string) => (text === '' ? [] : text.split(':'));
  const [first, last] = [partsOf(head), partsOf(tail ?? '')];
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  const network = [...first, ...zeros, ...last].slice(0, 4);
  return `${network.map((part) => Number.parseInt(part, 16).toString(16)).join(':')}::/64`;
}

/**
 * The share of a limit that one process applies: the proxy spreads requests over several processes, and each
 * counts its own (decision 038).
 */
export const partOf = (points: number, { PROCESSES }: Pick<Config, 'PROCESSES'>): number =>
  Math.ceil(points / PROCESSES);

/**
 * Counts `points` for a key. @throws AppError `too_many_requests` over the limit, with the seconds to wait, at
 * most the limiter's window
 */
export async function consume(
  limiter: RateLimiterMemory,
  key: string,
  what: string,
  points = 1,
): Promise<void> {
  await limiter.consume(key, points).catch((refusal: unknown) => {
    const seconds = Math.ceil((refusal as RateLimiterRes).msBeforeNext / 1000);
    // After the clock was set back, the wait would be years; the limiter itself resets by a timer.
    const wait = Math.min(Math.max(1, seconds), limiter.duration);
    throw new AppError('too_many_requests', `too many ${what}`, undefined, wait);
  });
}

/**
 * Limits guessing of codes of 40 bits. An attempt is counted before the lookup, so that many simultaneous attempts
 * cannot all pass; right codes do not count. Addresses are endless, so wrong codes are also counted for all of them
 * together. Beyond that bound right codes are refused too: answering them is what an attacker is waiting for.
 * @param perAddress wrong codes of one address per hour
 */
export function createGuessLimit(perAddress: number, config: Pick<Config, 'PROCESSES'>) {
  const ofAddress = new RateLimiterMemory({ points: partOf(perAddress, config), duration: 3600 });
  const ofAll = new RateLimiterMemory({ points: partOf(wrongCodesOfAll, config), duration: 600 });
  /** @throws AppError `too_many_requests` */
  return async <T>(address: string, find: () => Promise<T | undefined>): Promise<T | undefined> => {
    const key = addressGroup(address);
    // First the address, so that one that is refused cannot use up the tries of the others.
    await consume(ofAddress, key, 'codes');
    await consume(ofAll, '', 'codes of all addresses');
    const found = await find();
    if (found !== undefined) await Promise.all([ofAddress.reward(key), ofAll.reward('')]);
    return found;
  };
}
