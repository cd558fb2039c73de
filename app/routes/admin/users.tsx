import { useState } from 'react';
import { Link } from 'react-router';
import { isStaff } from '#shared/policy.ts';
import { UserTable } from '../../features/user/user-table.tsx';
import { CreateAdminDialog, InviteDialog } from '../../features/user/user-dialogs.tsx';
import { useCall } from '../../lib/use-call.ts';
import { callApi } from '../../lib/api.ts';
import { formatMoment, ta } from '../../lib/admin-text.ts';
import { pageMeta } from '../../lib/head.ts';
import { onStaffServer } from '../../lib/page-loader.ts';
import { useShell } from '../../lib/shell.ts';
import { Button } from '../../ui/button.tsx';
import { AdminIcon } from '../../ui/admin/admin-icon.tsx';
import type { Route } from './+types/users.ts';

/** /admin/users, for super admins only (back-office section 6). */
export const loader = onStaffServer('users', async ({ services, user }, { request }: Route.LoaderArgs) => {
  const isTeamOnly = new URL(request.url).searchParams.get('role') === 'staff';
  const [users, invitations] = await Promise.all([
    services.users.list(user),
    services.invitations.list(user),
  ]);
  return {
    meta: { title: ta('users.title') },
    isTeamOnly,
    users: isTeamOnly ? users.filter(isStaff) : users,
    invitations,
    canMail: services.mail.isConfigured,
  };
});

export const meta = pageMeta;

export default function Users({ loaderData }: Route.ComponentProps) {
  const { users, invitations, canMail, isTeamOnly } = loaderData;
  const { user } = useShell();
  const { isBusy, run } = useCall();
  const [open, setOpen] = useState<'create' | 'invite' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className="grid gap-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="h1">{ta('users.title')}</h1>
        <div className="flex gap-2">
          <button type="button" className="btn btn-outline btn-sm" onClick={() => setOpen('invite')}>
            {ta('users.invite')}
          </button>
          <button type="button" className="btn btn-primary btn-sm" onClick={() => setOpen('create')}>
            <AdminIcon name="plus" className="size-4" />
            {ta('users.createAdmin')}
          </button>
        </div>
      </header>
      {isTeamOnly ? (
        <p className="text-sm text-muted">
          {ta('profile.teamOnly')}{' '}
          <Link to="/admin/users" className="link">
            {ta('profile.everybody')}
          </Link>
        </p>
      ) : null}
      <UserTable users={users} me={user!} canMail={canMail} />
      {invitations.length > 0 ? (
        <section className="card p-4" aria-labelledby="invitations">
          <h2 id="invitations" className="h3">
            {ta('users.openInvitations')}
          </h2>
          <ul className="mt-2">
            {invitations.map((invitation) => (
              <li key={invitation.id} className="flex flex-wrap items-center gap-3 py-1">
                <span className="badge">{ta(`roles.${invitation.role}`)}</span>
                {invitation.email ? (
                  <span className="text-sm">{ta('mail.inviteFor', { email: invitation.email })}</span>
                ) : null}
                <span className="text-sm text-muted">
                  {ta('users.invitedBy', {
                    name: invitation.invitedBy ?? ta('audit.program'),
                    date: formatMoment(invitation.expiresAt),
                  })}
                </span>
                <Button
                  className="btn btn-danger btn-sm ml-auto"
                  isOff={isBusy}
                  onClick={() =>
                    void run(
                      () => callApi('DELETE /api/invitations/:id', { params: { id: invitation.id } }),
                      {
                        title: ta('users.withdrawn'),
                        failed: ta('users.inviteFailed'),
                      },
                    )
                  }
                >
                  {ta('users.withdraw')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {open === 'create' ? <CreateAdminDialog onClose={close} /> : null}
      {open === 'invite' ? <InviteDialog canMail={canMail} onClose={close} /> : null}
    </div>
  );
}
