import type { Locale } from '#shared/base/locale.ts';
import type { LandedCostTexts } from '#shared/i18n/en/landed-cost.ts';
import type { OrderTexts } from '#shared/i18n/en/order.ts';
import type { QuoteOfferTexts } from '#shared/i18n/en/quote-offer.ts';
import type { OrderView } from '../order/order-view.tsx';

/** Texts of the page of a request, its offers and the price at the door. */
type QuotePageTexts = { quoteOffer: QuoteOfferTexts; landedCost: LandedCostTexts };

/** What the page needs besides once the request is an order. */
type OrderPart = { order: OrderTexts; OrderView: typeof OrderView };

// Listed one by one: the build finds the others by their pattern, which needs a helper in the script of every page.
const pageTexts: Record<Locale, () => Promise<QuotePageTexts>> = {
  en: () => import('#shared/i18n/en/quote-page.ts'),
  fr: () => import('#shared/i18n/fr/quote-page.ts'),
  es: () => import('#shared/i18n/es/quote-page.ts'),
  zh: () => import('#shared/i18n/zh/quote-page.ts'),
};
const orderTexts: Record<Locale, () => Promise<{ order: OrderTexts }>> = {
  en: () => import('#shared/i18n/en/order.ts'),
  fr: () => import('#shared/i18n/fr/order.ts'),
  es: () => import('#shared/i18n/es/order.ts'),
  zh: () => import('#shared/i18n/zh/order.ts'),
};

/** A function that returns the same promise each time, as `use` of React demands. */
function once<T>(load: (locale: Locale) => Promise<T>): (locale: Locale) => Promise<T> {
  const loaded: Partial<Record<Locale, Promise<T>>> = {};
  return (locale) =>
    (loaded[locale] ??= load(locale).catch((error: unknown) => {
      // The next page tries again. One that runs asks for the whole document, as React Router does for a route.
      delete loaded[locale];
      if (import.meta.env.SSR || document.documentElement.dataset['hydrated'] === undefined) throw error;
      location.reload();
      return new Promise<T>(() => undefined);
    }));
}

/**
 * Loads the texts of the page. The browser keeps their files: sent with the data they would be a fifth of a page that buyers
 * open every week.
 */
export const loadQuotePageTexts = once((locale) => pageTexts[locale]());

/** Loads what shows an order: most requests are none yet, and their pages stay lighter. */
export const loadOrderPart = once(async (locale): Promise<OrderPart> => {
  const [{ order }, { OrderView }] = await Promise.all([
    orderTexts[locale](),
    import('../order/order-view.tsx'),
  ]);
  return { order, OrderView };
});
