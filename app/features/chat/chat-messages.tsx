import { Fragment, type ReactNode } from 'react';
import type { ChatMessage } from '#shared/chat.ts';
import { clockText } from '#shared/clock-text.ts';
import { formatDate } from '#shared/formatting.ts';
import { localeTags } from '#shared/locale.ts';
import type { Outgoing } from '../../lib/chat-outbox.ts';
import { type LinkCards, useLinkCards } from '../../lib/link-cards.ts';
import { useFilePreview } from '../../lib/use-file-preview.ts';
import { isStale } from '../../lib/chat-sender.ts';
import { useStayAtEnd } from '../../lib/use-stay-at-end.ts';
import { MessageText } from '../../ui/message-text.tsx';
import { type ChatPartProps, type ChatProps, translatorOf } from './chat-props.ts';

/** The conversation, and below it what is on its way. */
export function ChatMessages(props: ChatPartProps & { children: ReactNode }) {
  const { state, locale, children } = props;
  const t = translatorOf(props);
  const { messages, outgoing, typing } = state;
  const cards = useLinkCards(
    [...messages.map(({ message }) => message), ...outgoing.map(({ text }) => text)],
    locale,
  );
  const atEnd = useStayAtEnd<HTMLDivElement>(messages.length + outgoing.length === 0);
  const tag = localeTags[locale];
  const dayOf = (iso: string) => formatDate(tag, 'weekdayOfYear', iso);
  return (
    <div
      {...atEnd}
      className="chat-messages"
      role="region"
      aria-label={t('messages')}
      // A region that scrolls can be reached by keyboard.
      tabIndex={0}
    >
      {children}
      <div role="log" className="chat-log">
        {messages.map((message, at) => {
          const date = dayOf(message.createdAt);
          const before = messages[at - 1];
          const isNewDay = !before || dayOf(before.createdAt) !== date;
          return (
            <Fragment key={message.id}>
              {isNewDay ? <p className="chat-day">{date}</p> : null}
              <Bubble
                {...props}
                {...{ message, cards }}
                isRead={message.isRead || message.seq <= state.readSeq}
              />
            </Fragment>
          );
        })}
        {outgoing.map((message) => (
          <OutgoingBubble key={message.clientMessageId} {...props} {...{ message, cards }} />
        ))}
        {typing ? <p className="chat-typing">{t('typing', { name: typing.name })}</p> : null}
      </div>
    </div>
  );
}

type BubbleProps<M> = ChatProps & { message: M; cards: LinkCards };

function Bubble({ message, cards, isRead, ...props }: BubbleProps<ChatMessage> & { isRead: boolean }) {
  const t = translatorOf(props);
  const isOwn = message.senderType === 'customer';
  return (
    <div className="chat-bubble" data-own={isOwn}>
      <span className="sr-only">{isOwn ? t('you') : message.senderName}: </span>
      {isOwn ? null : (
        <span className="chat-name" aria-hidden="true">
          {message.senderName}
        </span>
      )}
      <Content {...{ message, cards }} />
      <span className="chat-meta">
        <time dateTime={message.createdAt}>
          {clockText(localeTags[props.locale], new Date(message.createdAt))}
        </time>
        {isOwn ? ` · ${isRead ? t('received') : t('sent')}` : ''}
      </span>
    </div>
  );
}

const Text = (props: { text: string; cards: LinkCards }) => (
  <MessageText {...props} origin={location.origin} className="chat-text" />
);

function Content({ message, cards }: Pick<BubbleProps<ChatMessage>, 'message' | 'cards'>) {
  const { messageType, attachmentUrl, message: text } = message;
  if (!attachmentUrl) return <Text {...{ text, cards }} />;
  return (
    <a href={attachmentUrl} target="_blank" rel="noreferrer" className="chat-file">
      {messageType === 'image' ? <img src={attachmentUrl} alt={text} loading="lazy" /> : text}
    </a>
  );
}

function OutgoingBubble({ message, cards, store, ...props }: BubbleProps<Outgoing>) {
  const t = translatorOf(props);
  const { clientMessageId, text, file, refused } = message;
  const preview = useFilePreview(clientMessageId, file?.blob);
  const mustAsk = isStale(message);
  return (
    <div className="chat-bubble" data-own="true" data-failed={refused !== undefined}>
      <span className="sr-only">{t('you')}: </span>
      {preview ? (
        <span className="chat-file">
          <img src={preview} alt={text} />
        </span>
      ) : (
        <Text {...{ text, cards }} />
      )}
      <span className="chat-meta">
        {refused
          ? t('failedBecause', { what: t(file ? 'uploadFailed' : 'sendFailed'), why: refused })
          : mustAsk
            ? t('stale')
            : t('queued')}
      </span>
      {refused || mustAsk ? (
        <span className="chat-choices">
          <button type="button" onClick={() => void store.confirm(clientMessageId)}>
            {mustAsk ? t('sendNow') : t('tryAgain')}
          </button>
          <button type="button" onClick={() => void store.discard(clientMessageId)}>
            {t('discard')}
          </button>
        </span>
      ) : null}
    </div>
  );
}
