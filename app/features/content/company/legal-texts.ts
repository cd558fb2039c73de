import { createTranslator, type MessageKey, type Messages, type Params } from '#shared/i18n/translate.ts';
import type { Locale } from '#shared/base/locale.ts';
import { placeIn } from '#shared/base/place.ts';
import type { SiteSettings } from '#shared/content/setting.ts';
import type { LegalTexts } from './legal-page.tsx';

type Texts = { title: string; subtitle: string; parts: Messages };

/** Name, address and e-mail of the company for the texts of a legal page. */
export const companyFacts = (
  locale: Locale,
  { companyName, registration, addresses, email }: SiteSettings,
): Params => ({
  company: (locale === 'zh' ? registration.chineseName : registration.name) || companyName,
  address: placeIn(locale, (addresses[0]?.lines ?? '').replaceAll('\n', ', ')),
  email,
});

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
