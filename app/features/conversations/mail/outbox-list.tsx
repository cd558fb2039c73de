import { useState } from 'react';
import type { MailKind, MailStatus } from '#shared/conversations/mail.ts';
import type { OutboxMail } from '#shared/conversations/outbox.ts';
import { callApi } from '../../../lib/api.ts';
import { type AdminTextKey, formatMoment, ta } from '../../../lib/admin-text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { MailDialog } from './mail-dialog.tsx';
import { Button } from '../../../ui/button.tsx';

const kindTexts: Record<MailKind, AdminTextKey> = {
  reply: 'mail.kindReply',
  chat_answer: 'mail.kindChatAnswer',
  chat_assignment: 'mail.kindChatAssignment',
  contact_notice: 'mail.kindNotice',
  contact_digest: 'mail.kindDigest',
  quote_offer: 'mail.kindQuoteOffer',
  quote_notice: 'mail.kindQuoteNotice',
  invitation: 'mail.kindInvitation',
  password_reset: 'mail.kindReset',
  backup_late: 'mail.kindBackup',
  email_changed: 'mail.kindEmailChanged',
  beneficiary: 'mail.kindBeneficiary',
  figures: 'mail.kindFigures',
};

const statusTexts: Record<MailStatus, AdminTextKey> = {
  queued: 'mail.queued',
  sent: 'mail.sent',
  failed: 'mail.failed',
};

const statusStyles: Record<MailStatus, string> = { queued: 'badge-amber', sent: '', failed: 'badge-red' };

/** What became of a mail and when, with the error text of the server. */
function Fate({ mail, isConfigured }: { mail: OutboxMail; isConfigured: boolean }) {
  const tries = mail.attempts > 0 ? ta('mail.tries', { count: mail.attempts }) : '';
  const next =
    mail.sentAt !== null
      ? ta('mail.sentAt', { date: formatMoment(mail.sentAt) })
      : mail.nextAttemptAt !== null && isConfigured
        ? ta('mail.nextAt', { date: formatMoment(mail.nextAttemptAt) })
        : '';
  return (
    <>
      <span className={`badge ${statusStyles[mail.status]}`}>{ta(statusTexts[mail.status])}</span>
      <span className="ml-2 text-sm text-muted">{[next, tries].filter(Boolean).join(' · ')}</span>
      {mail.lastError ? <p className="mt-1 text-sm">{mail.lastError}</p> : null}
    </>
  );
}

/** The mails of one page of the outbox. */
export function OutboxList({ mails, isConfigured }: { mails: readonly OutboxMail[]; isConfigured: boolean }) {
  const { isBusy, run } = useCall();
  const [shown, setShown] = useState<OutboxMail | null>(null);
  const sendAgain = (mail: OutboxMail) =>
    run(() => callApi('POST /api/mail/:id/send-again', { params: { id: mail.id } }), {
      title: ta('mail.queuedAgain'),
      about: ['mail', mail.subject],
      failed: ta('mail.sendAgainFailed'),
    });
  return (
    <>
      <ul className="card" aria-label={ta('mail.title')}>
        {mails.map((mail) => (
          <li
            key={mail.id}
            className="not-first:line-t grid items-center gap-x-4 gap-y-2 p-3 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_auto]"
          >
            <div className="min-w-0">
              <p className="font-semibold">{mail.subject}</p>
              <p className="text-sm">{ta('mail.to', { recipient: mail.recipient })}</p>
              <p className="text-sm text-muted">
                {ta(kindTexts[mail.kind])} · {ta(`languages.${mail.language}`)} ·{' '}
                <time dateTime={mail.createdAt}>{formatMoment(mail.createdAt)}</time>
              </p>
            </div>
            <div className="min-w-0">
              <Fate mail={mail} isConfigured={isConfigured} />
            </div>
            <div className="flex gap-2">
              <button
                type="button"
                className="btn btn-outline btn-sm"
                aria-label={ta('mail.readNamed', { subject: mail.subject, recipient: mail.recipient })}
                onClick={() => setShown(mail)}
              >
                {ta('mail.read')}
              </button>
              {mail.status === 'failed' ? (
                <Button
                  className="btn btn-primary btn-sm whitespace-nowrap"
                  isOff={isBusy}
                  onClick={() => void sendAgain(mail)}
                >
                  {ta('mail.sendAgain')}
                </Button>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
      {shown ? <MailDialog mail={shown} onClose={() => setShown(null)} /> : null}
    </>
  );
}
