import type { Locale } from '#shared/base/locale.ts';
import type { LandedCostTexts } from '#shared/i18n/en/landed-cost.ts';
import type { OrderTexts } from '#shared/i18n/en/order.ts';
import type { QuoteOfferTexts } from '#shared/i18n/en/quote-offer.ts';

/** Texts of the page of a request, its offers, the price at the door and the order. */
export type QuotePageTexts = { quoteOffer: QuoteOfferTexts; order: OrderTexts; landedCost: LandedCostTexts };

// Listed one by one: the build finds the others by their pattern, which needs a helper in the script of every page.
const files: Record<Locale, () => Promise<QuotePageTexts>> = {
  en: () => import('#shared/i18n/en/quote-page.ts'),
  fr: () => import('#shared/i18n/fr/quote-page.ts'),
  es: () => import('#shared/i18n/es/quote-page.ts'),
  zh: () => import('#shared/i18n/zh/quote-page.ts'),
};

const loaded: Partial<Record<Locale, Promise<QuotePageTexts>>> = {};

/**
 * Loads the texts of the page. The browser keeps their files: sent with the data they would be a fifth of a page that buyers
 * open every week.
 * @returns the same promise each time, as `use` of React demands
 */
export const loadQuotePageTexts = (locale: Locale): Promise<QuotePageTexts> =>
  (loaded[locale] ??= files[locale]().catch((error: unknown) => {
    // The next page tries again.
    delete loaded[locale];
    throw error;
  }));
