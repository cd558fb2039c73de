import { formatDate } from '#shared/formatting.ts';
import { loadMailTexts } from '#shared/i18n/dictionary.ts';
import { createTranslator } from '#shared/i18n/translate.ts';
import { localeTags } from '#shared/locale.ts';
import type { StaffQuote } from '#shared/quote.ts';

/** What is sent with the buyer's link by a messaging app, in the buyer's language: as the mail says it. */
export async function linkText(quote: StaffQuote, link: string): Promise<string> {
  const { locale, reference, timeZone, revisions } = quote;
  const t = createTranslator(locale, await loadMailTexts(locale));
  const [newest] = revisions;
  // The last moment of the day, not the first of the next.
  const last = newest && new Date(Date.parse(newest.offer.validUntil) - 1);
  const day = last ? formatDate(localeTags[locale], 'day', last, timeZone) : '';
  return `${t(`quote.${newest ? 'offer' : 'requested'}.intro`, { reference, day })}\n${link}`;
}
