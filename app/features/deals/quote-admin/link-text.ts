import { formatDate } from '#shared/base/formatting.ts';
import { loadMailTexts } from '#shared/i18n/dictionary.ts';
import { createTranslator } from '#shared/i18n/translate.ts';
import { localeTags } from '#shared/base/locale.ts';
import type { StaffQuote } from '#shared/deals/quote.ts';

/** The text that accompanies the buyer's link in a messaging app, in the buyer's language and worded like the mail. */
export async function linkText(quote: StaffQuote, link: string): Promise<string> {
  const { locale, reference, timeZone, revisions } = quote;
  const t = createTranslator(locale, await loadMailTexts(locale));
  const [newest] = revisions;
  // The last moment of the last valid day, not the first of the next day.
  const last = newest && new Date(Date.parse(newest.offer.validUntil) - 1);
  const day = last ? formatDate(localeTags[locale], 'day', last, timeZone) : '';
  return `${t(`quote.${newest ? 'offer' : 'requested'}.intro`, { reference, day })}\n${link}`;
}
