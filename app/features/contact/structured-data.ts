import type { ContactTexts } from '#shared/i18n/en/contact.ts';
import type { Locale } from '#shared/locale.ts';

/** The questions in their order. */
export const faqTopics = ['payment', 'time', 'minimum', 'quality', 'shipping', 'samples'] as const;

/** schema.org FAQPage of the questions on the page. */
export function faqJsonLd(texts: ContactTexts, inLanguage: Locale): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage,
    mainEntity: faqTopics.map((topic) => ({
      '@type': 'Question',
      name: texts.faq[topic].question,
      acceptedAnswer: { '@type': 'Answer', text: texts.faq[topic].answer },
    })),
  };
}
