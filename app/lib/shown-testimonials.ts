import { countryName } from '#shared/country.ts';
import { formatDate } from '#shared/formatting.ts';
import { loadTestimonialTexts } from '#shared/i18n/dictionary.ts';
import { fillText } from '#shared/i18n/translate.ts';
import { type Locale, localeTags } from '#shared/locale.ts';
import { type PublicTestimonial, toRating } from '#shared/testimonial-rules.ts';

/** Testimonials as a page draws them; its texts are filled in here, so that only what is shown travels. */
export type ShownTestimonials = NonNullable<Awaited<ReturnType<typeof showTestimonials>>>;

/**
 * @param excerpt characters of each where its product's page has the rest, and our answer
 * @returns null where there are none
 */
export async function showTestimonials(rows: readonly PublicTestimonial[], locale: Locale, excerpt?: number) {
  if (rows.length === 0) return null;
  const texts = await loadTestimonialTexts(locale);
  const items = rows.map((row) => {
    const rating = toRating(row.rating);
    const isExcerpt = excerpt !== undefined && row.productId !== null;
    return {
      // The home page has little room: the words alone.
      stars: excerpt === undefined ? rating : null,
      rated: fillText(texts.rated, { rating, word: texts.words[rating] }),
      lang: localeTags[row.language],
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
  const { title, reply, example, product } = texts;
  return { title, reply, example, product, items };
}

/** The beginning of a text, up to a word. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const start = text.slice(0, length);
  const end = start.lastIndexOf(' ');
  return `${start.slice(0, end > length / 2 ? end : length).trimEnd()}…`;
}
