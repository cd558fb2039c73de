/** Rules of supplier prices that editor and server share; none needs a schema. */

/** Days after which the price of a supplier counts as old, though the factory named no end. */
export const maxListedPriceDays = 90;
/** Prices that a draft is offered at most, the newest first. */
export const offeredPriceCount = 200;

type Validity = { validFrom: string; validUntil: string | null };

/** The first day from which on a price without an end still counts today. */
export const oldestValidDay = (today: string): string =>
  new Date(Date.parse(today) - maxListedPriceDays * 86_400_000).toISOString().slice(0, 10);

/** Whether a price has ended, or was named so long ago that the factory should be asked again. */
export const isOldPrice = ({ validFrom, validUntil }: Validity, today: string): boolean =>
  (validUntil !== null && validUntil < today) || validFrom < oldestValidDay(today);

/** The price of the largest quantity that is reached; undefined below the smallest. */
export const fittingBreak = <B extends { quantity: number }>(
  breaks: readonly B[],
  quantity: number,
): B | undefined =>
  breaks
    .filter((one) => one.quantity <= quantity)
    .reduce<B | undefined>((best, one) => (best && best.quantity >= one.quantity ? best : one), undefined);
