/**
 * Languages of the site, in the order of the language selector; the first is the fallback
 * (docs/specification/site.md#languages).
 */
export const locales = ['en', 'fr', 'es', 'zh'] as const;

export type Locale = (typeof locales)[number];

export const fallbackLocale = 'en' as const satisfies Locale;

/** Languages into which texts in the fallback language are translated. */
export type TargetLanguage = Exclude<Locale, typeof fallbackLocale>;
export const targetLanguages = locales.filter(
  (locale): locale is TargetLanguage => locale !== fallbackLocale,
);

/** An object with one value per language. */
export const forLocales = <T>(make: (locale: Locale) => T): Record<Locale, T> =>
  Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, T>;

/** An object with one value per target language. */
export const forTargets = <T>(make: (language: TargetLanguage) => T): Record<TargetLanguage, T> =>
  Object.fromEntries(targetLanguages.map((language) => [language, make(language)])) as Record<
    TargetLanguage,
    T
  >;

/** Languages of the admin area; the first is the default. */
export const staffLanguages = ['en', 'zh'] as const satisfies readonly Locale[];
export type StaffLanguage = (typeof staffLanguages)[number];

/** The admin language for a language tag, or undefined. */
export const toStaffLanguage = (tag: string | null | undefined): StaffLanguage | undefined =>
  staffLanguages.find((language) => language === toLocale(tag));

/** Name of each language in itself, so that visitors find their own. */
export const localeNames: Record<Locale, string> = {
  en: 'English',
  fr: 'Français',
  es: 'Español',
  zh: '中文',
};

/** Name of each language in Chinese, also in the headings of files. */
export const chineseLocaleNames: Record<Locale, string> = {
  en: '英语',
  fr: '法语',
  es: '西班牙语',
  zh: '中文',
};

/** BCP 47 tags for `Intl` and `<html lang>`. */
export const localeTags: Record<Locale, string> = { en: 'en', fr: 'fr', es: 'es', zh: 'zh-Hans' };

/**
 * The site's language for a tag such as "fr-CI", or undefined.
 * Only the part before the hyphen counts; case is ignored.
 */
export function toLocale(tag: string | null | undefined): Locale | undefined {
  const language = tag?.split('-', 1)[0]?.trim().toLowerCase();
  return locales.find((locale) => locale === language);
}

/**
 * The best language of the site for an Accept-Language header (RFC 9110, 12.5.4), or undefined. With equal quality
 * the first one wins; a quality of 0 excludes a language.
 */
export function negotiateLocale(header: string | null | undefined): Locale | undefined {
  let best: Locale | undefined;
  let bestQuality = 0;
  for (const part of (header ?? '').slice(0, 500).split(',')) {
    const [tag, ...parameters] = part.split(';');
    const locale = toLocale(tag);
    const q = parameters.map((p) => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1]).find((value) => value !== undefined);
    const quality = q === undefined ? 1 : Number(q);
    if (locale && quality > bestQuality) {
      best = locale;
      bestQuality = quality;
    }
  }
  return best;
}
