import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ContactThread, MailState } from '#shared/conversations/contact-inbox.ts';
import { localeTags } from '#shared/base/locale.ts';
import { whatsAppUrl } from '#shared/base/phone.ts';
import { formatMoment, ta } from '../../../lib/admin-text.ts';
import { MessageBadges } from './message-list.tsx';
import { NotSent } from './not-sent.tsx';

/** The message and its replies, with their authors and the state of each reply. */
export function Exchange({ thread: { message, replies } }: { thread: ContactThread }) {
  const lang = localeTags[message.locale];
  return (
    <div className="grid content-start gap-3">
      <Facts message={message} />
      <article className="inbox-bubble">
        <Line who={ta('inbox.wrote', { name: message.fullName })} at={message.createdAt} />
        <p className="inbox-text" lang={lang}>
          {message.message}
        </p>
      </article>
      {replies.map((reply) => (
        <article key={reply.id} className="inbox-bubble is-ours">
          <Line
            who={ta('inbox.answered', { name: reply.repliedBy ?? ta('inbox.somebody') })}
            at={reply.createdAt}
          >
            {reply.mail ? <MailBadge {...reply.mail} /> : null}
          </Line>
          <p className="inbox-text" lang={lang}>
            {reply.replyMessage}
          </p>
        </article>
      ))}
    </div>
  );
}

function Line({ who, at, children }: { who: string; at: string; children?: ReactNode }) {
  return (
    <header className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
      <h3 className="font-sans text-sm font-semibold">{who}</h3>
      <time dateTime={at}>{formatMoment(at)}</time>
      {children}
    </header>
  );
}

function MailBadge({ state, error }: { state: MailState; error: string | null }) {
  switch (state) {
    case 'sent':
      return <span className="badge">{ta('inbox.mailSent')}</span>;
    case 'queued':
      return <span className="badge badge-plain">{ta('inbox.mailQueued')}</span>;
    case 'not_configured':
      return (
        <span className="badge badge-amber">
          <NotSent text={ta('inbox.mailNotConfigured')} />
        </span>
      );
    case 'failed':
      return (
        <span className="badge badge-red rounded-md wrap-anywhere whitespace-normal">
          {error ? ta('inbox.mailFailed', { reason: error }) : ta('inbox.mailFailedPlain')}
        </span>
      );
  }
}

function Facts({ message }: { message: ContactThread['message'] }) {
  const { email, phone, productId, productName, companyName, countryName } = message;
  const chat = whatsAppUrl(phone);
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      <span className="flex flex-wrap gap-1">
        <MessageBadges message={message} />
      </span>
      <span>{[companyName, countryName].filter(Boolean).join(' · ')}</span>
      <a href={`mailto:${encodeURIComponent(email)}`} className="link break-all">
        {email}
      </a>
      {phone ? (
        <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} className="link">
          {phone}
        </a>
      ) : null}
      {chat ? (
        <a href={chat} target="_blank" rel="noreferrer" className="link">
          {ta('inbox.whatsApp')}
        </a>
      ) : null}
      {productId && productName ? (
        <span>
          {ta('inbox.product')}:{' '}
          <Link to={`/product/${productId}`} className="link">
            {productName}
          </Link>
        </span>
      ) : null}
    </div>
  );
}
