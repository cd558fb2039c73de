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
import type { OrderTexts } from './en/order.ts';
import type { PaperTexts } from './en/paper.ts';
import type { QuoteOfferTexts } from './en/quote-offer.ts';
import type { QuoteListTexts } from './en/quote-list.ts';
import type { ValidationTexts } from './en/validation.ts';
import { fillText, type MessageKey, type Params, type SameShape } from './translate.ts';

/** Type of the public dictionary in any language: the shape of the English one. */
export type Dictionary = SameShape<typeof en>;

export type TextKey = MessageKey<typeof en>;

export type Translate = (key: TextKey, params?: Params) => string;

// The files that browsers load are listed one by one: the build finds the others by their pattern, which needs a helper
// in the script that every page loads.
const dictionaries: Record<Locale, () => Promise<Dictionary>> = {
  en: async () => (await import('./en/index.ts')).en,
  fr: async () => (await import('./fr/index.ts')).fr,
  es: async () => (await import('./es/index.ts')).es,
  zh: async () => (await import('./zh/index.ts')).zh,
};
const chats: Record<Locale, () => Promise<{ chat: ChatTexts }>> = {
  en: () => import('./en/chat.ts'),
  fr: () => import('./fr/chat.ts'),
  es: () => import('./es/chat.ts'),
  zh: () => import('./zh/chat.ts'),
};

/** Loads the dictionary of one language; the browser fetches only the one that it shows. */
export const loadDictionary = (locale: Locale): Promise<Dictionary> => dictionaries[locale]();

// Texts that only some pages need are not part of the dictionary that every page loads.

/**
 * Makes the function that loads one part of the texts.
 * @param load imports the file of a language; each has its own `import()`, so that the build finds the files
 */
const loaderOf =
  <T>(part: string, load: (locale: Locale) => Promise<unknown>) =>
  async (locale: Locale): Promise<T> =>
    ((await load(locale)) as Record<string, T>)[part]!;

export const loadValidationTexts = loaderOf<ValidationTexts>(
  'validation',
  (locale) => import(`./${locale}/validation.ts`),
);

export const loadAccountTexts = loaderOf<AccountTexts>(
  'account',
  (locale) => import(`./${locale}/account.ts`),
);

export const loadCompanyTexts = loaderOf<CompanyTexts>(
  'company',
  (locale) => import(`./${locale}/company.ts`),
);

export const loadMailTexts = loaderOf<MailTexts>('mail', (locale) => import(`./${locale}/mail.ts`));

export const loadChatTexts = loaderOf<ChatTexts>('chat', (locale) => chats[locale]());

export const loadBlogTexts = loaderOf<BlogTexts>('blog', (locale) => import(`./${locale}/blog.ts`));

export const loadContactTexts = loaderOf<ContactTexts>(
  'contact',
  (locale) => import(`./${locale}/contact.ts`),
);

export const loadQuoteOfferTexts = loaderOf<QuoteOfferTexts>(
  'quoteOffer',
  (locale) => import(`./${locale}/quote-offer.ts`),
);

export const loadOrderTexts = loaderOf<OrderTexts>('order', (locale) => import(`./${locale}/order.ts`));

export const loadPaperTexts = loaderOf<PaperTexts>('paper', (locale) => import(`./${locale}/paper.ts`));

export const loadLandedCostTexts = loaderOf<LandedCostTexts>(
  'landedCost',
  (locale) => import(`./${locale}/landed-cost.ts`),
);

export const loadLandedFormTexts = loaderOf<LandedFormTexts>(
  'landedForm',
  (locale) => import(`./${locale}/landed-form.ts`),
);

export const loadSupplierTexts = loaderOf<SupplierTexts>(
  'supplier',
  (locale) => import(`./${locale}/supplier.ts`),
);

export const loadTestimonialTexts = loaderOf<TestimonialTexts>(
  'testimonial',
  (locale) => import(`./${locale}/testimonial.ts`),
);

export const loadDocumentCheckTexts = loaderOf<DocumentCheckTexts>(
  'documentCheck',
  (locale) => import(`./${locale}/document-check.ts`),
);

export const loadCatalogTexts = loaderOf<CatalogTexts>(
  'catalogs',
  (locale) => import(`./${locale}/catalogs.ts`),
);

export const loadQuoteListTexts = loaderOf<QuoteListTexts>(
  'quoteList',
  (locale) => import(`./${locale}/quote-list.ts`),
);

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
