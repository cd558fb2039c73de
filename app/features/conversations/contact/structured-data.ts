import type { ContactTexts } from '#shared/i18n/en/contact.ts';
import { balancePercent, depositPercent } from '#shared/deals/company.ts';
import { createTranslator } from '#shared/i18n/translate.ts';
import type { Locale } from '#shared/base/locale.ts';
import type { DeliveryTimes } from '#shared/content/setting-rules.ts';

/** The topics of the questions, in order. */
export const faqTopics = ['payment', 'time', 'minimum', 'quality', 'shipping', 'samples'] as const;

/** Terms and times that the answers contain. */
export type FaqTerms = { deposit: number; balance: number; from: number; to: number };

export const faqTerms = ({ sourcing }: DeliveryTimes): FaqTerms => ({
  deposit: depositPercent,
  balance: balancePercent,
  ...sourcing,
});

/** schema.org FAQPage of the questions on the page. */
export function faqJsonLd(texts: ContactTexts, terms: FaqTerms, inLanguage: Locale): object {
  const t = createTranslator(inLanguage, texts);
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage,
    mainEntity: faqTopics.map((topic) => ({
      '@type': 'Question',
      name: t(`faq.${topic}.question`),
      acceptedAnswer: { '@type': 'Answer', text: t(`faq.${topic}.answer`, terms) },
    })),
  };
}
