import type { FavoriteStatus } from '#shared/favorite.ts';
import { loadDictionary, type Translate } from '#shared/i18n/dictionary.ts';
import { createTranslator } from '#shared/i18n/translate.ts';
import { fallbackLocale, toLocale } from '#shared/locale.ts';
import { ApiError, callApi } from '../../lib/api.ts';
import { toast } from '../../ui/toast.ts';

const selector = 'form[data-favorite]';

/**
 * Makes the page's hearts work, without React and beside it: the answer to a tap must not wait for scripts that take a
 * slow phone four seconds. `showMessages` brings what draws messages.
 */
export function startHearts(showMessages: () => Promise<void>): void {
  document.addEventListener('submit', (event) => {
    const form = event.target instanceof Element ? event.target.closest<HTMLFormElement>(selector) : null;
    if (!form) return;
    event.preventDefault();
    if (!isBusy(form)) void toggle(form).finally(() => void showMessages().catch(() => {}));
  });
  for (const form of document.querySelectorAll<HTMLFormElement>(selector)) void readStatus(form);
}

/** Shows whether the product is this visitor's favourite: pages from the cache do not know. */
export async function readStatus(form: HTMLFormElement): Promise<void> {
  if (!/(?:^|;\s*)favorites=/.test(document.cookie)) return;
  setBusy(form, true);
  try {
    await show(form, await callApi('GET /api/products/:id/favorite-status', productOf(form)));
  } catch {
    // The heart stays as the page shows it; a tap says what is the case.
  } finally {
    setBusy(form, false);
  }
}

/** Adds or removes the favourite, shows it, and says what happened (public-site section 8). */
async function toggle(form: HTMLFormElement): Promise<void> {
  const isAdding = button(form).ariaPressed !== 'true';
  setBusy(form, true);
  const texts = translator();
  try {
    const now = await callApi(`${isAdding ? 'POST' : 'DELETE'} /api/products/:id/favorite`, productOf(form));
    await show(form, now);
    const t = await texts;
    const product = { product: form.dataset['name']! };
    toast(
      now.isFavorited
        ? { title: t('favorites.addedTitle'), text: t('favorites.addedText', product) }
        : { title: t('favorites.removedTitle'), text: t('favorites.removedText', product) },
    );
  } catch (error) {
    const t = await texts;
    if (error instanceof ApiError && error.body?.code === 'already_favorite') {
      button(form).ariaPressed = 'true';
      toast({ title: t('favorites.alreadyTitle'), text: t('favorites.alreadyText') });
    } else {
      const text = isAdding ? t('favorites.addFailed') : t('favorites.removeFailed');
      toast({ title: t('favorites.errorTitle'), text, isError: true });
    }
  } finally {
    setBusy(form, false);
  }
}

async function show(form: HTMLFormElement, { isFavorited, favoriteCount }: FavoriteStatus): Promise<void> {
  button(form).ariaPressed = String(isFavorited);
  const count = form.querySelector<HTMLElement>('[data-count]')!;
  count.textContent = String(favoriteCount);
  count.hidden = favoriteCount === 0;
  const t = await translator();
  const name = t(isFavorited ? 'favorites.removeNamed' : 'favorites.addNamed', {
    name: form.dataset['name']!,
  });
  form.querySelector('.sr-only')!.textContent = name;
}

async function translator(): Promise<Translate> {
  const locale = toLocale(document.documentElement.lang) ?? fallbackLocale;
  return createTranslator(locale, await loadDictionary(locale));
}

const button = (form: HTMLFormElement) => form.querySelector('button')!;

const productOf = (form: HTMLFormElement) => ({ params: { id: form.dataset['favorite']! } });

const isBusy = (form: HTMLFormElement) => button(form).ariaDisabled === 'true';

/** Not `disabled`, which would take the focus away. */
function setBusy(form: HTMLFormElement, isBusyNow: boolean): void {
  button(form).ariaDisabled = String(isBusyNow);
}
