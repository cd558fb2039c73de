import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadDictionary } from '#shared/i18n/dictionary.ts';
import { fallbackLocale, toLocale } from '#shared/locale.ts';
import { I18nProvider } from './lib/i18n.tsx';

const locale = toLocale(document.documentElement.lang) ?? fallbackLocale;
const dictionary = await loadDictionary(locale);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nProvider locale={locale} dictionary={dictionary}>
        <HydratedRouter />
      </I18nProvider>
    </StrictMode>,
  );
});
