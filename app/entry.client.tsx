import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadDictionary } from '#shared/i18n/dictionary.ts';
import { fallbackLocale, toLocale } from '#shared/locale.ts';
import { isStaffArea } from '#shared/pages.ts';
import { I18nProvider } from './lib/i18n.tsx';

const locale = toLocale(document.documentElement.lang) ?? fallbackLocale;
const [dictionary] = await Promise.all([loadDictionary(locale), prepareAdminArea()]);

/** The texts of the admin area in another language than English, which comes with its code. */
async function prepareAdminArea(): Promise<void> {
  if (locale !== 'zh' || !isStaffArea(location.pathname)) return;
  const [{ createSpeech, speakAs }, { admin }] = await Promise.all([
    import('./lib/admin-text.ts'),
    import('#shared/i18n/zh/admin.ts'),
  ]);
  const speech = createSpeech(locale, admin);
  speakAs(() => speech);
}

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
