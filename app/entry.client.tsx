import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadDictionary } from '#shared/i18n/dictionary.ts';
import { fallbackLocale, type StaffLanguage, toLocale, toStaffLanguage } from '#shared/base/locale.ts';
import { isStaffArea } from '#shared/base/pages.ts';
import type { AdminTexts } from './lib/admin-text.ts';
import { I18nProvider } from './lib/i18n.tsx';

/** Loads the texts of the admin area. English needs no loading: its texts are part of the code. */
const loadAdminTexts: Record<StaffLanguage, (() => Promise<{ admin: AdminTexts }>) | null> = {
  en: null,
  zh: () => import('#shared/i18n/zh/admin.ts'),
};

const locale = toLocale(document.documentElement.lang) ?? fallbackLocale;
const [dictionary] = await Promise.all([loadDictionary(locale), prepareAdminArea()]);

async function prepareAdminArea(): Promise<void> {
  const language = toStaffLanguage(locale);
  const load = language && loadAdminTexts[language];
  if (!load || !isStaffArea(location.pathname)) return;
  const [{ createSpeech, speakAs }, { admin }] = await Promise.all([import('./lib/admin-text.ts'), load()]);
  const speech = createSpeech(language, admin);
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
