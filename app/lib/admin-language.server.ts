import { AsyncLocalStorage } from 'node:async_hooks';
import { admin as english } from '#shared/i18n/en/admin.ts';
import { admin as chinese } from '#shared/i18n/zh/admin.ts';
import { type Locale, type StaffLanguage, toStaffLanguage } from '#shared/base/locale.ts';
import { type AdminSpeech, createSpeech, speakAs } from './admin-text.ts';

const speeches: Record<StaffLanguage, AdminSpeech> = {
  en: createSpeech('en', english),
  zh: createSpeech('zh', chinese),
};

/** The language of the page that is being rendered. Several pages can be rendered at the same time. */
const currentLanguage = new AsyncLocalStorage<AdminSpeech>();

speakAs(() => currentLanguage.getStore() ?? speeches.en);

/** Runs the loaders and the rendering of one page so that `ta()` answers in the reader's language. */
export const inStaffLanguage = <T>(locale: Locale, run: () => T): T =>
  currentLanguage.run(speeches[toStaffLanguage(locale) ?? 'en'], run);

/** The words of inquiries, which factories read: Chinese, whatever the reader's language. */
export const inquiryWords = { inquiry: chinese.quote.inquiry, units: chinese.quote.units };
