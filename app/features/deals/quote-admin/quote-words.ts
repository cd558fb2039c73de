import { formatDate } from '#shared/base/formatting.ts';
import { formatMinor } from '#shared/base/minor-units.ts';
import { nouns } from '#shared/base/nouns.ts';
import type { QuoteStage } from '#shared/deals/quote-rules.ts';
import type { QuoteRow } from '#shared/deals/quote.ts';
import { officeDay } from '#shared/base/zoned-time.ts';
import { adminTag, ta } from '../../../lib/admin-text.ts';

export const quotesHome = nouns.quote.screen;

export const quotePath = (id: string): string => `${quotesHome}/${id}`;

/** The badge style of each stage. */
export const stageBadges: Record<QuoteStage, string> = {
  new: 'badge-red',
  ours: 'badge-amber',
  factory: 'badge-plain',
  buyer: '',
  accepted: '',
  declined: 'badge-plain',
  expired: 'badge-amber',
};

/** Formats an amount in the reader's language. */
export const sumText = (minor: number, currency: string): string => formatMinor(adminTag(), minor, currency);

/** Formats a date without a time. */
export const dayText = (day: string): string => formatDate(adminTag(), 'shortDay', day, 'UTC');

/** A short description of a request: "Sandal and 2 more". */
export const aboutText = ({ about, lineCount }: Pick<QuoteRow, 'about' | 'lineCount'>): string =>
  lineCount > 1 ? `${about} ${ta('quote.more', { count: lineCount - 1 })}` : about;

/** Deadline for answering a request, and whether it has passed. */
export function dueText(
  { dueOn }: Pick<QuoteRow, 'dueOn'>,
  now: number,
): { text: string; isLate: boolean } | null {
  if (dueOn === null) return null;
  const isLate = dueOn < officeDay(new Date(now));
  return { text: ta(isLate ? 'quote.overdue' : 'quote.dueOn', { day: dayText(dueOn) }), isLate };
}
