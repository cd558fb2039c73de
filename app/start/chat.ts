import { storedChatDays } from '#shared/conversations/chat-limits.ts';
import { fullScreenQuery, isChatEntry } from '../features/conversations/chat/chat-screen.ts';
import { readJson, readText, writeText } from '../lib/storage.ts';
import { sayOffline } from './offline.ts';

const dayMs = 24 * 3_600_000;

/** Whether the visitor has chatted in the last days (docs/specification/chat.md#opening), or a message waits. */
function hasConversation(): boolean {
  const kept = readJson('chat_session') as { timestamp?: number } | null;
  return Date.now() - (kept?.timestamp ?? 0) < storedChatDays * dayMs;
}

/**
 * The chat button: a link to /chat, which works without script. With script it opens the panel, whose code is loaded
 * at the first touch or, if there is a conversation already, after the page has loaded.
 */
export function startChatButton(): void {
  // Without WebSockets the panel could send nothing. Then the link opens the page, which needs none.
  const hasSockets = 'WebSocket' in window;
  let loading: Promise<(isContinued?: boolean) => void> | null = null;
  let isLoaded = false;
  const load = () =>
    (loading ??= import('../features/conversations/chat/island.tsx')
      .then(async ({ startChat }) => startChat())
      .then((open) => {
        isLoaded = true;
        return open;
      })
      .catch((error: unknown) => {
        loading = null;
        throw error;
      }));

  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    const button = isPlain && hasSockets ? target?.closest<HTMLAnchorElement>('a[data-chat]') : null;
    if (button) {
      event.preventDefault();
      const { href } = button;
      // A failed import keeps failing until the page is reloaded, so nothing is requested without a network.
      if (!isLoaded && !navigator.onLine) return sayOffline(href);
      button.ariaBusy = 'true';
      void load()
        .then((open) => open())
        // If the script cannot be loaded, the page behind the link does the same, if the server answers.
        .catch(async () => {
          const { ok } = await fetch('/healthz').catch(() => ({ ok: false }));
          if (ok) location.assign(href);
          else sayOffline(href);
        })
        .finally(() => (button.ariaBusy = null));
    }
    nameConversation(target?.closest<HTMLAnchorElement>('a[href*="wa.me/"]') ?? null);
  });

  const lastView = readText('chat_open', 'session');
  const savesData = document.documentElement.dataset['saver'] !== undefined;
  if (!hasSockets) return;
  // Where sockets are blocked, the visitor has opened the page without them (chat-widget.tsx).
  // Not where the page asks whether to open the conversation of a link.
  const isChatPage = location.pathname === '/chat' && !location.search.includes('resume=');
  const isPlain = isChatPage && readText('chat_plain', 'session') !== null;
  const wasOpen = lastView === 'open';
  // On a phone the panel would cover the requested page, so it is opened again only after a reload.
  const isCovering = wasOpen && matchMedia(fullScreenQuery).matches && !isChatEntry();
  if (isCovering) writeText('chat_open', 'minimised', 'session');
  if (!isPlain && (isChatPage || (wasOpen && !isCovering)))
    void load().then(
      (open) => {
        if (!isWriting()) open(true);
      },
      () => {},
    );
  else if (lastView) void load().catch(() => {});
  else if (hasConversation() && !savesData) {
    const later = () => setTimeout(() => void load().catch(() => {}), 3000);
    if (document.readyState === 'complete') later();
    else addEventListener('load', later, { once: true });
  }
}

/** Whether the user is typing on the page: a panel that comes late over a slow connection would interrupt that. */
function isWriting(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>(
    'main :is(input:not([type=hidden], [type=radio], [type=checkbox]), textarea)',
  );
  return [...fields].some((field) => field === document.activeElement || field.value !== field.defaultValue);
}

/**
 * Adds the conversation's code to the first text of a messaging app, so that staff can connect the two conversations.
 */
function nameConversation(link: HTMLAnchorElement | null): void {
  const code = readJson('chat_code') as string | null;
  if (!link || !code) return;
  const url = new URL(link.href);
  const text = url.searchParams.get('text') ?? '';
  if (text.includes(code)) return;
  url.searchParams.set('text', `${text}\n[${code.slice(0, 4)}-${code.slice(4)}]`.trim());
  link.href = url.href;
}
