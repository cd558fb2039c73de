import type { FavoriteStatus } from '#shared/catalogue/favorite.ts';
import { loadDictionary, type Translate } from '#shared/i18n/dictionary.ts';
import { createTranslator } from '#shared/i18n/translate.ts';
import { fallbackLocale, toLocale } from '#shared/base/locale.ts';
import { callApi } from '../../../lib/api.ts';
import { hasCode } from '../../../lib/failure.ts';
import { showPlainNotice } from '../../../lib/plain-notice.ts';
import { toast, type ToastMessage } from '../../../ui/toast.ts';

const selector = 'form[data-favorite]';

/**
 * Makes the page's hearts work without React and beside it: a tap must get feedback before scripts are loaded that
 * take a slow phone four seconds. `showMessages` loads the code that draws messages.
 */
export function startFavorites(showMessages: () => Promise<void>): void {
  document.addEventListener('submit', (event) => {
    const form = event.target instanceof Element ? event.target.closest<HTMLFormElement>(selector) : null;
    if (!form) return;
    event.preventDefault();
    if (!isBusy(form)) void toggle(form).finally(() => void showMessages().catch(() => {}));
  });
  for (const form of document.querySelectorAll<HTMLFormElement>(selector)) void readStatus(form);
}

/** Hearts of cards whose state must be read, and hearts that were tapped meanwhile. */
let unread: HTMLFormElement[] = [];
const tapped = new WeakSet<HTMLFormElement>();

/** Reads the state of all cards of a page with one call. */
async function readCards(): Promise<void> {
  const forms = unread;
  unread = [];
  try {
    const ids = await callApi('GET /api/favorites/ids');
    for (const form of forms)
      if (!tapped.has(form)) button(form).ariaPressed = String(ids.includes(form.dataset['favorite']!));
  } catch {
    // A tap will show the true state.
  }
}

/** Shows whether the product is this visitor's favourite, which cached pages do not contain. */
export async function readStatus(form: HTMLFormElement): Promise<void> {
  if (!/(?:^|;\s*)favorites=/.test(document.cookie)) return;
  if (!counter(form)) {
    if (unread.push(form) === 1) queueMicrotask(() => void readCards());
    return;
  }
  setBusy(form, true);
  try {
    await show(form, await callApi('GET /api/products/:id/favorite-status', productOf(form)));
  } catch {
    // The heart stays as the page shows it. A tap will show the true state.
  } finally {
    setBusy(form, false);
  }
}

/** Adds or removes the favourite, shows the new state, and reports it (docs/specification/catalogue.md#favourites). */
async function toggle(form: HTMLFormElement): Promise<void> {
  const isAdding = button(form).ariaPressed !== 'true';
  const hearts = heartsOf(form);
  for (const heart of hearts) {
    setBusy(heart, true);
    tapped.add(heart);
  }
  const texts = translator();
  const message = await change(form, isAdding);
  for (const heart of hearts) setBusy(heart, false);
  const t = await texts;
  if (t) toast(message(t));
  else if (button(form).ariaPressed !== String(isAdding)) sayPlainly(form, isAdding);
}

type Message = (t: Translate) => ToastMessage;

/** @returns the message to show */
async function change(form: HTMLFormElement, isAdding: boolean): Promise<Message> {
  const product = { product: nameOf(form) };
  try {
    const now = await callApi(`${isAdding ? 'POST' : 'DELETE'} /api/products/:id/favorite`, productOf(form));
    await show(form, now);
    return (t) =>
      now.isFavorited
        ? { title: t('favorites.addedTitle'), text: t('favorites.addedText', product) }
        : { title: t('favorites.removedTitle'), text: t('favorites.removedText', product) };
  } catch (error) {
    if (hasCode(error, 'already_favorite')) {
      for (const heart of heartsOf(form)) button(heart).ariaPressed = 'true';
      return (t) => ({ title: t('favorites.alreadyTitle'), text: t('favorites.alreadyText') });
    }
    const text = isAdding ? 'favorites.addFailed' : 'favorites.removeFailed';
    return (t) => ({ title: t('favorites.errorTitle'), text: t(text), isError: true });
  }
}

/** Shows the form's own texts if neither the dictionary nor the code that draws messages could be loaded. */
function sayPlainly(form: HTMLFormElement, isAdding: boolean): void {
  const texts = form.closest<HTMLElement>('[data-add-failed]')!.dataset;
  showPlainNotice(texts[isAdding ? 'addFailed' : 'removeFailed']!);
}

async function show(form: HTMLFormElement, { isFavorited, favoriteCount }: FavoriteStatus): Promise<void> {
  const hearts = heartsOf(form);
  for (const heart of hearts) button(heart).ariaPressed = String(isFavorited);
  // The heart on a card has no counter, and its label already says what it does.
  const counted = hearts.find(counter);
  if (!counted) return;
  const count = counter(counted)!;
  count.textContent = String(favoriteCount);
  count.hidden = favoriteCount === 0;
  const t = await translator();
  if (!t) return;
  const name = t(isFavorited ? 'favorites.removeNamed' : 'favorites.addNamed', {
    name: nameOf(counted),
  });
  counted.querySelector('.sr-only')!.textContent = name;
}

/** All hearts for the form's product, which may be in two rows of a page. */
const heartsOf = (form: HTMLFormElement) => [
  ...document.querySelectorAll<HTMLFormElement>(`form[data-favorite='${form.dataset['favorite']}']`),
];

/** The texts; null if they cannot be loaded now. */
async function translator(): Promise<Translate | null> {
  const { lang, dataset } = document.documentElement;
  // A failed import keeps failing until the page is reloaded, so nothing is requested without a network.
  if (!navigator.onLine && !dataset['hydrated']) return null;
  const locale = toLocale(lang) ?? fallbackLocale;
  try {
    return createTranslator(locale, await loadDictionary(locale));
  } catch {
    return null;
  }
}

/** The product's name. On a card it is taken from the heading, so that lists do not send it twice. */
const nameOf = (form: HTMLFormElement): string =>
  form.dataset['name'] ?? form.closest('article')!.querySelector('h2, h3')!.textContent;

const counter = (form: HTMLFormElement) => form.querySelector<HTMLElement>('[data-count]');

const button = (form: HTMLFormElement) => form.querySelector('button')!;

const productOf = (form: HTMLFormElement) => ({ params: { id: form.dataset['favorite']! } });

const isBusy = (form: HTMLFormElement) => button(form).ariaDisabled === 'true';

/** Uses `ariaDisabled`, because `disabled` would remove the focus. */
function setBusy(form: HTMLFormElement, isBusyNow: boolean): void {
  button(form).ariaDisabled = String(isBusyNow);
}
