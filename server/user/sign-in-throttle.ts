import { isIPv6 } from 'node:net';
import { AppError } from '#shared/errors.ts';
import type { Database } from '../db/client.ts';
import { type Counter, createCounter } from '../db/counter.ts';
import { addressGroup } from '../live/throttle.ts';
import { createSignInWork } from './sign-in-work.ts';

/** Seconds over which failed attempts are counted. */
const seconds = 15 * 60;

/** Attempts at one account, from all addresses, that require no work. */
const freeAttempts = 60;
/** Attempts with solved tasks at one account from one network. */
const workedAttempts = 3;

/**
 * Leading zero bits of a task: some 16,000 hashes, about a second on a phone. One bit more, which doubles the
 * work, after every eight solved tasks in the window, up to a million hashes: the owner must still be able to
 * solve one.
 */
const firstBits = 14;
const lastBits = 20;
const attemptsPerBit = 8;

export type Attempt = {
  username: string;
  address: string;
  /** Id of the known device, or null. */
  device: string | null;
  /** The solution of a task, if one was sent. */
  work?: string | undefined;
};

/**
 * Slows guessing down without locking users out. Failures count by address and by account. A known device has a
 * separate count, which guesses from elsewhere do not affect; any other browser must solve a task once the
 * account's count is full (decision 008).
 */
export class SignInThrottle {
  readonly #byAddress: Counter;
  readonly #byAccount: Counter;
  readonly #byPair: Counter;
  readonly #byDevice: Counter;
  readonly #byNetwork: Counter;
  /** Only counts solved tasks; never refuses. */
  readonly #worked: Counter;
  readonly #work: ReturnType<typeof createSignInWork>;

  /** @param readSecret reads the secret that signs the tasks */
  constructor(db: Database, readSecret: () => Promise<string>) {
    const counter = (by: string, points: number) =>
      createCounter(db, { prefix: `sign-in ${by}`, points, seconds });
    this.#byAddress = counter('address', 30);
    this.#byAccount = counter('account', freeAttempts);
    this.#byPair = counter('pair', 8);
    this.#byDevice = counter('device', 15);
    this.#byNetwork = counter('network', workedAttempts);
    this.#worked = counter('worked', Number.MAX_SAFE_INTEGER);
    this.#work = createSignInWork(db, readSecret);
  }

  /**
   * Counts an attempt before the password is checked, so that concurrent attempts cannot exceed the limit. Treats
   * existing and unknown accounts alike.
   * @returns a function that undoes the counts of this attempt
   * @throws AppError `too_many_requests`; `work_required` with a task. Both contain the seconds after which an
   *   attempt is possible without it.
   */
  async admit({ username, address, device, work }: Attempt): Promise<() => Promise<void>> {
    const account = username.toLowerCase();
    const group = addressGroup(address);
    const taken: [Counter, string][] = [];
    const giveBack = async () => {
      for (const [counter, key] of taken) await counter.giveBack(key);
    };
    const take = async (counter: Counter, key: string): Promise<number | null> => {
      const wait = await counter.take(key);
      if (wait === null) taken.push([counter, key]);
      return wait;
    };
    const refuse = (wait: number) =>
      new AppError('too_many_requests', 'too many sign-in attempts', undefined, wait);

    if (device) {
      const refusal = await take(this.#byDevice, device);
      if (refusal !== null) throw refuse(refusal);
      return giveBack;
    }
    for (const [counter, key] of [
      [this.#byPair, `${account}|${group}`],
      [this.#byAddress, group],
    ] as const) {
      const refusal = await take(counter, key);
      if (refusal !== null) throw refuse(refusal);
    }
    const full = await take(this.#byAccount, account);
    if (full === null) return giveBack;

    const bits = await this.#bitsFor(account);
    if (!work || !(await this.#work.spend(account, work, bits))) {
      // Asking for a task is not a guess.
      await giveBack();
      const task = await this.#work.issue(account, bits);
      throw new AppError('work_required', 'too many sign-in attempts', undefined, full, task);
    }
    const refusal = await take(this.#byNetwork, `${account}|${networkOf(address)}`);
    if (refusal !== null) throw refuse(refusal);
    await take(this.#worked, account);
    return giveBack;
  }

  /** After a sign-in, deletes the failures of this device, or of this user from this network. */
  async succeeded({ username, address, device }: Attempt, giveBack: () => Promise<void>): Promise<void> {
    await giveBack();
    if (device) await this.#byDevice.forget(device);
    else await this.#byPair.forget(`${username.toLowerCase()}|${addressGroup(address)}`);
  }

  async #bitsFor(account: string): Promise<number> {
    const solved = await this.#worked.read(account);
    return Math.min(lastBits, firstBits + Math.floor(solved / attemptsPerBit));
  }
}

/** The network of an address, whose addresses usually belong to one party: the first 24 bits, or 48 of IPv6. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address.split('.').slice(0, 3).join('.');
  const mapped = /^::ffff:(\d+\.\d+\.\d+)\.\d+$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  // "::" stands for zeros. Groups behind it matter only if fewer than three come before it.
  if (tail !== undefined) while (groups.length < 3) groups.push('0');
  return groups
    .slice(0, 3)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
