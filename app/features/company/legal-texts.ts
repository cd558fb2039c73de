import { createTranslator, type MessageKey, type Messages, type Params } from '#shared/i18n/translate.ts';
import type { Locale } from '#shared/locale.ts';
import type { LegalTexts } from './legal-page.tsx';

type Texts = { title: string; subtitle: string; parts: Messages };

/** The texts of a legal page with their figures filled in. */
export function legalTexts(locale: Locale, { title, subtitle, parts }: Texts, params: Params): LegalTexts {
  const t = createTranslator(locale, parts);
  const text = (key: string) => t(key as MessageKey<Messages>, params);
  const keys = Object.keys(parts);
  return {
    title,
    subtitle,
    parts: keys.map((key) => ({ title: text(`${key}.title`), text: text(`${key}.text`) })),
  };
}
