import { Fragment, type ReactNode } from 'react';
import type { ChatMessage } from '#shared/conversations/chat.ts';
import { partsOfFile } from '#shared/conversations/chat-rules.ts';
import { clockText } from '#shared/base/clock-text.ts';
import { formatDate } from '#shared/base/formatting.ts';
import { localeTags } from '#shared/base/locale.ts';
import type { Outgoing } from '../../../lib/chat-outbox.ts';
import { type LinkCards, useMessageCards } from './link-cards.ts';
import type { ThreadState } from '../../../lib/chat-thread.ts';
import { FileChoice, type Staged } from './staged-files.tsx';
import { FilePreview } from './file-preview.tsx';
import { isStale } from '../../../lib/chat-sender.ts';
import { useStayAtEnd } from './use-stay-at-end.ts';
import { PictureViewer } from '../../../ui/picture-viewer.tsx';
import { MessageText } from './message-text.tsx';
import { type ChatPartProps, type ChatProps, translatorOf } from './chat-props.ts';

/** The conversation, followed by the messages that are still being sent. */
export function ChatMessages({ staged, ...props }: ChatPartProps & { staged: Staged; children: ReactNode }) {
  const { state, locale, children } = props;
  const t = translatorOf(props);
  const { messages, outgoing, typing } = state;
  const cards = useMessageCards(state, locale);
  const atEnd = useStayAtEnd<HTMLDivElement>(messages.length + outgoing.length === 0);
  const tag = localeTags[locale];
  const dayOf = (iso: string) => formatDate(tag, 'weekdayOfYear', iso);
  return (
    <div
      {...atEnd}
      className="chat-messages"
      role="region"
      aria-label={t('messages')}
      // Makes the scrolling region reachable by keyboard.
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
          <OutgoingBubble
            key={message.clientMessageId}
            {...props}
            {...{ message, cards, staged }}
            upload={state.upload}
          />
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
    <article className="chat-bubble" data-own={isOwn}>
      <span className="sr-only">{isOwn ? t('you') : message.senderName}: </span>
      {isOwn ? null : (
        <span className="chat-name" aria-hidden="true">
          {message.senderName}
        </span>
      )}
      <Content {...{ message, cards }} closeText={t('closePicture')} />
      <span className="chat-meta">
        <time dateTime={message.createdAt}>
          {clockText(localeTags[props.locale], new Date(message.createdAt))}
        </time>
        {isOwn ? ` · ${isRead ? t('received') : t('sent')}` : ''}
      </span>
    </article>
  );
}

const Text = (props: { text: string; cards: LinkCards }) => (
  <MessageText {...props} origin={location.origin} className="chat-text" />
);

type ContentProps = { message: ChatMessage; cards: LinkCards; closeText: string };

function Content({ message, cards, closeText }: ContentProps) {
  const { messageType, attachmentUrl, message: text } = message;
  if (!attachmentUrl) return <Text {...{ text, cards }} />;
  const { name, caption } = partsOfFile(text);
  return (
    <>
      {messageType === 'image' ? (
        <PictureViewer url={attachmentUrl} name={name} className="chat-file" closeText={closeText} />
      ) : (
        <a href={attachmentUrl} target="_blank" rel="noreferrer" className="chat-file">
          {name}
        </a>
      )}
      {caption ? <Text text={caption} cards={cards} /> : null}
    </>
  );
}

function OutgoingBubble({
  message,
  cards,
  staged,
  store,
  upload,
  ...props
}: BubbleProps<Outgoing> & { staged: Staged; upload: ThreadState['upload'] }) {
  const t = translatorOf(props);
  const { clientMessageId, text, file, caption, refused, isUnfit } = message;
  const mustAsk = isStale(message);
  const share = upload?.clientMessageId === clientMessageId && !refused ? upload.share : null;
  return (
    <article className="chat-bubble" data-own="true" data-failed={refused !== undefined}>
      <span className="sr-only">{t('you')}: </span>
      {file ? (
        <>
          <span className="chat-file">
            <FilePreview id={clientMessageId} file={file.blob} name={text} />
          </span>
          {caption ? <Text text={caption} cards={cards} /> : null}
        </>
      ) : (
        <Text {...{ text, cards }} />
      )}
      {share === null ? null : (
        <progress className="w-full" max={1} value={share} aria-label={t('sending')} />
      )}
      <span className="chat-meta">
        {refused
          ? t('failedBecause', { what: t(file ? 'uploadFailed' : 'sendFailed'), why: refused })
          : mustAsk
            ? t('stale')
            : t(share === null ? 'queued' : 'sending')}
      </span>
      {refused || mustAsk ? (
        <span className="chat-choices">
          {isUnfit ? (
            <FileChoice
              className="chat-choice"
              onChoose={(files) => {
                if (files.length > 0)
                  void store.discard(clientMessageId).then(() => staged.add(files, caption));
              }}
            >
              {t('chooseOther')}
            </FileChoice>
          ) : (
            <button type="button" onClick={() => void store.confirm(clientMessageId)}>
              {mustAsk ? t('sendNow') : t('tryAgain')}
            </button>
          )}
          <button type="button" onClick={() => void store.discard(clientMessageId)}>
            {t('discard')}
          </button>
        </span>
      ) : null}
    </article>
  );
}
