import { countryName } from '#shared/base/country.ts';
import { displayName, formatDate } from '#shared/base/formatting.ts';
import { loadTestimonialTexts } from '#shared/i18n/dictionary.ts';
import { fillText } from '#shared/i18n/translate.ts';
import { type Locale, localeTags } from '#shared/base/locale.ts';
import { type PublicTestimonial, toRating } from '#shared/deals/testimonial-rules.ts';

/** Testimonials ready for display. Texts are filled in here, so that only what is shown is sent. */
export type ShownTestimonials = NonNullable<Awaited<ReturnType<typeof showTestimonials>>>;

/**
 * Prepares testimonials for display.
 * @param excerpt maximum characters of each; omitted for the product page, which has the full text and our answer
 * @returns null if there are none
 */
export async function showTestimonials(rows: readonly PublicTestimonial[], locale: Locale, excerpt?: number) {
  if (rows.length === 0) return null;
  const texts = await loadTestimonialTexts(locale);
  const items = rows.map((row) => {
    const rating = toRating(row.rating);
    const isExcerpt = excerpt !== undefined && row.productId !== null;
    return {
      // The home page has little room, so it shows only the words.
      stars: excerpt === undefined ? rating : null,
      rated: fillText(texts.rated, { rating, word: texts.words[rating] }),
      lang: localeTags[row.language],
      foreign: row.language === locale ? null : foreignOf(row, locale, texts.written),
      message: isExcerpt ? cut(row.message, excerpt) : row.message,
      by: [
        row.customerName,
        row.companyName,
        row.country && countryName(row.country, locale),
        formatDate(localeTags[locale], 'month', row.acceptedAt, 'UTC'),
      ]
        .filter(Boolean)
        .join(' · '),
      reply: isExcerpt ? null : row.reply,
      isExample: row.isExample,
      href: isExcerpt ? `/product/${row.productId}#testimonials` : null,
    };
  });
  const { title, reply, example, product, translate } = texts;
  return { title, reply, example, product, translate, items };
}

/** Names the language of a testimonial that its reader may not know, and links to a translation by another site. */
function foreignOf({ language, message }: PublicTestimonial, locale: Locale, written: string) {
  const query = new URLSearchParams({
    sl: localeTags[language],
    tl: localeTags[locale],
    text: message,
    op: 'translate',
  });
  return {
    text: fillText(written, { language: displayName(localeTags[locale], 'language', language) }),
    href: `https://translate.google.com/?${query}`,
  };
}

/** Cuts a text at the end of a word. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const start = text.slice(0, length);
  const end = start.lastIndexOf(' ');
  return `${start.slice(0, end > length / 2 ? end : length).trimEnd()}…`;
}
