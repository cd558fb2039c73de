import { ContactMailCard } from '../../features/user/contact-mail-card.tsx';
import { PasswordCard } from '../../features/user/password-card.tsx';
import { SecondFactorCard } from '../../features/user/second-factor-card.tsx';
import { useCall } from '../../lib/use-call.ts';
import { callApi } from '../../lib/api.ts';
import { formatMoment, ta } from '../../lib/admin-text.ts';
import { pageMeta } from '../../lib/head.ts';
import { onStaffServer } from '../../lib/page-loader.ts';
import type { Route } from './+types/account.ts';

/** /admin/account: one's own password, second factor and sessions. */
export const loader = onStaffServer('staff', async (page) => {
  const { services, user, sessionId } = page;
  const [sessions, secondFactor, contactMail] = await Promise.all([
    services.userSessions.list(user.id, sessionId),
    services.accounts.secondFactorState(user),
    services.subscriptions.choice(user),
  ]);
  return { meta: { title: ta('account.title') }, sessions, secondFactor, contactMail, email: user.email };
});

export const meta = pageMeta;

export default function Account({ loaderData }: Route.ComponentProps) {
  const { sessions, secondFactor, contactMail, email } = loaderData;
  const { isBusy, run } = useCall();
  return (
    <div className="grid max-w-2xl gap-5">
      <h1 className="h1">{ta('account.title')}</h1>
      <PasswordCard />
      <SecondFactorCard state={secondFactor} />
      <ContactMailCard choice={contactMail} email={email} />
      <section className="card p-4" aria-labelledby="sessions">
        <h2 id="sessions" className="h3">
          {ta('account.sessionsTitle')}
        </h2>
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
                  {session.address ?? '–'} ·{' '}
                  {ta('account.started', { date: formatMoment(session.createdAt) })},{' '}
                  {ta('account.lastSeen', { date: formatMoment(session.lastSeenAt) })}
                </p>
              </div>
              {session.isCurrent ? null : (
                <button
                  type="button"
                  className="btn btn-danger btn-sm"
                  disabled={isBusy}
                  onClick={() =>
                    void run(() => callApi('DELETE', `/api/account/sessions/${session.id}`), {
                      title: ta('account.revoked'),
                      failed: ta('account.failed'),
                    })
                  }
                >
                  {ta('account.revoke')}
                </button>
              )}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
