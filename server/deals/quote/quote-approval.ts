import { draftPrices, pricesBelowFloor } from '#shared/deals/quote-draft.ts';
import type { OfferSheet } from '#shared/deals/quote-offer.ts';
import type { SiteSettings } from '#shared/content/setting.ts';
import type { QuoteRequest } from './quote-request.writing.ts';

type Rules = Pick<SiteSettings, 'rates' | 'marginFloor'>;
type Drafted = Pick<QuoteRequest, 'sheet' | 'priceAuthors' | 'draftedBy'>;

/** The author of each price of the stored draft; of a draft from before authors were stored, who wrote it last. */
const authorOf = ({ priceAuthors, draftedBy }: Drafted, key: string): string | null =>
  priceAuthors?.[key] ?? draftedBy;

/** Who wrote a changed draft: a price that stays the same keeps its author, even if a colleague saves the draft. */
export function authorship(before: Drafted, sheet: OfferSheet | null | undefined, userId: string) {
  const known = new Set(before.sheet ? draftPrices(before.sheet).map(({ key }) => key) : []);
  const authors = (sheet ? draftPrices(sheet) : []).map(
    ({ key }) => [key, (known.has(key) ? authorOf(before, key) : null) ?? userId] as const,
  );
  return { draftedBy: userId, priceAuthors: Object.fromEntries(authors) };
}

/**
 * The users who may not approve a draft, because a price that needs approval is their own. If none needs it now, each
 * price counts: rates and floor may change until it is sent.
 */
export function authorsOf(request: Drafted, { rates, marginFloor }: Rules): Set<string> {
  if (!request.sheet) return new Set(request.draftedBy ? [request.draftedBy] : []);
  const below = pricesBelowFloor(request.sheet, rates.perDollar, marginFloor);
  const prices = below.length > 0 ? below : draftPrices(request.sheet);
  return new Set(prices.flatMap(({ key }) => authorOf(request, key) ?? []));
}
