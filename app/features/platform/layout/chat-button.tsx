import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/i18n.tsx';
import { Icon } from '../../../ui/icon.tsx';

/** Other actions of the page, and the name of the bar that holds them and the chat on a phone. */
type Props = { label?: string; children?: ReactNode };

/**
 * The round chat button: a link to the chat page; app/start/chat.ts makes it open the panel. On a phone it is the
 * last item in the action bar of the page, if there is one.
 */
export function ChatButton({ label, children }: Props) {
  const { t } = useTexts();
  return (
    <aside aria-label={label ?? t('nav.chat')} className={children ? 'action-bar' : undefined}>
      {children}
      {/* The chat, which is outside React, changes the button's name when something is unread. */}
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
