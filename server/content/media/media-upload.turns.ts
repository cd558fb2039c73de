import { AppError } from '#shared/base/errors.ts';
import { maxMediaInHand, mediaInHandPerAccount } from '#shared/base/limits.ts';

const busy = (reason: string) => new AppError('too_many_requests', reason);

/**
 * Limits the uploads received at the same time, in total and per account: each holds an open file and a few
 * pieces in memory.
 */
export function createUploadTurns() {
  /** The uploads of each account, oldest first. */
  const byAccount = new Map<string, AbortController[]>();
  let inHand = 0;

  return {
    /**
     * Receives one upload of an account. If the account has too many, its oldest upload is aborted, so that
     * remains of a lost connection block neither this account nor others.
     * @throws AppError `too_many_requests` if the server receives too many uploads, and in the upload that is
     * aborted
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
