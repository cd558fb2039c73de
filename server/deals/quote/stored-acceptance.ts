import { AppError } from '#shared/base/errors.ts';
import type { quoteRequests } from './quote-request.schema.ts';

type QuoteRequest = typeof quoteRequests.$inferSelect;

/** An acceptance as it is stored. */
export type Accepted = NonNullable<QuoteRequest['sampleAccepted']>;

/** The acceptance of the goods, in the same form as that of samples. */
export function acceptedGoods(request: QuoteRequest): Accepted | null {
  const { acceptedAt, acceptedRevision: revision, acceptedName: name, acceptedChoice: choice } = request;
  if (!acceptedAt || revision === null || name === null || choice === null) return null;
  return { at: acceptedAt.toISOString(), revision, name, choice };
}

/** The acceptance of a revision that is valid now, whether of goods or of samples. */
export const acceptedOf = (request: QuoteRequest, revision: number | null): Accepted | null =>
  [acceptedGoods(request), request.sampleAccepted].find((one) => one?.revision === revision) ?? null;

/** The acceptance that can be taken back. @throws AppError `offer_closed` if there is none */
export function lastAcceptance(request: QuoteRequest): Accepted {
  const last = acceptedGoods(request) ?? request.sampleAccepted;
  if (!last) throw new AppError('offer_closed', 'nothing is accepted');
  return last;
}
