import { AppError } from '#shared/errors.ts';
import { maxMediaInHand, mediaInHandPerAccount } from '#shared/limits.ts';

const busy = (reason: string) => new AppError('too_many_requests', reason);

/** Uploads that are received at a time, in all and of each account: each has an open file and a few pieces in memory. */
export function createUploadTurns() {
  /** The uploads of each account, the oldest first. */
  const byAccount = new Map<string, AbortController[]>();
  let inHand = 0;

  return {
    /**
     * Receives one upload of an account. An account that has too many in hand ends its oldest one with it: what a lost
     * connection has left behind must not keep the account, or others, waiting.
     * @throws AppError `too_many_requests` when the server has too many in hand, and in the upload that is ended
     */
    async take(account: string, receive: (signal: AbortSignal) => Promise<void>): Promise<void> {
      const own = byAccount.get(account) ?? [];
      if (own.length >= mediaInHandPerAccount) {
        own.shift()!.abort(busy('ended by a newer upload of its account'));
        inHand--;
      }
      if (inHand >= maxMediaInHand) throw busy('too many uploads at once');
      const stop = new AbortController();
      own.push(stop);
      byAccount.set(account, own);
      inHand++;
      try {
        await receive(stop.signal);
      } finally {
        const at = own.indexOf(stop);
        // An aborted upload has released its turn already.
        if (at !== -1) {
          own.splice(at, 1);
          inHand--;
        }
        if (own.length === 0) byAccount.delete(account);
      }
    },
  };
}
