import { useState } from 'react';
import type { SessionRow } from '#shared/people/user.ts';
import { formatMoment, ta } from '../../../lib/admin-text.ts';
import { Dialog } from '../../../staff/form/dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { callApi } from '../../../lib/api.ts';
import { CurrentPasswordField, DialogForm } from '../../../staff/form/submit-form.tsx';
import { useAccountForm } from './account-form.tsx';
import { Titled } from '../../../ui/titled.tsx';

/** The user's sessions. Ending one requires the password again. */
export function SessionCard({ sessions }: { sessions: readonly SessionRow[] }) {
  /** What is to be ended: a session by its id, or all other sessions. */
  const [target, setTarget] = useState<string | null>(null);
  return (
    <Titled className="card p-4" id="sessions" title={ta('account.sessionsTitle')}>
      <p className="text-sm text-muted">{ta('account.sessionsText')}</p>
      <ul className="mt-2">
        {sessions.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center gap-3 py-2">
            <div className="min-w-0 flex-1">
              <p className="break-all">
                {session.userAgent ?? '–'}
                {session.isCurrent ? <span className="badge ml-2">{ta('account.thisSession')}</span> : null}
              </p>
              <p className="text-sm text-muted">
                {session.address ?? '–'} · {ta('account.started', { date: formatMoment(session.createdAt) })},{' '}
                {ta('account.lastSeen', { date: formatMoment(session.lastSeenAt) })}
              </p>
            </div>
            {session.isCurrent ? null : (
              <button type="button" className="btn btn-danger btn-sm" onClick={() => setTarget(session.id)}>
                {ta('account.revoke')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <button type="button" className="btn btn-outline mt-2" onClick={() => setTarget('others')}>
          {ta('account.revokeOthers')}
        </button>
      ) : null}
      {target ? <EndDialog target={target} onClose={() => setTarget(null)} /> : null}
    </Titled>
  );
}

function EndDialog({ target, onClose }: { target: string; onClose: () => void }) {
  const isAll = target === 'others';
  const form = useAccountForm(
    (values) =>
      isAll
        ? callApi('DELETE /api/account/sessions', { form: values })
        : callApi('DELETE /api/account/sessions/:id', { params: { id: target }, form: values }),
    () => {
      toast({ title: ta(isAll ? 'account.revokedOthers' : 'account.revoked') });
      onClose();
    },
  );
  return (
    <Dialog
      title={ta(isAll ? 'account.revokeOthers' : 'account.revokeTitle')}

      onClose={onClose}
    >
      <DialogForm form={form} label={ta('account.revoke')} isDanger onCancel={onClose}>
        <CurrentPasswordField error={form.errors['currentPassword']} hint={ta('account.revokeHint')} />
      </DialogForm>
    </Dialog>
  );
}
