import { useState } from 'react';
import type { MailKind, MailStatus } from '../../../shared/mail.ts';
import type { OutboxMail } from '../../../shared/outbox.ts';
import { callApi } from '../../lib/api.ts';
import { type AdminTextKey, formatMoment, ta } from '../../lib/admin-text.ts';
import { useCall } from '../../lib/use-call.ts';
import { MailDialog } from './mail-dialog.tsx';

const kindTexts: Record<MailKind, AdminTextKey> = {
  reply: 'mail.kindReply',
  contact_notice: 'mail.kindNotice',
  contact_digest: 'mail.kindDigest',
  invitation: 'mail.kindInvitation',
  password_reset: 'mail.kindReset',
};

const statusTexts: Record<MailStatus, AdminTextKey> = {
  queued: 'mail.queued',
  sent: 'mail.sent',
  failed: 'mail.failed',
};

const statusStyles: Record<MailStatus, string> = { queued: 'badge-amber', sent: '', failed: 'badge-red' };

/** What became of a mail, when, and in the server's words why. */
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
      <span className="mt-1 block text-sm text-muted">{[next, tries].filter(Boolean).join(' · ')}</span>
      {mail.lastError ? <span className="block text-sm break-words">{mail.lastError}</span> : null}
    </>
  );
}

/** The mails of one page of the outbox. */
export function OutboxTable({
  mails,
  isConfigured,
}: {
  mails: readonly OutboxMail[];
  isConfigured: boolean;
}) {
  const { isBusy, run } = useCall();
  const [shown, setShown] = useState<OutboxMail | null>(null);
  const sendAgain = (mail: OutboxMail) =>
    run(() => callApi('POST', `/api/mail/${mail.id}/send-again`), {
      title: ta('mail.queuedAgain'),
      failed: ta('mail.sendAgainFailed'),
    });
  return (
    <>
      <div className="card overflow-x-auto" tabIndex={0} role="region" aria-label={ta('mail.title')}>
        <table className="table">
          <thead>
            <tr>
              <th>{ta('mail.mail')}</th>
              <th>{ta('mail.recipient')}</th>
              <th>{ta('mail.written')}</th>
              <th>{ta('mail.status')}</th>
              <th>{ta('common.actions')}</th>
            </tr>
          </thead>
          <tbody>
            {mails.map((mail) => (
              <tr key={mail.id}>
                <td className="mail-subject">
                  <span className="block font-semibold break-words">{mail.subject}</span>
                  <span className="text-sm text-muted">
                    {ta(kindTexts[mail.kind])} · {mail.language}
                  </span>
                </td>
                <td className="text-sm">{mail.recipient}</td>
                <td className="text-sm whitespace-nowrap">
                  <time dateTime={mail.createdAt}>{formatMoment(mail.createdAt)}</time>
                </td>
                <td className="mail-fate">
                  <Fate mail={mail} isConfigured={isConfigured} />
                </td>
                <td>
                  <div className="flex gap-1">
                    <button
                      type="button"
                      className="btn btn-outline btn-sm"
                      aria-label={ta('mail.readNamed', { subject: mail.subject, recipient: mail.recipient })}
                      onClick={() => setShown(mail)}
                    >
                      {ta('mail.read')}
                    </button>
                    {mail.status === 'failed' ? (
                      <button
                        type="button"
                        className="btn btn-primary btn-sm whitespace-nowrap"
                        disabled={isBusy}
                        onClick={() => void sendAgain(mail)}
                      >
                        {ta('mail.sendAgain')}
                      </button>
                    ) : null}
                  </div>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown ? <MailDialog mail={shown} onClose={() => setShown(null)} /> : null}
    </>
  );
}
