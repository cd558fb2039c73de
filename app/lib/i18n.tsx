import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Dictionary, Translate } from '#shared/i18n/dictionary.ts';
import { createTranslator, type Messages, type Translator } from '#shared/i18n/translate.ts';
import type { Locale } from '#shared/base/locale.ts';

type I18n = { locale: Locale; t: Translate };

const I18nContext = createContext<I18n | null>(null);

/** Provides the language of the page to all components. */
export function I18nProvider(props: { locale: Locale; dictionary: Dictionary; children: ReactNode }) {
  const { locale, dictionary, children } = props;
  const value = useMemo<I18n>(
    () => ({ locale, t: createTranslator(locale, dictionary) }),
    [locale, dictionary],
  );
  return <I18nContext value={value}>{children}</I18nContext>;
}

/**
 * The visitor's language and `t(key, params)`. Without an argument `t` uses the texts of every page; with one, the
 * given texts, which are sent with the data of one page.
 */
export function useTexts(): I18n;
export function useTexts<T extends Messages>(texts: T): { locale: Locale; t: Translator<T> };
export function useTexts(texts?: Messages) {
  const value = useContext(I18nContext);
  if (!value) throw new Error('useTexts outside of I18nProvider');
  return texts ? { locale: value.locale, t: createTranslator(value.locale, texts) } : value;
}
