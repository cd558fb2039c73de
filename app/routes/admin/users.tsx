import { useState } from 'react';
import { staffPageSize } from '#shared/base/limits.ts';
import { userQuery } from '#shared/people/user.ts';
import { filterUsers } from '../../features/people/user/filter-users.ts';
import { CreateAdminDialog, InviteDialog } from '../../features/people/user/user-dialogs.tsx';
import { userFilters, UserList } from '../../features/people/user/user-list.tsx';
import { useCall } from '../../lib/use-call.ts';
import { callApi } from '../../lib/api.ts';
import { formatMoment, ta } from '../../lib/admin-text.ts';
import { ListScreen } from '../../staff/list/list-screen.tsx';
import { onStaffList } from '../../lib/page-loader.ts';
import { Button } from '../../ui/button.tsx';
import { AdminIcon } from '../../ui/admin/admin-icon.tsx';
import type { Route } from './+types/users.ts';
import { Titled } from '../../ui/titled.tsx';

/** /admin/users, for super admins only (docs/specification/accounts.md#users). */
export const loader = onStaffList('users', userQuery, staffPageSize, async ({ services, user, query }) => {
  const [all, invitations] = await Promise.all([services.users.list(user), services.invitations.list(user)]);
  const { users, total } = filterUsers(all, query);
  return {
    meta: { title: ta('users.title') },
    users,
    total,
    invitations,
    canMail: services.mail.isConfigured,
  };
});

const path = '/admin/users';

export default function Users({ loaderData }: Route.ComponentProps) {
  const { query, users, total, pages, invitations, canMail } = loaderData;
  const { isBusy, run } = useCall();
  const [open, setOpen] = useState<'create' | 'invite' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <ListScreen
        title={ta('users.title')}
        ways={
          <>
            <button type="button" className="btn btn-outline" onClick={() => setOpen('invite')}>
              {ta('users.invite')}
            </button>
            <button type="button" className="btn btn-primary" onClick={() => setOpen('create')}>
              <AdminIcon name="plus" className="size-4" />
              {ta('users.createAdmin')}
            </button>
          </>
        }
        path={path}
        query={query}
        pages={pages}
        searchLabel={ta('users.searchLabel')}
        filters={userFilters(query)}
        kept={{ sort: query.sort, order: query.order }}
        count={ta('users.count', { count: total })}
        isEmpty={users.length === 0}
        empty={{ icon: 'user', title: ta('users.none'), text: ta('users.noneText') }}
        foot={
          invitations.length > 0 ? (
            <Titled className="card p-4" id="invitations" title={ta('users.openInvitations')}>
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
                            about: ['invitation', invitation.email ?? ta(`roles.${invitation.role}`)],
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
            </Titled>
          ) : null
        }
      >
        <UserList {...{ users, path, query, canMail }} />
      </ListScreen>
      {open === 'create' ? <CreateAdminDialog onClose={close} /> : null}
      {open === 'invite' ? <InviteDialog canMail={canMail} onClose={close} /> : null}
    </>
  );
}
