import { createRoot } from 'react-dom/client';
import { loadChatTexts } from '#shared/i18n/dictionary.ts';
import { createTranslator } from '#shared/i18n/translate.ts';
import { fallbackLocale, toLocale } from '#shared/base/locale.ts';
import { fullScreenQuery, isChatEntry } from './chat-screen.ts';
import { readText, writeText } from '../../../lib/storage.ts';
// oxlint-disable-next-line import/no-unassigned-import -- loads the panel's style sheet together with its code
import './chat.css';
import { showCount } from './chat-props.ts';
import { ChatWidget } from './chat-widget.tsx';
import { type ChatView, viewAfterLeaving } from './chat-state.ts';
import { createChatStore } from './chat-store.ts';

const openKey = 'chat_open';

/** Screens on which the panel covers the whole page (chat-screens.css). */
const fullScreen = matchMedia(fullScreenQuery);

/**
 * Starts the chat beside the page: a separate React root in an element that the page does not touch. So it works
 * whether or not React has hydrated the page, and stays while the visitor navigates.
 * @returns a function that opens the panel
 */
export async function startChat(): Promise<(isContinued?: boolean) => void> {
  const locale = toLocale(document.documentElement.lang) ?? fallbackLocale;
  const texts = await loadChatTexts(locale);
  const store = createChatStore(texts);
  const t = createTranslator(locale, texts);
  const host = document.createElement('div');
  // Hydration ignores elements that others have appended to the body.
  document.body.append(host);
  createRoot(host).render(<ChatWidget store={store} locale={locale} texts={texts} />);

  let view = store.state().view;
  /** The panel was already open on the previous page, so it adds no history entry. */
  let isContinuing = false;
  /** Makes the page inert while the panel covers it: otherwise the focus could move to hidden elements. */
  const isolate = () => {
    const isAlone = view === 'open' && fullScreen.matches;
    for (const part of document.body.children) if (part !== host) part.toggleAttribute('inert', isAlone);
  };
  fullScreen.addEventListener('change', isolate);
  store.subscribe(() => {
    const { unread, view: next } = store.state();
    showBadge(unread, unread > 0 ? t('openUnread', { count: unread }) : t('open'));
    if (next === view) return;
    const wasOpen = view === 'open';
    view = next;
    remember(next);
    if (next === 'closed') delete document.documentElement.dataset['chatView'];
    else document.documentElement.dataset['chatView'] = next;
    isolate();
    if (next === 'open' && !isContinuing && !isChatEntry()) {
      // Back closes the panel (docs/specification/chat.md#widget). Keep the router's state of the entry.
      history.pushState({ ...(history.state as object | null), chat: true }, '');
    }
    // If the user opens the panel again on this page, Back closes it as usual.
    isContinuing = false;
    if (wasOpen) {
      // The panel was closed by its own button, so remove the history entry that Back would have removed.
      if (isChatEntry()) history.back();
      // Focus in the next frame: the minimised panel is rendered then, and the page's button is still hidden.
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>(next === 'closed' ? 'a[data-chat]' : '.chat-minimised')?.focus(),
      );
    }
  });
  addEventListener('popstate', () => {
    if (store.state().view === 'open') store.show(viewAfterLeaving());
  });
  void store.continue();
  if (readText(openKey, 'session') === 'minimised') store.show('minimised');

  return (isContinued = false) => {
    if (store.state().view === 'open') return;
    isContinuing = isContinued;
    if (!isContinued && 'Notification' in window && Notification.permission === 'default')
      void Notification.requestPermission().catch(() => {});
    void store.open();
  };
}

/** Shows the count on the page's button, and its text for screen readers. */
function showBadge(unread: number, label: string): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-chat]')) {
    button.ariaLabel = label;
    button.dataset['unread'] = unread > 0 ? showCount(unread) : '';
  }
}

/** The next page shows the panel in the same state, so that the visitor can browse while chatting. */
const remember = (view: ChatView): void => writeText(openKey, view === 'closed' ? null : view, 'session');
