import { useEffect, useState } from 'react';
import type { OutboxMail } from '#shared/conversations/outbox.ts';
import { callApi, pathOf } from '../../../lib/api.ts';
import { ta } from '../../../lib/admin-text.ts';
import { Dialog } from '../../../staff/form/dialog.tsx';

type State = { text: string | null } | 'loading' | 'failed';

/**
 * A mail as its recipient sees it. The HTML part opens as a separate page with its own strict content policy. A frame
 * in this page would be under this page's policy, which blocks the mail's styles.
 */
export function MailDialog({ mail, onClose }: { mail: OutboxMail; onClose: () => void }) {
  const [state, setState] = useState<State>(mail.isSecret ? { text: null } : 'loading');
  useEffect(() => {
    if (mail.isSecret) return undefined;
    let isGone = false;
    callApi('GET /api/mail/:id', { params: { id: mail.id } }).then(
      (answer) => isGone || setState(answer),
      () => isGone || setState('failed'),
    );
    return () => {
      isGone = true;
    };
  }, [mail]);
  const text = typeof state === 'string' ? null : state.text;
  return (
    <Dialog title={mail.subject} onClose={onClose} isWide>
      <p className="text-sm text-muted">{ta('mail.to', { recipient: mail.recipient })}</p>
      {state === 'loading' ? <p className="mt-3">{ta('common.loading')}</p> : null}
      {state === 'failed' ? (
        <p role="alert" className="mt-3">
          {ta('common.networkFailed')}
        </p>
      ) : null}
      {mail.isSecret ? <p className="mt-3">{ta('mail.secret')}</p> : null}
      {text === null ? null : (
        <>
          <pre className="mt-3 [font:inherit] wrap-anywhere whitespace-pre-wrap">{text}</pre>
          <a
            className="btn btn-outline mt-3"
            href={pathOf('GET /api/mail/:id/html', { params: { id: mail.id } })}
            target="_blank"
            rel="noreferrer"
          >
            {ta('mail.asHtml')}
          </a>
        </>
      )}
    </Dialog>
  );
}
