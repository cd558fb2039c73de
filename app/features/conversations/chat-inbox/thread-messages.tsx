import { Fragment } from 'react';
import type { ChatMessage } from '#shared/conversations/chat.ts';
import { partsOfFile } from '#shared/conversations/chat-rules.ts';
import { formatDate } from '#shared/base/formatting.ts';
import { type Locale, localeTags } from '#shared/base/locale.ts';
import { officeZone } from '#shared/base/zoned-time.ts';
import { adminTag, formatMoment, spokenLanguage, ta } from '../../../lib/admin-text.ts';
import type { Outgoing } from '../../../lib/chat-outbox.ts';
import { isStale } from '../../../lib/chat-sender.ts';
import { type LinkCards, useMessageCards } from '../chat/link-cards.ts';
import { FilePreview } from '../chat/file-preview.tsx';
import { FileChoice, type Staged } from '../chat/staged-files.tsx';
import { useStayAtEnd } from '../chat/use-stay-at-end.ts';
import { PictureViewer } from '../../../ui/picture-viewer.tsx';
import { MessageText } from '../chat/message-text.tsx';
import type { Thread } from './use-thread.ts';

const lineStyle = 'self-center text-[0.8125rem] text-muted';
const pictureStyle = '[&_img]:max-h-56 [&_img]:rounded-md';

const dayOf = (iso: string) => formatDate(adminTag(), 'fullDay', iso, officeZone);

/** The messages of the conversation, and those that are still being sent. */
export function ThreadMessages({
  thread,
  staged,
  name,
  language,
}: {
  thread: Thread;
  staged: Staged;
  name: string;
  language: Locale;
}) {
  const { messages, outgoing, lines, typing } = thread;
  const cards = useMessageCards(thread, spokenLanguage());
  const atEnd = useStayAtEnd<HTMLDivElement>(false);
  const linesAfter = (seq: number) =>
    lines
      .filter(({ afterSeq }) => afterSeq === seq)
      .map((line) => (
        <p key={line.id} className={lineStyle}>
          {line.text} · {formatMoment(line.at)}
        </p>
      ));
  return (
    <div
      {...atEnd}
      className="h-[calc(100dvh-22rem-var(--dock))] min-h-48 overflow-y-auto border-y border-line p-3 lg:h-auto xl:border-b-0"
      role="region"
      aria-label={ta('chat.messages')}
      tabIndex={0}
    >
      <div role="log" className="flex flex-col gap-2">
        {linesAfter(0)}
        {messages.map((message, at) => {
          const before = messages[at - 1];
          const isNewDay = !before || dayOf(before.createdAt) !== dayOf(message.createdAt);
          return (
            <Fragment key={message.id}>
              {isNewDay ? <p className={lineStyle}>{dayOf(message.createdAt)}</p> : null}
              <Bubble
                {...{ message, cards }}
                isRead={message.isRead || message.seq <= thread.readSeq}
                lang={localeTags[language]}
              />
              {linesAfter(message.seq)}
            </Fragment>
          );
        })}
        {outgoing.map((message) => (
          <OutgoingBubble key={message.clientMessageId} {...{ message, cards, staged, thread }} />
        ))}
        {typing ? (
          <p className={lineStyle} role="status">
            {typing.side === 'admin'
              ? ta('chat.answering', { name: typing.name })
              : ta('chat.typing', { name })}
          </p>
        ) : null}
      </div>
    </div>
  );
}

/** A message of either side. Links to our own pages open in a new tab. */
const Text = (props: { text: string; cards: LinkCards; lang?: string }) => (
  <MessageText {...props} origin={location.origin} className="inbox-text block" opensBeside />
);

type BubbleProps = { message: ChatMessage; cards: LinkCards; isRead: boolean; lang: string };

function Bubble({ message, cards, isRead, lang }: BubbleProps) {
  const isOurs = message.senderType === 'admin';
  const { attachmentUrl, messageType } = message;
  const { name, caption } = attachmentUrl
    ? partsOfFile(message.message)
    : { name: '', caption: message.message };
  return (
    <article className={`inbox-bubble max-w-[85%] ${isOurs ? 'is-ours self-end' : 'self-start'}`}>
      <header className="flex flex-wrap items-center gap-x-2 text-xs text-muted">
        <h3 className="font-sans text-xs font-semibold">{message.senderName}</h3>
        <time dateTime={message.createdAt}>{formatMoment(message.createdAt)}</time>
        {isOurs ? <span>{ta(isRead ? 'chat.read' : 'chat.sent')}</span> : null}
      </header>
      {attachmentUrl && messageType === 'image' ? (
        <PictureViewer
          url={attachmentUrl}
          name={name}
          className={pictureStyle}
          closeText={ta('chat.closePicture')}
        />
      ) : attachmentUrl ? (
        <a href={attachmentUrl} target="_blank" rel="noreferrer" className="link inbox-text">
          {name}
        </a>
      ) : null}
      {caption ? <Text text={caption} {...{ cards, lang }} /> : null}
    </article>
  );
}

type OutgoingProps = { message: Outgoing; cards: LinkCards; staged: Staged; thread: Thread };

function OutgoingBubble({ message, cards, staged, thread }: OutgoingProps) {
  const { clientMessageId, text, file, caption, refused, isUnfit } = message;
  const mustAsk = isStale(message);
  return (
    <article className="inbox-bubble is-ours max-w-[85%] self-end">
      {file ? (
        <>
          <span className={pictureStyle}>
            <FilePreview id={clientMessageId} file={file.blob} name={text} />
          </span>
          {caption ? <Text text={caption} cards={cards} /> : null}
        </>
      ) : (
        <Text {...{ text, cards }} />
      )}
      <p className="text-xs" role={refused ? 'alert' : undefined}>
        {refused ? ta('chat.notSent', { reason: refused }) : ta(mustAsk ? 'chat.stale' : 'chat.queued')}
      </p>
      {refused || mustAsk ? (
        <p className="flex flex-wrap gap-2">
          {isUnfit ? (
            <FileChoice
              className="btn btn-outline btn-sm"
              onChoose={(files) => {
                if (files.length > 0)
                  void thread.discard(clientMessageId).then(() => staged.add(files, caption));
              }}
            >
              {ta('chat.chooseOther')}
            </FileChoice>
          ) : (
            <button
              type="button"
              className="btn btn-outline btn-sm"
              onClick={() => void thread.confirm(clientMessageId)}
            >
              {ta('chat.sendAnyway')}
            </button>
          )}
          <button
            type="button"
            className="btn btn-outline btn-sm"
            onClick={() => void thread.discard(clientMessageId)}
          >
            {ta('chat.discard')}
          </button>
        </p>
      ) : null}
    </article>
  );
}
