import { useTexts } from '../../lib/i18n.tsx';
import { Icon } from '../../ui/icon.tsx';

/** The round button of the chat: a link to its page, which app/start/chat.ts makes open the panel. */
export function ChatButton() {
  const { t } = useTexts();
  return (
    <aside aria-label={t('nav.chat')}>
      {/* The chat, which stands beside React, changes its name when something is unread. */}
      <a
        href="/chat"
        className="chat-button"
        data-chat=""
        aria-label={t('nav.chat')}
        suppressHydrationWarning
      >
        <Icon name="chat" className="size-6" />
      </a>
    </aside>
  );
}
