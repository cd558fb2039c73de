import type { ContactTexts } from '#shared/i18n/en/contact.ts';
import { createTranslator } from '#shared/i18n/translate.ts';
import { useI18n } from '../../lib/i18n.tsx';

/** Texts of the contact page in the visitor's language: they come with the page's data. */
export function useContactText(texts: ContactTexts) {
  const { locale } = useI18n();
  return createTranslator(locale, texts);
}
