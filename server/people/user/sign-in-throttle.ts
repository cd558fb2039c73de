import type { Database } from '../../platform/db/client.ts';
import type { SharedLimit } from '../../platform/limits/limit-table.ts';
import { addressGroup } from '../../platform/limits/network.ts';
import { forgetShared, giveBackShared, refuse, consumeShared } from '../../platform/limits/shared-limits.ts';

export type Attempt = {
  username: string;
  address: string;
  /** Id of the known device, or null. */
  device: string | null;
};

/**
 * Slows guessing down. Failures count by address and by account. A known device has a separate count, so that guesses
 * from elsewhere do not lock the owner out (decision 008).
 */
export function createSignInThrottle(db: Database) {
  return {
    /**
     * Counts an attempt before the password is checked, so that concurrent attempts cannot exceed the limit. Treats
     * existing and unknown accounts alike.
     * @returns a function that undoes the counts of this attempt
     * @throws AppError `too_many_requests`, with the seconds to wait
     */
    async admit({ username, address, device }: Attempt): Promise<() => Promise<void>> {
      const account = username.toLowerCase();
      const group = addressGroup(address);
      const taken: [SharedLimit, string][] = [];
      const demand = async (name: SharedLimit, key: string) => {
        refuse(await consumeShared(db, { [name]: key }), { [name]: key });
        taken.push([name, key]);
      };
      if (device) await demand('sign-in device', device);
      else {
        await demand('sign-in pair', `${account}|${group}`);
        await demand('sign-in address', group);
        await demand('sign-in account', account);
      }
      return async () => {
        for (const [name, key] of taken) await giveBackShared(db, name, key);
      };
    },

    /** After a sign-in, deletes the failures of this device, or of this user from this network. */
    async succeeded({ username, address, device }: Attempt, giveBack: () => Promise<void>): Promise<void> {
      await giveBack();
      if (device) await forgetShared(db, 'sign-in device', device);
      else await forgetShared(db, 'sign-in pair', `${username.toLowerCase()}|${addressGroup(address)}`);
    },
  };
}
