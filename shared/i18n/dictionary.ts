import type { Locale } from '../base/locale.ts';
import type { ChatTexts } from './en/chat.ts';
import type { AccountTexts } from './en/account.ts';
import type { BlogTexts } from './en/blog.ts';
import type { CompanyTexts } from './en/company.ts';
import type { ContactTexts } from './en/contact.ts';
import type { DocumentCheckTexts } from './en/document-check.ts';
import type { en } from './en/index.ts';
import type { MailTexts } from './en/mail.ts';
import type { LandedCostTexts } from './en/landed-cost.ts';
import type { LandedFormTexts } from './en/landed-form.ts';
import type { CatalogTexts } from './en/catalogs.ts';
import type { SupplierTexts } from './en/supplier.ts';
import type { TestimonialTexts } from './en/testimonial.ts';
import type { PaperTexts } from './en/paper.ts';
import type { QuoteOfferTexts } from './en/quote-offer.ts';
import type { QuoteListTexts } from './en/quote-list.ts';
import type { ValidationTexts } from './en/validation.ts';
import { fillText, type MessageKey, type Params, type SameShape } from './translate.ts';

/** Type of the public dictionary in any language: the shape of the English one. */
export type Dictionary = SameShape<typeof en>;

export type TextKey = MessageKey<typeof en>;

export type Translate = (key: TextKey, params?: Params) => string;

const dictionaries: Record<Locale, () => Promise<Dictionary>> = {
  en: async () => (await import('./en/index.ts')).en,
  fr: async () => (await import('./fr/index.ts')).fr,
  es: async () => (await import('./es/index.ts')).es,
  zh: async () => (await import('./zh/index.ts')).zh,
};

/** Loads the dictionary of one language; the browser fetches only the one that it shows. */
export const loadDictionary = (locale: Locale): Promise<Dictionary> => dictionaries[locale]();

// Texts that only some pages need are not part of the dictionary that every page loads.

/** Makes the function that loads one part of the texts in a language, from one file per language. */
const loaderOf =
  <P extends string, T>(part: P, files: Record<Locale, () => Promise<Record<P, T>>>) =>
  async (locale: Locale): Promise<T> =>
    (await files[locale]())[part];

export const loadValidationTexts = loaderOf<'validation', ValidationTexts>('validation', {
  en: () => import('./en/validation.ts'),
  fr: () => import('./fr/validation.ts'),
  es: () => import('./es/validation.ts'),
  zh: () => import('./zh/validation.ts'),
});

export const loadAccountTexts = loaderOf<'account', AccountTexts>('account', {
  en: () => import('./en/account.ts'),
  fr: () => import('./fr/account.ts'),
  es: () => import('./es/account.ts'),
  zh: () => import('./zh/account.ts'),
});

export const loadCompanyTexts = loaderOf<'company', CompanyTexts>('company', {
  en: () => import('./en/company.ts'),
  fr: () => import('./fr/company.ts'),
  es: () => import('./es/company.ts'),
  zh: () => import('./zh/company.ts'),
});

export const loadMailTexts = loaderOf<'mail', MailTexts>('mail', {
  en: () => import('./en/mail.ts'),
  fr: () => import('./fr/mail.ts'),
  es: () => import('./es/mail.ts'),
  zh: () => import('./zh/mail.ts'),
});

export const loadChatTexts = loaderOf<'chat', ChatTexts>('chat', {
  en: () => import('./en/chat.ts'),
  fr: () => import('./fr/chat.ts'),
  es: () => import('./es/chat.ts'),
  zh: () => import('./zh/chat.ts'),
});

export const loadBlogTexts = loaderOf<'blog', BlogTexts>('blog', {
  en: () => import('./en/blog.ts'),
  fr: () => import('./fr/blog.ts'),
  es: () => import('./es/blog.ts'),
  zh: () => import('./zh/blog.ts'),
});

export const loadContactTexts = loaderOf<'contact', ContactTexts>('contact', {
  en: () => import('./en/contact.ts'),
  fr: () => import('./fr/contact.ts'),
  es: () => import('./es/contact.ts'),
  zh: () => import('./zh/contact.ts'),
});

export const loadQuoteOfferTexts = loaderOf<'quoteOffer', QuoteOfferTexts>('quoteOffer', {
  en: () => import('./en/quote-offer.ts'),
  fr: () => import('./fr/quote-offer.ts'),
  es: () => import('./es/quote-offer.ts'),
  zh: () => import('./zh/quote-offer.ts'),
});

export const loadPaperTexts = loaderOf<'paper', PaperTexts>('paper', {
  en: () => import('./en/paper.ts'),
  fr: () => import('./fr/paper.ts'),
  es: () => import('./es/paper.ts'),
  zh: () => import('./zh/paper.ts'),
});

export const loadLandedCostTexts = loaderOf<'landedCost', LandedCostTexts>('landedCost', {
  en: () => import('./en/landed-cost.ts'),
  fr: () => import('./fr/landed-cost.ts'),
  es: () => import('./es/landed-cost.ts'),
  zh: () => import('./zh/landed-cost.ts'),
});

export const loadLandedFormTexts = loaderOf<'landedForm', LandedFormTexts>('landedForm', {
  en: () => import('./en/landed-form.ts'),
  fr: () => import('./fr/landed-form.ts'),
  es: () => import('./es/landed-form.ts'),
  zh: () => import('./zh/landed-form.ts'),
});

export const loadSupplierTexts = loaderOf<'supplier', SupplierTexts>('supplier', {
  en: () => import('./en/supplier.ts'),
  fr: () => import('./fr/supplier.ts'),
  es: () => import('./es/supplier.ts'),
  zh: () => import('./zh/supplier.ts'),
});

export const loadTestimonialTexts = loaderOf<'testimonial', TestimonialTexts>('testimonial', {
  en: () => import('./en/testimonial.ts'),
  fr: () => import('./fr/testimonial.ts'),
  es: () => import('./es/testimonial.ts'),
  zh: () => import('./zh/testimonial.ts'),
});

export const loadDocumentCheckTexts = loaderOf<'documentCheck', DocumentCheckTexts>('documentCheck', {
  en: () => import('./en/document-check.ts'),
  fr: () => import('./fr/document-check.ts'),
  es: () => import('./es/document-check.ts'),
  zh: () => import('./zh/document-check.ts'),
});

export const loadCatalogTexts = loaderOf<'catalogs', CatalogTexts>('catalogs', {
  en: () => import('./en/catalogs.ts'),
  fr: () => import('./fr/catalogs.ts'),
  es: () => import('./es/catalogs.ts'),
  zh: () => import('./zh/catalogs.ts'),
});

export const loadQuoteListTexts = loaderOf<'quoteList', QuoteListTexts>('quoteList', {
  en: () => import('./en/quote-list.ts'),
  fr: () => import('./fr/quote-list.ts'),
  es: () => import('./es/quote-list.ts'),
  zh: () => import('./zh/quote-list.ts'),
});

/**
 * The text of a validation key; a text that is not a key is returned unchanged. A key may be followed by a colon and
 * the characters that its text names.
 */
export function fieldText(texts: ValidationTexts, key: string): string {
  const [name = '', ...characters] = key.split(':');
  const text = (texts as Record<string, string>)[name];
  if (text === undefined) return key;
  return characters.length > 0 ? fillText(text, { characters: characters.join(':') }) : text;
}
