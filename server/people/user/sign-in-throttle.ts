import { AppError } from '#shared/base/errors.ts';
import type { Database } from '../../platform/db/client.ts';
import type { SharedLimit } from '../../platform/limits/limit-table.ts';
import { addressGroup, networkOf } from '../../platform/limits/network.ts';
import {
  forgetShared,
  giveBackShared,
  readShared,
  refuse,
  takeShared,
} from '../../platform/limits/shared-limits.ts';
import { createSignInWork } from './sign-in-work.ts';

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
 * @param readSecret reads the secret that signs the tasks
 */
export function createSignInThrottle(db: Database, readSecret: () => Promise<string>) {
  const works = createSignInWork(db, readSecret);

  return {
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
      const taken: [SharedLimit, string][] = [];
      const giveBack = async () => {
        for (const [name, key] of taken) await giveBackShared(db, name, key);
      };
      const take = async (name: SharedLimit, key: string): Promise<number | null> => {
        const wait = await takeShared(db, { [name]: key });
        if (wait === null) taken.push([name, key]);
        return wait;
      };
      const demand = async (name: SharedLimit, key: string) => refuse(await take(name, key), { [name]: key });

      if (device) {
        await demand('sign-in device', device);
        return giveBack;
      }
      await demand('sign-in pair', `${account}|${group}`);
      await demand('sign-in address', group);
      const full = await take('sign-in account', account);
      if (full === null) return giveBack;

      const solved = await readShared(db, 'sign-in worked', account);
      const bits = Math.min(lastBits, firstBits + Math.floor(solved / attemptsPerBit));
      if (!work || !(await works.spend(account, work, bits))) {
        // Asking for a task is not a guess.
        await giveBack();
        const task = await works.issue(account, bits);
        throw new AppError('work_required', 'too many sign-in attempts', undefined, full, task);
      }
      await demand('sign-in network', `${account}|${networkOf(address)}`);
      await take('sign-in worked', account);
      return giveBack;
    },

    /** After a sign-in, deletes the failures of this device, or of this user from this network. */
    async succeeded({ username, address, device }: Attempt, giveBack: () => Promise<void>): Promise<void> {
      await giveBack();
      if (device) await forgetShared(db, 'sign-in device', device);
      else await forgetShared(db, 'sign-in pair', `${username.toLowerCase()}|${addressGroup(address)}`);
    },
  };
}
