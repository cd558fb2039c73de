import { createRoot } from 'react-dom/client';
import { loadChatTexts } from '#shared/i18n/dictionary.ts';
import { createTranslator } from '#shared/i18n/translate.ts';
import { fallbackLocale, toLocale } from '#shared/locale.ts';
import { fullScreenQuery, isChatEntry } from '../../lib/chat-screen.ts';
import { readText, writeText } from '../../lib/storage.ts';
// oxlint-disable-next-line import/no-unassigned-import -- the panel's style sheet comes with it
import './chat.css';
import { showCount } from './chat-props.ts';
import { ChatWidget } from './chat-widget.tsx';
import { type ChatView, viewAfterLeaving } from './chat-state.ts';
import { createChatStore } from './chat-store.ts';

const openKey = 'chat_open';

/** Where the panel takes the whole screen (chat-screens.css). */
const fullScreen = matchMedia(fullScreenQuery);

/**
 * Starts the chat beside the page: a React root of its own in an element that the page leaves alone, so that it works
 * whether or not React has taken the page over, and stays while the visitor moves on.
 * @returns opens the panel
 */
export async function startChat(): Promise<(isContinued?: boolean) => void> {
  const locale = toLocale(document.documentElement.lang) ?? fallbackLocale;
  const texts = await loadChatTexts(locale);
  const store = createChatStore(texts);
  const t = createTranslator(locale, texts);
  const host = document.createElement('div');
  // React takes over a document without minding what others have put at the end of its body.
  document.body.append(host);
  createRoot(host).render(<ChatWidget store={store} locale={locale} texts={texts} />);

  let view = store.state().view;
  /** A panel that was open on the page before adds no entry to the history. */
  let isContinuing = false;
  /** A panel that covers the page makes the page inert: otherwise the focus could move to hidden elements. */
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
      // Back leaves the panel (docs/specification/chat.md#widget). The router's own entries stay as they are.
      history.pushState({ ...(history.state as object | null), chat: true }, '');
    }
    // Opened again by hand on this page, it is closed by Back as usual.
    isContinuing = false;
    if (wasOpen) {
      // Closed by its own button: the step that Back would have taken back goes as well.
      if (isChatEntry()) history.back();
      // The pill comes with the next frame, and the page's button is hidden behind it.
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

/** The count on the page's button, and what it says to screen readers. */
function showBadge(unread: number, label: string): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-chat]')) {
    button.ariaLabel = label;
    button.dataset['unread'] = unread > 0 ? showCount(unread) : '';
  }
}

/** The next page shows the panel in the same state, so that the visitor can browse while chatting. */
const remember = (view: ChatView): void => writeText(openKey, view === 'closed' ? null : view, 'session');
