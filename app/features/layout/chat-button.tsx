import type { ReactNode } from 'react';
import { useTexts } from '../../lib/i18n.tsx';
import { Icon } from '../../ui/icon.tsx';

/** What a page offers beside the chat, and the name of the bar that holds both on a phone. */
type Props = { label?: string; children?: ReactNode };

/**
 * The round button of the chat: a link to its page, which app/start/chat.ts makes open the panel. On a phone it is the last
 * one in the bar of a page that has actions of its own.
 */
export function ChatButton({ label, children }: Props) {
  const { t } = useTexts();
  return (
    <aside aria-label={label ?? t('nav.chat')} className={children ? 'action-bar' : undefined}>
      {children}
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
