/** Rules of supplier prices that the offer editor and the server share; without schemas. */

/** Days after which a supplier price without an end counts as old. */
export const maxListedPriceDays = 90;
/** Maximum number of prices that a draft offers for a line, the newest first. */
export const offeredPriceCount = 200;

type Validity = { validFrom: string; validUntil: string | null };

/** The earliest first day of a price without an end that is still valid today. */
export const oldestValidDay = (today: string): string =>
  new Date(Date.parse(today) - maxListedPriceDays * 86_400_000).toISOString().slice(0, 10);

/** Whether a price has ended, or is so old that the factory should be asked again. */
export const isOldPrice = ({ validFrom, validUntil }: Validity, today: string): boolean =>
  (validUntil !== null && validUntil < today) || validFrom < oldestValidDay(today);

/** The quantity break for a quantity: the largest that it reaches; undefined below the smallest. */
export const fittingBreak = <B extends { quantity: number }>(
  breaks: readonly B[],
  quantity: number,
): B | undefined =>
  breaks
    .filter((one) => one.quantity <= quantity)
    .reduce<B | undefined>((best, one) => (best && best.quantity >= one.quantity ? best : one), undefined);
