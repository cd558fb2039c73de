import { useState } from 'react';
import type { UserQuery, UserRow } from '#shared/people/user.ts';
import { fullName, type Role, roles, userOrders } from '#shared/base/user-rules.ts';
import { callApi } from '../../../lib/api.ts';
import { type AdminTextKey, formatMoment, ta } from '../../../lib/admin-text.ts';
import type { ListFilter } from '../../../staff/list/filter-form.tsx';
import { columnsOf, type ListColumn, ListTable } from '../../../staff/list/list-table.tsx';
import { RowAction, RowActions } from '../../../staff/list/row-actions.tsx';
import { useShell } from '../../../lib/shell.ts';
import { useCall } from '../../../lib/use-call.ts';
import { AdminIcon } from '../../../ui/admin/admin-icon.tsx';
import { useQuestion } from '../../../staff/form/use-question.tsx';
import { EditUserDialog, ResetPasswordDialog } from './user-dialogs.tsx';

const roleTexts: Record<Role, AdminTextKey> = {
  super_admin: 'users.superAdmin',
  admin: 'users.admin',
  customer: 'users.customer',
};

/** Filters of the list of users. */
export const userFilters = ({ role, status }: UserQuery): readonly ListFilter[] => [
  {
    name: 'role',
    value: role,
    label: ta('users.role'),
    none: ta('users.anyRole'),
    choices: [['staff', ta('users.team')], ...roles.map((one) => [one, ta(roleTexts[one])] as const)],
  },
  {
    name: 'status',
    value: status,
    label: ta('users.status'),
    none: ta('users.anyStatus'),
    choices: [
      ['active', ta('users.active')],
      ['inactive', ta('users.inactive')],
    ],
  },
];

/** The role in words, with a different badge for a super admin. */
function RoleBadge({ role }: { role: Role }) {
  const style = role === 'super_admin' ? 'badge-amber' : role === 'customer' ? 'badge-plain' : '';
  return (
    <span className={`badge ${style}`}>
      {role === 'super_admin' ? <AdminIcon name="star" className="size-3" /> : null}
      {ta(roleTexts[role])}
    </span>
  );
}

const columns = (ownId: string): readonly ListColumn<UserRow>[] =>
  columnsOf((name) => ta(`users.${name}`), {
    user: {
      sort: 'name',
      cell: (user) => (
        <>
          <span className="cell-name">{fullName(user)}</span>
          {user.id === ownId ? <span className="badge badge-plain ml-2">{ta('users.you')}</span> : null}
          <span className="block text-sm wrap-anywhere text-muted">
            {user.username}
            {user.email ? ` · ${user.email}` : ''}
          </span>
        </>
      ),
    },
    role: { isFact: true, cell: ({ role }) => <RoleBadge role={role} /> },
    status: {
      isFact: true,
      cell: ({ isActive, hasSecondFactor }) => (
        <span className="whitespace-nowrap">
          <span className={`badge ${isActive ? '' : 'badge-red'}`}>
            {ta(isActive ? 'users.active' : 'users.inactive')}
          </span>
          {hasSecondFactor ? (
            <span className="badge badge-plain ml-1">{ta('users.secondFactor')}</span>
          ) : null}
        </span>
      ),
    },
    lastLogin: {
      sort: 'lastLogin',
      isFact: true,
      cell: ({ lastLogin }) => (
        <span className="whitespace-nowrap">{lastLogin ? formatMoment(lastLogin) : ta('common.never')}</span>
      ),
    },
  });

type Props = {
  users: readonly UserRow[];
  path: string;
  query: UserQuery;
  /** Whether mail is configured, so that a link for a new password can be sent. */
  canMail: boolean;
};

/** Accounts and the actions for each (docs/specification/accounts.md#users). */
export function UserList({ users, path, query, canMail }: Props) {
  const me = useShell().user!;
  const { isBusy, run } = useCall();
  const { ask, dialog } = useQuestion();
  const [resetting, setResetting] = useState<UserRow | null>(null);
  const [editing, setEditing] = useState<UserRow | null>(null);

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
      about: ['user', fullName(user)],
      failed: ta('mail.resetLinkFailed'),
    });
  const remove = (user: UserRow) =>
    ask({
      text: `${ta('users.deleteTitle', { name: fullName(user) })} ${ta('users.deleteText')}`,
      confirmLabel: ta('users.delete'),
      run: () =>
        void run(() => callApi('DELETE /api/users/:id', { params: { id: user.id } }), {
          title: ta('users.deleted'),
          about: ['user', fullName(user)],
          failed: ta('users.changeFailed'),
        }),
    });
  const actions = (user: UserRow) => (
    <RowActions name={fullName(user)}>
      <RowAction
        icon="edit"
        text={ta('profile.edit')}
        label={ta('profile.editTitle', { name: fullName(user) })}
        onClick={() => setEditing(user)}
      />
      <RowAction icon="key" text={ta('users.resetPassword')} onClick={() => setResetting(user)} />
      {canMail && user.email && user.isActive ? (
        <RowAction
          icon="outbox"
          text={ta('mail.sendResetLink')}
          isBusy={isBusy}
          onClick={() => void sendLink(user)}
        />
      ) : null}
      {/* Users cannot deactivate or delete their own account. */}
      {user.id === me.id ? null : (
        <>
          <RowAction
            icon="trash"
            text={ta('users.delete')}
            label={ta('users.deleteTitle', { name: fullName(user) })}
            isDanger
            isBusy={isBusy}
            onClick={() => remove(user)}
          />
          <RowAction
            text={ta(user.isActive ? 'users.deactivate' : 'users.activate')}
            isBusy={isBusy}
            onClick={() => void setActive(user)}
          />
        </>
      )}
    </RowActions>
  );

  return (
    <>
      <ListTable
        label={ta('users.title')}
        rows={users}
        nameOf={fullName}
        columns={columns(me.id)}
        renderActions={actions}
        sorting={{ path, query, natural: userOrders }}
      />
      {editing ? (
        <EditUserDialog user={editing} isOwn={editing.id === me.id} onClose={() => setEditing(null)} />
      ) : null}
      {resetting ? <ResetPasswordDialog user={resetting} onClose={() => setResetting(null)} /> : null}
      {dialog}
    </>
  );
}
