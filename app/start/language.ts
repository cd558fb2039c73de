import { fallbackLocale, toLocale } from '#shared/locale.ts';
import { isStaffArea } from '#shared/pages.ts';

/** Where the chosen language is kept in the browser (public-site section 1). */
const languageKey = 'i18nextLng';

/**
 * Keeps the chosen language in local storage, and brings it back from there when the cookie is gone.
 * @returns whether the page is being loaded again in the kept language
 */
export function restoreLanguage(): boolean {
  // The admin area's language is no choice for the public side.
  if (isStaffArea(location.pathname)) return false;
  const shown = toLocale(document.documentElement.lang) ?? fallbackLocale;
  try {
    const kept = toLocale(localStorage.getItem(languageKey));
    const isChosen =
      /(?:^|;\s*)lng=/.test(document.cookie) || new URLSearchParams(location.search).has('lng');
    if (kept && kept !== shown && !isChosen) {
      document.cookie = `lng=${kept}; Path=/; Max-Age=31536000; SameSite=Lax`;
      location.reload();
      return true;
    }
    if (isChosen) localStorage.setItem(languageKey, shown);
  } catch {
    // Storage may be forbidden; then the cookie alone remembers.
  }
  return false;
}
