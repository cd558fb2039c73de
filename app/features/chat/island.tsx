import { createRoot } from 'react-dom/client';
import { badgeCap } from '#shared/limits.ts';
import { loadChatTexts } from '#shared/i18n/dictionary.ts';
import { createTranslator } from '#shared/i18n/translate.ts';
import { fallbackLocale, toLocale } from '#shared/locale.ts';
// oxlint-disable-next-line import/no-unassigned-import -- the panel's style sheet comes with it
import './chat.css';
import { ChatWidget } from './chat-widget.tsx';
import { createChatStore } from './chat-store.ts';

const openKey = 'chat_open';
/** As in chat.css: there the panel fills the screen. */
const phone = '(max-width: 47.999rem)';

/**
 * Starts the chat beside the page: a React root of its own in an element that the page leaves alone, so that it works
 * whether or not React has taken the page over, and stays while the visitor moves on.
 * @returns opens the panel
 */
export async function startChat(): Promise<() => void> {
  const locale = toLocale(document.documentElement.lang) ?? fallbackLocale;
  const texts = await loadChatTexts(locale);
  const store = createChatStore(texts);
  const t = createTranslator(locale, texts);
  const host = document.createElement('div');
  // React takes over a document without minding what others have put at the end of its body.
  document.body.append(host);
  createRoot(host).render(<ChatWidget store={store} locale={locale} texts={texts} />);

  /** On a phone the panel covers the page, which the focus must not wander into. */
  const fillsScreen = matchMedia(phone);
  const coverPage = () => {
    const isCovered = store.state().view === 'open' && fillsScreen.matches;
    for (const part of document.body.children)
      if (part instanceof HTMLElement && part !== host) part.inert = isCovered;
  };
  fillsScreen.addEventListener('change', coverPage);

  let view = store.state().view;
  let opener: HTMLElement | null = null;
  store.subscribe(() => {
    const { unread, view: next } = store.state();
    showBadge(unread, unread > 0 ? t('openUnread', { count: unread }) : t('open'));
    if (next === view) return;
    const wasOpen = view === 'open';
    view = next;
    remember(next !== 'closed');
    coverPage();
    document.documentElement.toggleAttribute('data-chat-open', next === 'open');
    if (wasOpen && next !== 'open') {
      // Closed by its own button: the step that Back would have taken back goes as well.
      if ((history.state as { chat?: boolean } | null)?.chat) history.back();
      opener?.focus();
    }
  });
  addEventListener('popstate', () => {
    if (store.state().view === 'open') store.show('closed');
  });
  void store.continue();

  return () => {
    if (store.state().view === 'open') return;
    opener = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    // Back closes the panel (public-site section 2). The router's own entries stay as they are.
    history.pushState({ ...(history.state as object | null), chat: true }, '');
    if ('Notification' in window && Notification.permission === 'default')
      void Notification.requestPermission().catch(() => {});
    void store.open();
  };
}

/** The count on the page's button, and what it says to screen readers. */
function showBadge(unread: number, label: string): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-chat]')) {
    button.ariaLabel = label;
    button.dataset['unread'] = unread > badgeCap ? `${badgeCap}+` : unread > 0 ? String(unread) : '';
  }
}

/** The next page opens the panel again: whoever moves on while chatting goes on chatting. */
function remember(isOpen: boolean): void {
  try {
    if (isOpen) sessionStorage.setItem(openKey, '1');
    else sessionStorage.removeItem(openKey);
  } catch {
    // The panel is opened by hand then.
  }
}
