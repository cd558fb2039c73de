import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Dictionary, Translate } from '#shared/i18n/dictionary.ts';
import { createTranslator, type Messages } from '#shared/i18n/translate.ts';
import type { Locale } from '#shared/locale.ts';

type I18n = { locale: Locale; t: Translate };

const I18nContext = createContext<I18n | null>(null);

/** Gives every component the one language of this page. */
export function I18nProvider(props: { locale: Locale; dictionary: Dictionary; children: ReactNode }) {
  const { locale, dictionary, children } = props;
  const value = useMemo<I18n>(
    () => ({ locale, t: createTranslator(locale, dictionary) }),
    [locale, dictionary],
  );
  return <I18nContext value={value}>{children}</I18nContext>;
}

/** The visitor's language and `t(key, params)` for its texts. */
export function useI18n(): I18n {
  const value = useContext(I18nContext);
  if (!value) throw new Error('useI18n outside of I18nProvider');
  return value;
}

/** `t(key, params)` for texts that are not in the dictionary of every page but travel with one page's data. */
export function useTexts<T extends Messages>(texts: T) {
  const { locale } = useI18n();
  return createTranslator(locale, texts);
}
