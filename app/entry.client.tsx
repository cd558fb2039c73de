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
// Where one cannot be loaded the page stays as it came: its forms work without React.
const [dictionary] = await Promise.all([loadDictionary(locale), prepareAdminArea(), prepareQuotePage()]);

async function prepareAdminArea(): Promise<void> {
  const language = toStaffLanguage(locale);
  const load = language && loadAdminTexts[language];
  if (!load || !isStaffArea(location.pathname)) return;
  const [{ createSpeech, speakAs }, { admin }] = await Promise.all([import('./lib/admin-text.ts'), load()]);
  const speech = createSpeech(language, admin);
  speakAs(() => speech);
}

async function prepareQuotePage(): Promise<void> {
  if (!location.pathname.startsWith('/quotes/')) return;
  const { loadOrderPart, loadQuotePageTexts } = await import('./features/deals/quote-offer/page-texts.ts');
  const isOrder = document.querySelector('.order-view') !== null;
  await Promise.all([loadQuotePageTexts(locale), isOrder ? loadOrderPart(locale) : null]);
}

keepTypedTexts();

/** Hydration sets a text area back to the text with which it came. What was typed before or meanwhile is kept. */
function keepTypedTexts(): void {
  const areas = [...document.querySelectorAll('textarea')].filter((area) => area.value !== area.defaultValue);
  const typed = new Map(areas.map((area) => [area, area.value]));
  const remember = ({ target }: Event) =>
    target instanceof HTMLTextAreaElement ? typed.set(target, target.value) : null;
  addEventListener('input', remember, true);
  const restore = () => {
    removeEventListener('input', remember, true);
    for (const [area, value] of typed) {
      if (area.value === value) continue;
      area.value = value;
      area.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
  addEventListener('hydrated', restore, { once: true });
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
