/** The languages offered, in the order of the language selector; the first is the fallback (docs/specification/site.md#languages). */
export const locales = ['en', 'fr', 'es', 'zh'] as const;

export type Locale = (typeof locales)[number];

export const fallbackLocale = 'en' as const satisfies Locale;

/** The languages into which what is written in the fallback language is translated. */
export type TargetLanguage = Exclude<Locale, typeof fallbackLocale>;
export const targetLanguages = locales.filter(
  (locale): locale is TargetLanguage => locale !== fallbackLocale,
);

/** An object with one value a language. */
export const forLocales = <T>(make: (locale: Locale) => T): Record<Locale, T> =>
  Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, T>;

/** An object with one value a language that is translated into. */
export const forTargets = <T>(make: (language: TargetLanguage) => T): Record<TargetLanguage, T> =>
  Object.fromEntries(targetLanguages.map((language) => [language, make(language)])) as Record<
    TargetLanguage,
    T
  >;

/** The languages of the admin area; who has not chosen reads the first. */
export const staffLanguages = ['en', 'zh'] as const satisfies readonly Locale[];
export type StaffLanguage = (typeof staffLanguages)[number];

/** The language of the admin area that a tag names, or undefined. */
export const toStaffLanguage = (tag: string | null | undefined): StaffLanguage | undefined =>
  staffLanguages.find((language) => language === toLocale(tag));

/** What each language calls itself: visitors must be able to find their own. */
export const localeNames: Record<Locale, string> = {
  en: 'English',
  fr: 'Français',
  es: 'Español',
  zh: '中文',
};

/** BCP 47 tags for `Intl` and `<html lang>`. */
export const localeTags: Record<Locale, string> = { en: 'en', fr: 'fr', es: 'es', zh: 'zh-Hans' };

/** The offered language of a tag such as "fr-CI", or undefined. The part before the hyphen decides, in lower case. */
export function toLocale(tag: string | null | undefined): Locale | undefined {
  const language = tag?.split('-', 1)[0]?.trim().toLowerCase();
  return locales.find((locale) => locale === language);
}

/**
 * The best offered language of an Accept-Language header (RFC 9110, 12.5.4), or undefined.
 * Ties go to the one named first; a quality of 0 excludes.
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
