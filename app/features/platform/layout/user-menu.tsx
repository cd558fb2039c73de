import { NavLink } from 'react-router';
import { fullName } from '#shared/base/user-rules.ts';
import type { CurrentUser } from '#shared/people/user.ts';
import { LogoutForm } from '../../../lib/logout-form.tsx';
import { useTexts } from '../../../lib/i18n.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { adminLinks } from './links.ts';

/** The signed-in user: full name, role in words, e-mail, and the sign-out button (docs/specification/site.md#navigation-bar). */
export function UserDetails({ user }: { user: CurrentUser }) {
  const { t } = useTexts();
  return (
    <>
      <div className="px-3 py-2">
        <p className="font-semibold">{fullName(user)}</p>
        <p className="text-sm text-muted">{user.role.replace('_', ' ')}</p>
        {user.email ? <p className="text-sm break-all text-muted">{user.email}</p> : null}
      </div>
      <LogoutForm>
        <button type="submit" className="menu-item" data-needs-react="">
          {t('nav.logout')}
        </button>
      </LogoutForm>
    </>
  );
}

export function UserMenu({ user }: { user: CurrentUser }) {
  return (
    <details className="menu">
      <summary className="btn btn-ghost">
        <Icon name="user" />
        {user.firstName || user.username}
      </summary>
      <div className="menu-panel">
        <UserDetails user={user} />
      </div>
    </details>
  );
}

export function AdminMenuLinks({ user }: { user: CurrentUser | null }) {
  const { t } = useTexts();
  return adminLinks(user).map(({ to, text }) => (
    // A full page load, because the admin area may be in another language.
    <NavLink key={to} to={to} reloadDocument className="menu-item">
      {t(text)}
    </NavLink>
  ));
}
