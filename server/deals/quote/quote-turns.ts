import { AppError } from '#shared/base/errors.ts';
import { quoteWritesAtOnce, quoteWritesRest, quoteWritesWaiting } from '#shared/deals/quote-limits.ts';
import { createTurns } from '#shared/base/turns.ts';
import type { Database } from '../../platform/db/client.ts';
import type { Limits } from '../../platform/limits/limits.ts';

export type QuoteTurns = ReturnType<typeof createQuoteTurns>;

/** Limits the concurrent transactions of strangers. @throws AppError `too_many_requests` if too many wait */
export function createQuoteTurns(db: Database) {
  const queue = () =>
    createTurns(quoteWritesAtOnce, {
      maxWaiting: quoteWritesWaiting,
      restFactor: quoteWritesRest,
      refuse: () => {
        throw new AppError('too_many_requests', 'too much is written to quotes', undefined, 5);
      },
    });
  const takeTurn = queue();
  return {
    writeList: <T>(run: (tx: Database) => Promise<T>): Promise<T> =>
      takeTurn(async () => db.transaction(run)),
    /** Anybody can fill the queue of lists and requests. Acts at right codes must not wait for it. */
    takeActTurn: queue(),
  };
}

/**
 * Counts a code that opens no quote. A right code is never refused: 131 bits cannot be guessed, and an attacker must
 * not lock out the buyers who share a network with them.
 * @throws AppError `too_many_requests`
 */
export async function countWrongCode(limits: Limits, address: string): Promise<void> {
  await limits.consume({ 'wrong quote codes of all': '' });
  await limits.admit({ 'wrong quote codes': address });
}
