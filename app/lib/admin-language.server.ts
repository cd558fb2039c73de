import { AsyncLocalStorage } from 'node:async_hooks';
import { admin as english } from '#shared/i18n/en/admin.ts';
import { admin as chinese } from '#shared/i18n/zh/admin.ts';
import { type Locale, type StaffLanguage, toStaffLanguage } from '#shared/locale.ts';
import { type AdminSpeech, createSpeech, speakAs } from './admin-text.ts';

const speeches: Record<StaffLanguage, AdminSpeech> = {
  en: createSpeech('en', english),
  zh: createSpeech('zh', chinese),
};

/** In which language the page is rendered that is being rendered: several are, at a time. */
const currentLanguage = new AsyncLocalStorage<AdminSpeech>();

speakAs(() => currentLanguage.getStore() ?? speeches.en);

/** Runs loaders and rendering of one page so that `ta()` answers in the language of its reader. */
export const inStaffLanguage = <T>(locale: Locale, run: () => T): T =>
  currentLanguage.run(speeches[toStaffLanguage(locale) ?? 'en'], run);

/** Speaks Chinese, whatever the reader's language: what is written for factories. */
export const translateToChinese = speeches.zh.translate;
