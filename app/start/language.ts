import { fallbackLocale, toLocale } from '#shared/base/locale.ts';
import { isStaffArea } from '#shared/base/pages.ts';
import { readText, writeText } from '../lib/storage.ts';

/** Storage key of the scroll position while the reader switches to another language. */
const placeKey = 'place';

const headings = () => [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3)')];

/** Stores a scroll position (null removes it). @returns the previously stored one */
function keep(place: string | null): string | null {
  const kept = readText(placeKey, 'session');
  writeText(placeKey, place, 'session');
  return kept;
}

/** Pages in other languages have the same headings, so the heading in view keeps its position on the screen. */
export function keepPlace(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('a[hreflang].menu-item')) return;
    const tops = headings().map((heading) => heading.getBoundingClientRect().top);
    const read = tops.findLastIndex((top) => top < innerHeight / 2);
    if (scrollY > 0 && read >= 0) keep(`${read} ${tops[read]}`);
  });
  const [read, top] = keep(null)?.split(' ').map(Number) ?? [];
  if (read === undefined) return;
  const restore = () => {
    const heading = headings()[read];
    if (heading) scrollBy({ top: heading.getBoundingClientRect().top - top!, behavior: 'instant' });
  };
  // The document may still be loading.
  if (document.readyState === 'loading')
    document.addEventListener('DOMContentLoaded', restore, { once: true });
  else restore();
}

/** Storage key of the chosen language (docs/specification/site.md#languages). */
const languageKey = 'i18nextLng';

/**
 * Stores the chosen language in local storage, and restores it from there if the cookie is gone.
 * @returns whether the page is being reloaded in the stored language
 */
export function restoreLanguage(): boolean {
  // The language of the admin area is not a choice for the public site.
  if (isStaffArea(location.pathname)) return false;
  const shown = toLocale(document.documentElement.lang) ?? fallbackLocale;
  const kept = toLocale(readText(languageKey));
  const isChosen = /(?:^|;\s*)lng=/.test(document.cookie) || new URLSearchParams(location.search).has('lng');
  if (kept && kept !== shown && !isChosen) {
    // The server sets the cookie: Chromium may send a reload without a cookie that a script set just before it.
    const url = new URL(location.href);
    url.searchParams.set('lng', kept);
    location.replace(url);
    return true;
  }
  if (isChosen) writeText(languageKey, shown);
  return false;
}
