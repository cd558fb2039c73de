import { useState } from 'react';
import type { CurrentUser, UserRow } from '#shared/user.ts';
import { fullName, type Role } from '#shared/user-rules.ts';
import { callApi } from '../../lib/api.ts';
import { type AdminTextKey, formatMoment, ta } from '../../lib/admin-text.ts';
import { Button } from '../../ui/button.tsx';
import { AdminIcon } from '../../ui/admin/admin-icon.tsx';
import { Dialog } from '../../ui/admin/dialog.tsx';
import { EditUserDialog, ResetPasswordDialog } from './user-dialogs.tsx';
import { useCall } from '../../lib/use-call.ts';

const roleTexts: Record<Role, AdminTextKey> = {
  super_admin: 'users.superAdmin',
  admin: 'users.admin',
  customer: 'users.customer',
};

/** The role in words, with a badge of its own for a super admin. */
function RoleBadge({ role }: { role: Role }) {
  const style = role === 'super_admin' ? 'badge-amber' : role === 'customer' ? 'badge-plain' : '';
  return (
    <span className={`badge ${style}`}>
      {role === 'super_admin' ? <AdminIcon name="star" className="size-3" /> : null}
      {ta(roleTexts[role])}
    </span>
  );
}

type Props = {
  users: readonly UserRow[];
  me: CurrentUser;
  /** Whether mail is sent, and a link for a new password can be. */
  canMail: boolean;
};

/** All accounts and what can be done with each (back-office section 2). */
export function UserTable({ users, me, canMail }: Props) {
  const { isBusy, run } = useCall();
  const [resetting, setResetting] = useState<UserRow | null>(null);
  const [editing, setEditing] = useState<UserRow | null>(null);
  const [deleting, setDeleting] = useState<UserRow | null>(null);

  const setActive = (user: UserRow) =>
    run(
      () => callApi('PUT /api/users/:id', { params: { id: user.id }, body: { isActive: !user.isActive } }),
      {
        title: ta('users.changedTitle'),
        text: ta(user.isActive ? 'users.deactivated' : 'users.activated', { name: fullName(user) }),
        failed: ta('users.changeFailed'),
      },
    );

  const sendLink = (user: UserRow) =>
    run(() => callApi('POST /api/users/:id/reset-link', { params: { id: user.id } }), {
      title: ta('mail.resetLinkSent', { email: user.email ?? '' }),
      failed: ta('mail.resetLinkFailed'),
    });

  async function remove(user: UserRow) {
    const isGone = await run(() => callApi('DELETE /api/users/:id', { params: { id: user.id } }), {
      title: ta('users.deleted'),
      failed: ta('users.changeFailed'),
    });
    if (isGone) setDeleting(null);
  }

  if (users.length === 0) return <p className="text-muted">{ta('users.none')}</p>;
  return (
    <>
      <div className="card table-box" tabIndex={0} role="region" aria-label={ta('users.title')}>
        <table className="table">
          <thead>
            <tr>
              <th>{ta('users.user')}</th>
              <th>{ta('users.role')}</th>
              <th>{ta('users.status')}</th>
              <th>{ta('users.lastLogin')}</th>
              <th className="cell-actions">{ta('common.actions')}</th>
            </tr>
          </thead>
          <tbody>
            {users.map((user) => (
              <tr key={user.id}>
                <th scope="row">
                  <span className="font-semibold">{fullName(user)}</span>
                  {user.id === me.id ? (
                    <span className="badge badge-plain ml-2">{ta('users.you')}</span>
                  ) : null}
                  <span className="block text-sm text-muted">
                    {user.username}
                    {user.email ? ` · ${user.email}` : ''}
                  </span>
                </th>
                <td>
                  <RoleBadge role={user.role} />
                </td>
                <td className="whitespace-nowrap">
                  <span className={`badge ${user.isActive ? '' : 'badge-red'}`}>
                    {ta(user.isActive ? 'users.active' : 'users.inactive')}
                  </span>
                  {user.hasSecondFactor ? (
                    <span className="badge badge-plain ml-1">{ta('users.secondFactor')}</span>
                  ) : null}
                </td>
                <td className="text-sm whitespace-nowrap">
                  {user.lastLogin ? formatMoment(user.lastLogin) : ta('common.never')}
                </td>
                <td className="cell-actions">
                  <div className="flex flex-wrap gap-1">
                    <button
                      type="button"
                      className="btn btn-outline btn-sm"
                      aria-label={ta('profile.editTitle', { name: fullName(user) })}
                      onClick={() => setEditing(user)}
                    >
                      {ta('profile.edit')}
                    </button>
                    <button
                      type="button"
                      className="btn btn-outline btn-sm whitespace-nowrap"
                      onClick={() => setResetting(user)}
                    >
                      {ta('users.resetPassword')}
                    </button>
                    {canMail && user.email && user.isActive ? (
                      <Button
                        className="btn btn-outline btn-sm whitespace-nowrap"
                        isOff={isBusy}
                        onClick={() => void sendLink(user)}
                      >
                        {ta('mail.sendResetLink')}
                      </Button>
                    ) : null}
                    {/* Nobody deactivates or deletes the own account. */}
                    {user.id === me.id ? null : (
                      <>
                        <Button
                          className="btn btn-outline btn-sm"
                          isOff={isBusy}
                          onClick={() => void setActive(user)}
                        >
                          {ta(user.isActive ? 'users.deactivate' : 'users.activate')}
                        </Button>
                        <button
                          type="button"
                          className="btn btn-danger btn-sm"
                          aria-label={ta('users.deleteTitle', { name: fullName(user) })}
                          onClick={() => setDeleting(user)}
                        >
                          <AdminIcon name="trash" className="size-4" />
                        </button>
                      </>
                    )}
                  </div>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {editing ? (
        <EditUserDialog user={editing} isOwn={editing.id === me.id} onClose={() => setEditing(null)} />
      ) : null}
      {resetting ? <ResetPasswordDialog user={resetting} onClose={() => setResetting(null)} /> : null}
      {deleting ? (
        <Dialog
          title={ta('users.deleteTitle', { name: fullName(deleting) })}
          closeLabel={ta('common.close')}
          onClose={() => setDeleting(null)}
        >
          <p>{ta('users.deleteText')}</p>
          <div className="mt-4 flex justify-end gap-2">
            <button type="button" className="btn btn-outline" onClick={() => setDeleting(null)}>
              {ta('common.cancel')}
            </button>
            <Button className="btn btn-danger" isOff={isBusy} onClick={() => void remove(deleting)}>
              {ta('users.delete')}
            </Button>
          </div>
        </Dialog>
      ) : null}
    </>
  );
}
